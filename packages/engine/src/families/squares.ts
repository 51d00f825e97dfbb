import { OPEN } from '../board/edge.ts';
import type { Labyrinth } from '../board/labyrinth.ts';
import { firstInLine } from '../core/situation/sight.ts';
import { NOBODY } from '../core/situation/situation.ts';
import type { Place } from '../core/state.ts';
import type { Family } from '../rules/ruleset.ts';
import { carrying } from './squares/carrying.ts';
import { cycle } from './squares/cycle.ts';
import { movement } from './squares/movement.ts';

/** B-GLO-01: the places side by side with this one, with nothing but open edges between. */
const linkedTo = ({ link }: Labyrinth, place: Place): readonly Place[] => {
  const linked: Place[] = [];
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const to = link[edge] ?? -1;
    if (to >= 0) linked.push(to);
  }
  return linked;
};

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
  inSight: (situation, viewer) =>
    [0, 1, 2, 3].map((direction) => firstInLine(situation, viewer, direction)).filter((seen) => seen !== NOBODY),
  // B-TER-04
  gatesThrough: [OPEN],
  endsAtOnce: false,
};
