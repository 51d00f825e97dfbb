import { BOT_NAMES, LEVELS } from '@archmage/ai';
import { handicapNamed } from './handicaps.ts';
import {
  BOOK_WISH,
  BOX_NAMES,
  GAMES,
  GIVERS,
  HANDS,
  MEMORIES,
  MODES,
  OPENINGS,
  SETS,
  SIDES,
  TAKEBACKS,
  TARGETS,
  TEAMS,
  TIMERS,
  type Timer,
  type Wish,
} from './wish.ts';

const STORED = 'archmage.newGame';

/** What was chosen last time; the name and the seed belong to one game only. */
export const rememberedWish = (): Wish => {
  const stored = read();
  const among = <const T extends string>(list: readonly T[], name: keyof Wish): T =>
    list.find((each) => each === stored[name]) ?? (BOOK_WISH[name] as T);
  const handicap = typeof stored.handicap === 'string' && handicapNamed(stored.handicap) ? stored.handicap : '';
  return {
    ...BOOK_WISH,
    mode: among(MODES, 'mode'),
    level: testedBot() ?? among(LEVELS, 'level'),
    side: among(SIDES, 'side'),
    // What was once called `both` had the first two.
    set: stored.set === 'both' ? 'mixed' : among(SETS, 'set'),
    mix: stored.set === 'both' ? BOX_NAMES.slice(0, 2) : mixIn(stored.mix),
    teams: among(TEAMS, 'teams'),
    opening: among(OPENINGS, 'opening'),
    game: among(GAMES, 'game'),
    target: among(TARGETS, 'target'),
    timer: among(TIMERS, 'timer'),
    times: timesIn(stored.times),
    handicap,
    giver: among(GIVERS, 'giver'),
    takeback: among(TAKEBACKS, 'takeback'),
    memory: among(MEMORIES, 'memory'),
    hands: among(HANDS, 'hands'),
  };
};

export const rememberWish = ({ title: _title, seed: _seed, ...wish }: Wish): void => {
  try {
    localStorage.setItem(STORED, JSON.stringify(wish));
  } catch {
    return;
  }
};

/** A test writes this into its own tab, to play against a bot that is not offered; nothing in the game does. */
const TESTED = 'archmage.test.bot';

const testedBot = () => {
  try {
    return BOT_NAMES.find((each) => each === sessionStorage.getItem(TESTED));
  } catch {
    return undefined;
  }
};

const mixIn = (value: unknown): Wish['mix'] =>
  Array.isArray(value) ? BOX_NAMES.filter((box) => value.includes(box)) : BOOK_WISH.mix;

const timesIn = (value: unknown): Timer => {
  const found = Object.entries(BOOK_WISH.times).map(([name, usual]) => {
    const seconds: unknown = isRecord(value) ? value[name] : undefined;
    return [name, Number.isInteger(seconds) && Number(seconds) > 0 ? seconds : usual];
  });
  return Object.fromEntries(found) as Timer;
};

// Storage may be forbidden, full or hold something else.
const read = (): Readonly<Record<string, unknown>> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
