import { ask } from '../../../core/asking/ask.ts';
import { numbers } from '../../../core/asking/option.ts';
import { isCharacter } from '../../../core/situation/situation.ts';
import type { Option, PieceId, Place } from '../../../core/state.ts';
import type { Tx } from '../../../core/tx.ts';
import { question } from '../../../rules/rule.ts';
import { effectIn, isNpc } from './game.ts';
import { append, BAG, HAND, leftOver, PLACED, piecesIn, rowOf } from './piles.ts';
import { reachableFirst } from './plan/reach.ts';
import { revealerOf } from './revealer.ts';
import { PLAYER } from './setup.ts';
import { cellAt, crow, isLegal, legalIn, nearest, squaresOf } from './squares.ts';

// S-REV: how tokens come into play, out of the bag or as reinforcements.

/** How many tokens lie in a room (S-REV-02). */
const IN_A_ROOM = 3;
const SIX = 6;

/** S-REV-02, S-REV-14: they are drawn before any is placed. */
export const drawTokens = (tx: Tx, tile: number, count = IN_A_ROOM): void => {
  if (count > 0 && leftOver(tx.state, BAG).length > 0)
    ask(tx, { of: 'chance', asks: 'bagToken', from: BAG, about: { tile, number: count } });
  else placeNext(tx, tile);
};

export const bagToken = question('bagToken', (tx, face, { about }) => {
  tx.emit({ type: 'laid', pile: BAG, face, to: HAND });
  drawTokens(tx, about?.tile as number, (about?.number as number) - 1);
});

/** The next of those drawn, in their order. */
const placeNext = (tx: Tx, tile: number): void => {
  const [piece] = piecesIn(tx.state, BAG, HAND);
  if (piece !== undefined) bringIn(tx, piece, tile);
};

/** S-REV-11, S-PERS-14: a personality places it, or else the dice. */
export const bringIn = (tx: Tx, piece: PieceId, tile: number): void => {
  const places = chosenFor(tx, piece, tile);
  const [only, ...others] = places;
  if (only === undefined) roll(tx, piece, tile);
  else if (others.length === 0) put(tx, piece, only, tile);
  else {
    const options = places.map((place) => ({ place }));
    ask(tx, { of: 'chance', asks: 'landing', options, about: { piece, tile } });
  }
};

/** Equally near squares. */
export const landing = question('landing', (tx, { place }, { about }) =>
  put(tx, about?.piece as PieceId, place as Place, about?.tile as number),
);

/** The squares that a personality leaves, as good as each other; none where dice are rolled. */
const chosenFor = (tx: Tx, piece: PieceId, tile: number): readonly Place[] => {
  const now = tx.now();
  const legal = legalIn(now, tile);
  const mode = effectIn(tx.rules, piece, 'placement')?.mode;
  if (mode === 'gear') return legal.filter((place) => place === now.maze.gears[tile]);
  const foes = squaresOf(now, PLAYER);
  if (mode === 'nearest_enemy')
    return foes.length === 0 ? [] : nearest(legal, (at) => Math.min(...foes.map((foe) => crow(now, at, foe))));
  const revealer = isCharacter(now, piece) ? undefined : revealerOf(tx.state);
  if (revealer === undefined || effectIn(tx.rules, revealer, 'reveal_placement') === undefined) return [];
  return reachableFirst(now, revealer, legal);
};

const roll = (tx: Tx, piece: PieceId, tile: number): void =>
  ask(tx, { of: 'chance', asks: 'redDie', options: numbers(1, SIX), about: { piece, tile } });

export const redDie = question('redDie', (tx, { number }, { about }) =>
  ask(tx, { of: 'chance', asks: 'whiteDie', options: numbers(1, SIX), about: { ...about, number: number as number } }),
);

/** S-REV-03, S-REV-05 to S-REV-07, S-REV-09, S-REV-10. */
export const whiteDie = question('whiteDie', (tx, { number: white }, { about }) => {
  const { number: red, piece, tile } = about as Required<Pick<Option, 'number' | 'piece' | 'tile'>>;
  const now = tx.now();
  if (red === SIX && white === SIX) {
    vanish(tx, piece, tile);
    return;
  }
  const free = numbers(1, now.rules.grid.size).flatMap(({ number }) => {
    const place = cellAt(
      now,
      tile,
      red === SIX ? (number as number) : red,
      white === SIX ? (number as number) : (white as number),
    );
    return isLegal(now, place) ? [{ number: number as number, place }] : [];
  });
  const isSix = red === SIX || white === SIX;
  const [first] = free;
  if (first === undefined) roll(tx, piece, tile);
  else if (!isSix) put(tx, piece, first.place, tile);
  else ask(tx, { of: PLAYER, asks: red === SIX ? 'pickRow' : 'pickColumn', options: free, about: { piece, tile } });
});

const picked = (name: string) =>
  question(name, (tx, { place }, { about }) => put(tx, about?.piece as PieceId, place as Place, about?.tile as number));
export const pickRow = picked('pickRow');
export const pickColumn = picked('pickColumn');

/** S-REV-12: its card stands at the right end of the row. */
const put = (tx: Tx, piece: PieceId, at: Place, tile: number): void => {
  tx.emit({ type: 'entered', piece, at });
  if (isNpc(tx.rules, piece) && !rowOf(tx.state).some((card) => card.piece === piece)) append(tx, piece);
  goOn(tx, piece, tile);
};

/** S-REV-07: out of the game, and nobody scores. */
const vanish = (tx: Tx, piece: PieceId, tile: number): void => {
  tx.emit({ type: 'removed', piece, why: 'vanished' });
  goOn(tx, piece, tile);
};

const goOn = (tx: Tx, piece: PieceId, tile: number): void => {
  if (!piecesIn(tx.state, BAG, HAND).includes(piece)) return;
  tx.emit({ type: 'laid', pile: BAG, face: { piece }, from: HAND, to: PLACED });
  placeNext(tx, tile);
};
