import type { ActionOf, PieceId, Place, Refusal } from '@archmage/engine';
import { reachOf, stepsIn } from './choices.ts';
import { type LoadOffer, loadsAt, loadsHere, routeOf } from './loads.ts';
import { type Route, type Routes, routesFrom, stepsFrom } from './routes.ts';
import { isRefused, placeOf, type Seen } from './seen.ts';
import { type Draft, draftOf, shortened } from './stand.ts';
import { whyNot } from './why.ts';

export { type LoadOffer, takenAtStop } from './loads.ts';
export type { Route } from './routes.ts';
export type { Draft } from './stand.ts';

export const beginDraft = (seen: Seen, piece: PieceId): Draft | Refusal => draftOf(seen, piece, []);

/** One square more, for a path drawn by hand; a farther one by the best way there. Stepping back undoes the last step. */
export const stepTo = (draft: Draft, place: Place): Draft | Refusal => {
  if (isStepBack(draft, place)) return undo(draft);
  const beside = draftOf(draft, draft.piece, [...draft.legs, { to: place }]);
  return isRefused(beside) ? goTo(draft, place) : beside;
};

/** The best way to a square: one that can end there if there is any, without exchanges if it can. */
export const goTo = (draft: Draft, place: Place): Draft | Refusal => {
  if (place === draft.at) return draft;
  const { ends, routes } = prospects(draft);
  const route = ends.find((each) => each.place === place) ?? routes.passes.get(place);
  return route === undefined ? roundabout(draft, place) : draftOf(draft, draft.piece, route.walk);
};

/** A path drawn by hand, square by square; it ends at the first square that cannot be entered. */
export const follow = (draft: Draft, path: readonly Place[]): Draft => {
  let drawn = draft;
  for (const place of path) {
    const next = stepTo(drawn, place);
    if (isRefused(next)) return drawn;
    drawn = next;
  }
  return drawn;
};

export const accept = (draft: Draft, { walk }: LoadOffer): Draft | Refusal => draftOf(draft, draft.piece, walk);

/** Without its last leg; a swap goes back as one. */
export const undo = (draft: Draft): Draft => {
  const { legs } = draft;
  const last = legs.at(-1);
  const before = legs.at(-2);
  const isSwap = last !== undefined && 'take' in last && before !== undefined && 'leave' in before;
  return shortened(draft, legs.slice(0, isSwap ? -2 : -1));
};

export const reset = (draft: Draft): Draft => shortened(draft, []);

export const confirm = (draft: Draft): ActionOf<'move'> | Refusal =>
  draft.refusal ?? { type: 'move', piece: draft.piece, walk: draft.legs };

/** The places of the walk so far, the start included: a trail for the board. */
export const trailOf = ({ legs, piece, view }: Draft): readonly Place[] => [
  placeOf(view, piece),
  ...legs.flatMap((leg) => ('to' in leg ? [leg.to] : [])),
];

export interface Prospects {
  /** Where one step leads, and why one could not stop there. */
  readonly next: readonly Route[];
  /** Where the Move could end from here; `steps` counts from its beginning. */
  readonly ends: readonly Route[];
  /** What may be taken, left, given or swapped on this square, and on squares the walk can still come to. */
  readonly here: readonly LoadOffer[];
  readonly onTheWay: readonly LoadOffer[];
  readonly routes: Routes;
}

export const prospects = (draft: Draft): Prospects => {
  const known = foreseen.get(draft);
  if (known !== undefined) return known;
  const { legs, piece } = draft;
  const routes = routesFrom(draft, piece, legs);
  const found: Prospects = {
    next: stepsFrom(draft, piece, routeOf(draft)),
    ends: [...routes.ends.values(), ...detours(draft, routes)],
    here: loadsHere(draft),
    onTheWay: [...routes.ends.values(), ...routes.passes.values()].flatMap((route) => loadsAt(draft, route)),
    routes,
  };
  foreseen.set(draft, found);
  return found;
};

const foreseen = new WeakMap<Draft, Prospects>();

/** Places that only a walk with exchanges comes to, a Rope laid over a pit for instance; asked at its beginning only. */
const detours = (draft: Draft, { ends }: Routes): readonly Route[] => {
  if (draft.legs.length > 0) return [];
  return reachOf(draft, draft.piece).flatMap(({ action: { walk }, spot }) => {
    const place = spot.kind === 'place' ? spot.place : -1;
    return ends.has(place) ? [] : [{ place, walk, steps: stepsIn(walk), refusal: undefined }];
  });
};

const isStepBack = (draft: Draft, place: Place): boolean => {
  const last = draft.legs.at(-1);
  return last !== undefined && 'to' in last && trailOf(draft).at(-2) === place;
};

/** As if the walk began where it has come to: a way with exchanges, if the steps left allow it, or what is in the way. */
const roundabout = (draft: Draft, place: Place): Draft | Refusal => {
  const { legs, piece, preview } = draft;
  const answer = whyNot({ ...draft, view: preview }, { kind: 'walk', piece, place });
  if ('refusal' in answer) return answer.refusal;
  return draftOf(draft, piece, [...legs, ...(answer.legal.type === 'move' ? answer.legal.walk : [])]);
};
