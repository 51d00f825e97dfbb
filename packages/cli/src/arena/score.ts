import type { GameResult } from './pairs.ts';

export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Of 1, a draw being half a win. */
  readonly score: number;
  readonly ci95: Interval;
}

export type Interval = readonly [low: number, high: number];

/** The games of two bots, those of one deal side by side. */
export const scoreOf = (results: readonly GameResult[]): Score => {
  const count = (result: GameResult) => results.filter((each) => each === result).length;
  const pairs = pairsOf(results);
  return {
    games: results.length,
    wins: count('W'),
    draws: count('D'),
    losses: count('L'),
    score: mean(pairs),
    ci95: intervalOf(pairs),
  };
};

const POINTS: Readonly<Record<GameResult, number>> = { W: 1, D: 0.5, L: 0 };

/** Of two games with one deal neither says anything without the other: the deal is what was drawn. */
const pairsOf = (results: readonly GameResult[]): readonly number[] =>
  Array.from({ length: Math.ceil(results.length / 2) }, (_, pair) =>
    mean(results.slice(2 * pair, 2 * pair + 2).map((result) => POINTS[result])),
  );

/** The mean of independent numbers from 0 to 1, with 95 % certainty. */
export const intervalOf = (numbers: readonly number[]): Interval => {
  const middle = mean(numbers);
  const variance = numbers.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (numbers.length - 1);
  // Numbers that are all alike say nothing about how far they spread.
  if (numbers.length < 2 || variance === 0) return wilson(middle, numbers.length);
  const half = Z95 * Math.sqrt(variance / numbers.length);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

/** E. B. Wilson, 1927: for a share of n trials, also where it is 0 or 1. */
export const wilson = (share: number, trials: number): Interval => {
  if (trials === 0) return [0, 1];
  const scale = 1 + Z95 ** 2 / trials;
  const middle = (share + Z95 ** 2 / (2 * trials)) / scale;
  const half = (Z95 / scale) * Math.sqrt((share * (1 - share)) / trials + Z95 ** 2 / (4 * trials ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

export const Z95 = 1.959964;

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The number that a share of them does not pass. */
export const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((one, other) => one - other)[Math.max(0, Math.ceil(share * numbers.length) - 1)] ?? 0;

export const rounded = (number: number, digits = 2): number => Math.round(number * 10 ** digits) / 10 ** digits;
