import { type BotName, LEVELS, type PlayerName } from '@archmage/ai';
import {
  BOOK_TIMER,
  type BySeat,
  compile,
  type Options,
  opponent,
  type Result,
  type Ruleset,
  type Seat,
} from '@archmage/engine';
import { type Setting, simpleStart } from '@archmage/host';
import { freshSeed } from './fresh-seed.ts';
import { handicapNamed } from './handicaps.ts';

/** Boxes that may be played alone, or mixed. */
export const BOX_NAMES = ['base', 'paladins', 'prison'] as const;
/** Whose rooms and teams: one box, or several of which teams are chosen first. */
export const SETS = [...BOX_NAMES, 'mixed'] as const;
export const TEAMS = ['mutual', 'free'] as const;
export const MODES = ['computer', 'oneScreen'] as const;
export const SIDES = ['yellow', 'blue', 'random'] as const;
export const GAMES = ['beginner', 'whole'] as const;
export const OPENINGS = ['full', 'simple'] as const;
export const TARGETS = ['5', '6', '7', '8'] as const;
export const TIMERS = ['none', 'book', 'calm', 'own'] as const;
export const TAKEBACKS = ['relaxed', 'strict'] as const;
export const MEMORIES = ['forgets', 'recalls'] as const;
export const HANDS = ['open', 'hidden'] as const;
export const GIVERS = ['first', 'second'] as const;

export type BoxName = (typeof BOX_NAMES)[number];
export type BoxSet = (typeof SETS)[number];
export type Mode = (typeof MODES)[number];
export type Side = (typeof SIDES)[number];
export type TimerName = (typeof TIMERS)[number];
export type Timer = NonNullable<Options['timer']>;

/** What somebody wants of a new game. */
export interface Wish {
  readonly mode: Mode;
  readonly level: BotName;
  /** Of the only person. */
  readonly side: Side;
  readonly set: BoxSet;
  /** The boxes that are mixed. */
  readonly mix: readonly BoxName[];
  /** How teams are chosen from them. */
  readonly teams: (typeof TEAMS)[number];
  readonly opening: (typeof OPENINGS)[number];
  /** The beginner's game is the base set's alone. */
  readonly game: (typeof GAMES)[number];
  readonly target: (typeof TARGETS)[number];
  readonly timer: TimerName;
  readonly times: Timer;
  /** A row of the handicap table, or nothing. */
  readonly handicap: string;
  /** Who plays with less: the person, or yellow where there are two; or the other. */
  readonly giver: (typeof GIVERS)[number];
  readonly takeback: (typeof TAKEBACKS)[number];
  readonly memory: (typeof MEMORIES)[number];
  readonly hands: (typeof HANDS)[number];
  readonly title: string;
  /** Chosen at random when empty. */
  readonly seed: string;
}

const CALM_TIMES: Timer = { turn: 300, potion: 60, place: 30, combat: 30 };

/** The game of the book, but that one may think better of it (B-TURN-09), against the opponent a newcomer can beat. */
export const BOOK_WISH: Wish = {
  mode: 'computer',
  level: LEVELS[0],
  side: 'yellow',
  set: 'base',
  mix: BOX_NAMES,
  teams: 'mutual',
  opening: 'full',
  game: 'whole',
  target: '5',
  timer: 'none',
  times: BOOK_TIMER,
  handicap: '',
  giver: 'first',
  takeback: 'relaxed',
  memory: 'forgets',
  hands: 'open',
  title: '',
  seed: '',
};

/** What differs from the usual rules, besides who plays, with what and how it begins. */
export const CHANGES = ['target', 'timer', 'handicap', 'takeback', 'memory', 'cards'] as const;
export type ChangeName = (typeof CHANGES)[number];

export const changesOf = (wish: Wish): readonly ChangeName[] => {
  const isChanged: Readonly<Record<ChangeName, boolean>> = {
    target: targetOf(wish) !== BOOK_WISH.target,
    timer: wish.timer !== 'none',
    handicap: wish.handicap !== '',
    takeback: wish.takeback !== BOOK_WISH.takeback,
    memory: wish.memory !== 'forgets',
    cards: wish.hands !== 'open',
  };
  return CHANGES.filter((change) => isChanged[change]);
};

export const isBeginners = ({ game, set }: Wish): boolean => game === 'beginner' && set === 'base';

/** B-OPT-07, B-OPT-08: the points are not chosen there. */
export const hasFixedTarget = (wish: Wish): boolean => isBeginners(wish) || wish.handicap !== '';

export const targetOf = (wish: Wish): Wish['target'] => (hasFixedTarget(wish) ? BOOK_WISH.target : wish.target);

/** Nothing can lie ready where the teams are still to be chosen. */
export const openingOf = ({ opening, set }: Wish): Wish['opening'] => (set === 'mixed' ? 'full' : opening);

export const timesOf = ({ timer, times }: Wish): Timer | undefined => {
  if (timer === 'none') return undefined;
  if (timer === 'own') return times;
  return timer === 'book' ? BOOK_TIMER : CALM_TIMES;
};

/** What is played with, as the name of the rules says it. */
export const boxesOf = ({ mix, set, teams }: Pick<Wish, 'mix' | 'set' | 'teams'>): string =>
  set === 'mixed' ? `${mix.map((box) => `${box}.1`).join('+')} teams=${teams}` : `${set}.1`;

/** Fewer than two are no mix. */
export const isMixable = ({ mix, set }: Pick<Wish, 'mix' | 'set'>): boolean => set !== 'mixed' || mix.length > 1;

/** The rules by their name, which the engine checks. `first` is the person's seat, or yellow. */
export const rulesOf = (wish: Wish, first: Seat): Result<Ruleset> => {
  const words = [boxesOf(wish), ...(isBeginners(wish) ? ['beginner'] : []), ...agreedWords(wish, first)];
  return compile(words.join(' '));
};

/** What players agree on whatever they play with, as the name of the rules says it. */
export const agreedWords = (wish: Wish, first: Seat): readonly string[] => {
  const times = timesOf(wish);
  const target = targetOf(wish);
  const row = handicapNamed(wish.handicap);
  const giver = wish.giver === 'first' ? first : opponent(first);
  return [
    ...(target === BOOK_WISH.target ? [] : [`vp=${target}`]),
    ...(row ? [`handicap=${giver}:${row.characters}:${row.without.map(({ name }) => name).join()}`] : []),
    ...(times ? [`timer=${times.turn}:${times.potion}:${times.place}:${times.combat}`] : []),
    ...(wish.hands === 'hidden' ? ['cards=hidden'] : []),
  ];
};

/** The game as it will be stored; chance decides here what was left to it. */
export const settingOf = (wish: Wish, now: number): Result<Setting> => {
  const seed = wish.seed.trim() || freshSeed();
  const first = wish.mode === 'oneScreen' ? 'yellow' : seatOf(wish.side);
  const rules = rulesOf(wish, first);
  if (!rules.ok) return rules;
  const { memory, takeback, title } = wish;
  const setting: Setting = {
    id: freshId(),
    title: title.trim(),
    rules: rules.value,
    players: playersOf(wish, first),
    options: { takeback, memory },
    seed,
    started: now,
    ...(openingOf(wish) === 'simple' ? { start: simpleStart(rules.value, seed) } : {}),
  };
  return { ok: true, value: setting };
};

export const playersOf = ({ mode, level }: Pick<Wish, 'mode' | 'level'>, first: Seat): BySeat<PlayerName> => {
  const other = mode === 'oneScreen' ? 'human' : level;
  return first === 'yellow' ? { yellow: 'human', blue: other } : { yellow: other, blue: 'human' };
};

export const seatOf = (side: Side): Seat => {
  if (side !== 'random') return side;
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) < 128 ? 'yellow' : 'blue';
};

/** `randomUUID` is for secure pages only. */
export const freshId = (): string => freshSeed().slice(0, 12);
