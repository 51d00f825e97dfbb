import { topTask } from '@archmage/engine';
import { expect, test } from 'vitest';
import { beginGame } from './driver/begin.ts';
import { mouse } from './driver/hands.ts';
import { greedy } from './driver/mirror.ts';
import { expectEnd, playOn } from './driver/play.ts';
import { openPage, useBrowser } from './harness.ts';

useBrowser();

/** A game in which both reveal, fight and break something, and one of them wins soon. */
const SEED = 'seed 18';

test('two people play on one screen from set-up to victory, with the mouse', async () => {
  const page = await openPage({ at: '/new' });
  const mirror = await beginGame(page, { mode: 'oneScreen', seed: SEED });
  const curtains: string[] = [];
  const done = new Set<string>();
  const ended = await playOn({ page, hand: mouse, mirror, lifted: undefined }, greedy, {
    onCurtain: async (sitting, to) => {
      curtains.push(`${topTask(sitting.mirror.game.state)?.kind} ${to}`);
      expect(await page.getByRole('grid').count()).toBe(0);
    },
    onStep: async (_, { actions: [{ type }] }) => {
      done.add(type);
    },
  });
  expect(curtains.filter((each) => each.startsWith('lineup'))).toEqual(['lineup yellow', 'lineup blue']);
  expect(curtains.filter((each) => each.startsWith('hide'))).toHaveLength(19);
  expect(curtains.filter((each) => each.startsWith('commit'))).toHaveLength(8);
  expect(curtains).toHaveLength(29);
  expect([...done]).toEqual(expect.arrayContaining(['line', 'hide', 'card', 'reveal', 'place', 'move', 'attack']));
  expect([...done]).toEqual(expect.arrayContaining(['commit', 'rotate', 'jump']));
  expect(ended.mirror.game.state.ending).toEqual({ winner: 'yellow', why: 'target' });
  await expectEnd(ended);
}, 300_000);
