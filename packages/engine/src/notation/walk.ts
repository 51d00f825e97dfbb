import type { Action, ActionOf, JumpAction, Leg } from '../core/action.ts';
import type { PieceId, Place, State } from '../core/state.ts';
import { say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Order } from './action.ts';
import { aSquare, formatPlace, parsePlace } from './place.ts';
import { formatActor, formatOwn, formatToken, readToken } from './token.ts';
import { endOf, miss, part, type Word } from './words.ts';

/** `Th d7>e7+yRope>e8-yRope>f8`: from where, then `>` a step, `+` a token taken, `-` a token left. */
export const formatMove = (rules: Ruleset, state: State, { piece, walk }: ActionOf<'move'>): string =>
  `${formatActor(rules, state, piece)} ${formatStart(rules, state, piece)}${walk.map((leg) => formatLeg(rules, state, leg)).join('')}`;

/** `Wa d7^e7>f7`: over `e7` to `f7`; with `-` before `^` it leaves what it carries, with `-yKey` one of several things. */
export const formatJump = (rules: Ruleset, state: State, jump: JumpAction): string => {
  const [over, to] = [jump.over, jump.to].map((place) => formatPlace(rules, state.tiles, place));
  const start = formatStart(rules, state, jump.piece);
  const named = typeof jump.leave === 'number' ? formatToken(rules, jump.leave) : '';
  return `${formatActor(rules, state, jump.piece)} ${start}${jump.leave === undefined ? '' : `-${named}`}^${over}>${to}`;
};

export const readMove = (order: Order, piece: PieceId, word: Word): Action | undefined => {
  const [start = '', ...legs] = word.text.split(/(?=[>+-])/);
  if (!readStart(order, piece, part(word, 0, start.length))) return undefined;
  const walk: Leg[] = [];
  let at = start.length;
  for (const text of legs) {
    const leg = readLeg(order, part(word, at, at + text.length));
    if (leg === undefined) return undefined;
    walk.push(leg);
    at += text.length;
  }
  return { type: 'move', piece, walk };
};

export const readJump = (order: Order, piece: PieceId, word: Word): Action | undefined => {
  const caret = word.text.indexOf('^');
  const dash = word.text.indexOf('-');
  const leaves = dash >= 0 && dash < caret;
  const landing = word.text.indexOf('>', caret);
  const middle = landing < 0 ? word.text.length : landing;
  if (!readStart(order, piece, part(word, 0, leaves ? dash : caret))) return undefined;
  const over = readPlace(order, part(word, caret + 1, middle));
  if (landing < 0) return miss(order, endOf(word), 'landing');
  const to = readPlace(order, part(word, landing + 1));
  if (over === undefined || to === undefined) return undefined;
  const jump = { type: 'jump', piece, over, to } as const;
  if (!leaves) return jump;
  const left = dash + 1 === caret ? true : readToken(order, part(word, dash + 1, caret));
  return left === undefined ? undefined : { ...jump, leave: left };
};

const formatStart = (rules: Ruleset, { pieces, tiles }: State, piece: PieceId): string =>
  formatPlace(rules, tiles, pieces[piece]?.at ?? -1);

const formatLeg = (rules: Ruleset, { tiles }: State, leg: Leg): string => {
  if ('to' in leg) return `>${formatPlace(rules, tiles, leg.to)}`;
  return 'take' in leg ? `+${formatToken(rules, leg.take)}` : `-${formatToken(rules, leg.leave)}`;
};

const readLeg = (order: Order, word: Word): Leg | undefined => {
  const object = part(word, 1);
  if (word.text.startsWith('>')) {
    const to = readPlace(order, object);
    return to === undefined ? undefined : { to };
  }
  const token = readToken(order, object);
  if (token === undefined) return undefined;
  return word.text.startsWith('+') ? { take: token } : { leave: token };
};

/** The first square says nothing new: it is there to be read, and has to be true. */
const readStart = (order: Order, piece: PieceId, word: Word): boolean => {
  const { rules, state } = order;
  const start = formatStart(rules, state, piece);
  if (word.text === start && start !== '?') return true;
  const name = formatOwn(rules, piece);
  miss(order, word, start === '?' ? say('onBoard', { name }) : say('standing', { square: start, name }));
  return false;
};

const readPlace = (order: Order, word: Word): Place | undefined =>
  parsePlace(order.rules, order.state.tiles, word.text) ?? miss(order, word, aSquare(order.rules.grid));
