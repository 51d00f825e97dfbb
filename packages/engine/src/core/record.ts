import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import type { Actor, State } from './state.ts';

/** One decision: who took it, what it was and what came of it. */
export interface Batch {
  readonly seat: Actor;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

/** A game, finished or not. Its events alone replay it; the actions say why. */
export interface GameRecord {
  /** What is known about the game besides its rules and its start: names, date, seed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly start: State;
  readonly batches: readonly Batch[];
}

/** Where the events lead. */
export const finalState = ({ start, batches }: Pick<GameRecord, 'start' | 'batches'>): State =>
  batches.reduce((state, { events }) => events.reduce(evolve, state), start);
