import { shuffled } from '../core/views/chance.ts';

/** Chance for tests: the same seed gives the same game. */
export interface Random {
  /** A whole number from 0 to just below the limit. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('There is nothing to pick from.');
      return list[below(list.length)] as (typeof list)[number];
    },
    chance: (probability) => next() < probability,
    shuffle: (list) => shuffled(list, below),
  };
};
