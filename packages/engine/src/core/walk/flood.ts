import { lowestBit } from '../../board/lattice.ts';
import type { Piece, Place } from '../state.ts';
import type { Cargo } from './cargo.ts';
import type { Walker } from './walker.ts';

/**
 * The walks of one character as layers of boards: one layer for each cargo, one board in it for each number of steps.
 * Only the words within reach are kept. The memory is used again for the character's next search.
 */
export class Flood {
  walker: Walker | undefined;
  /** The tokens it has been found true for. */
  pieces: readonly Piece[] = [];
  /** Counts the searches: who remembers an older number holds walks that are gone. */
  version = 0;
  /** The first word within reach, and how many. */
  low = 0;
  words = 0;
  /** Numbers kept of a layer. */
  stride = 0;
  bits = new Int32Array(1 << 9);
  /** The cargo of each layer, the last step anything was reached at, and how many ends it has. */
  cargoes: Cargo[] = [];
  readonly last: number[] = [];
  readonly counts: number[] = [];
  /** Where a layer's `pass` board is: the common one's place, or its own. */
  readonly passAt: number[] = [];
  /** Where a cargo changed, four numbers each: layer, square, step, the layer it came from. */
  readonly hops: number[] = [];
  hopped = 0;
  length = 0;
  /** Something that holds its bearer is in reach: where it holds depends on squares farther away (B-ROP-05). */
  isAided = false;
}

/** The boards before the layers: where one may go, stop with empty hands, stop with a load. */
export const PASS = 0;
export const BARE = 1;
export const LADEN = 2;
/** All that was reached; and the same with what lies beside it: what changes elsewhere changes nothing here. */
export const REACHED = 3;
export const TOUCHED = 4;
const COMMON = 5;

/** The boards of a layer: reached already, reached by a step, where the walk may end, its own `pass`; then step by step. */
export const SEEN = 0;
export const ARRIVED = 1;
export const ENDS = 2;
export const OWN_PASS = 3;
export const FRONT = 4;

export const layerAt = ({ stride, words }: Flood, layer: number): number => COMMON * words + layer * stride;

export const boardAt = (flood: Flood, layer: number, board: number): number =>
  layerAt(flood, layer) + board * flood.words;

/** Is the square on the board that begins here? Squares out of reach are on none. */
export const isOn = ({ bits, low, words }: Flood, at: number, square: number): boolean => {
  const word = (square >> 5) - low;
  return word >= 0 && word < words && ((bits[at + word] as number) & (1 << (square & 31))) !== 0;
};

export const putOn = ({ bits, low, words }: Flood, at: number, square: number, isSet: boolean): void => {
  const word = (square >> 5) - low;
  if (word < 0 || word >= words) return;
  const bit = 1 << (square & 31);
  bits[at + word] = isSet ? (bits[at + word] as number) | bit : (bits[at + word] as number) & ~bit;
};

/** The places on a board, in their order. */
export const placesOn = (flood: Flood, at: number): Place[] => {
  const { bits, low, walker, words } = flood;
  const places: Place[] = [];
  if (walker === undefined) return places;
  for (let word = 0; word < words; word++) {
    for (let rest = bits[at + word] as number; rest !== 0; rest &= rest - 1)
      places.push(walker.situation.maze.places[((low + word) << 5) | lowestBit(rest)] as Place);
  }
  return places;
};
