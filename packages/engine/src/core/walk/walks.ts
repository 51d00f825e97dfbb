import type { Leg } from '../action.ts';
import { loadOf, NOBODY, type Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { walkPlainly } from './plain.ts';
import { walkWithCargo } from './search.ts';
import { keepTrail, legsTo, placeOfNode, stepsOfNode, type Trail } from './trail.ts';
import { type Walker, walkerOf } from './walker.ts';

/** Every distinct outcome of one character's Move: where it ends, with what, and what lies where. Cheapest first. */
export interface Walks {
  readonly piece: PieceId;
  readonly length: number;
  readonly first: number;
  readonly trail: Trail;
}

export const findWalks = (situation: Situation, walkers: readonly PieceId[]): readonly Walks[] => {
  const ends: number[] = [];
  const firsts: number[] = [];
  let count = 0;
  for (const id of walkers) {
    firsts.push(ends.length);
    count = search(walkerOf(situation, id), count, ends);
  }
  const trail = keepTrail(count, ends);
  return walkers.map((piece, nth) => {
    const first = firsts[nth] as number;
    return { piece, first, length: (firsts[nth + 1] ?? ends.length) - first, trail };
  });
};

const search = (walker: Walker, root: number, ends: number[]): number => {
  const firstEnd = ends.length;
  const plain = loadOf(walker.situation, walker.id) === NOBODY ? walkPlainly(walker, root, ends) : -1;
  if (plain >= 0) return plain;
  ends.length = firstEnd;
  return walkWithCargo(walker, root, ends);
};

/** Where the n-th walk ends, how many squares it takes, and leg by leg. */
export const endOf = ({ first, trail }: Walks, nth: number): Place => placeOfNode(trail, trail.ends[first + nth] as number);

export const stepsOf = ({ first, trail }: Walks, nth: number): number =>
  stepsOfNode(trail, trail.ends[first + nth] as number);

export const walkOf = ({ first, trail }: Walks, nth: number): readonly Leg[] =>
  legsTo(trail, trail.ends[first + nth] as number);
