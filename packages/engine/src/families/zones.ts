import { OPEN, PORTCULLIS } from '../board/edge.ts';
import type { Family } from '../rules/ruleset.ts';
import { carrying } from './zones/carrying.ts';
import { together } from './zones/ground.ts';
import { movement } from './zones/movement.ts';
import { inSight } from './zones/sight.ts';
import { wheel } from './zones/wheel.ts';

/** Rooms of four zones: three of a side to a zone, and whoever shares one fights. */
export const zones: Family = {
  crosses: [],
  rests: [],
  // C-CC-1, C-SZC-5
  neighbours: (_, place) => [place],
  // C-SZC-3
  melee: (maze, place, { squares }) => together(maze, place, squares),
  inSight,
  // C-BOARD-C7
  gatesThrough: [OPEN, PORTCULLIS],
  endsAtOnce: true,
  movement,
  carrying,
  economy: wheel,
};
