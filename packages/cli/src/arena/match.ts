import { opponent } from '@archmage/engine';
import { type Spread, spread } from '../spread.ts';
import type { Outcome } from './game.ts';
import { jobOf, type Meeting, resultOf, seatOfA } from './pairs.ts';
import { type Crew, outcomesOf } from './pool.ts';
import { mean, quantile, rounded, type Score, scoreOf } from './score.ts';
import { FAULTS, type Fault } from './watch.ts';

export interface Report extends Meeting, Score, Faults {
  /** How often who took the first turn won, a draw being half a win. */
  readonly firstPlayer: number;
  readonly turns: Spread;
  readonly msPerTurn: Both;
  readonly msPerTurnP95: Both;
}

interface Both {
  readonly a: number;
  readonly b: number;
}

/** Plays the games of two bots; `step` is told of each. */
export const playMeeting = async (meeting: Meeting, games: number, crew: Crew, step?: () => void): Promise<Report> => {
  const jobs = Array.from({ length: games }, (_, number) => jobOf(meeting, number));
  return reportOf(meeting, await outcomesOf(jobs, crew, step));
};

export const reportOf = (meeting: Meeting, outcomes: readonly Outcome[]): Report => {
  const thoughtOf = (who: keyof Both) =>
    outcomes.flatMap(({ thought }, number) => {
      const seat = seatOfA(number);
      return thought[who === 'a' ? seat : opponent(seat)];
    });
  const [a, b] = [thoughtOf('a'), thoughtOf('b')];
  return {
    ...meeting,
    ...scoreOf(outcomes.map(resultOf)),
    firstPlayer: rounded(mean(outcomes.flatMap(firstPointsOf)), 4),
    turns: spread(outcomes.map(({ turns }) => turns)),
    msPerTurn: { a: rounded(mean(a)), b: rounded(mean(b)) },
    msPerTurnP95: { a: rounded(quantile(a, 0.95)), b: rounded(quantile(b, 0.95)) },
    ...faultsOf(outcomes.flatMap(({ faults }, number) => located(jobOf(meeting, number), faults))),
  };
};

/** What the first player got out of a game; nothing where nobody was. */
export const firstPointsOf = ({ first, winner }: Outcome): readonly number[] => {
  if (first === undefined) return [];
  if (winner === undefined || winner === 'draw') return [0.5];
  return [winner === first ? 1 : 0];
};

/** A fault and how to come back to it. */
export interface Located extends Fault {
  readonly rules: string;
  readonly seed: string;
}

export const located = ({ rules, seed }: Omit<Located, keyof Fault>, faults: readonly Fault[]): readonly Located[] =>
  faults.map(({ kind, message }) => ({ kind, rules, seed, message }));

export interface Faults {
  readonly refusals: number;
  readonly exceptions: number;
  readonly stalls: number;
  readonly faults: readonly Located[];
}

export const faultsOf = (faults: readonly Located[]): Faults => {
  const [refusals, exceptions, stalls] = FAULTS.map((kind) => faults.filter((fault) => fault.kind === kind).length);
  return { refusals: refusals ?? 0, exceptions: exceptions ?? 0, stalls: stalls ?? 0, faults };
};
