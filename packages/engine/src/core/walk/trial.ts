import type { Ruleset } from '../../rules/ruleset.ts';
import type { ActionOf } from '../action.ts';
import { follow } from '../actions/move.ts';
import { check } from '../decide.ts';
import type { Refusal } from '../refusal.ts';
import type { Actor, State } from '../state.ts';
import { begin } from '../tx.ts';
import { STOPS } from './steps.ts';

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
