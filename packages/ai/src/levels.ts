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
  blind: [],
  noise: 0,
  watch: 0,
  nodes: 20_000,
  isTidy: false,
};

export const planner: Bot = planning(YARDSTICK, PLAIN.weights);

/** What all levels have in common: they may miss things, but never look broken. */
const LEVEL: Style = { ...YARDSTICK, isTidy: true };

/** A level is the same thinker with its own reach, its own mistakes and its own taste. */
export interface Temperament {
  readonly style: Style;
  readonly taste: Partial<Weights>;
}

export const TEMPERAMENTS: Readonly<Record<Level, Temperament>> = {
  // Runs, one step at a time, sees no danger, and forgets gears, jumps and abilities.
  squire: {
    style: { ...LEVEL, width: 1, horizon: 1, moves: 4, noise: 1, blind: ['rotate', 'jump', 'use'] },
    taste: { danger: 0, slope: 0, prey: 0.1 },
  },
  // Cannot leave a thing lying, nor a wounded enemy alone; gears are beyond him.
  rogue: {
    style: { ...LEVEL, width: 2, horizon: 2, moves: 6, noise: 0.4, blind: ['rotate'] },
    taste: { strike: 0.2, shield: 0.2, bridge: 0.2, draught: 0.3, wand: 0.2, tool: 0.2, danger: 0, prey: 0.4 },
  },
  // Likes a fight, and thinks half a turn ahead.
  sergeant: { style: { ...LEVEL, width: 3, horizon: 3, moves: 7, noise: 0.22, watch: 20 }, taste: { danger: 0.03 } },
  // Plans her whole turn and keeps out of trouble.
  scout: { style: { ...LEVEL, width: 5, noise: 0.1, watch: 20 }, taste: {} },
  // Looks at the reply, too.
  strategist: {
    style: { ...LEVEL, width: 10, cards: 'mixed', replies: 5, replyWidth: 2, replyMoves: 3, trust: 0.6, watch: 24 },
    taste: {},
  },
  archmage: {
    style: {
      ...LEVEL,
      width: 40,
      moves: 10,
      cards: 'mixed',
      samples: 5,
      replies: 10,
      replyWidth: 3,
      replyMoves: 4,
      trust: 0.7,
      watch: 32,
      nodes: 30_000,
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
