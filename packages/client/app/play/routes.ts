import { type Leg, labyrinthOf, type PieceId, type Place, type Refusal, type Trial, trial } from '@archmage/engine';
import { endOf, stepsIn } from './choices.ts';
import { isRefused, placeOf, type Seen } from './seen.ts';

/** A walk as far as it goes, or why it cannot. */
export const tryWalk = ({ rules, view, seat }: Seen, piece: PieceId, walk: readonly Leg[]): Trial | Refusal =>
  trial(rules, view, seat, { type: 'move', piece, walk });

/** A way on from where a walk has come to, without taking or leaving anything more. */
export interface Route {
  readonly place: Place;
  readonly walk: readonly Leg[];
  /** Squares of the whole walk. */
  readonly steps: number;
  /** Why the walk may not end there. */
  readonly refusal: Refusal | undefined;
}

export interface Routes {
  /** The shortest ways to places where the walk may end. */
  readonly ends: ReadonlyMap<Place, Route>;
  /** The shortest ways to places it may only pass. */
  readonly passes: ReadonlyMap<Place, Route>;
}

/** Breadth first, each step asked of the engine; a place is visited at most twice, for whether one may stop depends on the way. */
export const routesFrom = (seen: Seen, piece: PieceId, walk: readonly Leg[]): Routes => {
  const ends = new Map<Place, Route>();
  const passes = new Map<Place, Route>();
  const from = walk.length === 0 ? placeOf(seen.view, piece) : lastPlace(seen, piece, walk);
  const open: Route[] = [{ place: from, walk, steps: stepsIn(walk), refusal: undefined }];
  for (const route of open) {
    for (const next of stepsFrom(seen, piece, route)) {
      const found = next.refusal === undefined ? ends : passes;
      if (next.place === from || found.has(next.place)) continue;
      found.set(next.place, next);
      open.push(next);
    }
  }
  for (const place of ends.keys()) passes.delete(place);
  return { ends, passes };
};

/** The steps the engine lets a walk take next. */
export const stepsFrom = (seen: Seen, piece: PieceId, route: Omit<Route, 'refusal'>): readonly Route[] => {
  const { beyond } = labyrinthOf(seen.rules, seen.view.tiles);
  const steps: Route[] = [];
  for (let edge = route.place * 4; edge < route.place * 4 + 4; edge++) {
    const place = beyond[edge] ?? -1;
    if (place < 0) continue;
    const walk = [...route.walk, { to: place }];
    const tried = tryWalk(seen, piece, walk);
    if (!isRefused(tried)) steps.push({ place, walk, steps: route.steps + 1, refusal: tried.refusal });
  }
  return steps;
};

const lastPlace = (seen: Seen, piece: PieceId, walk: readonly Leg[]): Place => {
  const end = endOf(walk);
  return end < 0 ? placeOf(seen.view, piece) : end;
};
