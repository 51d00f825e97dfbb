import {
  check,
  evolve,
  type Leg,
  labyrinthOf,
  type PieceId,
  type Place,
  type Refusal,
  type State,
  tileOf,
} from '@archmage/engine';
import { reachOf } from './choices.ts';
import { tryWalk } from './routes.ts';
import { isRefused, placeOf, type Seen } from './seen.ts';
import type { Answer } from './why.ts';

/**
 * Why a character cannot go to a place in one Move. Where a way of any length leads there, it is too far, or nobody may
 * stop there; otherwise it is what stands in the way on the way with the fewest obstacles.
 */
export const whyNoWalk = (seen: Seen, piece: PieceId, place: Place): Answer => {
  const deed = reachOf(seen, piece).find(({ spot }) => spot.kind === 'place' && spot.place === place);
  if (deed !== undefined) return { legal: deed.action };
  const stands = tryWalk(seen, piece, []);
  if (isRefused(stands)) return { refusal: stands };
  if (place === placeOf(seen.view, piece) && stands.refusal !== undefined) return { refusal: stands.refusal };
  const { ask, detours, straight } = waysOf(seen, piece);
  const way = trace(detours, place);
  if (way === undefined) return { refusal: beyondSight(seen, piece, place) };
  const obstacle = firstObstacle(way, ask);
  if (obstacle !== undefined) return { refusal: obstacle };
  const walk = way.slice(1).map((to) => ({ to }));
  const refusal = refusalOf(seen, piece, walk);
  if (refusal === undefined) return { legal: { type: 'move', piece, walk } };
  const direct = trace(straight, place) ?? way;
  return { refusal, obstacle: direct.length < way.length ? firstObstacle(direct, ask) : undefined };
};

const refusalOf = ({ rules, view, seat }: Seen, piece: PieceId, walk: readonly Leg[]): Refusal | undefined =>
  check(rules, view, seat, { type: 'move', piece, walk });

interface Ways {
  readonly ask: Ask;
  /** The place before each place, on the way with the fewest obstacles and on the one with the fewest steps. */
  readonly detours: Tree;
  readonly straight: Tree;
}
type Tree = ReadonlyMap<Place, Place>;

/** Asked about one square, one is asked about the next as the pointer goes on. */
const waysOf = (seen: Seen, piece: PieceId): Ways => {
  const known = measured.get(seen.view) ?? new Map<string, Ways>();
  measured.set(seen.view, known);
  const key = `${seen.seat} ${piece}`;
  const from = placeOf(seen.view, piece);
  const ask = steps(seen, piece);
  const throughEdges = seen.rules.masks.edges[piece] !== 0;
  const ways = known.get(key) ?? {
    ask,
    detours: treeFrom(seen, from, { ask, throughEdges, free: 1, barred: MANY }),
    straight: treeFrom(seen, from, { ask, throughEdges, free: MANY, barred: MANY + 1 }),
  };
  known.set(key, ways);
  return ways;
};

const measured = new WeakMap<State, Map<string, Ways>>();

const MANY = 1000;

/** What the engine says to one step from anywhere, with the load one has. */
type Ask = (from: Place, to: Place) => Refusal | undefined;

const steps = (seen: Seen, piece: PieceId): Ask => {
  const known = new Map<number, Refusal | undefined>();
  const stands = new Map<Place, Seen>([[placeOf(seen.view, piece), seen]]);
  return (from, to) => {
    const key = from * seen.rules.grid.places + to;
    if (known.has(key)) return known.get(key);
    const there = stands.get(from) ?? { ...seen, view: evolve(seen.view, { type: 'moved', piece, path: [from] }) };
    stands.set(from, there);
    const tried = tryWalk(there, piece, [{ to }]);
    const barred = isRefused(tried) ? tried : undefined;
    known.set(key, barred);
    return barred;
  };
};

interface Weights {
  readonly ask: Ask;
  readonly free: number;
  readonly barred: number;
  /** Walls are no hindrance to it (P-GHOST-02). */
  readonly throughEdges: boolean;
}

/** Dijkstra over what lies beside what, whatever stands between; face-down rooms have no squares (B-MOVE-11). */
const treeFrom = ({ rules, view }: Seen, from: Place, { ask, barred, free, throughEdges }: Weights): Tree => {
  const { beyond, link } = labyrinthOf(rules, view.tiles);
  const cost = new Map<Place, number>([[from, 0]]);
  const before = new Map<Place, Place>([[from, from]]);
  const open = new Set<Place>([from]);
  while (open.size > 0) {
    const here = cheapest(open, cost);
    open.delete(here);
    for (let edge = here * 4; edge < here * 4 + 4; edge++) {
      const next = beyond[edge] ?? -1;
      if (next < 0) continue;
      const isFree = (link[edge] === next || throughEdges) && ask(here, next) === undefined;
      const total = (cost.get(here) ?? 0) + (isFree ? free : barred);
      if (total >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, total);
      before.set(next, here);
      open.add(next);
    }
  }
  return before;
};

const cheapest = (open: ReadonlySet<Place>, cost: ReadonlyMap<Place, number>): Place => {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const place of open) {
    const each = cost.get(place) ?? least;
    if (each >= least) continue;
    best = place;
    least = each;
  }
  return best;
};

const trace = (before: Tree, to: Place): readonly Place[] | undefined => {
  const way = [to];
  for (let at = to; ; ) {
    const parent = before.get(at);
    if (parent === undefined) return undefined;
    if (parent === at) return way;
    way.unshift(parent);
    at = parent;
  }
};

const firstObstacle = (way: readonly Place[], ask: Ask): Refusal | undefined => {
  for (let nth = 1; nth < way.length; nth++) {
    const refusal = ask(way[nth - 1] ?? -1, way[nth] ?? -1);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};

/** The place lies on a face-down room, or behind one. */
const beyondSight = (seen: Seen, piece: PieceId, place: Place): Refusal => {
  const { grid } = seen.rules;
  const isHidden = seen.view.tiles[tileOf(grid, place)]?.room === undefined && tileOf(grid, place) >= 0;
  const hidden = seen.view.tiles.findIndex(({ room }) => room === undefined) * grid.cells;
  return refusalOf(seen, piece, [{ to: isHidden ? place : hidden }]) as Refusal;
};
