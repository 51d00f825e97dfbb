import { BOT_NAMES, type BotName, pick } from '@archmage/ai';
import { randomOf } from '../random.ts';
import type { Counts, Job } from './game.ts';
import { type Faults, faultsOf, located } from './match.ts';
import { type Crew, outcomesOf } from './pool.ts';

/** Every box and every option there is, and some together. */
export const SOAK_RULES = [
  'base.1',
  'base.1 vp=6',
  'base.1 vp=7',
  'base.1 vp=8',
  'base.1 beginner',
  'base.1 beginner pairs=1,2,3',
  'base.1 handicap=yellow:5:C5,C6',
  'base.1 handicap=blue:6:',
  'base.1 timer=120:60:5:5',
  'base.1 cards=hidden',
  'base.1 beginner handicap=blue:5:C6 timer=60:30:5:5 cards=hidden',
  'paladins.1',
  'paladins.1 vp=7 timer=120:60:5:5 cards=hidden',
  'paladins.1 handicap=yellow:6:C5 timer=120:60:5:5 cards=hidden',
  'base.1+paladins.1 teams=free',
  'base.1+paladins.1 teams=mutual handicap=blue:5:C6',
  'prison.1',
  'prison.1 vp=7 timer=120:60:5:5 cards=hidden',
  'prison.1 handicap=yellow:5:C6',
  'base.1+prison.1 teams=free',
  'paladins.1+prison.1 teams=mutual',
  'base.1+paladins.1+prison.1 teams=free',
  'base.1+paladins.1+prison.1 teams=mutual handicap=blue:6:',
  'prison.1+base.1 scenario=breakout handicap=yellow:6:C6',
  'prison.1+base.1+paladins.1 scenario=tower timer=120:60:5:5',
  'cards.1 scenario=tutorial-1',
  'cards.1 scenario=tutorial-2',
  'cards.1 scenario=tutorial-3',
  'cards.1 scenario=standard timer=120:60:5:5',
  'cards.1 scenario=standard teams=free handicap=yellow:5:C6',
  'cards.1 scenario=advanced teams=draft',
] as const;

export interface Soak {
  readonly games: number;
  readonly seed: string;
  readonly ms: number | undefined;
}

export interface SoakReport extends Soak, Faults {
  readonly rules: Counts;
  /** A game has two bots. */
  readonly bots: Counts;
}

/** Plays games of all kinds; `step` is told of each. */
export const soak = async (wish: Soak, crew: Crew, step?: () => void): Promise<SoakReport> => {
  const jobs = soakJobs(wish);
  const outcomes = await outcomesOf(jobs, crew, step);
  return {
    ...wish,
    rules: counted(
      SOAK_RULES,
      jobs.map(({ rules }) => rules),
    ),
    bots: counted(
      BOT_NAMES,
      jobs.flatMap(({ bots }) => [bots.yellow, bots.blue]),
    ),
    ...faultsOf(jobs.flatMap((job, index) => located(job, outcomes[index]?.faults ?? []))),
  };
};

/** Rules and bots drawn by the seed, each as likely as the other. */
export const soakJobs = ({ games, seed, ms }: Soak): readonly Job[] =>
  Array.from({ length: games }, (_, index) => {
    const deal = `${seed}:${index + 1}`;
    const random = randomOf(`${deal}:soak`);
    const bot = (): BotName => pick(random, BOT_NAMES);
    return {
      rules: pick(random, SOAK_RULES),
      seed: deal,
      whims: `${deal}:bots`,
      bots: { yellow: bot(), blue: bot() },
      ms,
    };
  });

const counted = (kinds: readonly string[], words: readonly string[]): Counts =>
  Object.fromEntries(kinds.map((kind) => [kind, words.filter((word) => word === kind).length]));
