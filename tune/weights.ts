import type { Weights } from '../packages/ai/src/worth/weights.ts';
import type { Theta } from './spsa.ts';

export type WeightName = keyof Weights;

export const namesOf = (weights: Weights): readonly WeightName[] => Object.keys(weights) as WeightName[];

/** The weights at some place of the search: each e^theta times what it was at the beginning. */
export const weightsAt = (base: Weights, theta: Theta): Weights => {
  const entries = namesOf(base).map((name, nth) => [name, moved(name, base[name], theta[nth] ?? 0)]);
  return Object.fromEntries(entries) as Weights;
};

const moved = (name: WeightName, weight: number, theta: number): number => {
  // What is lost on the way counts, not what is left: 0.95 loses half as much as 0.9.
  if (name === 'decay') return rounded(1 - (1 - weight) * Math.exp(theta));
  return rounded(weight === 0 ? FROM_NOTHING * theta : weight * Math.exp(theta));
};

/** How fast a weight moves that was nothing at the beginning, in points. */
const FROM_NOTHING = 0.1;

const rounded = (weight: number): number => Number(weight.toPrecision(5));

/** How much of itself a weight has gained or lost, most first. */
export const movesOf = (base: Weights, theta: Theta): readonly Move[] => {
  const now = weightsAt(base, theta);
  return namesOf(base)
    .map((name, nth) => ({ name, from: base[name], to: now[name], far: Math.abs(theta[nth] ?? 0) }))
    .sort((a, b) => b.far - a.far);
};

export interface Move {
  readonly name: WeightName;
  readonly from: number;
  readonly to: number;
  readonly far: number;
}
