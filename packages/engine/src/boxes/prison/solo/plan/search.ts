import { type Edge, edgesOf, flagsOf, type Graph, type Spot } from './graph.ts';
import type { World } from './world.ts';

/** S-SRCH-10: action points first, then squares. */
export interface Cost {
  readonly ap: number;
  readonly squares: number;
}

export const NO_COST: Cost = { ap: 0, squares: 0 };

export const compareCosts = (a: Cost, b: Cost): number => a.ap - b.ap || a.squares - b.squares;

export const sumOf = (a: Cost, b: Cost): Cost => ({ ap: a.ap + b.ap, squares: a.squares + b.squares });

/** A place that a plan comes to, what it has cost, and how it came there. */
export interface Reached {
  readonly spot: Spot;
  readonly cost: Cost;
  readonly by: { readonly from: Reached; readonly edge: Edge } | undefined;
}

/** Whatever can be reached, the cheapest first (S-PROX-01, S-PROX-02); it ends where nothing more can be paid. */
export const explore = (graph: Graph, start: Spot, most: number): Generator<Reached, void> =>
  search(graph, start, most, new Set());

/** The same where only costs count: what comes later with no more movement left comes to nothing more. */
export const measure = (graph: Graph, start: Spot, most: number): Generator<Reached, void> =>
  search(graph, start, most, new Ahead());

/** What has been looked at. */
interface Done {
  has(spot: Spot): boolean;
  add(spot: Spot): void;
}

class Ahead implements Done {
  private readonly most = new Map<World, Map<number, number>>();

  has(spot: Spot): boolean {
    return (this.most.get(spot.world)?.get(keyOf(spot)) ?? -1) >= spot.left;
  }

  add(spot: Spot): void {
    const places = this.most.get(spot.world) ?? new Map<number, number>();
    this.most.set(spot.world, places.set(keyOf(spot), spot.left));
  }
}

const keyOf = (spot: Spot): number => spot.place * 16 + flagsOf(spot);

function* search(graph: Graph, start: Spot, most: number, done: Done): Generator<Reached, void> {
  const queue = new Buckets<Reached>();
  queue.add(NO_COST, { spot: start, cost: NO_COST, by: undefined });
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    if (done.has(next.spot)) continue;
    done.add(next.spot);
    yield next;
    for (const edge of edgesOf(graph, next.spot)) {
      const cost = sumOf(next.cost, edge);
      if (cost.ap <= most && !done.has(edge.to)) queue.add(cost, { spot: edge.to, cost, by: { from: next, edge } });
    }
  }
}

/** What costs the same waits together, first come, first served. */
export class Buckets<T> {
  private readonly byAp: T[][][] = [];
  private ap = 0;
  private squares = 0;
  private nth = 0;

  add({ ap, squares }: Cost, item: T): void {
    const row = this.byAp[ap] ?? [];
    const bucket = row[squares] ?? [];
    bucket.push(item);
    row[squares] = bucket;
    this.byAp[ap] = row;
  }

  /** Nothing cheaper than what was taken is added later. */
  take(): T | undefined {
    for (; this.ap < this.byAp.length; this.ap++, this.squares = 0, this.nth = 0) {
      const row = this.byAp[this.ap] ?? [];
      for (; this.squares < row.length; this.squares++, this.nth = 0) {
        const bucket = row[this.squares] ?? [];
        if (this.nth < bucket.length) return bucket[this.nth++];
      }
    }
    return undefined;
  }
}

/** The steps that lead there, in their order. */
export const stepsTo = (reached: Reached): readonly Edge[] => {
  const edges: Edge[] = [];
  for (let at = reached; at.by !== undefined; at = at.by.from) edges.push(at.by.edge);
  return edges.reverse();
};
