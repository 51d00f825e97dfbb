import { type Labyrinth, repairedSquares } from '../../board/labyrinth.ts';
import { distance, isSet } from '../../board/lattice.ts';
import type { Leg } from '../action.ts';
import { pieceOf, type Situation } from '../situation.ts';
import { OUT, type Piece, type PieceId, type Place } from '../state.ts';
import { changeOf } from './changes.ts';
import { Flood, isOn, PASS, squareOf, TOUCHED } from './flood.ts';
import { footingOf } from './footing.ts';
import { recount, search } from './search.ts';
import { endOf, legsTo, type Node } from './trace.ts';
import { isPortable } from './walker.ts';

/** Every distinct outcome of one character's Move: where it ends, with what, and what lies where. */
export interface Walks {
  readonly piece: PieceId;
  readonly length: number;
  readonly situation: Situation;
  /** Given to the character's next walks when it is searched for again. */
  flood: Flood | undefined;
}

export const findWalks = (situation: Situation, piece: PieceId): Walks => {
  const memo = memos[piece];
  const flood = memo?.walks.flood;
  if (memo === undefined || flood === undefined) return remember(situation, piece, searched(situation, piece));
  const change = changeTo(memo, flood, situation);
  if (change === 'none') {
    memo.maze = situation.maze;
    memo.pieces = situation.pieces;
    return memo.walks;
  }
  memo.walks.flood = undefined;
  if (change === 'ends') recount(flood, situation);
  else search(flood, situation, piece);
  return remember(situation, piece, flood);
};

/** The last walks of each character. One action changes little: most walks never come near what it changed. */
interface Memo {
  readonly walks: Walks;
  /** What they have been found true for. */
  maze: Labyrinth;
  pieces: readonly Piece[];
}
const memos: (Memo | undefined)[] = [];

const remember = (situation: Situation, piece: PieceId, flood: Flood): Walks => {
  const walks: Walks = { piece, length: flood.length, situation, flood };
  memos[piece] = { walks, maze: situation.maze, pieces: situation.pieces };
  return walks;
};

const searched = (situation: Situation, piece: PieceId): Flood => {
  const flood = new Flood(situation, piece);
  search(flood, situation, piece);
  return flood;
};

/** What has become of the walks: nothing, other ends of the same ways, or something else. */
const changeTo = ({ maze, pieces, walks }: Memo, flood: Flood, situation: Situation): 'none' | 'ends' | 'other' => {
  if (walks.situation.rules !== situation.rules) return 'other';
  const exchanges = flood.hopped > 0 || flood.left > 0;
  if (maze !== situation.maze) {
    const squares = repairedSquares(maze, situation.maze);
    if (exchanges || squares === undefined || isTouchedBy(flood, squares)) return 'other';
  }
  if (pieces === situation.pieces) return 'none';
  const { ids, odd, squares } = changeOf(pieces, situation);
  // They decide what is only counted, and so in which order the ends come, whether or not they can be reached.
  if (exchanges && odd.some((id) => isNear(flood, pieces[id]?.at) || isNear(flood, pieceOf(situation, id).at)))
    return 'other';
  if (!isTouchedBy(flood, squares)) return 'none';
  if (flood.climbed || exchanges) return 'other';
  for (const id of ids) {
    const before = pieces[id] as Piece;
    const { at } = pieceOf(situation, id);
    if (!isTouched(flood, before.at) && !isTouched(flood, at)) continue;
    if (id === walks.piece || before.wounded || isPortable(situation, flood.walker.seat, id)) return 'other';
    if (!isAsPassable(flood, situation, before.at) || !isAsPassable(flood, situation, at)) return 'other';
  }
  return 'ends';
};

const isTouchedBy = ({ bits, from, to, words }: Flood, squares: Int32Array): boolean => {
  const touched = TOUCHED * words;
  // What it touches may lie beside its words.
  for (let word = from - 1; word <= to + 1; word++)
    if ((bits[touched + word] as number) & (squares[word] as number)) return true;
  return false;
};

const isTouched = (flood: Flood, place: Place): boolean => {
  if (place < 0) return false;
  const square = squareOf(flood, place);
  const word = square >> 5;
  return word >= flood.from && word <= flood.to && isOn(flood, TOUCHED * flood.words, square);
};

/** Near enough to count among the walker's things. */
const isNear = (flood: Flood, place: Place = OUT): boolean => {
  const { lattice, walker } = flood;
  return place >= 0 && distance(lattice, squareOf(flood, walker.start), squareOf(flood, place)) < walker.speed;
};

const isAsPassable = (flood: Flood, situation: Situation, place: Place): boolean => {
  if (!isTouched(flood, place)) return true;
  const square = squareOf(flood, place);
  return isOn(flood, PASS * flood.words, square) === isSet(footingOf(situation, flood.walker.id).pass, square);
};

/** Where the n-th walk ends, how many squares it takes, and leg by leg. */
export const reachOf = (walks: Walks, nth: number): { end: Place; steps: number; walk: readonly Leg[] } => {
  const flood = floodOf(walks);
  const end = endOf(flood, nth);
  return { end: placeOf(flood, end), steps: end.step, walk: legsTo(flood, flood.walker, end) };
};

const placeOf = ({ walker }: Flood, { square }: Node): Place => walker.situation.maze.places[square] as Place;

export const walkOf = (walks: Walks, nth: number): readonly Leg[] => {
  const flood = floodOf(walks);
  return legsTo(flood, flood.walker, endOf(flood, nth));
};

/** The search the walks are from; made again for them alone when the character has been searched for since. */
const floodOf = (walks: Walks): Flood => {
  walks.flood ??= searched(walks.situation, walks.piece);
  return walks.flood;
};
