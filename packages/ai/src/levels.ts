import type { Bot } from './bot.ts';
import type { Level } from './names.ts';
import { planning } from './plan/bot.ts';
import type { Style } from './plan/mind.ts';
import { PLAIN, TUNED, type Weights } from './worth/weights.ts';

/** The plain turn planner that all are measured against: it never changes. */
const YARDSTICK: Style = {
  width: 8,
  horizon: 9,
  moves: 8,
  replies: 0,
  replyWidth: 0,
  replyMoves: 0,
  trust: 0,
  cards: 'naive',
  samples: 2,
  noise: 0,
  nodes: 20_000,
};

export const planner: Bot = planning(YARDSTICK, PLAIN.weights);

/** A level is the same thinker with its own reach, its own mistakes and its own taste. */
export interface Temperament {
  readonly style: Style;
  readonly taste: Partial<Weights>;
}

export const TEMPERAMENTS: Readonly<Record<Level, Temperament>> = {
  // Runs, one step at a time, and sees no danger.
  squire: {
    style: { ...YARDSTICK, width: 1, horizon: 1, moves: 5, noise: 0.5 },
    taste: { danger: 0, slope: 0, prey: 0.1 },
  },
  // Cannot leave a thing lying, nor a wounded enemy alone.
  rogue: {
    style: { ...YARDSTICK, width: 2, horizon: 2, moves: 6, noise: 0.2 },
    taste: { strike: 0.2, shield: 0.2, bridge: 0.2, draught: 0.3, wand: 0.2, danger: 0, prey: 0.3 },
  },
  // Likes a fight and thinks of his own turn only.
  sergeant: { style: { ...YARDSTICK, width: 3, horizon: 3, noise: 0.1 }, taste: { danger: 0.03, prey: 0.5 } },
  // Plans her whole turn and keeps out of trouble.
  scout: { style: { ...YARDSTICK, noise: 0.05, cards: 'mixed' }, taste: {} },
  strategist: {
    style: { ...YARDSTICK, width: 16, moves: 10, cards: 'mixed', replies: 4, replyWidth: 3, replyMoves: 4, trust: 0.5 },
    taste: {},
  },
  archmage: {
    style: {
      ...YARDSTICK,
      width: 64,
      moves: 14,
      cards: 'mixed',
      samples: 4,
      replies: 12,
      replyWidth: 5,
      replyMoves: 5,
      trust: 0.7,
      nodes: 60_000,
    },
    taste: {},
  },
};

/** Who advises: the strongest. */
export const BEST = { style: TEMPERAMENTS.archmage.style, weights: TUNED.weights } as const;

export const levelNamed = (level: Level): Bot => {
  const { style, taste } = TEMPERAMENTS[level];
  return planning(style, { ...TUNED.weights, ...taste });
};
