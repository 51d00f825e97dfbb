import type { BotName } from '@archmage/ai';
import { type Spread, spread } from '../spread.ts';
import type { Job, Outcome } from './game.ts';
import { type Faults, faultsOf, located } from './match.ts';
import { type Crew, outcomesOf } from './pool.ts';
import { type Interval, mean, rounded, wilson } from './score.ts';

/** Bots that play the solo game, each by all of the rules. */
export interface SoloWish {
  readonly bots: readonly BotName[];
  readonly rules: readonly string[];
  /** Of each bot by each of the rules. */
  readonly games: number;
  readonly seed: string;
  readonly ms: number | undefined;
}

/** How one did by some rules. */
export interface SoloRow {
  readonly bot: BotName;
  readonly rules: string;
  readonly games: number;
  readonly wins: number;
  readonly share: number;
  readonly ci95: Interval;
  readonly turns: Spread;
  /** How many came in a game, on average. */
  readonly reinforcements: number;
}

export interface SoloReport extends Omit<SoloWish, 'rules'>, Faults {
  readonly rows: readonly SoloRow[];
}

/** Plays the games; the same deals for every bot. `step` is told of each. */
export const playSolo = async (wish: SoloWish, crew: Crew, step?: () => void): Promise<SoloReport> => {
  const pairs = wish.rules.flatMap((rules) => wish.bots.map((bot) => ({ bot, rules })));
  const jobs = pairs.flatMap(({ bot, rules }) =>
    Array.from({ length: wish.games }, (_, number) => jobOf(wish, bot, rules, number)),
  );
  const outcomes = await outcomesOf(jobs, crew, step);
  const rows = pairs.map(({ bot, rules }, nth) =>
    rowOf(bot, rules, outcomes.slice(nth * wish.games, (nth + 1) * wish.games)),
  );
  const { bots, games, ms, seed } = wish;
  const faults = jobs.flatMap((job, index) => located(job, outcomes[index]?.faults ?? []));
  return { bots, games, seed, ms, rows, ...faultsOf(faults) };
};

/** The Non-Player has no choice, so anybody can answer for it. */
const jobOf = ({ ms, seed }: SoloWish, bot: BotName, rules: string, number: number): Job => {
  const deal = `${seed}:${number + 1}`;
  return { rules, seed: deal, whims: `${deal}:bots`, bots: { yellow: bot, blue: 'random' }, ms };
};

const rowOf = (bot: BotName, rules: string, outcomes: readonly Outcome[]): SoloRow => {
  const games = outcomes.length;
  const wins = outcomes.filter(({ winner }) => winner === 'yellow').length;
  return {
    bot,
    rules,
    games,
    wins,
    share: rounded(wins / games, 4),
    ci95: wilson(wins / games, games),
    turns: spread(outcomes.map(({ turns }) => turns)),
    reinforcements: rounded(mean(outcomes.map(({ reinforcements = 0 }) => reinforcements))),
  };
};
