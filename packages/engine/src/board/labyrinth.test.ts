import { expect, test } from 'vitest';
import type { Tile } from '../core/state.ts';
import { random as anything, playout } from '../testing/players.ts';
import { randomOf } from '../testing/random.ts';
import { rulesOf } from '../testing/scene.ts';
import { type Labyrinth, labyrinthOf } from './labyrinth.ts';

test('A labyrinth that was repaired is the one drawn afresh', { timeout: 60_000 }, () => {
  const rules = rulesOf('base.1');
  const random = randomOf(11);
  const repaired = new Map<Labyrinth, readonly Tile[]>();
  for (let game = 0; game < 4; game++) {
    for (const { next } of playout(rules, { yellow: anything, blue: anything }, random, { cap: 600 }))
      repaired.set(labyrinthOf(rules, next.tiles), next.tiles);
  }
  expect(repaired.size).toBeGreaterThan(50);
  // The last labyrinth is remembered with its ruleset: another ruleset has none to repair.
  const others = [rulesOf('base.1 vp=7'), rulesOf('base.1 vp=6')] as const;
  let turn = 0;
  for (const [maze, tiles] of repaired)
    expect(maze).toEqual(labyrinthOf(others[turn++ % 2 === 0 ? 0 : 1], structuredClone(tiles)));
});

test('Tokens under a room change no labyrinth', () => {
  const rules = rulesOf('base.1');
  for (const { batch, next, state } of playout(rules, { yellow: anything, blue: anything }, randomOf(5), { cap: 60 })) {
    if (batch.action.type !== 'hide') continue;
    expect(next.tiles).not.toBe(state.tiles);
    expect(labyrinthOf(rules, next.tiles)).toBe(labyrinthOf(rules, state.tiles));
  }
});
