import type { Ruleset, State } from '@archmage/engine';
import { type Goal, type Quest, questOf } from './goal.ts';
import type { Step } from './sure.ts';

/** What the idea is about: leaving, points, a fight, the other's threat, his runner, a card. */
export const THEMES = ['win', 'score', 'fight', 'save', 'trap', 'keep'] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  /** Its theme, and where it stands: `win-4a7ead`. */
  readonly id: string;
  readonly theme: Theme;
  /** As of a player who solves it every other time. */
  readonly rating: number;
  readonly goal: Goal;
  readonly rules: Ruleset;
  readonly start: State;
  /** One way, with the hardest answers of the other. */
  readonly solution: readonly Step[];
}

export const questFor = ({ rules, start, goal }: Puzzle): Quest => questOf(rules, start, goal);

/** `win-4a7ead` is about winning. */
export const themeOf = (id: string): Theme | undefined => THEMES.find((theme) => id.startsWith(`${theme}-`));
