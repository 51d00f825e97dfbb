import { EAST, NORTH, SOUTH, WEST } from '../../board/grid.ts';
import { type Lattice, lowestBit } from '../../board/lattice.ts';
import type { Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import type { Cargo, Cargoes } from './cargo.ts';
import { type Footing, footingOf } from './footing.ts';
import { type Walker, walkerOf } from './walker.ts';

/**
 * The walks of one character as layers of boards: one layer for each cargo, one board in it for each number of steps.
 * The memory is used again for the character's next search.
 */
export class Flood {
  walker: Walker;
  footing: Footing;
  lattice: Lattice;
  /** The cargo of each layer. */
  cargoes: Cargoes = NO_CARGOES;
  /** Words of a board, and the first and the last of them within reach: no other is looked at. */
  words = 0;
  low = 0;
  high = 0;
  /** Numbers kept of a layer. */
  stride = 0;
  bits = new Int32Array(1 << 9);
  /** For each layer the last step by which anything was reached, and the first and last word of it. */
  readonly last: number[] = [];
  readonly from: number[] = [];
  readonly to: number[] = [];
  /** Where a layer's `pass` board is: the common one's place, or its own. */
  readonly passAt: number[] = [];
  /** What is in hand may hold its bearer over an obstacle. */
  readonly aided: boolean[] = [];
  /** How many ends a layer has, and all together. */
  readonly counts: number[] = [];
  length = 0;
  /** Where a cargo changed, four numbers each: layer, square, step, the layer it came from. */
  readonly hops: number[] = [];
  hopped = 0;
  /** It came to where that matters: then squares farther away do as well (B-ROP-05). */
  climbed = false;

  constructor(situation: Situation, id: PieceId) {
    this.walker = walkerOf(situation, id, []);
    this.footing = footingOf(situation, id);
    this.lattice = situation.rules.grid.lattice;
  }
}

const NO_CARGOES: Cargoes = { list: [], stamp: 0 };

/** The boards before the layers: where one may go, stop with empty hands, stop with a load. */
export const PASS = 0;
export const BARE = 1;
export const LADEN = 2;
/** What a walk may go on from; and all that it looks at from there: what changes elsewhere changes nothing here. */
export const REACHED = 3;
export const TOUCHED = 4;
/** For what is needed only for a moment. */
export const SCRATCH = 5;
const COMMON = 6;

/** The boards of a layer: reached already, reached by a step and so perhaps an end, its own `pass`; then step by step. */
export const SEEN = 0;
export const ENDS = 1;
export const OWN_PASS = 2;
export const FRONT = 3;

export const boardAt = ({ stride, words }: Flood, layer: number, board: number): number =>
  (COMMON + board) * words + layer * stride;

export const cargoIn = ({ cargoes }: Flood, layer: number): Cargo => cargoes.list[layer] as Cargo;

export const squareOf = ({ walker }: Flood, place: Place): number => walker.situation.maze.squares[place] as number;

/** Is the square on the board that begins here? */
export const isOn = ({ bits }: Flood, at: number, square: number): boolean =>
  ((bits[at + (square >> 5)] as number) & (1 << (square & 31))) !== 0;

export const putOn = ({ bits }: Flood, at: number, square: number): void => {
  bits[at + (square >> 5)] = (bits[at + (square >> 5)] as number) | (1 << (square & 31));
};

export const takeOff = ({ bits }: Flood, at: number, square: number): void => {
  bits[at + (square >> 5)] = (bits[at + (square >> 5)] as number) & ~(1 << (square & 31));
};

/** The places on a board, in their order. */
export const placesOn = ({ bits, high, low, walker }: Flood, at: number): Place[] => {
  const { places } = walker.situation.maze;
  const found: Place[] = [];
  for (let word = low; word <= high; word++) {
    for (let rest = bits[at + word] as number; rest !== 0; rest &= rest - 1)
      found.push(places[(word << 5) | lowestBit(rest)] as Place);
  }
  return found;
};

/** Room for another layer, with nothing on its boards. */
export const addLayer = (flood: Flood, layer: number): void => {
  const { high, low, stride, words } = flood;
  const at = boardAt(flood, layer, 0);
  if (at + stride > flood.bits.length) {
    const bits = new Int32Array((at + stride) * 2);
    bits.set(flood.bits);
    flood.bits = bits;
  }
  const { bits } = flood;
  // A step looks at the words beside as well.
  for (let board = at; board < at + stride; board += words)
    for (let word = low - 1; word <= high + 1; word++) bits[board + word] = 0;
  flood.last[layer] = NEVER;
  flood.from[layer] = high;
  flood.to[layer] = low;
  flood.passAt[layer] = PASS * words;
};

const NEVER = -1;

/** The layer has this square by this step. */
export const mark = (flood: Flood, layer: number, square: number, step: number): void => {
  const word = square >> 5;
  putOn(flood, boardAt(flood, layer, FRONT + step), square);
  if (step > (flood.last[layer] as number)) flood.last[layer] = step;
  if (word < (flood.from[layer] as number)) flood.from[layer] = word;
  if (word > (flood.to[layer] as number)) flood.to[layer] = word;
};

/** One step in all directions from all that the layer reached by this one. */
export const spread = (flood: Flood, layer: number, step: number): void => {
  const { bits, words } = flood;
  const seen = boardAt(flood, layer, SEEN);
  const ends = seen + ENDS * words;
  const front = seen + (FRONT + step) * words;
  const pass = flood.passAt[layer] as number;
  let from = flood.from[layer] as number;
  let to = flood.to[layer] as number;
  const high = Math.min(to + 1, flood.high);
  for (let word = Math.max(from - 1, flood.low); word <= high; word++) {
    const fresh = stepInto(flood, front, word) & (bits[pass + word] as number) & ~(bits[seen + word] as number);
    if (fresh === 0) continue;
    bits[seen + word] = (bits[seen + word] as number) | fresh;
    bits[ends + word] = (bits[ends + word] as number) | fresh;
    bits[front + words + word] = (bits[front + words + word] as number) | fresh;
    flood.last[layer] = step + 1;
    if (word < from) from = word;
    if (word > to) to = word;
  }
  flood.from[layer] = from;
  flood.to[layer] = to;
};

/** Which squares of a word lie a step from those of a board: in the same word, or in the words beside it. */
export const stepInto = ({ bits, footing, lattice }: Flood, at: number, word: number): number => {
  const { ways } = footing;
  const { carry, height } = lattice;
  const way = word * 4;
  const here = bits[at + word] as number;
  return (
    ((here & (ways[way + NORTH] as number)) >>> 1) |
    ((here & (ways[way + SOUTH] as number)) << 1) |
    ((here & (ways[way + EAST] as number)) << height) |
    ((here & (ways[way + WEST] as number)) >>> height) |
    (((bits[at + word - 1] as number) & (ways[way - 4 + EAST] as number)) >>> carry) |
    (((bits[at + word + 1] as number) & (ways[way + 4 + WEST] as number)) << carry)
  );
};
