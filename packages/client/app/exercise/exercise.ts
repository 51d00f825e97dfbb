import { LEVELS } from '@archmage/ai';
import type { Ruleset, Seat, State } from '@archmage/engine';
import { memoryLibrary, startGame, type World } from '@archmage/host';
import { playersOf } from '../start/wish.ts';
import { sessionOf, type TableSession } from '../table/session.ts';
import { adviser, world } from '../world.ts';

/** A position to be played from, and how the other side answers: a lesson, a puzzle. */
export interface Exercise {
  readonly rules: Ruleset;
  readonly start: State;
  /** The person's. */
  readonly seat: Seat;
  readonly seed: string;
  readonly reply: World['think'];
}

/** A table like any other, but nothing of it is stored, and whatever may be taken back can be. */
export const sitDownTo = async ({ rules, start, seat, seed, reply }: Exercise): Promise<TableSession> => {
  const players = playersOf({ mode: 'computer', level: LEVELS[0] }, seat);
  const options = { takeback: 'relaxed', memory: 'forgets' } as const;
  const { windows: _nobody, ...here } = world();
  const started = await startGame(
    { id: 'exercise', title: '', rules, players, options, seed, started: here.now(), start },
    { ...here, library: memoryLibrary(), think: reply },
  );
  if (!started.ok) throw new Error(`An exercise cannot be begun: ${started.failure.why}.`);
  return sessionOf(started.value, adviser());
};
