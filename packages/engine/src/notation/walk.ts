import type { Action, ActionOf, JumpAction, Leg } from '../core/action.ts';
import type { PieceId, Place, State } from '../core/state.ts';
import { say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Order } from './action.ts';
import { deckCard } from './card.ts';
import { aSquare, formatPlace, parsePlace } from './place.ts';
import { formatActor, formatOwn, formatToken, readToken } from './token.ts';
import { cutOnce, endOf, miss, oneOf, part, type Word } from './words.ts';

/** `Th d7>e7+yRope>e8-yRope>f8`: from where, then `>` a step, `+` a token taken, `-` a token left. */
export const formatMove = (rules: Ruleset, state: State, { piece, walk }: ActionOf<'move'>): string =>
  `${formatActor(rules, state, piece)} ${formatStart(rules, state, piece)}${walk.map((leg) => formatLeg(rules, state, leg)).join('')}`;

/** `Wa d7^e7>f7`: over `e7` to `f7`; with `-` before `^` it leaves what it carries, with `-yKey` one of several things. */
export const formatJump = (rules: Ruleset, state: State, jump: JumpAction): string => {
  const [over, to] = [jump.over, jump.to].map((place) => formatPlace(rules, state.tiles, place));
  const start = formatStart(rules, state, jump.piece);
  const named = typeof jump.leave === 'number' ? formatToken(rules, jump.leave) : '';
  const left = jump.leave === undefined ? '' : `-${named}`;
  const landing = rules.grid.posts > 0 ? `^${to}` : `^${over}>${to}`;
  const paid = jump.card === undefined ? '' : `=${jump.card}`;
  return `${formatActor(rules, state, jump.piece)} ${start}${left}${landing}${paid}`;
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
  if (landing < 0 && order.rules.grid.posts > 0) return readLeap(order, piece, word, caret);
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

/** `Wa a1^b2=C3`: over the pit between, for a Jump card or for the card that is named. */
const readLeap = (order: Order, piece: PieceId, word: Word, caret: number): Action | undefined => {
  if (!readStart(order, piece, part(word, 0, caret))) return undefined;
  const [where, paid] = cutOnce(part(word, caret + 1), '=');
  const to = readPlace(order, where);
  if (to === undefined) return undefined;
  const jump = { type: 'jump', piece, over: to, to } as const;
  if (paid === undefined) return jump;
  const deck = Object.values(order.rules.deck).flat();
  const card = oneOf(deck, paid.text) ?? miss(order, paid, deckCard(deck));
  return card === undefined ? undefined : { ...jump, card };
};

const formatStart = (rules: Ruleset, { pieces, tiles }: State, piece: PieceId): string =>
  formatPlace(rules, tiles, pieces[piece]?.at ?? -1);

const formatLeg = (rules: Ruleset, { tiles }: State, leg: Leg): string => {
  if ('to' in leg) return `>${formatPlace(rules, tiles, leg.to)}`;
  if ('take' in leg) return `+${formatToken(rules, leg.take)}`;
  const whom = leg.with === undefined ? '' : `:${formatToken(rules, leg.with)}`;
  const given = leg.for === undefined ? '' : `=${formatToken(rules, leg.for)}`;
  return `-${formatToken(rules, leg.leave)}${whom}${given}`;
};

const readLeg = (order: Order, word: Word): Leg | undefined => {
  const object = part(word, 1);
  if (word.text.startsWith('>')) {
    const to = readPlace(order, object);
    return to === undefined ? undefined : { to };
  }
  if (word.text.startsWith('-')) return readLeaving(order, object);
  const token = readToken(order, object);
  return token === undefined ? undefined : { take: token };
};

/** `yKey`, `yKey:yWa` into somebody's hands, `yKey:yWa=bRope` for what he has. */
const readLeaving = (order: Order, word: Word): Leg | undefined => {
  const [given, other] = cutOnce(word, '=');
  const [name, whom] = cutOnce(given, ':');
  const [leave, partner, price] = [name, whom, other].map((each) => each && readToken(order, each));
  if (leave === undefined || order.error !== undefined) return undefined;
  return { leave, ...(partner !== undefined && { with: partner }), ...(price !== undefined && { for: price }) };
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
