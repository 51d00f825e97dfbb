import type { Action, Chance, Ruleset, Seat, View } from '@archmage/engine';

/** A bot is a player: it is given a seat's view and its own notes, never the state, and answers with an action. */
export type Bot = (question: Question) => Answer;

export interface Question {
  readonly rules: Ruleset;
  readonly view: View;
  readonly seat: Seat;
  readonly random: Chance;
  /** What it wrote down when it was last asked; it may be lost at any time. */
  readonly notes: Notes | undefined;
  /** Asked now and then while it thinks: true when its time is up. */
  readonly isOver?: () => boolean;
}

export interface Answer {
  readonly action: Action;
  readonly notes?: Notes | undefined;
}

/** The rest of a plan, for the turn it was made in. Plain data. */
export interface Notes {
  readonly turn: number;
  readonly steps: readonly Action[];
}
