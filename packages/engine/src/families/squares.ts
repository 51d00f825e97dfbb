import type { Piece } from '../core/state.ts';
import type { Family } from '../rules/ruleset.ts';
import { carrying } from './squares/carrying.ts';
import { cycle } from './squares/cycle.ts';
import { movement } from './squares/movement.ts';

/** Rooms of squares: two tokens to a square, enemies bar the way, neighbours fight. */
export const squares: Family = {
  // B-MOVE-03, B-MOVE-04, B-MOVE-05
  crosses: ['friend', 'woundedFriend', 'woundedFoe'],
  rests: ['woundedFriend'],
  // B-GLO-01
  engaged: ({ maze: { link }, pieces }, a, b) => {
    const from = (pieces[a] as Piece).at * 4;
    const to = (pieces[b] as Piece).at;
    return link[from] === to || link[from + 1] === to || link[from + 2] === to || link[from + 3] === to;
  },
  movement,
  carrying,
  economy: cycle,
};
