import { expect, test } from 'vitest';
import type { Tile } from '../core/state.ts';
import { random as anything, playout } from '../testing/players.ts';
import { randomOf } from '../testing/random.ts';
import { rulesOf } from '../testing/scene.ts';
import { type Labyrinth, labyrinthOf, linksThrough, repairedPlaces } from './labyrinth.ts';

test.each(['base.1', 'paladins.1'])(
  'A labyrinth that was repaired is the one drawn afresh: %s',
  {
    timeout: 60_000,
  },
  (id) => {
    const rules = rulesOf(id);
    const random = randomOf(11);
    const repaired = new Map<Labyrinth, readonly Tile[]>();
    for (let game = 0; game < 4; game++) {
      for (const { next } of playout(rules, { yellow: anything, blue: anything }, random, { cap: 600 }))
        repaired.set(labyrinthOf(rules, next.tiles), next.tiles);
    }
    expect(repaired.size).toBeGreaterThan(50);
    // The last labyrinth is remembered with its ruleset: another ruleset has none to repair.
    const others = [rulesOf(`${id} vp=7`), rulesOf(`${id} vp=6`)] as const;
    let turn = 0;
    for (const [maze, tiles] of repaired) {
      const fresh = labyrinthOf(others[turn++ % 2 === 0 ? 0 : 1], structuredClone(tiles));
      for (const edges of maze.through.keys()) linksThrough(fresh, edges);
      expect(maze).toEqual(fresh);
    }
  },
);

test('Where a repair concerns nothing, nothing has changed', { timeout: 60_000 }, () => {
  const rules = rulesOf('paladins.1');
  const { squares } = rules.grid;
  const at = (maze: Labyrinth, place: number) => [
    ...[maze.beyond, maze.link, maze.near, maze.facing, maze.gate].flatMap((table) => [
      ...table.slice(place * 4, place * 4 + 4),
    ]),
    ...[maze.terrain, maze.squares, maze.beside].map((table) => table[place]),
  ];
  const repairsIn = (seed: number): number => {
    let repairs = 0;
    for (const { next, state } of playout(rules, { yellow: anything, blue: anything }, randomOf(seed), { cap: 1200 })) {
      const before = labyrinthOf(rules, state.tiles);
      const after = labyrinthOf(rules, next.tiles);
      const places = repairedPlaces(before, after);
      if (before === after || places === undefined) continue;
      repairs++;
      for (let place = 0; place < squares; place++)
        if (!places.includes(place)) expect(at(after, place)).toEqual(at(before, place));
    }
    return repairs;
  };
  expect(repairsIn(3) + repairsIn(4)).toBeGreaterThan(10);
});

test('Tokens under a room change no labyrinth', () => {
  const rules = rulesOf('base.1');
  for (const { batch, next, state } of playout(rules, { yellow: anything, blue: anything }, randomOf(5), { cap: 60 })) {
    if (batch.action.type !== 'hide') continue;
    expect(next.tiles).not.toBe(state.tiles);
    expect(labyrinthOf(rules, next.tiles)).toBe(labyrinthOf(rules, state.tiles));
  }
});
