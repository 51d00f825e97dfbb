import type { Family } from '../rules/ruleset.ts';
import { carrying } from './zones/carrying.ts';
import { movement } from './zones/movement.ts';
import { wheel } from './zones/wheel.ts';

/** Rooms of four zones: three of a side to a zone, and whoever shares one fights. */
export const zones: Family = {
  crosses: [],
  rests: [],
  // C-CC-1, C-GRP-1
  neighbours: (_, place) => [place],
  melee: (_, place) => [place],
  movement,
  carrying,
  economy: wheel,
};
