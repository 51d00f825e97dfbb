import { evolve, type GameEvent, type Leg, type PieceId, type Place, type Refusal, type State } from '@archmage/engine';
import { stepsIn } from './choices.ts';
import { checkWalk, mayGoOn } from './routes.ts';
import { loadOf, memberOf, piecesAt, placeOf, type Seen } from './seen.ts';

/** A Move being composed. Nothing of it has happened yet (B-TURN-09). */
export interface Draft extends Seen {
  readonly piece: PieceId;
  readonly legs: readonly Leg[];
  readonly at: Place;
  readonly hand: PieceId | undefined;
  readonly steps: number;
  readonly speed: number;
  /** The view as if the walk so far had happened. */
  readonly preview: State;
  /** Why the Move cannot end here; it may still go on. */
  readonly refusal: Refusal | undefined;
}

/** A draft with these legs, if the engine lets them be walked. */
export const draftOf = (seen: Seen, piece: PieceId, legs: readonly Leg[]): Draft | Refusal => {
  const refusal = checkWalk(seen, piece, legs);
  return refusal !== undefined && !mayGoOn(refusal) ? refusal : drawn(seen, piece, legs, refusal);
};

/** The same for legs that were walked before. */
export const shortened = (draft: Draft, legs: readonly Leg[]): Draft =>
  drawn(draft, draft.piece, legs, checkWalk(draft, draft.piece, legs));

const drawn = (
  { rules, view, seat }: Seen,
  piece: PieceId,
  legs: readonly Leg[],
  refusal: Refusal | undefined,
): Draft => {
  const preview = legs.reduce((state, leg) => evolve(state, factOf({ rules, view: state, seat }, piece, leg)), view);
  return {
    rules,
    view,
    seat,
    piece,
    legs,
    at: placeOf(preview, piece),
    hand: loadOf(preview, piece),
    steps: stepsIn(legs),
    speed: memberOf(rules, piece).speed,
    preview,
    refusal,
  };
};

/** What a leg will have brought about. */
const factOf = (seen: Seen, piece: PieceId, leg: Leg): GameEvent => {
  if ('to' in leg) return { type: 'moved', piece, path: [leg.to] };
  if ('take' in leg) return { type: 'took', piece, token: leg.take };
  const friend = friendHere(seen, piece);
  return friend === undefined ? { type: 'left', token: leg.leave } : { type: 'left', token: leg.leave, to: friend };
};

/** Another unwounded character on the walker's square: into his hands goes what is left there (B-OBJ-09). */
export const friendHere = ({ rules, view }: Seen, piece: PieceId): PieceId | undefined =>
  piecesAt(view, placeOf(view, piece)).find(
    (id) => id !== piece && memberOf(rules, id).sort === 'character' && view.pieces[id]?.wounded === false,
  );
