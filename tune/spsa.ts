import type { Random } from '../packages/host/src/index.ts';

/** Where the search is: one number for each weight, 0 where it began. */
export type Theta = readonly number[];
export type Sign = 1 | -1;

/** How boldly it tries and how far it goes; both shrink from iteration to iteration. */
export interface Gains {
  readonly nudge: number;
  readonly step: number;
  /** Iterations in which the steps hardly shrink. */
  readonly calm: number;
}

/** Chosen on a model of 21 weights of very different importance and some ten thousand games. */
export const GAINS: Gains = { nudge: 0.2, step: 0.2, calm: 20 };

/** One iteration of SPSA (Spall 1992): all numbers are nudged at once, each up or down by the toss of a coin. */
export interface Trial {
  readonly signs: readonly Sign[];
  readonly nudge: number;
  readonly step: number;
}

export const trialOf = (gains: Gains, iteration: number, count: number, random: Random): Trial => ({
  signs: Array.from({ length: count }, () => (random(2) === 0 ? 1 : -1)),
  nudge: gains.nudge / (iteration + 1) ** NUDGE_DECAY,
  step: gains.step / (gains.calm + iteration + 1) ** STEP_DECAY,
});

const NUDGE_DECAY = 0.101;
const STEP_DECAY = 0.602;

/** The two that are compared: nudged along the signs, and against them. */
export const nudged = (theta: Theta, { signs, nudge }: Trial, side: Sign): Theta =>
  theta.map((number, nth) => number + side * nudge * (signs[nth] as Sign));

/** A step towards the better of the two, by how much it was better: -1 to 1. */
export const stepped = (theta: Theta, { signs, nudge, step }: Trial, gain: number): Theta =>
  theta.map((number, nth) => bounded(number + ((step * gain) / nudge) * (signs[nth] as Sign)));

/** A weight that goes further than this has no say in the games, and only wanders about. */
const FARTHEST = 2;

const bounded = (number: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, number));
