import { memberOf, pieceOf, type Situation } from '../../../core/situation/situation.ts';
import type { PieceId, Seat } from '../../../core/state.ts';
import { FOE, FRIEND, WOUNDED_FOE, WOUNDED_FRIEND } from '../../../rules/ruleset.ts';

/** How many tokens a square holds when an action is over (B-TURN-05). */
export const HOLDS = 2;

/** The needs of crossing a place once this token lies there (B-PIT-02, B-THF-02, R-COL-03). */
export const crossWith = (situation: Situation, occupant: number, id: PieceId, need: number): number => {
  const { alliesCross, anyoneRest, asFoe } = situation.rules.masks;
  const helped = need & ~(anyoneRest[id] as number);
  if (occupant === FOE) return helped | (asFoe[id] as number);
  return (occupant === FRIEND ? helped & ~(alliesCross[id] as number) : helped) | occupant;
};

/** The needs of stopping there (B-PIT-03, B-ROP-01). */
export const restWith = (situation: Situation, occupant: number, id: PieceId, need: number): number =>
  (need & ~(situation.rules.masks.anyoneRest[id] as number)) | occupant;

/** Who somebody on a square is to this side, as an obstacle bit; 0 for an object. */
export const occupantOf = (situation: Situation, seat: Seat, id: PieceId): number => {
  const { owner, sort } = memberOf(situation, id);
  if (sort === 'object') return 0;
  const own = owner === seat;
  if (pieceOf(situation, id).wounded) return own ? WOUNDED_FRIEND : WOUNDED_FOE;
  return own ? FRIEND : FOE;
};
