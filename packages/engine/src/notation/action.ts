import { type Action, type ActionType, LIMITS } from '../core/action.ts';
import { type Actor, HIDDEN, isAskedInSecret, isSeat, type State } from '../core/state.ts';
import { type Phrase, say } from '../phrases.ts';
import type { Result } from '../result.ts';
import { isOfSort } from '../rules/card.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { readDeed } from './deed.ts';
import { formatOption, readOption } from './option.ts';
import { aSlot, atSquare, formatPlace, formatTile, parsePlace, parseTile } from './place.ts';
import { aCode, codesOf, formatActor, formatKind, formatToken, parseKind, readToken } from './token.ts';
import { formatUse } from './use.ts';
import { formatJump, formatMove } from './walk.ts';
import {
  cutOnce,
  either,
  endOf,
  miss,
  nothingAfter,
  oneOf,
  outcome,
  part,
  type Reading,
  trimmed,
  type Word,
  wordsOf,
} from './words.ts';

/** An action in the position it is taken in: squares and slots are named as the rooms lie then. */
export const formatAction = (rules: Ruleset, state: State, action: Action): string =>
  (WRITERS[action.type] as Writer<ActionType>)(rules, state, action);

/** The same for those who may not know: that something was chosen, and nothing else. */
export const formatSecret = (rules: Ruleset, state: State, action: Action): string => {
  if (action.type === 'commit') return 'C?';
  const isOpen = rules.teams !== undefined && rules.teams.by !== 'free';
  if (action.type === 'pair' || action.type === 'pick')
    return isOpen ? formatAction(rules, state, action) : `${action.type} ?`;
  if (action.type === 'line' || action.type === 'forgo' || action.type === 'face') return `${action.type} ?`;
  if (action.type === 'answer' && isAskedInSecret(state)) return `answer ${HIDDEN}`;
  if (action.type === 'hide') return `hide ? ${formatTile(state.tiles, action.tile)}`;
  return formatAction(rules, state, action);
};

export const parseAction = (rules: Ruleset, state: State, seat: Actor, text: string): Result<Action> => {
  const order: Order = { error: undefined, rules, state, seat };
  return outcome(order, readAction(order, { text, line: 1, column: 1 }));
};

/** An action being read: whose it is, and where. */
export interface Order extends Reading {
  readonly rules: Ruleset;
  readonly state: State;
  readonly seat: Actor;
}

type Writer<T extends ActionType> = (
  rules: Ruleset,
  state: State,
  action: Extract<Action, { readonly type: T }>,
) => string;

const WRITERS: { readonly [T in ActionType]: Writer<T> } = {
  pick: (rules, _, { kind }) => `pick ${formatKind(rules, kind)}`,
  pair: (_, __, { number }) => `pair ${number}`,
  forgo: (rules, _, { kind }) => `forgo ${formatKind(rules, kind)}`,
  line: (rules, _, { kind }) => `line ${formatKind(rules, kind)}`,
  hide: (rules, { tiles }, { kind, tile }) => `hide ${formatKind(rules, kind)} ${formatTile(tiles, tile)}`,
  face: (rules, { tiles }, { at }) => `face ${formatPlace(rules, tiles, at)}`,
  draw: (_, __, { drawn }) => `${CHANCE} ${drawn}`,
  card: (_, __, { card }) => card,
  reveal: (rules, state, { piece, tile }) =>
    `${formatActor(rules, state, piece)} reveal ${formatTile(state.tiles, tile)}`,
  place: (rules, { tiles }, { token, at }) => `place ${formatToken(rules, token)}@${formatPlace(rules, tiles, at)}`,
  rotate: (rules, state, { piece, tile, way }) =>
    `${formatActor(rules, state, piece)} rot ${formatTile(state.tiles, tile)}${way === 'cw' ? '+' : '-'}`,
  move: formatMove,
  attack: (rules, state, { piece, target, way }) =>
    [formatActor(rules, state, piece), 'x', formatToken(rules, target), ...(way === undefined ? [] : [way])].join(' '),
  jump: formatJump,
  use: formatUse,
  commit: (_, __, { card }) => card,
  answer: (rules, { tiles }, { option }) => `answer ${formatOption(rules, tiles, option)}`,
  pass: () => 'pass',
  resign: () => 'resign',
  agree: () => 'agree',
  timeout: (_, __, { of }) => `timeout ${of}`,
};

const CHANCE = '*';
const BARE = ['pass', 'resign', 'agree'] as const;

const readAction = (order: Order, line: Word): Action | undefined => {
  const [first = line, ...words] = wordsOf(line);
  const end = endOf(line);
  if (first.text === CHANCE) return readDraw(order, part(line, first.column + first.text.length - line.column));
  const bare = oneOf(BARE, first.text);
  if (bare) {
    nothingAfter(order, words[0]);
    return { type: bare };
  }
  const read = OPENINGS.get(first.text);
  if (read) return read(order, words, end);
  if (words.length > 0 || first.text.includes('!')) return readDeed(order, first, words, end);
  return readCard(order, first);
};

type Opening = (order: Order, words: readonly Word[], end: Word) => Action | undefined;

const readChoice =
  (type: 'pick' | 'forgo' | 'line'): Opening =>
  (order, [word, more], end) => {
    const kind = readKind(order, word ?? end);
    nothingAfter(order, more);
    return kind === undefined ? undefined : { type, kind };
  };

const readHide: Opening = (order, [word, slot, more], end) => {
  const kind = readKind(order, word ?? end);
  const tile = parseTile(order.state.tiles, (slot ?? end).text);
  if (tile < 0) miss(order, slot ?? end, aSlot(order.rules.grid));
  nothingAfter(order, more);
  return kind === undefined ? undefined : { type: 'hide', kind, tile };
};

const readFace: Opening = (order, [word, more], end) => {
  const at = parsePlace(order.rules, order.state.tiles, word?.text ?? '');
  nothingAfter(order, more);
  return at === undefined ? miss(order, word ?? end, atSquare(order.rules.grid)) : { type: 'face', at };
};

const readPlacing: Opening = (order, [word, more], end) => {
  const [name, where] = cutOnce(word ?? end, '@');
  const token = readToken(order, name);
  const at = parsePlace(order.rules, order.state.tiles, where?.text ?? '');
  if (at === undefined) miss(order, where ?? endOf(name), atSquare(order.rules.grid));
  nothingAfter(order, more);
  return token === undefined || at === undefined ? undefined : { type: 'place', token, at };
};

const readTimeout: Opening = (order, [word, more], end) => {
  const of = oneOf(LIMITS, word?.text ?? '') ?? miss(order, word ?? end, either(LIMITS));
  nothingAfter(order, more);
  return of && { type: 'timeout', of };
};

const readPair: Opening = (order, [word, more], end) => {
  nothingAfter(order, more);
  return word === undefined ? miss(order, end, 'pairNumber') : { type: 'pair', number: word.text };
};

const readAnswer: Opening = (order, [word, more], end) => {
  const option = readOption(order, order.state.tiles, word ?? end);
  nothingAfter(order, more);
  return option && { type: 'answer', option };
};

const OPENINGS: ReadonlyMap<string, Opening> = new Map([
  ['pick', readChoice('pick')],
  ['pair', readPair],
  ['forgo', readChoice('forgo')],
  ['line', readChoice('line')],
  ['hide', readHide],
  ['face', readFace],
  ['place', readPlacing],
  ['timeout', readTimeout],
  ['answer', readAnswer],
]);

const readDraw = (order: Order, rest: Word): Action | undefined => {
  const { text } = trimmed(rest);
  return text === '' ? miss(order, rest, 'drawn') : { type: 'draw', drawn: text };
};

const readKind = (order: Order, word: Word): string | undefined => {
  const { rules, seat } = order;
  return parseKind(rules, seat, word.text) ?? miss(order, word, aCode(rules, seat, 'tokens'));
};

const readCard = (order: Order, word: Word): Action | undefined => {
  const card = oneOf(decksFor(order), word.text);
  if (card === undefined) return miss(order, word, beginnings(order));
  return { type: isOfSort(order.rules, card, 'combat') ? 'commit' : 'card', card };
};

const decksFor = ({ rules, seat }: Order): readonly string[] =>
  isSeat(seat) ? rules.deck[seat] : [...rules.deck.yellow, ...rules.deck.blue];

const beginnings = (order: Order): Phrase => {
  const { rules, seat } = order;
  if (seat === 'chance') return say('afterStar');
  if (seat === 'clock') return either(LIMITS.map((limit) => `'timeout ${limit}'`));
  return say('cardOrDeed', { card: decksFor(order)[0] ?? '', list: codesOf(rules, seat, 'characters') });
};
