import type { Leg, PieceId, Place, Refusal, State } from '@archmage/engine';
import { stepsIn } from './choices.ts';
import { tryWalk } from './routes.ts';
import { isRefused, loadsOf, memberOf, placeOf, type Seen } from './seen.ts';

/** A Move being composed. Nothing of it has happened yet (B-TURN-09). */
export interface Draft extends Seen {
  readonly piece: PieceId;
  readonly legs: readonly Leg[];
  readonly at: Place;
  /** What it has in its hands, and how much it may have. */
  readonly hands: readonly PieceId[];
  readonly room: number;
  readonly steps: number;
  readonly speed: number;
  /** The view as if the walk so far had happened. */
  readonly preview: State;
  /** Why the Move cannot end here; it may still go on. */
  readonly refusal: Refusal | undefined;
}

/** A draft with these legs, if the engine lets them be walked. */
export const draftOf = (seen: Seen, piece: PieceId, legs: readonly Leg[]): Draft | Refusal => {
  const tried = tryWalk(seen, piece, legs);
  if (isRefused(tried)) return tried;
  const { rules, view, seat } = seen;
  return {
    rules,
    view,
    seat,
    piece,
    legs,
    at: placeOf(tried.state, piece),
    hands: loadsOf(tried.state, piece),
    room: memberOf(rules, piece).loads,
    steps: stepsIn(legs),
    speed: memberOf(rules, piece).speed,
    preview: tried.state,
    refusal: tried.refusal,
  };
};

/** The same for legs that were walked before. */
export const shortened = (draft: Draft, legs: readonly Leg[]): Draft => {
  const shorter = draftOf(draft, draft.piece, legs);
  if (isRefused(shorter)) throw new Error(`A walk that was possible is refused once it is shorter: ${shorter.code}.`);
  return shorter;
};
