import { describe, expect, test } from 'vitest';
import { randomOf } from '../../packages/host/src/index.ts';
import { GAINS, nudged, stepped, type Theta, trialOf } from '../../tune/spsa.ts';

const BEST: Theta = [0.5, -0.4, 0.3, -0.2, 0];

/** How far from the best, each number as important as the next. */
const lossOf = (theta: Theta): number => theta.reduce((sum, number, nth) => sum + (number - (BEST[nth] ?? 0)) ** 2, 0);

/** As the games of a batch would: better wins more often, but never surely. */
const matched = (plus: Theta, minus: Theta, random: (outcomes: number) => number): number => {
  const chance = 1 / (1 + Math.exp(lossOf(plus) - lossOf(minus)));
  const wins = Array.from({ length: 32 }, () => (random(1e6) / 1e6 < chance ? 1 : -1));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
};

const searched = (seed: string, iterations: number): Theta => {
  const random = randomOf(seed);
  let theta: Theta = BEST.map(() => 0);
  for (let iteration = 0; iteration < iterations; iteration++) {
    const trial = trialOf(GAINS, iteration, theta.length, random);
    theta = stepped(theta, trial, matched(nudged(theta, trial, 1), nudged(theta, trial, -1), random));
  }
  return theta;
};

describe('SPSA', () => {
  test.each(['one', 'two', 'three', 'four'])('comes near the best through the noise of games: %s', (seed) => {
    expect(lossOf(BEST.map(() => 0))).toBeCloseTo(0.54);
    expect(lossOf(searched(seed, 600))).toBeLessThan(0.12);
  });

  test('nudges every number up or down, less and less', () => {
    const early = trialOf(GAINS, 0, 40, randomOf('signs'));
    const late = trialOf(GAINS, 500, 40, randomOf('signs'));
    expect(new Set(early.signs)).toEqual(new Set([1, -1]));
    expect(early.signs).toEqual(late.signs);
    expect(late.nudge).toBeLessThan(early.nudge);
    expect(late.step).toBeLessThan(early.step / 4);
    expect(nudged([1, 1], { ...early, signs: [1, -1] }, -1)).toEqual([1 - early.nudge, 1 + early.nudge]);
  });

  test('steps along the signs when plus was better, against them when minus was', () => {
    const trial = { signs: [1, -1], nudge: 0.5, step: 0.1 } as const;
    expect(stepped([0, 0], trial, 1)).toEqual([0.2, -0.2]);
    expect(stepped([0, 0], trial, -0.5)).toEqual([-0.1, 0.1]);
    expect(stepped([0.3, 0.3], trial, 0)).toEqual([0.3, 0.3]);
    expect(stepped([1.95, 0], trial, 1)).toEqual([2, -0.2]);
  });
});
