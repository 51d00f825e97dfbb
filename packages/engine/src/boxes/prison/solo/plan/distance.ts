import { waysAt } from './achieve.ts';
import type { Aim } from './aim.ts';
import { edgesOf, type Spot, spotAt } from './graph.ts';
import type { Mind } from './mind.ts';
import { Buckets, type Cost, compareCosts, NO_COST, type Reached, sumOf } from './search.ts';

/** How a search from many places at once came to one of them. */
interface Label {
  readonly cost: Cost;
  readonly from: Spot[];
}

/**
 * Those of the places from which an aim is achieved most cheaply, if that is less than `bound`: one search from all of
 * them at once, and back from where it first succeeds.
 */
export const nearestStarts = (
  mind: Mind,
  aim: Aim,
  starts: readonly Reached[],
  bound: Cost,
): { readonly cost: Cost; readonly starts: readonly Reached[] } | undefined => {
  const graph = mind.graphs.measures;
  const afresh = ({ spot }: Reached) => spotAt(graph, spot.place, spot.world);
  const labels = new Map<Spot, Label>();
  const queue = new Buckets<Spot>();
  for (const start of starts) reach(labels, queue, { spot: afresh(start), cost: NO_COST });
  const done = new Set<Spot>();
  const goals: Spot[] = [];
  let least = bound;
  for (let spot = queue.take(); spot !== undefined; spot = queue.take()) {
    if (done.has(spot)) continue;
    done.add(spot);
    const { cost } = labels.get(spot) as Label;
    const total = { ap: cost.ap + aim.cost, squares: cost.squares };
    const order = compareCosts(total, least);
    if (order > 0 || (order === 0 && goals.length === 0)) break;
    if (isHit(mind, aim, spot)) {
      goals.push(spot);
      least = total;
    }
    for (const edge of edgesOf(graph, spot))
      reach(labels, queue, { spot: edge.to, cost: sumOf(cost, edge), from: spot });
  }
  const origins = originsOf(labels, goals);
  return goals.length === 0 ? undefined : { cost: least, starts: starts.filter((start) => origins.has(afresh(start))) };
};

const isHit = (mind: Mind, aim: Aim, spot: Spot): boolean =>
  waysAt(mind, aim, 'measures', { spot, cost: NO_COST, by: undefined }).some(({ target }) =>
    aim.targets.some((each) => each.rank === target?.rank),
  );

interface Arriving {
  readonly spot: Spot;
  readonly cost: Cost;
  readonly from?: Spot;
}

/** Every equally cheap way to a place is remembered. */
const reach = (labels: Map<Spot, Label>, queue: Buckets<Spot>, { spot, cost, from }: Arriving): void => {
  const known = labels.get(spot);
  const order = known === undefined ? -1 : compareCosts(cost, known.cost);
  if (order > 0) return;
  if (known !== undefined && order === 0) {
    if (from !== undefined) known.from.push(from);
    return;
  }
  labels.set(spot, { cost, from: from === undefined ? [] : [from] });
  queue.add(cost, spot);
};

/** The places without a way to them on which the search began. */
const originsOf = (labels: ReadonlyMap<Spot, Label>, goals: readonly Spot[]): ReadonlySet<Spot> => {
  const origins = new Set<Spot>();
  const seen = new Set(goals);
  for (const spot of seen) {
    const { cost, from } = labels.get(spot) as Label;
    if (compareCosts(cost, NO_COST) === 0) origins.add(spot);
    for (const before of from) seen.add(before);
  }
  return origins;
};
