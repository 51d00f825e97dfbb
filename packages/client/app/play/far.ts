import type { ActionOf, PieceId, Place } from '@archmage/engine';
import { endOf, reachOf } from './choices.ts';
import { after, isDeadly, placeOf, type Seen } from './seen.ts';

/** A place that several Moves of one character come to, each ending where it may (B-MOVE-08). */
export interface FarReach {
  readonly place: Place;
  /** Action points. */
  readonly cost: number;
  readonly plan: readonly ActionOf<'move'>[];
}

/** Beyond one Move, as far as the points go; the cheapest plan for each place. */
export const farReach = (seen: Seen, piece: PieceId): readonly FarReach[] => {
  const found = new Map<Place, FarReach>();
  const near = new Set<Place>([placeOf(seen.view, piece)]);
  let open: readonly Leap[] = [{ seen, cost: 0, plan: [] }];
  for (let round = 0; open.length > 0; round++) {
    const next: Leap[] = [];
    for (const leap of open) {
      for (const { action, cost } of reachOf(leap.seen, piece)) {
        const place = endOf(action.walk);
        if (near.has(place) || isDeadly(leap.seen, place)) continue;
        near.add(place);
        const reached = { place, cost: leap.cost + cost, plan: [...leap.plan, action] };
        if (round > 0) found.set(place, reached);
        next.push({ ...reached, seen: after(leap.seen, action) });
      }
    }
    open = next;
  }
  return [...found.values()];
};

interface Leap extends Omit<FarReach, 'place'> {
  readonly seen: Seen;
}
