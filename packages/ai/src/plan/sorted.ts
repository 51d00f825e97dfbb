import type { Action, ActionOf, Choices, PieceId } from '@archmage/engine';

/** What there is to choose from, the Moves apart, character by character. */
export interface Sorted {
  readonly deeds: readonly Action[];
  readonly moves: readonly ActionOf<'move'>[];
}

/**
 * Spelling out a Move costs more than counting it, and the more there are the more. Who is quick and carries something
 * has thousands, nearly all of them the same few walks with something put elsewhere on the way. The first ones are
 * enough: walks without exchanges come before those with some.
 */
export const sorted = (choices: Choices, most = ENOUGH): Sorted => {
  const deeds: Action[] = [];
  const moves: ActionOf<'move'>[] = [];
  let walker = -1;
  let count = 0;
  for (let nth = 0; nth < choices.length; nth++) {
    const action = choices.at(nth);
    if (action.type !== 'move') {
      deeds.push(action);
      continue;
    }
    count = action.piece === walker ? count + 1 : 1;
    walker = action.piece;
    moves.push(action);
    if (count >= most) nth = lastOf(choices, nth, walker);
  }
  return { deeds, moves };
};

/** In the base set hardly anybody ever has more. */
const ENOUGH = 500;

/** Where a character's Moves end, known that this one is its own. */
const lastOf = (choices: Choices, from: number, walker: PieceId): number => {
  let own = from;
  let other = choices.length;
  while (other - own > 1) {
    const middle = (own + other) >> 1;
    const action = choices.at(middle);
    if (action.type === 'move' && action.piece === walker) own = middle;
    else other = middle;
  }
  return own;
};
