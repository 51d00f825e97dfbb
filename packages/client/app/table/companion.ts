import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Sketch } from './hints/sketch.ts';

/** What a way to play has at its table besides: it comes with the game that is played so. */
export interface Companion {
  /** Between the score and the board. */
  readonly Row: ComponentType;
  /** Beside the board, or below the row where there is no room. */
  readonly Panel: ComponentType;
  /** What it draws on the board. */
  readonly sketch: ReadonlySignal<Sketch | undefined>;
  /** Waits before the other side does its next thing. */
  readonly breathe: () => Promise<void>;
  /** The table is left. */
  readonly stop: () => void;
}
