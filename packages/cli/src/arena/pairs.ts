import type { BotName } from '@archmage/ai';
import { type BySeat, SEATS, type Seat } from '@archmage/engine';
import type { Job, Outcome } from './game.ts';

/** Two bots that meet, and how. */
export interface Meeting {
  readonly a: BotName;
  readonly b: BotName;
  readonly rules: string;
  readonly seed: string;
  readonly ms: number | undefined;
}

/** What became of a game for `a`; one that was not finished is drawn. */
export const RESULTS = ['W', 'D', 'L'] as const;
export type GameResult = (typeof RESULTS)[number];

/** The game of that number, from 0: a deal is played twice, and the second time the seats are exchanged. */
export const jobOf = ({ a, b, rules, seed, ms }: Meeting, number: number): Job => {
  const deal = `${seed}:${Math.floor(number / 2) + 1}`;
  const bots: BySeat<BotName> = seatOfA(number) === 'yellow' ? { yellow: a, blue: b } : { yellow: b, blue: a };
  return { rules, seed: deal, whims: `${deal}:${(number % 2) + 1}:bots`, bots, ms };
};

export const seatOfA = (number: number): Seat => SEATS[number % 2] ?? 'yellow';

export const resultOf = ({ winner }: Pick<Outcome, 'winner'>, number: number): GameResult => {
  if (winner === undefined || winner === 'draw') return 'D';
  return winner === seatOfA(number) ? 'W' : 'L';
};

/** Every deal is played with both seatings, so the games are even in number. */
export const evenly = (games: number): number => games + (games % 2);
