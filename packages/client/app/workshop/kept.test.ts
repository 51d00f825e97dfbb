import { memoryLibrary, newGame } from '@archmage/host';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../host/test-store.ts';
import { OWN_DATABASE } from './own-database-name.ts';
import type { OwnText } from './own-text.ts';
import { blankPair, writePairs } from './room-draft.ts';

// A browser's database is not here: what matters is what is asked of it.
const stored = new Map<string, unknown>();
let isFull = false;

vi.mock('./own-database.ts', () => ({
  allTexts: async () => [...stored.values()],
  putText: async (text: OwnText) => {
    if (isFull) throw new DOMException('', 'QuotaExceededError');
    stored.set(text.id, text);
  },
  removeText: async (id: string) => stored.delete(id),
}));

const text = writePairs([blankPair('9')]);

/** A page just opened, with its boxes. */
const openPage = async () => {
  vi.resetModules();
  const [{ BOXES, compile }, { learn, newGame }, kept, keeping, { sealedLibrary }] = await Promise.all([
    import('@archmage/engine'),
    import('@archmage/host'),
    import('./kept.ts'),
    import('./keeping.ts'),
    import('../host/sealed-library.ts'),
  ]);
  await BOXES.load();
  return { compile, learn, ...kept, ...keeping, newGame, sealedLibrary };
};

beforeEach(() => {
  stored.clear();
  isFull = false;
});

test('what is kept is known when the page is opened again', async () => {
  const { keep, kept, learn } = await openPage();
  const own = learn(text);
  if (!own.ok) throw new Error('A blank pair can be read.');
  expect(await keep(own.value, 'Mine', 5)).toBe('kept');
  expect(kept.value).toMatchObject([{ name: 'Mine', kind: 'rooms', text, changed: 5 }]);
  stored.set('x', { id: 'x', text: 'something else' });
  stored.set('y', { id: 'y', kind: 'rooms', name: '', text: 'no rooms', changed: 1 });
  const again = await openPage();
  await again.learnKept();
  expect(again.kept.value?.map(({ id }) => id)).toEqual([own.value.id]);
  expect(await again.forget(own.value.id)).toBe('unkept');
  expect(again.kept.value).toEqual([]);
  // What cannot be read is not thrown away: a later version may.
  expect([...stored.keys()]).toEqual(['x', 'y']);
});

test('what cannot be stored lasts as long as the page', async () => {
  const { keep, kept, learn } = await openPage();
  isFull = true;
  const own = learn(text);
  if (own.ok) expect(await keep(own.value, '')).toBe('unkept');
  expect(kept.value?.length).toBe(1);
});

test('a stored game keeps what it needs', async () => {
  const { compile, keepingNeeds, learn } = await openPage();
  const library = keepingNeeds(memoryLibrary());
  const players = { yellow: 'human', blue: 'human' } as const;
  const own = learn(text);
  for (const id of ['base.1', `base.1 rooms=${own.ok ? own.value.id : ''}`]) {
    const rules = compile(id);
    if (!rules.ok) continue;
    expect(stored.size).toBe(0);
    expect(
      await library.save(newGame({ id, title: '', rules: rules.value, players, seed: '0', started: 0 })),
    ).toMatchObject({ ok: true });
  }
  expect([...stored.keys()]).toEqual([own.ok ? own.value.id : '']);
});

test('what is deleted stays with the stored games that need it, until the last one goes', async () => {
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: OWN_DATABASE }] });
  const store = memoryStore();
  const page = await openPage();
  const own = page.learn(text);
  if (!own.ok) throw new Error('A blank pair can be read.');
  const rules = page.compile(`base.1 rooms=${own.value.id}`);
  if (!rules.ok) throw new Error('It fits the base set.');
  await page.keep(own.value, 'Mine');
  const players = { yellow: 'human', blue: 'human' } as const;
  const game = (id: string) => page.newGame({ id, title: '', rules: rules.value, players, seed: '0', started: 0 });
  const library = page.keepingNeeds(page.sealedLibrary(store));
  for (const id of ['one', 'two']) await library.save(game(id));
  expect(await page.hide(own.value.id)).toBe('unkept');
  expect(page.kept.value).toEqual([]);

  const later = await openPage();
  const games = later.keepingNeeds(later.sealedLibrary(store));
  expect(await games.load('one')).toMatchObject({ ok: true });
  await games.save(game('two'));
  expect(later.kept.value).toEqual([]);
  await games.remove('one');
  expect(await games.load('two')).toMatchObject({ ok: true });
  expect(stored.size).toBe(1);
  await games.remove('two');
  expect(stored.size).toBe(0);
  vi.unstubAllGlobals();
});

test('what was deleted and is brought again is on the shelf again', async () => {
  const { hide, keep, kept, learn } = await openPage();
  const own = learn(text);
  if (!own.ok) throw new Error('A blank pair can be read.');
  await keep(own.value, 'Mine');
  await hide(own.value.id);
  await keep(own.value, 'Mine again');
  expect(kept.value?.map(({ name }) => name)).toEqual(['Mine again']);
  isFull = true;
  expect(await hide(own.value.id)).toBe('kept');
  expect(kept.value?.length).toBe(1);
});

test('what another window keeps meanwhile is learnt when a game needs it', async () => {
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: OWN_DATABASE }] });
  const store = memoryStore();
  const [one, other] = [await openPage(), await openPage()];
  await other.learnKept();
  const own = one.learn(text);
  const id = `base.1 rooms=${own.ok ? own.value.id : ''}`;
  const rules = one.compile(id);
  if (!rules.ok) throw new Error('It fits the base set.');
  const players = { yellow: 'human', blue: 'human' } as const;
  const game = one.newGame({ id: 'game', title: '', rules: rules.value, players, seed: '0', started: 0 });
  await one.keepingNeeds(one.sealedLibrary(store)).save(game);

  const library = other.keepingNeeds(other.sealedLibrary(store));
  expect(other.compile(id).ok).toBe(false);
  expect(await library.load('game')).toMatchObject({ ok: true });
  expect(other.kept.value?.map(({ text: each }) => each)).toEqual([text]);

  const third = await openPage();
  expect(await third.keepingNeeds(third.sealedLibrary(store)).list()).toMatchObject({ ok: true });
  expect(third.compile(id).ok).toBe(true);
  await one.forget(own.ok ? own.value.id : '');
  await third.learnKept();
  expect(third.kept.value).toEqual([]);
  vi.unstubAllGlobals();
});
