import { columnOf, rowOf } from '../../../../board/lattice.ts';
import type { Act, Aim, Target } from './aim.ts';
import type { Drops, Spot } from './graph.ts';
import { canEnd, type Mind, reachedWithin } from './mind.ts';
import { type Cost, compareCosts, type Reached } from './search.ts';
import type { Planner } from './world.ts';

/** One of the equally good ways to achieve something. */
export interface Way {
  readonly reached: Reached;
  readonly target: Target | undefined;
  readonly act: Act | undefined;
  readonly cost: Cost;
}

/** S-COMB-02 and the like: the best of what can be achieved, in all the ways that are equal by proximity (S-PROX-01 to S-PROX-07). */
export const achieve = (mind: Mind, aim: Aim, budget: number): readonly Way[] => {
  const kept = waysIn(mind, aim, 'keeps', budget);
  const best = kept[0]?.target?.rank;
  // S-SRCH-07, S-OBJ-06: only for what is not to be had otherwise.
  if (best === Math.min(...aim.targets.map(({ rank }) => rank)) || !isLaden(mind.planner)) return kept;
  const dropped = waysIn(mind, aim, 'drops', budget);
  return kept.length === 0 || (dropped[0]?.target?.rank ?? best ?? 0) < (best ?? 0) ? dropped : kept;
};

/** Only who has or may come to have something can put it down. */
const isLaden = ({ things }: Planner): boolean => things.length > 0;

const waysIn = (mind: Mind, aim: Aim, drops: Drops, budget: number): readonly Way[] => {
  const most = budget - aim.cost;
  if (aim.targets.length === 0 || most < 0) return [];
  const top = Math.min(...aim.targets.map(({ rank }) => rank));
  let best: Way[] = [];
  for (const reached of reachedWithin(mind, drops, most)) {
    const [first] = best;
    if (first?.target?.rank === top && compareCosts(reached.cost, first.reached.cost) > 0) break;
    for (const way of waysAt(mind, aim, drops, reached)) best = better(best, way);
  }
  return inOrder(mind.planner, distinct(best));
};

/** What the aim allows at a spot. */
export const waysAt = (mind: Mind, aim: Aim, drops: Drops, reached: Reached): readonly Way[] => {
  const { spot, cost } = reached;
  if (!aim.moving && !spot.standing) return [];
  if (aim.moving && !spot.out && !canEnd(mind, mind.graphs[drops], spot)) return [];
  const total = { ap: cost.ap + aim.cost, squares: cost.squares };
  return aim.hits(spot).map(({ act, target }) => ({ reached, target, act, cost: total }));
};

const better = (best: Way[], way: Way): Way[] => {
  const [first] = best;
  if (first === undefined) return [way];
  const order = (way.target?.rank ?? 0) - (first.target?.rank ?? 0) || compareCosts(way.cost, first.cost);
  return order < 0 ? [way] : order > 0 ? best : [...best, way];
};

/** S-PROX-06, S-SRCH-12: ways that come to the same are one, that with the most movement left. */
export const distinct = (ways: readonly Way[]): readonly Way[] => {
  const ends = new Map<string, Way>();
  for (const way of ways) {
    const { place, world, left } = way.reached.spot;
    const key = `${place} ${world.id} ${JSON.stringify(way.target)}`;
    const known = ends.get(key);
    if (known === undefined || known.reached.spot.left < left) ends.set(key, way);
  }
  return [...ends.values()];
};

/** S-PROX-05: by the last square, then what is carried, then the rest. */
export const inOrder = (planner: Planner, ways: readonly Way[]): readonly Way[] =>
  ways.slice().sort((a, b) => {
    const [one, other] = [a.reached.spot, b.reached.spot];
    return (
      squareOf(planner, one) - squareOf(planner, other) ||
      one.world.cargo.hand - other.world.cargo.hand ||
      (a.target?.piece ?? 0) - (b.target?.piece ?? 0) ||
      one.world.id - other.world.id
    );
  });

const squareOf = ({ situation }: Planner, { place }: Spot): number => {
  const { lattice } = situation.rules.grid;
  const square = situation.maze.squares[place] as number;
  return columnOf(lattice, square) * lattice.height + rowOf(lattice, square);
};
