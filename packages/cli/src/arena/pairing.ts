import { opponent } from '@archmage/engine';
import type { Outcome } from './game.ts';
import { firstPointsOf } from './match.ts';
import { type GameResult, type Meeting, RESULTS, resultOf, seatOfA } from './pairs.ts';
import { rounded } from './score.ts';

/** What two bots of the ladder have played so far, as it is stored. */
export interface Pairing extends Meeting {
  /** The games in their order, two letters for a deal: `WL DW .L`. A point is a game still to be played. */
  readonly results: string;
  readonly totals: Totals;
  readonly commits: readonly string[];
  readonly machines: readonly string[];
  readonly date: string;
}

/** Sums over all games. */
export interface Totals {
  readonly games: number;
  readonly turns: number;
  /** Points of those who took the first turn. */
  readonly first: number;
  readonly a: Thought;
  readonly b: Thought;
  readonly faults: number;
}

export interface Thought {
  readonly turns: number;
  readonly ms: number;
}

/** Where and when something was played. */
export interface Stamp {
  readonly commit: string;
  readonly machine: string;
  readonly date: string;
}

const NOTHING: Totals = {
  games: 0,
  turns: 0,
  first: 0,
  a: { turns: 0, ms: 0 },
  b: { turns: 0, ms: 0 },
  faults: 0,
};

export const unplayed = ({ a, b, rules, seed, ms }: Meeting): Pairing => ({
  ...{ a, b, rules, seed, ms },
  ...{ results: '', totals: NOTHING, commits: [], machines: [], date: '' },
});

/** The games of those up to a number that are not played yet. */
export const missing = ({ results }: Pairing, games: number): readonly number[] => {
  const letters = lettersOf(results);
  return Array.from({ length: games }, (_, number) => number).filter((number) => (letters[number] ?? '.') === '.');
};

/** The games of all deals that were played with both seatings. */
export const played = ({ results }: Pairing): readonly GameResult[] =>
  results
    .split(' ')
    .filter((deal) => deal.length === 2 && !deal.includes('.'))
    .flatMap((deal) => [...deal].map((letter) => RESULTS.find((result) => result === letter) ?? 'D'));

/** The pairing with one more game. */
export const withGame = (pairing: Pairing, number: number, outcome: Outcome, stamp: Stamp): Pairing => {
  const letters = lettersOf(pairing.results);
  while (letters.length <= number) letters.push('.');
  letters[number] = resultOf(outcome, number);
  return {
    ...pairing,
    results: lineOf(letters),
    totals: withOutcome(pairing.totals, number, outcome),
    commits: [...new Set([...pairing.commits, stamp.commit])],
    machines: [...new Set([...pairing.machines, stamp.machine])],
    date: stamp.date,
  };
};

const lettersOf = (results: string): string[] => [...results.replaceAll(' ', '')];

const lineOf = (letters: readonly string[]): string =>
  Array.from({ length: Math.ceil(letters.length / 2) }, (_, deal) =>
    letters
      .slice(2 * deal, 2 * deal + 2)
      .join('')
      .padEnd(2, '.'),
  ).join(' ');

const withOutcome = (totals: Totals, number: number, outcome: Outcome): Totals => {
  const seat = seatOfA(number);
  return {
    games: totals.games + 1,
    turns: totals.turns + outcome.turns,
    first: totals.first + (firstPointsOf(outcome)[0] ?? 0.5),
    a: withThought(totals.a, outcome.thought[seat]),
    b: withThought(totals.b, outcome.thought[opponent(seat)]),
    faults: totals.faults + outcome.faults.length,
  };
};

const withThought = ({ turns, ms }: Thought, thought: readonly number[]): Thought => ({
  turns: turns + thought.length,
  ms: rounded(thought.reduce((sum, each) => sum + each, ms)),
});
