import type { Leg } from '../../../core/action.ts';
import { pieceOf, type Situation } from '../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import { everyWalk } from '../../legs.ts';
import { gaitOf } from './check.ts';
import { isPortable, type Walker, walkerOf } from './walker.ts';

/** A Move found by trying every leg: where it ends, the squares it takes, and the legs. */
export interface PlainWalk {
  readonly end: Place;
  readonly steps: number;
  readonly walk: readonly Leg[];
}

/** Every way to end a character's Move. Slow, and the yardstick of the quick search; some of its walks come to the same. */
export function* plainWalks(situation: Situation, piece: PieceId): Generator<PlainWalk, void> {
  if (pieceOf(situation, piece).at < 0) return;
  for (const { at, walk } of everyWalk(gaitOf(walkerOf(situation, piece, portables(situation, piece)))))
    yield { end: at.place, steps: at.steps, walk };
}

/** Whatever on the board it could carry, wherever that lies and whoever has it. */
const portables = (situation: Situation, piece: PieceId): readonly PieceId[] => {
  const { owner } = situation.rules.roster[piece] as { owner: Walker['seat'] };
  return situation.state.pieces
    .filter(({ at, id }) => at >= 0 && id !== piece && isPortable(situation, owner, id))
    .map(({ id }) => id);
};
