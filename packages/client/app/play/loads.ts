import type { Leg, PieceId, Place } from '@archmage/engine';
import { type Route, stepsFrom } from './routes.ts';
import { after, isRefused, loadsOf, piecesAt } from './seen.ts';
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
  const { at, hands, piece, preview } = draft;
  const others = piecesAt(preview, at).filter((id) => id !== piece && !hands.includes(id));
  const isPossible = ({ walk }: LoadOffer) => leadsOn(draft, walk);
  return [
    ...hands.map((load) => leaving(draft, load)).filter(isPossible),
    ...others.flatMap((token) =>
      [
        ...(hands.length < draft.room ? [taking(draft, token)] : []),
        ...hands.map((load) => swapping(draft, load, token)),
      ].filter(isPossible),
    ),
  ];
};

/** What is carried by stopping here, wanted or not (B-OBJ-03). */
export const takenAtStop = (draft: Draft): readonly PieceId[] => {
  const { legs, piece, hands, refusal } = draft;
  if (refusal !== undefined) return [];
  return loadsOf(after(draft, { type: 'move', piece, walk: legs }).view, piece).filter((id) => !hands.includes(id));
};

const leaving = (draft: Draft, load: PieceId): LoadOffer => {
  const partner = receiverOf(draft, load);
  const walk = [...draft.legs, { leave: load }];
  return {
    what: partner === undefined ? 'leave' : 'give',
    place: draft.at,
    takes: undefined,
    leaves: load,
    partner,
    walk,
  };
};

const taking = ({ at, legs, preview }: Draft, token: PieceId): LoadOffer => ({
  what: 'take',
  place: at,
  takes: token,
  leaves: undefined,
  partner: preview.pieces[token]?.carrier,
  walk: [...legs, { take: token }],
});

const swapping = (draft: Draft, load: PieceId, token: PieceId): LoadOffer => ({
  what: 'swap',
  place: draft.at,
  takes: token,
  leaves: load,
  partner: draft.preview.pieces[token]?.carrier ?? receiverOf(draft, load),
  walk: [...draft.legs, { leave: load }, { take: token }],
});

/** In whose hands a load would be, were it left here. */
const receiverOf = (draft: Draft, load: PieceId): PieceId | undefined => {
  const left = draftOf(draft, draft.piece, [...draft.legs, { leave: load }]);
  return isRefused(left) ? undefined : left.preview.pieces[load]?.carrier;
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
