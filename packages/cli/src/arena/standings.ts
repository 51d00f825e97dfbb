import { BOT_NAMES, type BotName } from '@archmage/ai';
import { type Rating, ratingsOf, type Tally } from './elo.ts';
import { type Pairing, played, type Thought } from './pairing.ts';
import { rounded, type Score, scoreOf } from './score.ts';

/** How everybody stands, derived from what was played. */
export interface Standings {
  readonly anchor: BotName;
  /** The strongest first. */
  readonly ratings: readonly Rating<BotName>[];
  readonly bots: Readonly<Partial<Record<BotName, Account>>>;
}

export interface Account {
  readonly games: number;
  readonly points: number;
  readonly msPerTurn: number;
}

export const ANCHOR_ELO = 1000;

export const standingsOf = (pairings: readonly Pairing[]): Standings => {
  const names = BOT_NAMES.filter((name) => pairings.some(({ a, b }) => a === name || b === name));
  const anchor = names.includes('greedy') ? 'greedy' : (names[0] ?? 'greedy');
  return {
    anchor,
    ratings: ratingsOf(pairings.map(tallyOf), { name: anchor, elo: ANCHOR_ELO }),
    bots: Object.fromEntries(names.map((name) => [name, accountOf(pairings, name)])),
  };
};

/** How the first did against the second, whichever way it is stored. */
export const scoreBetween = (pairings: readonly Pairing[], one: BotName, other: BotName): Score | undefined => {
  const there = pairings.find(({ a, b }) => a === one && b === other);
  if (there !== undefined) return scored(there, 'forth');
  const back = pairings.find(({ a, b }) => a === other && b === one);
  return back === undefined ? undefined : scored(back, 'back');
};

const BACK = { W: 'L', D: 'D', L: 'W' } as const;

const scored = (pairing: Pairing, way: 'forth' | 'back'): Score | undefined => {
  const results = played(pairing);
  if (results.length === 0) return undefined;
  return scoreOf(way === 'forth' ? results : results.map((result) => BACK[result]));
};

const tallyOf = (pairing: Pairing): Tally<BotName> => {
  const { games, wins, draws } = scoreOf(played(pairing));
  return { a: pairing.a, b: pairing.b, games, points: wins + draws / 2 };
};

const accountOf = (pairings: readonly Pairing[], name: BotName): Account => {
  const own = pairings.filter(({ a, b }) => a === name || b === name);
  const points = own.map(tallyOf).map((tally) => (tally.a === name ? tally.points : tally.games - tally.points));
  const thought = own.map(({ a, totals }): Thought => (a === name ? totals.a : totals.b));
  const turns = sum(thought.map((each) => each.turns));
  return {
    games: sum(own.map((pairing) => played(pairing).length)),
    points: sum(points),
    msPerTurn: turns === 0 ? 0 : rounded(sum(thought.map((each) => each.ms)) / turns),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
