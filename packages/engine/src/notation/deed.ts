import type { Action } from '../core/action.ts';
import { isSeat, type PieceId } from '../core/state.ts';
import { type Phrase, say } from '../phrases.ts';
import type { Order } from './action.ts';
import { readWay } from './combat.ts';
import { aSlot, parseTile } from './place.ts';
import { aCode, parseActor, readToken } from './token.ts';
import { readUse } from './use.ts';
import { readJump, readMove } from './walk.ts';
import { cutOnce, miss, nothingAfter, part, type Word } from './words.ts';

/** What begins with a character: `Th d7>e7`, `Wa x bTr`, `Me rot F+`, `Wa reveal B`, `Cl!heal yGo`. */
export const readDeed = (order: Order, first: Word, words: readonly Word[], end: Word): Action | undefined => {
  const [name, offer] = cutOnce(first, '!');
  const piece = parseActor(order.rules, order.seat, name.text);
  if (piece === undefined) return miss(order, name, expectedActor(order));
  const [verb = end, object = end, more] = words;
  const isPlain = offer !== undefined || !VERBS.has(verb.text);
  nothingAfter(order, words[isPlain ? 1 : verb.text === ATTACKS ? 3 : 2]);
  if (offer !== undefined) return readUse(order, piece, offer, verb);
  const read = VERBS.get(verb.text);
  if (read) return read(order, piece, object, more);
  return verb.text.includes('^') ? readJump(order, piece, verb) : readMove(order, piece, verb);
};

type Verb = (order: Order, piece: PieceId, word: Word, more: Word | undefined) => Action | undefined;

const readReveal: Verb = (order, piece, word) => {
  const tile = readSlot(order, word);
  return tile < 0 ? undefined : { type: 'reveal', piece, tile };
};

const readRotation: Verb = (order, piece, word) => {
  const sign = part(word, Math.max(word.text.length - 1, 0));
  const tile = readSlot(order, part(word, 0, Math.max(word.text.length - 1, 0)));
  if (sign.text !== '+' && sign.text !== '-') return miss(order, sign, 'turning');
  return tile < 0 ? undefined : { type: 'rotate', piece, tile, way: sign.text === '+' ? 'cw' : 'ccw' };
};

/** `Wa x bTr`, or `Wa x bTr bow` for another way than by hand. */
const readAttack: Verb = (order, piece, word, more) => {
  const target = readToken(order, word);
  if (target === undefined) return undefined;
  if (more === undefined) return { type: 'attack', piece, target };
  const way = readWay(order, more);
  return way === undefined ? undefined : { type: 'attack', piece, target, way };
};

const ATTACKS = 'x';

const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['reveal', readReveal],
  ['rot', readRotation],
  [ATTACKS, readAttack],
]);

const readSlot = (order: Order, word: Word): number => {
  const tile = parseTile(order.state.tiles, word.text);
  if (tile < 0) miss(order, word, aSlot(order.rules.grid));
  return tile;
};

const expectedActor = ({ rules, seat }: Order): Phrase =>
  isSeat(seat) ? aCode(rules, seat, 'characters') : say('doneBy', { actor: seat });
