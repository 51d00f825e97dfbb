import type { Action, PieceId, Purse, State } from '@archmage/engine';
import type { Line } from './line.ts';

/**
 * Whoever is lent acts at once or not at all (P-CHARM-07, P-CHARM-08): what else is done comes before or after, and
 * nothing is gained by trying every order. So nobody's points are lost in the crowd before something comes of them.
 */
export const isInOrder = (line: Line, action: Action): boolean => {
  const purse = lentIn(line.state);
  return purse === undefined || pieceOf(action) !== purse.only || isBeingLed(line, purse);
};

/** Points lent that can still be used in a line. */
export const lentTo = (line: Line): number => {
  const purse = lentIn(line.state);
  return purse !== undefined && isBeingLed(line, purse) ? purse.ap : 0;
};

const lentIn = ({ turn }: State): Purse | undefined => turn.purses.find(({ lent }) => lent);

const pieceOf = (action: Action): PieceId | undefined => ('piece' in action ? action.piece : undefined);

/** It was charmed just now, or has just done something. */
const isBeingLed = ({ action, before }: Line, { only }: Purse): boolean =>
  action === undefined || pieceOf(action) === only || (before !== undefined && lentIn(before.state) === undefined);
