import { type Action, type Kind, legal, parseAction, type Seat } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { formatGame } from '@archmage/host';
import { fill } from '@archmage/words';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { readIn } from '../../../scripts/screenshots/stage.mjs';
import { choicesOf } from '../app/play/choices.ts';
import { dotPlaces } from '../app/table/hand/lay-out.ts';
import { en } from '../app/texts/en.ts';
import { beginGame, playFrom, type Wanted } from './driver/begin.ts';
import { mouse } from './driver/hands.ts';
import { after, askedPerson, type Mirror, type Step } from './driver/mirror.ts';
import { cardTarget, chooseCharacter, perform, seenBy, squareTarget, trayTarget } from './driver/perform.ts';
import { curtainOf, doStep, type Sitting, sitDown } from './driver/play.ts';
import { teamTwins } from './driver/team-twins.ts';
import { partingOf, shownBy, storedBy } from './driver/traces.ts';
import { openContext, openPage, shown, useBrowser, visit } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 120_000 });

/**
 * Two games that are the same but for somebody's secret. To whoever may not know it both pages must be the same to the
 * letter: then nothing in them tells of it, however it might be written.
 */
type Twins = readonly [Sitting, Sitting];

const both = async (twins: Twins, act: (sitting: Sitting, nth: 0 | 1) => Promise<Sitting>): Promise<Twins> => [
  await act(twins[0], 0),
  await act(twins[1], 1),
];

type Open = (page: Page, nth: 0 | 1) => Promise<Mirror>;
type Prepare = (context: BrowserContext, nth: 0 | 1) => Promise<unknown>;

const sitAt = async (at: string, open: Open, prepare: Prepare = async () => {}): Promise<Twins> => {
  const sit = async (nth: 0 | 1): Promise<Sitting> => {
    const context = await openContext();
    await prepare(context, nth);
    const page = await openPage({ at, context });
    return { page, hand: mouse, mirror: await open(page, nth), lifted: undefined };
  };
  return [await sit(0), await sit(1)];
};

const partingIn = async ([one, other]: Twins): Promise<string | undefined> =>
  partingOf(await shownBy(one.page), await shownBy(other.page));

/** Whatever a page still has to draw, it comes to show the same. */
const expectSame = (twins: Twins): Promise<void> => expect.poll(() => partingIn(twins)).toBeUndefined();

const expectDifferent = (twins: Twins): Promise<void> => expect.poll(() => partingIn(twins)).toBeDefined();

const press = (twins: Twins, keys: readonly string[]): Promise<Twins> =>
  both(twins, async (sitting) => {
    for (const key of keys) await sitting.page.keyboard.press(key);
    return sitting;
  });

/** Chosen, then laid. */
const layCard = async (page: Page, value: number): Promise<void> => {
  await mouse.press(page, cardTarget({ sort: 'combat', value }));
  await mouse.press(page, { button: fill(en.parts.combat.lay, { card: `Combat ${value}` }) });
};

const TEAMS: readonly [readonly Kind[], readonly Kind[]] = [
  ['goblin', 'thief', 'cleric', 'wizard'],
  ['troll', 'wallWalker', 'mekanork', 'warrior'],
];
const HIDDEN = ['speedPotion', 'sword'] as const;
const ROOM = 0;
const FIGHT = 'yGo@T1[1,1] bMe@T1[1,2] bCl@B4[1,1]';

/** Lays out a line and tells when all of it lies there, before it is confirmed. */
const lineUp = async (sitting: Sitting, kinds: readonly Kind[]): Promise<Step> => {
  const seen = seenBy(sitting);
  const dots = dotPlaces(seen.rules, seen.seat);
  for (const [nth, kind] of kinds.entries()) {
    await mouse.press(sitting.page, trayTarget(seen, seen.seat, kind));
    await mouse.press(sitting.page, squareTarget(seen, dots[nth] ?? -1));
  }
  const [first, ...rest] = kinds.map((kind): Action => ({ type: 'line', kind }));
  if (first === undefined) throw new Error('There is nobody to lay out.');
  return { seat: seen.seat, actions: [first, ...rest] };
};

const hide = (sitting: Sitting, seat: Seat, kind: Kind): Step => ({
  seat,
  actions: [{ type: 'hide', kind: known(sitting, kind), tile: ROOM }],
});

const known = ({ mirror }: Sitting, kind: Kind): Kind => {
  if (!mirror.game.rules.roster.some((member) => member.kind === kind)) throw new Error(`There is no ${kind}.`);
  return kind;
};

/** What the next person might try before he says who he is, and afterwards. */
const KEYS = ['Escape', 'l', 'Escape', 'r', 'c', 'b', 'w', 'u', '2', '?', 'Escape'];

const waitForCurtain = (twins: Twins, to: Seat): Promise<Twins> =>
  both(twins, async (sitting) => {
    await curtainOf(sitting.page, to).waitFor();
    return sitting;
  });

/** The same look around in both pages: keys, the log, the replay, the list of games, back and forth, a reload. */
const lookAround = async (twins: Twins): Promise<void> => {
  await press(twins, KEYS);
  await expectSame(twins);
  for (const { page } of twins) await page.goBack();
  await expectSame(twins);
  for (const { page } of twins) {
    await page.goForward();
    await shown(page);
  }
};

const lookAtReplay = async (twins: Twins): Promise<void> => {
  for (const { page } of twins) await visit(page, new URL(page.url()).hash.replace('#/game/', '/replay/'));
  await both(twins, async (sitting) => {
    await sitting.page.getByRole('slider').waitFor();
    await sitting.page.getByRole('slider').press('End');
    return sitting;
  });
  await expectSame(twins);
  for (const { page } of twins) await visit(page, new URL(page.url()).hash.replace('#/replay/', '/game/'));
};

const exported = async ({ page }: Sitting): Promise<string> => {
  await visit(page, '/games');
  await page.getByRole('button', { name: /^Export/ }).click();
  const text = await page.getByRole('dialog').getByRole('textbox').inputValue();
  await page.goBack();
  await shown(page);
  return text;
};

const NAMES =
  /cleric|goblin|mekanork|thief|troll|wall-?walker|warrior|wizard|armou?r|fireball|rope|speed ?potion|sword|treasure/i;

/** Nothing but sealed bytes, and as many of them whatever they say. */
const expectSealed = async ([one, other]: Twins): Promise<void> => {
  const stored = [await storedBy(one.page), await storedBy(other.page)] as const;
  for (const { text } of stored) {
    expect(text).toContain('"extractable":false');
    expect(NAMES.exec(text)?.[0]).toBeUndefined();
  }
  expect(stored[0].sizes).toEqual(stored[1].sizes);
};

/** Whoever recalls has more to hide; who forgets is tried when soaking. */
const MEMORIES = process.env.ARCHMAGE_SOAK === undefined ? (['recalls'] as const) : (['forgets', 'recalls'] as const);

describe('what one of two people chooses', () => {
  test.each(MEMORIES)('at set-up is nowhere when the other looks: %s', async (memory) => {
    const wish: Wanted = { mode: 'oneScreen', seed: 'seed 2', takeback: 'relaxed', memory };
    let twins = await sitAt('/new', (page) => beginGame(page, wish));
    const sent: string[] = [];
    for (const { page } of twins) page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    twins = await both(twins, (sitting) => sitDown(sitting));
    await expectSame(twins);
    const lines: [Step, Step] = [await lineUp(twins[0], TEAMS[0]), await lineUp(twins[1], TEAMS[1])];
    // The finder does find what is shown to the one whose secret it is.
    await expectDifferent(twins);
    await expect.poll(() => shownBy(twins[0].page)).toContain('Wizard is to start here');
    twins = await both(twins, async (sitting, nth) => {
      await mouse.press(sitting.page, { button: en.table.tray.confirmLine });
      return { ...sitting, mirror: after(sitting.mirror, lines[nth]) };
    });
    twins = await waitForCurtain(twins, 'blue');
    await expectSame(twins);
    expect(await shownBy(twins[0].page)).not.toMatch(/is to start here|Wizard|Undo/);
    await expectSealed(twins);
    await lookAround(twins);
    twins = await waitForCurtain(twins, 'blue');
    await expectSame(twins);
    twins = await both(twins, (sitting) => sitDown(sitting));
    await expectSame(twins);
    expect(await twins[0].page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
    await lookAround(twins);
    twins = await waitForCurtain(twins, 'blue');
    await lookAtReplay(twins);
    expect(await exported(twins[0])).toBe(await exported(twins[1]));
    twins = await waitForCurtain(twins, 'blue');
    twins = await both(twins, async (sitting) => {
      const now = await sitDown({ ...sitting, lifted: undefined });
      const step = await lineUp(now, TEAMS[0]);
      await mouse.press(now.page, { button: en.table.tray.confirmLine });
      return sitDown({ ...now, mirror: after(now.mirror, step) });
    });
    twins = await both(twins, async (sitting, nth) => {
      const step = hide(sitting, 'yellow', HIDDEN[nth]);
      await perform(sitting, step);
      return { ...sitting, mirror: after(sitting.mirror, step) };
    });
    twins = await waitForCurtain(twins, 'blue');
    await expectSame(twins);
    await expectSealed(twins);
    twins = await both(twins, (sitting) => sitDown(sitting));
    await expectSame(twins);
    await press(twins, KEYS);
    await expectSame(twins);
    twins = await both(twins, (sitting) => doStep(sitting, hide(sitting, 'blue', 'rope')));
    const own = await shownBy(twins[0].page);
    if (memory === 'recalls') expect(own).toMatch(/Room A, face down, 2 tokens on it, Speed Potion/);
    else expect(own).not.toMatch(/Room A, face down, 2 tokens on it, Speed Potion/);
    expect(sent.filter((each) => !each.startsWith('GET '))).toEqual([]);
    expect(sent.filter((each) => NAMES.test(each))).toEqual([]);
  });

  test('in a combat is nowhere until both cards lie open', async () => {
    let twins = await sitAt('/', (page) => playFrom(page, scene(FIGHT)));
    twins = await both(twins, async (sitting) => doStep(await sitDown(sitting), read(sitting, 'yellow', 'Go x bMe')));
    twins = await both(twins, async (sitting, nth) => {
      const step = read(sitting, 'yellow', nth === 0 ? 'C2' : 'C5');
      await perform(sitting, step);
      return { ...sitting, mirror: after(sitting.mirror, step) };
    });
    twins = await waitForCurtain(twins, 'blue');
    await expectSame(twins);
    await expectSealed(twins);
    await lookAround(twins);
    twins = await waitForCurtain(twins, 'blue');
    twins = await both(twins, (sitting) => sitDown(sitting));
    await expectSame(twins);
    await press(twins, KEYS);
    await expectSame(twins);
    for (const { page } of twins) await layCard(page, 3);
    for (const { page } of twins) await page.getByRole('button', { name: en.parts.combat.goOn }).waitFor();
    await expectDifferent(twins);
    await expect.poll(() => shownBy(twins[0].page)).toContain('Yellow shows Combat 2');
    await expect.poll(() => shownBy(twins[1].page)).toContain('Yellow shows Combat 5');
  });
});

test('a team of one’s own is nowhere on a turn, which needs no curtain', async () => {
  const games = teamTwins();
  let twins = await sitAt('/games', async (page, nth) => {
    await readIn(page, formatGame(games[nth]));
    await page.getByRole('link', { name: /^Go on with/ }).click();
    await page.waitForURL(/#\/game\/\w+$/);
    // The notice that it was read in goes at a time of its own.
    await page.reload();
    return { game: games[nth], players: { yellow: 'human', blue: 'human' }, memory: 'forgets', last: undefined };
  });
  const [one, other] = games.map(({ state: { players, tiles } }) => [players.yellow, tiles]);
  expect(one).not.toEqual(other);
  const seats = twins.map(({ mirror }) => askedPerson(mirror));
  for (const type of ['card', 'pass', 'card'] as const) {
    twins = await both(twins, (sitting) => sitDown(sitting));
    await expectSame(twins);
    expect(await twins[0].page.locator('.curtain-lift').count()).toBe(0);
    twins = await both(twins, (sitting) => doStep(sitting, ownStep(sitting, type)));
  }
  const [{ mirror }] = twins;
  expect([...seats, askedPerson(mirror)].sort()).toEqual(['blue', 'blue', 'yellow']);
  const [piece = -1] = choicesOf(seenBy(twins[0])).characters.keys();
  for (const each of twins) await chooseCharacter(each, piece);
  await press(twins, ['b', 'w']);
  await expectSame(twins);
  await expectSealed(twins);
  expect(await exported(twins[0])).toBe(await exported(twins[1]));
});

/** The first of the choices of this kind. */
const ownStep = (sitting: Sitting, type: Action['type']): Step => {
  const { rules, seat, view } = seenBy(sitting);
  const action = [...legal(rules, view, seat)].find((each) => each.type === type);
  if (action === undefined) throw new Error(`There is nothing to ${type}.`);
  return { seat, actions: [action] };
};

const read = ({ mirror: { game } }: Sitting, seat: Seat, text: string): Step => {
  const action = parseAction(game.rules, game.state, seat, text);
  if (!action.ok) throw new Error(`"${text}" cannot be read.`);
  return { seat, actions: [action.value] };
};

describe('what the computer chooses', () => {
  test('at set-up is nowhere in the page', async () => {
    const seeds = ['seed 3', 'seed 5'] as const;
    let twins = await sitAt('/new', (page, nth) => beginGame(page, { mode: 'computer', seed: seeds[nth] }));
    twins = await both(twins, (sitting) => sitDown(sitting));
    await expectSame(twins);
    twins = await both(twins, async (sitting) => {
      const step = await lineUp(sitting, TEAMS[0]);
      await mouse.press(sitting.page, { button: en.table.tray.confirmLine });
      return sitDown({ ...sitting, mirror: after(sitting.mirror, step) });
    });
    const secrets = twins.map(({ mirror: { game } }) => [game.state.players.blue.lineup, game.state.tiles[1]?.stash]);
    expect(secrets[0]?.[0]).not.toEqual(secrets[1]?.[0]);
    expect(secrets[0]?.[1]).toHaveLength(1);
    expect(secrets[0]?.[1]).not.toEqual(secrets[1]?.[1]);
    await expectSame(twins);
    await press(twins, KEYS);
    await expectSame(twins);
    await lookAtReplay(twins);
    expect(await exported(twins[0])).toBe(await exported(twins[1]));
  });

  test('in a combat is nowhere until both cards lie open', async () => {
    const fight: Open = (page) => playFrom(page, scene(FIGHT), 'computer');
    let twins = await sitAt('/', fight, (context, nth) => stubborn(context, nth === 0 ? 'C2' : 'C5'));
    twins = await both(twins, async (sitting) => {
      const now = await sitDown(sitting);
      await perform(now, read(now, 'yellow', 'Go x bMe'));
      await now.page.getByText(en.parts.combat.covered).waitFor({ state: 'attached' });
      return now;
    });
    await expectSame(twins);
    await press(twins, KEYS);
    await expectSame(twins);
    for (const { page } of twins) await layCard(page, 3);
    await twins[0].page.getByText('Blue shows Combat 2').waitFor({ state: 'attached' });
    await twins[1].page.getByText('Blue shows Combat 5').waitFor({ state: 'attached' });
  });
});

/** A computer that lays this card, whatever it is asked. */
const stubborn = (context: BrowserContext, card: string): Promise<unknown> =>
  context.addInitScript((laid) => {
    class Stubborn extends EventTarget {
      postMessage({ number }: { readonly number: number }): void {
        const data = { number, answer: { action: { type: 'commit', card: laid } } };
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }

      terminate(): void {}
    }
    Object.assign(globalThis, { Worker: Stubborn });
  }, card);

test('the finder finds a name wherever it is stored', async () => {
  const page = await openPage();
  expect((await storedBy(page)).text).not.toMatch(NAMES);
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((settle) => {
      const request = indexedDB.open('another', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('shelf');
      request.onsuccess = () => settle(request.result);
    });
    const put = db.transaction('shelf', 'readwrite').objectStore('shelf');
    const done = put.put(new TextEncoder().encode('the wizard').buffer, 'key');
    await new Promise((settle) => {
      done.onsuccess = settle;
    });
    db.close();
    localStorage.setItem('other', 'the goblin');
  });
  const { text } = await storedBy(page);
  expect(text).toMatch(/wizard/);
  expect(text).toMatch(/goblin/);
});
