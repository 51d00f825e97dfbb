import type { Leg, PieceId, Place } from '@archmage/engine';
import { type Route, stepsFrom } from './routes.ts';
import { isRefused, piecesAt } from './seen.ts';
import { type Draft, draftOf, shortened } from './stand.ts';

/** Something to take, leave, give or swap on a square of the walk; `walk` is the whole walk with it. */
export interface LoadOffer {
  readonly what: 'take' | 'leave' | 'give' | 'swap';
  readonly place: Place;
  readonly takes: PieceId | undefined;
  readonly leaves: PieceId | undefined;
  /** The friend it is taken from or given to. */
  readonly partner: PieceId | undefined;
  readonly walk: readonly Leg[];
}

/** Only what leads somewhere: after it the Move may end, or go on. */
export const loadsHere = (draft: Draft): readonly LoadOffer[] => {
  const { at, hand, legs, piece, preview } = draft;
  const partner = receiverOf(draft);
  const others = piecesAt(preview, at).filter((id) => id !== piece && id !== hand);
  const leaving = hand === undefined ? [] : [{ leave: hand }];
  const offers = others.map(
    (token): LoadOffer => ({
      what: hand === undefined ? 'take' : 'swap',
      place: at,
      takes: token,
      leaves: hand,
      partner: preview.pieces[token]?.carrier ?? partner,
      walk: [...legs, ...leaving, { take: token }],
    }),
  );
  const what = partner === undefined ? 'leave' : 'give';
  const leave = { what, place: at, takes: undefined, leaves: hand, partner, walk: [...legs, ...leaving] } as const;
  return (hand === undefined ? offers : [leave, ...offers]).filter(({ walk }) => leadsOn(draft, walk));
};

/** In whose hands the load would be, were it left here. */
const receiverOf = (draft: Draft): PieceId | undefined => {
  if (draft.hand === undefined) return undefined;
  const left = draftOf(draft, draft.piece, [...draft.legs, { leave: draft.hand }]);
  return isRefused(left) ? undefined : left.preview.pieces[draft.hand]?.carrier;
};

/** The same on a square the walk can still come to. */
export const loadsAt = (draft: Draft, { place, walk }: Route): readonly LoadOffer[] => {
  const isEmpty = !draft.preview.pieces.some(({ at }) => at === place);
  return isEmpty ? [] : loadsHere(shortened(draft, walk));
};

const leadsOn = (draft: Draft, legs: readonly Leg[]): boolean => {
  const next = draftOf(draft, draft.piece, legs);
  if (isRefused(next)) return false;
  return next.refusal === undefined || stepsFrom(draft, draft.piece, routeOf(next)).length > 0;
};

export const routeOf = ({ at, legs, refusal, steps }: Draft): Route => ({ place: at, walk: legs, steps, refusal });
