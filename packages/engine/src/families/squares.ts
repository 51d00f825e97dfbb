import type { Labyrinth } from '../board/labyrinth.ts';
import type { Place } from '../core/state.ts';
import type { Family } from '../rules/ruleset.ts';
import { carrying } from './squares/carrying.ts';
import { cycle } from './squares/cycle.ts';
import { movement } from './squares/movement.ts';

/** B-GLO-01: the places side by side with this one, with nothing but open edges between. */
const linkedTo = (maze: Labyrinth, place: Place): readonly Place[] => {
  const lists = listsOf(maze);
  const known = lists[place];
  if (known !== undefined) return known;
  const linked: Place[] = [];
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const to = maze.link[edge] ?? -1;
    if (to >= 0) linked.push(to);
  }
  lists[place] = linked;
  return linked;
};

const listsOf = (maze: Labyrinth): (readonly Place[])[] => {
  if (latest?.maze === maze) return latest.lists;
  const lists = found.get(maze) ?? [];
  found.set(maze, lists);
  latest = { maze, lists };
  return lists;
};

const found = new WeakMap<Labyrinth, (readonly Place[])[]>();

/** One labyrinth is asked many questions in a row. */
let latest: { readonly maze: Labyrinth; readonly lists: (readonly Place[])[] } | undefined;

/** Rooms of squares: two tokens to a square, enemies bar the way, neighbours fight. */
export const squares: Family = {
  // B-MOVE-03, B-MOVE-04, B-MOVE-05
  crosses: ['friend', 'woundedFriend', 'woundedFoe'],
  rests: ['woundedFriend'],
  movement,
  carrying,
  economy: cycle,
  neighbours: linkedTo,
  melee: linkedTo,
};
