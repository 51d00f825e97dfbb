import { newGame, type Outcome, openGame, startGame } from '@archmage/host';
import { playOn, settingOf, worldOf } from '@archmage/host/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newKey, seal, unseal } from './seal.ts';
import { failureOf, type Papers, type Store, sealedLibrary } from './sealed-library.ts';
import { estimateSpace } from './space.ts';
import { memoryStore } from './test-store.ts';

const trust = <T>(outcome: Outcome<T>): T => {
  if (outcome.ok) return outcome.value;
  throw new Error(JSON.stringify(outcome.failure));
};

/** A game of some forty actions, stored. */
const stored = async (change: Parameters<typeof settingOf>[0] = {}) => {
  const store = memoryStore();
  const library = sealedLibrary(store);
  const world = worldOf(library);
  const host = trust(await startGame(settingOf(change), world));
  await playOn(host, 40);
  return { store, library, world, host };
};

const full = (): DOMException => new DOMException('No space.', 'QuotaExceededError');

afterEach(() => vi.unstubAllGlobals());

describe('a seal', () => {
  it('opens for its key and label only', async () => {
    const [key, other] = await Promise.all([newKey(), newKey()]);
    const sealed = await seal(key, 'game 1', 'yellow hid the troll');
    expect(await unseal(key, 'game 1', sealed)).toBe('yellow hid the troll');
    await expect(unseal(other, 'game 1', sealed)).rejects.toMatchObject({ name: 'BrokenSealError' });
    await expect(unseal(key, 'game 2', sealed)).rejects.toMatchObject({ name: 'BrokenSealError' });
    expect(key.extractable).toBe(false);
  });
});

describe('a sealed library', () => {
  it('gives a game back as it was, action by action', async () => {
    const { host, world } = await stored();
    const again = trust(await openGame('game', world));
    expect(again.story('yellow')).toEqual(host.story('yellow'));
    expect(again.story('blue')).toEqual(host.story('blue'));
  });

  it('forgets what was taken back', async () => {
    const { host, world } = await stored({ options: { takeback: 'relaxed', memory: 'recalls' } });
    while (host.mayTakeBack('yellow') + host.mayTakeBack('blue') === 0) await playOn(host, 1);
    await host.takeBack('yellow', 3);
    await host.takeBack('blue', 3);
    const again = trust(await openGame('game', world));
    expect(again.view('yellow')).toEqual(host.view('yellow'));
    expect(again.options.memory).toBe('recalls');
  });

  it('lays no secret open: no token, no card, no seed', async () => {
    const { store } = await stored();
    const { summary, spent, head, lines } = store.papers.get('game') as Papers;
    const bytes = [head, ...lines].map((sealed) => new TextDecoder('latin1').decode(sealed?.bytes)).join();
    const open = JSON.stringify([summary, spent]) + bytes;
    for (const secret of ['troll', 'thief', 'warrior', 'hide', 'line ', 'a test', '"lined"', 'committed']) {
      expect(open).not.toContain(secret);
    }
  });

  it('lists the latest first, and names what it cannot read', async () => {
    const { host, library, store } = await stored();
    trust(await library.save(newGame(settingOf({ id: 'newer', started: 2_000_000 }))));
    store.papers.set('odd', { summary: { id: 'odd', turn: 'three' }, head: undefined, lines: [], spent: undefined });
    const { games, damaged } = trust(await library.list());
    expect(games.map(({ id }) => id)).toEqual(['newer', 'game']);
    expect(games[1]).toMatchObject({
      actions: host.story('yellow').chapters.length,
      points: { yellow: 0, blue: 0 },
      rules: 'base.1',
    });
    expect(damaged).toEqual(['odd']);
    expect(await library.load('odd')).toMatchObject({ failure: { why: 'damaged', part: 'summary' } });
    trust(await library.remove('odd'));
    expect(trust(await library.list()).damaged).toEqual([]);
  });

  it('says which part is damaged', async () => {
    const { library, store } = await stored();
    const papers = store.papers.get('game') as Papers;
    const load = async (change: Partial<Papers>) => {
      store.papers.set('game', { ...papers, ...change });
      return library.load('game');
    };
    const { head, lines } = papers;
    const swapped = lines.with(4, lines[5] as (typeof lines)[number]);
    expect(await load({ head: undefined })).toMatchObject({ failure: { part: 'beginning' } });
    expect(await load({ head: lines[0] })).toMatchObject({ failure: { part: 'beginning' } });
    expect(await load({ lines: swapped })).toMatchObject({ failure: { part: 'action', number: 5 } });
    expect(await load({ lines: lines.slice(0, 30) })).toMatchObject({ failure: { part: 'action', number: 31 } });
    const nonsense = await seal(await store.key(), 'game 7', '8 yellow frobnicate {[]}');
    expect(await load({ lines: lines.with(7, nonsense) })).toMatchObject({
      failure: { part: 'action', number: 8, error: { found: expect.any(String) } },
    });
    const summary = { ...(papers.summary as object), rules: 'base.99' };
    expect(await load({ summary })).toMatchObject({ failure: { part: 'rules' } });
    expect((await load({ head, lines })).ok).toBe(true);
    expect((await load({ spent: 'no time' })).ok).toBe(true);
    expect(await library.load('nothing')).toMatchObject({ failure: { why: 'missing' } });
  });

  it('says that the store is full, before anything has changed', async () => {
    const { host, store, library } = await stored();
    const broke: Store = { ...store, write: () => Promise.reject(full()) };
    const other = trust(await openGame('game', worldOf(sealedLibrary(broke))));
    const before = other.view('spectator');
    await expect(playOn(other, 1)).rejects.toThrow('"why":"full"');
    expect(other.view('spectator')).toBe(before);
    expect(trust(await library.load('game')).batches.length).toBe(host.story('yellow').chapters.length);
    expect(await startGame(settingOf(), worldOf(sealedLibrary(broke)))).toMatchObject({ failure: { why: 'full' } });
  });

  it('says that the page is not secure', async () => {
    vi.stubGlobal('crypto', {});
    const store = memoryStore();
    expect(await sealedLibrary(store).save(newGame(settingOf()))).toEqual({ ok: false, failure: { why: 'insecure' } });
  });

  it('turns any other exception into words', () => {
    expect(failureOf(new DOMException('Closing.', 'InvalidStateError'))).toEqual({
      why: 'unavailable',
      message: 'InvalidStateError: Closing.',
    });
    expect(failureOf('odd')).toEqual({ why: 'unavailable', message: 'odd' });
  });
});

describe('space', () => {
  const storage = (usage: number, quota: number) => ({ estimate: async () => ({ usage, quota }) }) as StorageManager;

  it('is short before it is gone', async () => {
    expect(await estimateSpace(storage(10, 1e9))).toEqual({ used: 10, quota: 1e9, isShort: false });
    expect(await estimateSpace(storage(9e8, 9.01e8))).toMatchObject({ isShort: true });
  });

  it('is unknown where the browser does not say', async () => {
    expect(await estimateSpace(storage(0, 0))).toBeUndefined();
    const silent = { estimate: () => Promise.reject(new Error('no')) } as unknown as StorageManager;
    expect(await estimateSpace(silent)).toBeUndefined();
  });
});
