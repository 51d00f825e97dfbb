import { STOPS } from '../../rules/movement.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { ActionOf, Leg } from '../action.ts';
import { follow } from '../actions/move.ts';
import { check } from '../decide.ts';
import type { Refusal } from '../refusal.ts';
import { situationOf } from '../situation/situation.ts';
import type { Actor, PieceId, Place, State } from '../state.ts';
import { begin } from '../tx.ts';

/** One outcome of a Move: where it ends, the steps it takes, and a cheapest way there. */
export interface Reach {
  readonly end: Place;
  readonly steps: number;
  readonly walk: readonly Leg[];
}

/** Where a character could go in one Move, whoever's turn it is. */
export const walks = (rules: Ruleset, state: State, piece: PieceId): readonly Reach[] => {
  const start = state.pieces[piece]?.at ?? -1;
  if (start < 0) return [];
  const situation = situationOf(rules, state);
  const found = rules.family.movement.find(situation, piece);
  return Array.from({ length: found.length }, (_, nth) => reachOf(start, found.spell(situation, nth)));
};

const reachOf = (start: Place, walk: readonly Leg[]): Reach => {
  const path = walk.flatMap((leg) => ('to' in leg ? [leg.to] : []));
  return { end: path.at(-1) ?? start, steps: path.length, walk };
};

/** A Move under way: the state as its legs have left it, and why it could not end here. */
export interface Trial {
  readonly state: State;
  readonly refusal: Refusal | undefined;
}

/** A Move tried as far as its legs go (B-TURN-09): nothing is spent, nobody arrives. Refused if it cannot come so far. */
export const trial = (rules: Ruleset, state: State, actor: Actor, action: ActionOf<'move'>): Trial | Refusal => {
  const refusal = check(rules, state, actor, action);
  if (refusal !== undefined && !(STOPS as readonly string[]).includes(refusal.code)) return refusal;
  const tx = begin(rules, state);
  follow(tx, action.piece, action.walk);
  return { state: tx.state, refusal };
};
