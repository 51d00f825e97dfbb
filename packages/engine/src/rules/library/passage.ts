import type { Obstacle, PassageRule } from '../rule.ts';

/** Passes over these, but may not stop there. */
export const crosses = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'self',
  through,
  gives: 'cross',
});

/** Passes over these and may stop there. */
export const restsOn = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'self',
  through,
  gives: 'rest',
});

/** Friends pass over these where the bearer stands. */
export const bridges = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'alliesHere',
  through,
  gives: 'cross',
});

/** Makes these safe for anybody where it lies, and for whoever carries it. */
export const spans = (...through: readonly Obstacle[]): readonly PassageRule[] => [
  { on: 'passage', reach: 'anyoneHere', through, gives: 'rest' },
  { on: 'passage', reach: 'carrier', through, gives: 'rest' },
];

/** Whoever carries it passes over these. */
export const leads = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'carrier',
  through,
  gives: 'cross',
});

/** Passes these in an action of one step. */
export const walksThrough = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'self',
  through,
  gives: 'alone',
});

/** Passes what kills others. */
export const survives = (...through: readonly Obstacle[]): PassageRule => ({
  on: 'passage',
  reach: 'self',
  through,
  gives: 'safe',
});

/** Makes these harmless for anybody where it lies, and for whoever carries it. */
export const shelters = (...through: readonly Obstacle[]): readonly PassageRule[] => [
  { on: 'passage', reach: 'anyoneHere', through, gives: 'safe' },
  { on: 'passage', reach: 'carrier', through, gives: 'safe' },
];
