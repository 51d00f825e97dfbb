import { type Action, type ActionOf, legal, movers, type Ruleset, type Seat, type State } from '@archmage/engine';

/** What the characters may do, the Moves apart, character by character. */
export interface Sorted {
  readonly deeds: readonly Action[];
  readonly moves: readonly ActionOf<'move'>[];
}

/**
 * Spelling out a Move costs more than counting it, and the more there are the more. Who is quick and carries something
 * has thousands, nearly all of them the same few walks with something put elsewhere on the way. The first ones are
 * enough: walks without exchanges come before those with some.
 */
export const sorted = (rules: Ruleset, state: State, seat: Seat, most = ENOUGH): Sorted => {
  const deeds: Action[] = [];
  const moves: ActionOf<'move'>[] = [];
  for (const mover of movers(rules, state, seat)) {
    const own = legal(rules, state, seat, mover);
    const enough = moves.length + most;
    // Moves come last.
    for (let nth = 0; nth < own.length && moves.length < enough; nth++) {
      const action = own.at(nth);
      if (action.type === 'move') moves.push(action);
      else deeds.push(action);
    }
  }
  return { deeds, moves };
};

/** In the base set hardly anybody ever has more. */
const ENOUGH = 500;
