import type { Ruleset } from '../../rules/ruleset.ts';
import type { Leg } from '../action.ts';
import { situationOf } from '../situation.ts';
import type { PieceId, Place, State } from '../state.ts';
import { findWalks, reachOf } from './walks.ts';

/** One outcome of a Move: where it ends, the squares it takes, and a cheapest way there. */
export interface Reach {
  readonly end: Place;
  readonly steps: number;
  readonly walk: readonly Leg[];
}

/** Where a character could go in one Move, whoever's turn it is. */
export const walks = (rules: Ruleset, state: State, piece: PieceId): readonly Reach[] => {
  if ((state.pieces[piece]?.at ?? -1) < 0) return [];
  const situation = situationOf(rules, state);
  const found = findWalks(situation, piece);
  return Array.from({ length: found.length }, (_, nth) => reachOf(situation, found, nth));
};
