import { isIn } from '../../board/lattice.ts';
import type { Leg } from '../action.ts';
import { pieceOf, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place } from '../state.ts';
import { changedPieces } from './changes.ts';
import { Flood, isOn, PASS, TOUCHED } from './flood.ts';
import { footingOf } from './footing.ts';
import { recount, search } from './search.ts';
import { endOf, legsTo } from './trace.ts';
import { isPortable, type Walker } from './walker.ts';

/** Every distinct outcome of one character's Move: where it ends, with what, and what lies where. */
export interface Walks {
  readonly piece: PieceId;
  readonly length: number;
  readonly situation: Situation;
  /** Which search of the flood they are from. */
  version: number;
  flood: Flood;
}

export const findWalks = (situation: Situation, piece: PieceId): Walks => {
  floods[piece] ??= new Flood();
  const flood = floods[piece] as Flood;
  if (!isStillTrue(flood, situation)) search(flood, situation, piece);
  return { piece, length: flood.length, situation, version: flood.version, flood };
};

/** The last search of each character. One action changes little: most walks never come near what it changed. */
const floods: Flood[] = [];

const isStillTrue = (flood: Flood, situation: Situation): boolean => {
  const { pieces, walker } = flood;
  if (walker === undefined) return false;
  const { maze, rules } = walker.situation;
  if (maze !== situation.maze || rules !== situation.rules) return false;
  if (pieces === situation.pieces) return true;
  const change = changeTo(flood, walker, situation);
  if (change === 'other') return false;
  if (change === 'ends') recount(flood, situation);
  flood.pieces = situation.pieces;
  return true;
};

/** What has become of the walks: nothing, other ends of the same ways, or something else. */
const changeTo = (flood: Flood, walker: Walker, situation: Situation): 'none' | 'ends' | 'other' => {
  if (flood.isAided) return 'other';
  let change: 'none' | 'ends' = 'none';
  for (const id of changedPieces(flood.pieces, situation.pieces)) {
    const before = (flood.pieces[id] as Piece).at;
    const after = pieceOf(situation, id).at;
    if (!isTouched(flood, situation, before) && !isTouched(flood, situation, after)) continue;
    if (id === walker.id || flood.cargoes.length > 1 || isThing(flood, situation, walker, id)) return 'other';
    if (!isAsPassable(flood, situation, walker, before) || !isAsPassable(flood, situation, walker, after))
      return 'other';
    change = 'ends';
  }
  return change;
};

const isTouched = (flood: Flood, { maze }: Situation, place: Place): boolean =>
  place >= 0 && isOn(flood, TOUCHED * flood.words, maze.squares[place] as number);

const isThing = (flood: Flood, situation: Situation, { seat }: Walker, id: PieceId): boolean =>
  isPortable(situation, seat, id) || (flood.pieces[id] as Piece).wounded;

const isAsPassable = (flood: Flood, situation: Situation, walker: Walker, place: Place): boolean => {
  if (place < 0) return true;
  const square = situation.maze.squares[place] as number;
  return isOn(flood, PASS * flood.words, square) === isIn(footingOf(situation, walker).pass, square);
};

/** Where the n-th walk ends, how many squares it takes, and leg by leg. */
export const reachOf = (walks: Walks, nth: number): { end: Place; steps: number; walk: readonly Leg[] } => {
  const { flood, walker } = floodOf(walks);
  const end = endOf(flood, nth);
  const place = walker.situation.maze.places[end.square] as Place;
  return { end: place, steps: end.step, walk: legsTo(flood, walker, end) };
};

export const walkOf = (walks: Walks, nth: number): readonly Leg[] => {
  const { flood, walker } = floodOf(walks);
  return legsTo(flood, walker, endOf(flood, nth));
};

/** The search the walks are from; made again for them alone when the character has been searched for since. */
const floodOf = (walks: Walks): { flood: Flood; walker: Walker } => {
  if (walks.flood.version !== walks.version) {
    walks.flood = new Flood();
    search(walks.flood, walks.situation, walks.piece);
    walks.version = walks.flood.version;
  }
  const { flood } = walks;
  if (flood.walker === undefined) throw new Error('Nobody has been searched for.');
  return { flood, walker: flood.walker };
};
