import type { Motion, Spot } from './model.ts';

/** What the board can do besides drawing its model. */
export interface Stage {
  /** Shows a motion on what is drawn now; the model that follows it comes afterwards. */
  readonly play: (motion: Motion) => Promise<void>;
  readonly spotAt: (clientX: number, clientY: number) => Spot | undefined;
  /** Drops every motion, the running ones and those that wait for the next model. */
  readonly reset: () => void;
  /** Puts the keyboard's focus on a spot. */
  readonly focus: (spot: Spot) => void;
}

/** Given by the app, filled by the board while it is mounted. */
export interface StageRef {
  current: Stage | undefined;
}
