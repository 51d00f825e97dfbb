import { expect, test } from 'vitest';
import { beginGame } from './driver/begin.ts';
import { mouse, tree } from './driver/hands.ts';
import { greedy } from './driver/mirror.ts';
import { expectEnd, playOn } from './driver/play.ts';
import { openPage, useBrowser } from './harness.ts';

useBrowser();

test('a game against the computer is played from set-up to victory with the mouse', async () => {
  const page = await openPage({ at: '/new' });
  const mirror = await beginGame(page, { mode: 'computer', level: 'greedy', seed: 'seed 18' });
  const ended = await playOn({ page, hand: mouse, mirror, lifted: undefined }, greedy);
  expect(ended.mirror.game.state.ending).toEqual({ winner: 'yellow', why: 'target' });
  await expectEnd(ended);
}, 300_000);

test('a game against the computer is played through the accessibility tree only', async () => {
  const page = await openPage({ at: '/new' });
  const mirror = await beginGame(page, { mode: 'computer', level: 'random', game: 'beginner', seed: 'seed 11' });
  const ended = await playOn({ page, hand: tree, mirror, lifted: undefined }, greedy);
  expect(ended.mirror.game.state.ending).toEqual({ winner: 'yellow', why: 'target' });
  await expectEnd(ended);
}, 300_000);
