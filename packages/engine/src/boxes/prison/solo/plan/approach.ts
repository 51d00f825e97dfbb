import { pieceOf } from '../../../../core/situation/situation.ts';
import type { Place } from '../../../../core/state.ts';
import { crow } from '../squares.ts';
import { distinct, inOrder, type Way, waysAt } from './achieve.ts';
import { type Aim, ranksOf } from './aim.ts';
import { nearestStarts } from './distance.ts';
import { type Drops, known, type Spot, spotAt } from './graph.ts';
import { type Mind, reachedWithin, startIn } from './mind.ts';
import { type Cost, compareCosts, measure, type Reached } from './search.ts';

/** How somebody gets nearer to something, or why he does not. */
export interface Approach {
  readonly ways: readonly Way[];
  /** How far it is from where he is, and from where he comes. */
  readonly from: Cost | undefined;
  readonly to: Cost | undefined;
  /** By the cheapest plan (S-DIST-01), or as the crow flies (S-DIST-03). */
  readonly by: 'way' | 'crow' | 'nothing';
  readonly rank: number | undefined;
}

/** S-DIST-02, S-DIST-04 to S-DIST-06: to one of the nearest places it can stop on, if that is nearer than where it is. */
export const approach = (mind: Mind, aim: Aim, ap: number): Approach => {
  for (const drops of ['keeps', 'drops'] as const) {
    const found = pursued(mind, aim, drops);
    if (found !== undefined) return byWay(mind, found, drops, ap);
    if (startIn(mind, drops).world.cargo.hand < 0) break;
  }
  return byCrow(mind, aim, ap);
};

export interface Pursued {
  readonly aim: Aim;
  readonly rank: number;
  readonly from: Cost;
}

/** S-DIST-06: the best that there is a way to, however long. */
export const pursued = (mind: Mind, aim: Aim, drops: Drops): Pursued | undefined => {
  const [top] = ranksOf(aim.targets);
  let best: Pursued | undefined;
  for (const reached of measure(mind.graphs.measures, restAt(mind, drops), FARTHEST)) {
    for (const { cost, target } of waysAt(mind, aim, 'measures', reached)) {
      const rank = target?.rank ?? 0;
      if (best !== undefined && best.rank <= rank) continue;
      best = { aim: { ...aim, targets: aim.targets.filter((each) => each.rank === rank) }, rank, from: cost };
    }
    if (best !== undefined && best.rank === top) break;
  }
  return best;
};

/** As many action points as it takes. */
const FARTHEST = 60;

/** Where it is, as if it stood there. */
const restAt = (mind: Mind, drops: Drops): Spot => {
  const start = startIn(mind, drops);
  const { at } = pieceOf(mind.planner.situation, mind.planner.npc);
  const { measures } = mind.graphs;
  return known(measures, { ...spotAt(measures, at, start.world), standing: true });
};

const byWay = (mind: Mind, { aim, from, rank }: Pursued, drops: Drops, ap: number): Approach => {
  const ends = reachedWithin(mind, drops, ap).filter(({ spot }) => spot.standing);
  const nearest = nearestStarts(mind, aim, ends, from);
  const ways = cheapest(nearest?.starts ?? []).map(going);
  return { ways: inOrder(mind.planner, distinct(ways)), from, to: nearest?.cost, by: 'way', rank };
};

const going = (reached: Reached): Way => ({ reached, target: undefined, act: undefined, cost: reached.cost });

const cheapest = (ends: readonly Reached[]): readonly Reached[] => {
  const [first] = ends.slice().sort((a, b) => compareCosts(a.cost, b.cost));
  return first === undefined ? [] : ends.filter(({ cost }) => compareCosts(cost, first.cost) === 0);
};

/** S-DIST-03: to the best of all, if it is there at all (S-DIST-07). */
const byCrow = (mind: Mind, aim: Aim, ap: number): Approach => {
  const [rank] = ranksOf(aim.targets);
  const squares = aim.targets.filter((target) => target.rank === rank).flatMap((target) => aim.squares(target));
  if (squares.length === 0) return { ways: [], from: undefined, to: undefined, by: 'nothing', rank };
  const far = (place: Place) => Math.min(...squares.map((square) => crow(mind.planner.situation, place, square)));
  const ends = reachedWithin(mind, 'keeps', ap).filter(({ spot }) => spot.standing);
  const least = Math.min(...ends.map(({ spot }) => far(spot.place)));
  const here = far(pieceOf(mind.planner.situation, mind.planner.npc).at);
  const nearest = least < here ? ends.filter(({ spot }) => far(spot.place) === least) : [];
  const costs = { from: { ap: 0, squares: here }, to: { ap: 0, squares: Math.min(least, here) } };
  return { ways: inOrder(mind.planner, distinct(cheapest(nearest).map(going))), ...costs, by: 'crow', rank };
};
