import type { Ruleset } from '../../rules/ruleset.ts';
import { situationOf } from '../situation.ts';
import type { PieceId, State } from '../state.ts';
import { findWalks, type Walks } from './walks.ts';

/** Where a character could go in one Move, whoever's turn it is. */
export const walks = (rules: Ruleset, state: State, piece: PieceId): Walks =>
  findWalks(situationOf(rules, state), piece);
