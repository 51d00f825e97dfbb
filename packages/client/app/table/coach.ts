import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Highlight } from '../../board/model.ts';

/** Somebody who stands beside a table and explains: in a lesson, a puzzle, a first game. */
export interface Coach {
  /** What it says; over a combat there is room for less. */
  readonly Panel: ComponentType<{ readonly at: 'table' | 'combat' }>;
  /** What it points at on the board. */
  readonly marks: ReadonlySignal<readonly Highlight[]>;
  /** An exercise begins and ends as its coach says: it is not stored, nobody resigns, and no hint gives it away. */
  readonly leads: 'exercise' | 'game';
  /** The table is left. */
  readonly stop: () => void;
}
