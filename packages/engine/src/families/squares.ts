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
  const linked = [...maze.link.subarray(place * 4, place * 4 + 4)].filter((to) => to >= 0);
  lists[place] = linked;
  return linked;
};

const listsOf = (maze: Labyrinth): (readonly Place[])[] => {
  const known = found.get(maze);
  if (known !== undefined) return known;
  const lists: (readonly Place[])[] = [];
  found.set(maze, lists);
  return lists;
};

const found = new WeakMap<Labyrinth, (readonly Place[])[]>();

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
