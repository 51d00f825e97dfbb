import { lowestBit } from '../../board/lattice.ts';
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
  /** How many ends a layer has, and all together. */
  readonly counts: number[] = [];
  length = 0;
  /** Where a cargo changed, four numbers each: layer, square, step, the layer it came from. */
  readonly hops: number[] = [];
  hopped = 0;
  /** Something in hand could hold its bearer: then squares farther away matter (B-ROP-05). */
  climbed = false;

  constructor(situation: Situation, id: PieceId) {
    this.walker = walkerOf(situation, id, []);
    this.footing = footingOf(situation, id);
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
/** What `flow` comes to. */
export const BESIDE = 5;
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
  for (let board = at; board < at + stride; board += words)
    for (let word = low; word <= high; word++) bits[board + word] = 0;
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

/** One step in all directions from all that the layer reached by this one; `BESIDE` holds what `flow` came to. */
export const spread = (flood: Flood, layer: number, step: number): void => {
  const { bits, words } = flood;
  const seen = boardAt(flood, layer, SEEN);
  const ends = boardAt(flood, layer, ENDS);
  const next = boardAt(flood, layer, FRONT + step + 1);
  const pass = flood.passAt[layer] as number;
  const low = Math.max((flood.from[layer] as number) - 1, flood.low);
  const high = Math.min((flood.to[layer] as number) + 1, flood.high);
  for (let word = low; word <= high; word++) {
    const beside = bits[BESIDE * words + word] as number;
    const fresh = beside & (bits[pass + word] as number) & ~(bits[seen + word] as number);
    if (fresh === 0) continue;
    bits[seen + word] = (bits[seen + word] as number) | fresh;
    bits[ends + word] = (bits[ends + word] as number) | fresh;
    bits[next + word] = (bits[next + word] as number) | fresh;
    flood.last[layer] = step + 1;
    if (word < (flood.from[layer] as number)) flood.from[layer] = word;
    if (word > (flood.to[layer] as number)) flood.to[layer] = word;
  }
};

/** All that lies a step beyond a board's squares between two words, with nothing between. */
export const flow = (flood: Flood, at: number, low: number, high: number): void => {
  const { bits, words } = flood;
  const { ways } = flood.footing;
  const { carry, height } = flood.walker.situation.rules.grid.lattice;
  const beside = BESIDE * words;
  let here = bits[at + low] as number;
  let carried = 0;
  for (let word = low; word <= high; word++) {
    const way = word * 4;
    const next = word < high ? (bits[at + word + 1] as number) & (ways[way + 7] as number) : 0;
    const east = here & (ways[way + 1] as number);
    bits[beside + word] =
      ((here & (ways[way] as number)) >>> 1) |
      ((here & (ways[way + 2] as number)) << 1) |
      (east << height) |
      ((here & (ways[way + 3] as number)) >>> height) |
      carried |
      (next << carry);
    carried = east >>> carry;
    here = word < high ? (bits[at + word + 1] as number) : 0;
  }
};
