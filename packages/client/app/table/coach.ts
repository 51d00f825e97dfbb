import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Highlight } from '../../board/model.ts';

/** What stands beside a table: somebody who explains, in a lesson, a puzzle, a first game; or those who play from afar. */
export interface Coach {
  /** What it says; over a combat there is room for less. */
  readonly Panel: ComponentType<{ readonly at: 'table' | 'combat' }>;
  /** What it points at on the board. */
  readonly marks: ReadonlySignal<readonly Highlight[]>;
  /**
   * An exercise begins and ends as its coach says: it is not stored, nobody resigns, and no hint gives it away. Nor is
   * there a hint against somebody who plays from afar.
   */
  readonly leads: 'exercise' | 'game' | 'afar';
  /** How the same is played again. */
  readonly again?: { readonly text: string; readonly run: () => void };
  /** The table is left. */
  readonly stop: () => void;
}

export const allowsHints = (coach: Coach | undefined): boolean => coach === undefined || coach.leads === 'game';
