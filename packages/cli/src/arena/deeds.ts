import type { BotName } from '@archmage/ai';
import { type ActionType, type FeatName, type FeatSort, featsIn, type Ruleset, SEATS } from '@archmage/engine';
import type { Counts, Job, Outcome } from './game.ts';
import { type Faults, faultsOf, located } from './match.ts';
import { jobOf, type Meeting } from './pairs.ts';
import { type Crew, outcomesOf } from './pool.ts';

/** Bots that are watched, each in games with itself: there both seats play as it does. */
export interface DeedWish extends Pick<Meeting, 'seed' | 'ms'> {
  readonly bots: readonly BotName[];
  readonly rules: Ruleset;
  /** Of each. */
  readonly games: number;
}

export interface DeedReport extends Pick<Meeting, 'rules' | 'seed' | 'ms'>, Faults {
  readonly games: number;
  readonly bots: Readonly<Partial<Record<BotName, Doings>>>;
}

export interface Doings {
  /** How often each deed was done, those that never were included. */
  readonly done: Counts;
  readonly never: readonly FeatName[];
}

/** What a bot chooses to do. What the engine asks and tells is left out, and so is what no bot is asked for. */
export const CHOSEN = [
  'offer',
  'gift',
  'character',
  'object',
  'action',
  'card',
  'terrain',
  'gate',
  'edge',
  'removal',
] as const satisfies readonly FeatSort[];
export type ChosenSort = (typeof CHOSEN)[number];

const UNASKED: readonly string[] = (['draw', 'timeout', 'resign', 'agree'] satisfies readonly ActionType[]).map(
  (type) => `action ${type}`,
);

/** Plays the games and counts; `step` is told of each. */
export const watchDeeds = async (wish: DeedWish, crew: Crew, step?: () => void): Promise<DeedReport> => {
  const jobs = wish.bots.flatMap((bot) => jobsOf(wish, bot));
  return deedReportOf(wish, jobs, await outcomesOf(jobs, crew, step));
};

const deedReportOf = (wish: DeedWish, jobs: readonly Job[], outcomes: readonly Outcome[]): DeedReport => {
  const { bots, games, ms, rules, seed } = wish;
  const wanted = wantedIn(rules);
  const doings = bots.map(
    (bot, nth) => [bot, doingsIn(wanted, outcomes.slice(nth * games, (nth + 1) * games))] as const,
  );
  return {
    ...{ rules: rules.id, seed, ms, games },
    bots: Object.fromEntries(doings),
    ...faultsOf(jobs.flatMap((job, index) => located(job, outcomes[index]?.faults ?? []))),
  };
};

/** One deal after the other, each once. */
const jobsOf = ({ games, ms, rules, seed }: DeedWish, bot: BotName): readonly Job[] =>
  Array.from({ length: games }, (_, number) => ({
    ...jobOf({ a: bot, b: bot, rules: rules.id, seed, ms }, 2 * number),
    deeds: true,
  }));

const wantedIn = (rules: Ruleset): readonly FeatName[] => {
  const all = featsIn(rules).filter((deed) => !UNASKED.includes(deed));
  return CHOSEN.flatMap((sort) => all.filter((deed) => deed.startsWith(`${sort} `)));
};

const doingsIn = (wanted: readonly FeatName[], outcomes: readonly Outcome[]): Doings => {
  const tallies = outcomes.flatMap(({ deeds }) => (deeds === undefined ? [] : SEATS.map((seat) => deeds[seat])));
  const done = wanted.map((deed) => [deed, tallies.reduce((sum, tally) => sum + (tally[deed] ?? 0), 0)] as const);
  return { done: Object.fromEntries(done), never: done.flatMap(([deed, times]) => (times === 0 ? [deed] : [])) };
};
