import type { Ruleset, State } from '@archmage/engine';
import type { Messages } from '../messages/messages.ts';
import type { Paint } from './paint.ts';

/** What is drawn, with which colours and in which language. */
export interface Sheet {
  readonly rules: Ruleset;
  readonly state: State;
  readonly paint: Paint;
  readonly words: Messages;
}

/** A square is four characters wide, its edges one. */
export const SQUARE = 4;

export const ARROWS = { cw: '↻', ccw: '↺' } as const;
