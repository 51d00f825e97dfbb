import type { Action, ActionOf, Chance, Ruleset, Seat, View } from '@archmage/engine';

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

/** The rest of a plan, for the turn it was made in, and what has been done in that turn. Plain data. */
export interface Notes {
  readonly turn: number;
  readonly steps: readonly Action[];
  /** So that nobody walks there and back, or turns a room to and fro. */
  readonly done: readonly Trace[];
}

/** What an action leaves behind until its turn is over. */
export interface Trace {
  /** The key of the position it was done in. */
  readonly from: number;
  /** The rooms it went through. */
  readonly rooms: readonly number[];
  readonly turned: Pick<ActionOf<'rotate'>, 'tile' | 'way'> | undefined;
}
