import type { Leg } from '../action.ts';
import { NOBODY } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';

/** A node's place, its steps, and whether the walker hangs there on its load, in one number. */
export const PLACE = 7;
export const TIED = 64;
export const STEPS = 63;

/** The nodes of a search, as they are found: where from, `place | tied | steps`, what is in the hand. */
export const parents = new Int32Array(1 << 18);
export const placed = new Int32Array(1 << 18);
export const hands = new Int32Array(1 << 18);
/** Those where a Move may end. */
export const ends = new Int32Array(1 << 18);

/** What a search found, kept apart from the scratch above: its nodes of `FIELDS` numbers, then its ends. */
export interface Trail {
  readonly nodes: Int32Array;
  readonly from: number;
  readonly firstEnd: number;
}

const FIELDS = 3;
const ARENA = 1 << 16;

// Trails are cut one after the other from a large buffer, which lives as long as one of them does:
// a typed array of its own for each would cost more than the search.
let arena = new Int32Array(ARENA);
let used = 0;

export const keepTrail = (count: number, endCount: number): Trail => {
  const size = count * FIELDS + endCount;
  if (used + size > arena.length) {
    arena = new Int32Array(Math.max(ARENA, size));
    used = 0;
  }
  const from = used;
  const nodes = arena;
  let at = from;
  for (let node = 0; node < count; node++, at += FIELDS) {
    nodes[at] = parents[node] as number;
    nodes[at + 1] = placed[node] as number;
    nodes[at + 2] = hands[node] as number;
  }
  const firstEnd = at;
  for (let nth = 0; nth < endCount; nth++) nodes[at++] = ends[nth] as number;
  used = at;
  return { nodes, from, firstEnd };
};

/** The n-th node where the Move may end. */
export const endIn = ({ nodes, firstEnd }: Trail, nth: number): number => nodes[firstEnd + nth] as number;

const placedIn = ({ nodes, from }: Trail, node: number): number => nodes[from + node * FIELDS + 1] as number;
const handIn = ({ nodes, from }: Trail, node: number): PieceId => nodes[from + node * FIELDS + 2] as number;

export const placeOfNode = (trail: Trail, node: number): Place => placedIn(trail, node) >> PLACE;

export const stepsOfNode = (trail: Trail, node: number): number => placedIn(trail, node) & STEPS;

/** The legs from the start to a node: where the hand changed, something was left or taken before the step. */
export const legsTo = (trail: Trail, end: number): readonly Leg[] => {
  const legs: Leg[] = [];
  for (let at = end; ; ) {
    const parent = trail.nodes[trail.from + at * FIELDS] as number;
    if (parent < 0) return legs.reverse();
    legs.push({ to: placeOfNode(trail, at) });
    const before = handIn(trail, parent);
    const after = handIn(trail, at);
    if (before !== after) {
      if (after !== NOBODY) legs.push({ take: after });
      if (before !== NOBODY) legs.push({ leave: before });
    }
    at = parent;
  }
};
