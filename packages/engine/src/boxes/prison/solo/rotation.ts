import { ask } from '../../../core/asking/ask.ts';
import { apOf } from '../../../core/situation/situation.ts';
import { type Option, type PieceId, tileOf } from '../../../core/state.ts';
import { spend } from '../../../core/turn.ts';
import type { Tx } from '../../../core/tx.ts';
import { question } from '../../../rules/rule.ts';
import { effectIn } from './game.ts';
import { PLAYER } from './setup.ts';
import { squaresOf } from './squares.ts';

/** S-ROT-08: a direction and a number of quarter turns. */
const FACES: readonly Option[] = ['cw', 'ccw'].flatMap((word) => [1, 2, 3].map((number) => ({ word, number })));

/** S-ROT-03. */
export const roll = (tx: Tx, piece: PieceId, tile: number): void => {
  if (apOf(tx.now(), piece) > 0) ask(tx, { of: 'chance', asks: 'rotationDie', options: FACES, about: { piece, tile } });
};

export const rotationDie = question(
  'rotationDie',
  (tx, { number, word }, { about }) => {
    const { piece, tile } = about as Required<Pick<Option, 'piece' | 'tile'>>;
    const face = { piece, word: word as string, number: number as number };
    if (effectIn(tx.rules, piece, 'rotation_twice')) turnBoth(tx, face, tile);
    else if (effectIn(tx.rules, piece, 'rotation_target')) turnFullest(tx, face);
    else
      turnRoom(
        tx,
        face,
        pairOf(tx, piece).find((each) => arrowOf(tx, each) === word),
      );
  },
  ['rotated'],
);

interface Face {
  readonly piece: PieceId;
  readonly word: string;
  readonly number: number;
}

/** The room it stands in, and its twin where that lies open. */
const pairOf = (tx: Tx, piece: PieceId): readonly number[] => {
  const { maze, rules, state } = tx.now();
  const own = tileOf(rules.grid, state.pieces[piece]?.at ?? 0);
  const pair = maze.chambers[own]?.room.number;
  return [
    own,
    ...maze.chambers.flatMap((chamber, tile) => (tile !== own && chamber?.room.number === pair ? [tile] : [])),
  ];
};

const arrowOf = (tx: Tx, tile: number): string | undefined => tx.now().maze.chambers[tile]?.room.arrow;

/** S-ROT-04, S-ROT-05. */
const turnRoom = (tx: Tx, { piece, word, number }: Face, tile: number | undefined): void => {
  if (tile === undefined) return;
  const quarters = Math.min(number, apOf(tx.now(), piece));
  spend(tx, piece, quarters);
  tx.emit({ type: 'rotated', tile, quarters: word === 'cw' ? quarters : 4 - quarters });
};

/** S-PERS-06: his own room first, then its twin on a roll of its own. */
const turnBoth = (tx: Tx, face: Face, tile: number): void => {
  const [own, twin] = pairOf(tx, face.piece);
  turnRoom(tx, face, tile);
  if (tile === own && twin !== undefined) roll(tx, face.piece, twin);
};

/** The room with more of the Player's characters; a die where there are as many in both. */
const turnFullest = (tx: Tx, face: Face): void => {
  const rooms = pairOf(tx, face.piece);
  const squares = squaresOf(tx.now(), PLAYER).map((place) => tileOf(tx.rules.grid, place));
  const counts = rooms.map((tile) => squares.filter((each) => each === tile).length);
  const fullest = rooms.filter((_, nth) => counts[nth] === Math.max(...counts));
  const [only, ...others] = fullest;
  if (others.length === 0) turnRoom(tx, face, only);
  else {
    const options = fullest.map((tile) => ({ tile }));
    ask(tx, { of: 'chance', asks: 'fullestRoom', options, about: face });
  }
};

export const fullestRoom = question('fullestRoom', (tx, { tile }, { about }) => turnRoom(tx, about as Face, tile));
