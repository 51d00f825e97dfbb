import { parseAction } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { dotPlaces } from '../app/table/hand/lay-out.ts';
import { en } from '../app/texts/en.ts';
import { beginGame, playFrom } from './driver/begin.ts';
import { mouse } from './driver/hands.ts';
import { after, askedPerson, greedy, type Mirror, nextStep, type Step } from './driver/mirror.ts';
import { chooseCharacter, perform, seenBy, squareTarget, trayTarget } from './driver/perform.ts';
import { curtainOf, doStep, playOn, type Sitting, sitDown } from './driver/play.ts';
import { openPage, shown, useBrowser } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 120_000 });

const sitAt = (page: Page, mirror: Mirror): Sitting => ({ page, hand: mouse, mirror, lifted: undefined });

const reloaded = async (sitting: Sitting): Promise<Sitting> => {
  await sitting.page.reload();
  await shown(sitting.page);
  return { ...sitting, lifted: undefined };
};

/** The page goes without a word, and another one is opened. */
const reopened = async (sitting: Sitting): Promise<Sitting> => {
  const { page } = sitting;
  const address = page.url();
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(address);
  await shown(next);
  return { ...sitting, page: next, lifted: undefined };
};

const stepOf = ({ mirror }: Sitting, text: string): Step => {
  const seat = askedPerson(mirror) ?? 'yellow';
  const action = parseAction(mirror.game.rules, mirror.game.state, seat, text);
  if (!action.ok) throw new Error(`"${text}" cannot be read.`);
  return { seat, actions: [action.value] };
};

const sitAtScene = async (tokens: string): Promise<Sitting> => {
  const page = await openPage();
  return sitDown(sitAt(page, await playFrom(page, scene(tokens))));
};

const WALK = 'yWa@T1[1,1] ySword@T1[1,2] bMe@T4[1,1]';
const FIGHT = 'yGo@T1[1,1] bMe@T1[1,2] bCl@B4[1,1]';

describe('a reload', () => {
  test('in the middle of set-up keeps what was confirmed and nothing else', async () => {
    const page = await openPage({ at: '/new' });
    const mirror = await beginGame(page, { mode: 'oneScreen', game: 'beginner', seed: 'seed 78' });
    let sitting = await sitDown(sitAt(page, mirror));
    const seen = seenBy(sitting);
    const [dot = -1] = dotPlaces(seen.rules, seen.seat);
    await mouse.drag?.(page, trayTarget(seen, 'yellow', 'thief'), [squareTarget(seen, dot)]);
    await page.getByRole('gridcell', { name: /Thief is to start here/ }).waitFor();
    sitting = await sitDown(await reloaded(sitting));
    expect(await page.getByRole('gridcell', { name: /Thief/ }).count()).toBe(0);
    for (let count = 0; count < 4; count++) {
      const step = nextStep(sitting.mirror, greedy);
      if (step === undefined) throw new Error('The game is over.');
      sitting = await sitDown(await reloaded(await doStep(sitting, step)));
    }
    expect(sitting.mirror.game.state.tiles.flatMap(({ stash }) => stash)).toHaveLength(2);
  });

  test('in the middle of a move loses the way that was drawn, and nothing happens twice', async () => {
    const sitting = await sitAtScene(WALK);
    const { page } = sitting;
    const step = stepOf(sitting, 'Wa b2>c2+ySword>d2');
    const drawn = page.getByRole('region', { name: en.parts.draft.label });
    await chooseCharacter(sitting, 6);
    await mouse.press(page, squareTarget(seenBy(sitting), 12));
    await drawn.waitFor();
    const again = await sitDown(await reloaded(sitting));
    expect(await drawn.count()).toBe(0);
    const moved = await sitDown(await reloaded(await doStep(again, step)));
    expect(moved.mirror.game.state.turn.purses).toEqual([{ ap: 4, only: undefined, lent: false }]);
  });

  test('in the middle of a combat keeps the card that was laid', async () => {
    let sitting = await sitAtScene(FIGHT);
    sitting = await doStep(sitting, stepOf(sitting, 'Go x bMe'));
    sitting = await sitDown(await reloaded(sitting));
    sitting = await laid(sitting, 'C2');
    await curtainOf(sitting.page, 'blue').waitFor();
    sitting = await reloaded(sitting);
    await curtainOf(sitting.page, 'blue').waitFor();
    sitting = await sitDown(sitting);
    sitting = await doStep(sitting, stepOf(sitting, 'C5'));
    await sitDown(await reloaded(sitting));
  });

  test('while the computer moves lets it go on where it was', async () => {
    const page = await openPage({ at: '/new' });
    const mirror = await beginGame(page, { mode: 'computer', game: 'beginner', opening: 'simple', seed: 'seed 3' });
    let sitting = await sitDown(sitAt(page, mirror));
    const { number } = sitting.mirror.game.state.turn;
    sitting = await playOn(sitting, greedy, { until: (now) => endsTurn(now, number) });
    const step = nextStep(sitting.mirror, greedy);
    if (step === undefined) throw new Error('The game is over.');
    await perform(sitting, step);
    // Only what is acknowledged survives: the page says so by asking the other side, which may have moved already.
    const { card, wait } = en.table.hints;
    await expect.poll(() => page.locator('.table-hint').textContent()).toMatch(new RegExp(`${wait}|${card}`));
    sitting = await reloaded({ ...sitting, mirror: after(sitting.mirror, step) });
    await sitDown(sitting);
  });
});

describe('a second window', () => {
  const besides = async (sitting: Sitting): Promise<Sitting> => {
    const page = await sitting.page.context().newPage();
    await page.goto(sitting.page.url());
    await shown(page);
    return sitDown({ ...sitting, page, lifted: undefined });
  };

  test('shows what happens in the first, and goes on', async () => {
    const first = await sitAtScene(WALK);
    const second = await besides(first);
    const { mirror } = await doStep(first, stepOf(first, 'Wa b2>c2+ySword>d2'));
    const follows = await sitDown({ ...second, mirror });
    const moved = await doStep(follows, stepOf(follows, 'Wa d2>d3'));
    await sitDown({ ...first, mirror: moved.mirror });
  });

  test('that has heard nothing loads the game again', async () => {
    const first = await sitAtScene(WALK);
    const { page } = first;
    await page.evaluate(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    const second = await besides(first);
    const { mirror } = await doStep(first, stepOf(first, 'Wa b2>c2+ySword>d2'));
    await perform(second, stepOf(second, 'Wa b2>b3'));
    await second.page.getByText(en.start.failures.elsewhere.text).waitFor();
    expect(await second.page.getByRole('button', { name: en.table.buttons.retry }).count()).toBe(0);
    await second.page.getByRole('button', { name: en.table.buttons.reload }).click();
    await sitDown({ ...second, mirror });
  });
});

/** Whether the next step hands the turn to the computer. */
const endsTurn = (mirror: Mirror, number: number): boolean => {
  const step = nextStep(mirror, greedy);
  return step !== undefined && after(mirror, step).game.state.turn.number > number;
};

/** One's card is on the table; the other's curtain is down. */
const laid = async (sitting: Sitting, card: string): Promise<Sitting> => {
  const step = stepOf(sitting, card);
  await perform(sitting, step);
  return { ...sitting, mirror: after(sitting.mirror, step) };
};

describe('a crash', () => {
  test('keeps every action that was acknowledged', async () => {
    let sitting = await sitAtScene(WALK);
    for (const text of ['Wa b2>c2+ySword>d2', 'Wa d2>d3', 'pass', 'A3']) {
      sitting = await doStep(sitting, stepOf(sitting, text));
      sitting = await sitDown(await reopened(sitting));
    }
  });

  test('while something is stored leaves the game before or after it, and it goes on', async () => {
    const before = await sitAtScene(WALK);
    const step = stepOf(before, 'Wa b2>c2+ySword>d2');
    await perform(before, step);
    const open = await reopened(before);
    const points = await open.page
      .getByText(/[45] action points left/)
      .first()
      .textContent();
    const isDone = points?.startsWith('4') === true;
    const now = await sitDown({ ...open, mirror: isDone ? after(before.mirror, step) : before.mirror });
    await doStep(now, stepOf(now, isDone ? 'Wa d2>d3' : 'Wa b2>c2+ySword>d2'));
  });
});
