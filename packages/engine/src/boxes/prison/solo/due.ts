import { ask } from '../../../core/asking/ask.ts';
import type { Card, Seat, State } from '../../../core/state.ts';
import type { Tx } from '../../../core/tx.ts';
import { question } from '../../../rules/rule.ts';
import { bringIn } from './arrivals.ts';
import { gameOf } from './game.ts';
import { append, DRAWN, DUE, LATER, leftOver, NOW, NPCS, TURNED_UP, thingsIn, VISION } from './piles.ts';
import { PLAYER } from './setup.ts';

// What cards bring besides what they are played for: reinforcements, and the eyes of the Arch-Mage.

/** What a pile of them holds: no card brings more than one of each, and of two cards each may. */
export const DUES = ['reinforcement', 'reinforcement', 'reinforcement', 'eye', 'eye', 'eye'].map((word) => ({ word }));

/** S-DIFF-01, S-DIFF-04: a card is played; its reinforcement comes now, or when the turn is over. */
export const note = (tx: Tx, seat: Seat, card: Card, when: typeof NOW | typeof LATER = NOW): void => {
  const { cards, level, vision } = gameOf(tx.rules);
  const icons = (seat === PLAYER ? cards.player : cards.nonPlayer)[card];
  if (icons?.levels.includes(level)) tx.emit({ type: 'laid', pile: DUE, face: { word: 'reinforcement' }, to: when });
  // S-VIS-05: an eye works at once.
  if (vision && icons?.eye) tx.emit({ type: 'laid', pile: DUE, face: { word: 'eye' }, to: NOW });
};

/** S-TURN-04: what waited for the end of the turn comes. */
export const bringUp = (tx: Tx): void => {
  for (const face of thingsIn(tx.state, DUE, LATER)) tx.emit({ type: 'laid', pile: DUE, face, from: LATER, to: NOW });
};

export const isAnythingDue = (state: State): boolean => thingsIn(state, DUE, NOW).length > 0;

/** S-CBT-05, S-VIS-06: reinforcements first, one after the other; then the eyes. */
export const fulfil = (tx: Tx): void => {
  const things = thingsIn(tx.state, DUE, NOW);
  const face = things.find(({ word }) => word === 'reinforcement') ?? things[0];
  if (face === undefined) return;
  tx.emit({ type: 'laid', pile: DUE, face, from: NOW });
  if (face.word === 'eye') look(tx);
  else reinforce(tx);
};

const shownTiles = ({ tiles }: State): readonly number[] =>
  tiles.flatMap(({ room }, tile) => (room === undefined ? [] : [tile]));

/** S-REIN-03, S-REIN-06. */
const reinforce = (tx: Tx): void => {
  if (leftOver(tx.state, NPCS).length > 0 && shownTiles(tx.state).length > 0)
    ask(tx, { of: 'chance', asks: 'reinforcement', from: NPCS });
};

export const reinforcement = question('reinforcement', (tx, face) => {
  tx.emit({ type: 'laid', pile: NPCS, face, to: DRAWN });
  const piece = face.piece as number;
  append(tx, piece);
  const options = shownTiles(tx.state).map((tile) => ({ tile }));
  if (options.length === 1) bringIn(tx, piece, options[0]?.tile as number);
  else ask(tx, { of: 'chance', asks: 'arrivalRoom', options, about: { piece } });
});

export const arrivalRoom = question('arrivalRoom', (tx, { tile }, { about }) =>
  bringIn(tx, about?.piece as number, tile as number),
);

/** S-VIS-03, S-VIS-04. */
const look = (tx: Tx): void => {
  if (tx.state.tiles.every(({ room }) => room !== undefined)) return;
  ask(tx, { of: 'chance', asks: 'vision', from: VISION });
};

export const vision = question('vision', (tx, face) => {
  tx.emit({ type: 'laid', pile: VISION, face, to: TURNED_UP });
  const tile = face.tile as number;
  if (tx.state.tiles[tile]?.room !== undefined) look(tx);
  else tx.emit({ type: 'asked', task: { kind: 'draw', seats: ['chance'], what: 'room', tile } });
});
