import { cardGame } from '../boxes/card-game/index.ts';
import { type CommitTask, type Seat, topTask } from '../core/state.ts';
import { parsePosition } from '../notation/read-position.ts';
import { explain } from '../result.ts';
import { compileBoxes } from '../rules/compile.ts';
import { DEFAULTS } from '../rules/options.ts';
import type { Options, Ruleset } from '../rules/ruleset.ts';
import { at, play, type Scene, token, verdict } from './scene.ts';

/** All characters and objects of the Card Game in a labyrinth of two rows of rooms. */
export const quarterRules = (options: Partial<Options> = {}): Ruleset =>
  compileBoxes([cardGame], { ...DEFAULTS, target: 6, ...options }, { scenario: HALL });

const HALL = {
  id: 'hall',
  name: { en: '', fr: '' },
  story: { en: '', fr: '' },
  boxes: 'cards.1',
  teams: undefined,
  squad: undefined,
  pairs: undefined,
  columns: 2,
  fights: true,
  capacity: undefined,
  target: undefined,
  handicap: true,
};

/** A position of the Card Game's cases. What is not said is as in fixture F of the catalogue, in yellow's third turn. */
export interface QuarterOptions {
  readonly rules?: Ruleset;
  /** North-west, north-east, south-west, south-east; `?` for a face-down one. The number is how often it is turned. */
  readonly rooms?: readonly [string, string, string, string];
  readonly active?: Seat;
  readonly ap?: number;
  readonly hands?: Readonly<Partial<Record<Seat, string>>>;
  /** What else the turn says, and lines of their own. */
  readonly turn?: string;
  readonly lines?: readonly string[];
  readonly bank?: Readonly<Partial<Record<Seat, number>>>;
}

/** `blue cw`, `green cw`, `blue ccw`, `green ccw`, all in printed orientation. */
const F = ['bluecw', 'greencw', 'blueccw', 'greenccw'] as const;

/**
 * Fixture F and others. Tokens stand at `(x,y)` as the catalogue counts, at `yw.T` or `be.S` in a starting zone: yellow's
 * west place facing the triangle, blue's east place facing the square. The board lies as the notation has it, yellow in
 * the west: what the catalogue calls north is west there.
 */
export const quarter = (yellow: string, blue: string, options: QuarterOptions = {}): Scene => {
  const { active = 'yellow', ap: left = 3, hands = {}, lines = [], bank = {}, turn = '' } = options;
  const { rules = quarterRules() } = options;
  const [nw, ne, sw, se] = (options.rooms ?? F).map(laid) as [string, string, string, string];
  const seen = [nw, ne, sw, se].map((room) => room.split('.')[0]);
  const unseen = Object.keys(rules.rooms).filter((room) => !seen.includes(room));
  const hidden = [nw, ne, sw, se].filter((room) => room === '?').length;
  const side = (seat: Seat, tokens: string) =>
    `${seat} ${inPlaces(tokens)} | ${hands[seat] ?? 'J:3 C:012233456'}${bank[seat] ? ` | bank ${bank[seat]}` : ''}`;
  const text = [
    `dtp 1 ${rules.id}`,
    `rooms ${ne} ${se} / ${nw} ${sw}`,
    ...(hidden > 0 ? [`unseen ${unseen.slice(0, hidden).join(' ')}`] : []),
    side('yellow', yellow),
    side('blue', blue),
    `turn 3 ${active}${left > 0 ? ` ap=${left}` : ''} highest=6${turn && ` ${turn}`}`,
    `tasks act(${active})`,
    ...lines.map(inPlaces),
  ];
  const state = parsePosition(text.join('\n'), rules);
  if (!state.ok) throw new Error(`${explain(state.error)}\n${text.join('\n')}`);
  return { rules, state: state.value };
};

/** A room as the catalogue has it lies a quarter further back in the notation. */
const laid = (room: string): string => {
  if (room === '?') return room;
  const [name = '', turn = '0'] = room.split('.');
  return `${name}.${(Number(turn) + 3) & 3}`;
};

/** The catalogue's places in the notation's words: `(1,2)` is `c3`, `ye.T` is `y1T`. */
export const inPlaces = (text: string): string =>
  text
    .replace(/\((\d),(\d)\)/g, (_, x, y) => `${'abcdefghij'[Number(y)]}${4 - Number(x)}`)
    .replace(
      /\b([yb])([ew])\.([CTSG])/g,
      (_, side, end, icon) => `${side === 'y' ? 'y' : 'z'}${end === 'e' ? 1 : 2}${icon}`,
    );

/** What is said of a wish, in the catalogue's places. */
export const judge = (s: Scene, text: string): string => verdict(s, inPlaces(text));

export const go = (s: Scene, ...texts: readonly string[]): Scene => play(s, ...texts.map(inPlaces));

/** An attack with these cards; whoever is asked first lays one card and calls none. */
export const fight = (s: Scene, attack: string, yellow: string, blue: string): Scene => {
  let begun = go(s, attack);
  if (asks(begun) === 'rage') begun = play(begun, 'answer word=oneCard');
  if (asks(begun) === 'call') begun = play(begun, 'answer word=noCard');
  const reader = (topTask(begun.state) as CommitTask).reader;
  const [first, second] = [`yellow: ${yellow}`, `blue: ${blue}`];
  return reader === 'yellow' ? play(begun, second, first) : play(begun, first, second);
};

const asks = ({ state }: Scene): string | undefined => {
  const task = topTask(state);
  return task?.kind === 'question' ? task.asks : undefined;
};

/** Both sides' strength when an attack is begun, yellow's first. */
export const strengths = (s: Scene, attack: string): string => {
  const task = go(s, attack).state.tasks.find((each): each is CommitTask => each.kind === 'commit');
  return `${task?.strength.yellow}:${task?.strength.blue}`;
};

/** `fit`, `wounded` or `out`, one after the other. */
export const health = (s: Scene, ...names: readonly string[]): string =>
  names
    .map((name) => token(s, name))
    .map(({ at, wounded }) => (at < 0 ? 'out' : wounded ? 'wounded' : 'fit'))
    .join(' ');

/** Where somebody is, in the notation of `at`. */
export const isAt = (s: Scene, name: string, place: string): boolean => token(s, name).at === at(s, inPlaces(place));

export const points = ({ state }: Scene): string => `${state.players.yellow.bank}:${state.players.blue.bank}`;

export const ap = ({ state }: Scene): number => state.turn.purses[0]?.ap ?? 0;
