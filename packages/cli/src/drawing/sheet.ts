import type { Ruleset, State } from '@archmage/engine';
import type { Paint } from './paint.ts';

/** What is drawn, and with which colours. */
export interface Sheet {
  readonly rules: Ruleset;
  readonly state: State;
  readonly paint: Paint;
}

/** A square is four characters wide, its edges one. */
export const SQUARE = 4;

export const ARROWS = { cw: '↻', ccw: '↺' } as const;
