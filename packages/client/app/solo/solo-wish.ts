import { NON_PLAYER } from '@archmage/ai';
import { type Action, compile, explain, isRefusal, type Ruleset } from '@archmage/engine';
import { act, BOOK_OPTIONS, type Game, gameOf, newGame, type StoredGame, storedOf } from '@archmage/host';
import { dayOf } from '../shell/day.ts';
import { freshSeed } from '../start/fresh-seed.ts';
import { freshId } from '../start/wish.ts';

/** The easiest first. */
export const SOLO_LEVELS = ['pink', 'yellow', 'green', 'blue', 'red', 'black'] as const;
export type SoloLevel = (typeof SOLO_LEVELS)[number];
export const CHANCES = ['fresh', 'daily', 'own'] as const;

/** What somebody wants who plays alone. */
export interface SoloWish {
  readonly level: SoloLevel;
  readonly vision: boolean;
  readonly chance: (typeof CHANCES)[number];
  readonly seed: string;
  /** Who begins on the line, in this order. */
  readonly team: readonly string[];
}

/** Two who get far, one who opens the way, one who turns it. */
export const USUAL: SoloWish = {
  level: 'pink',
  vision: false,
  chance: 'fresh',
  seed: '',
  team: ['naga', 'wizard', 'colossus', 'mekanork'],
};

/** How many begin (S-SET-07). */
export const STARTERS = 4;

export const soloRules = ({ level, vision }: Pick<SoloWish, 'level' | 'vision'>): Ruleset => {
  const rules = compile(`prison.1 solo=${level}${vision ? ' vision' : ''}`);
  if (rules.ok) return rules.value;
  throw new Error(explain(rules.error));
};

const seedOf = ({ chance, seed }: SoloWish, now: number): string => {
  if (chance === 'daily') return `daily ${dayOf(new Date(now))}`;
  return (chance === 'own' && seed.trim()) || freshSeed();
};

/** The game, its four on the line: chance has drawn the first cards, and the person lays his first. */
export const soloGame = (wish: SoloWish, now: number): StoredGame => {
  const rules = soloRules(wish);
  const players = { yellow: 'human', blue: NON_PLAYER } as const;
  const agreed = { id: freshId(), title: '', players, options: { ...BOOK_OPTIONS, takeback: 'relaxed' } } as const;
  const setting = { ...agreed, rules, seed: seedOf(wish, now), started: now };
  const game = wish.team.reduce(lineUp, gameOf(newGame(setting)));
  return storedOf(game, { ...agreed, started: now }, now);
};

const lineUp = (game: Game, kind: string): Game => {
  const action: Action = { type: 'line', kind };
  const after = act(game, 'yellow', action);
  if (isRefusal(after)) throw new Error(`The ${kind} may not begin: ${after.code} (${after.rule}).`);
  return after;
};

const STORED = 'archmage.solo.wish';

/** As it was the last time; words for the dice belong to one game only. */
export const rememberedSolo = (): SoloWish => {
  const stored = read();
  const level = SOLO_LEVELS.find((each) => each === stored.level) ?? USUAL.level;
  const { team } = stored;
  const isTeam = Array.isArray(team) && team.length === STARTERS && team.every((kind) => typeof kind === 'string');
  return { ...USUAL, level, vision: stored.vision === true, team: isTeam ? team : USUAL.team };
};

export const rememberSolo = ({ level, team, vision }: SoloWish): void => {
  try {
    localStorage.setItem(STORED, JSON.stringify({ level, team, vision }));
  } catch {
    // Then the next game begins with what is usual.
  }
};

const read = (): Readonly<Record<string, unknown>> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
};
