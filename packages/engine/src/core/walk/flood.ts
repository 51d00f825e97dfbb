import { EAST, NORTH, SOUTH, WEST } from '../../board/grid.ts';
import { countBits, type Lattice, lowestBit, wordOf } from '../../board/lattice.ts';
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
  /** Each place's square of the lattice, and from where one may step which way. */
  squares: Int16Array;
  ways: Int32Array;
  /** The cargo of each layer. */
  readonly cargoes: Cargoes = { list: [], count: 0, stamp: 0 };
  layers = 0;
  /** Numbers kept of a board, and of a layer. */
  words = 0;
  stride = 0;
  bits = new Int32Array(1 << 9);
  /** The first and the last word within reach, of all and of each layer: no other is looked at. */
  from = 0;
  to = 0;
  readonly low: number[] = [];
  readonly high: number[] = [];
  /** For each layer the first and the last step by which anything is reached. */
  readonly first: number[] = [];
  readonly last: number[] = [];
  /** Where a layer's `pass` board is: the common one's place, or its own. */
  readonly passAt: number[] = [];
  /** What is in a layer's hand may hold its bearer over an obstacle. */
  readonly aided: boolean[] = [];
  /** What is in a layer's hand makes no difference to passers-by where it is left on the floor, and nothing else does. */
  readonly plain: boolean[] = [];
  /** How many ends a layer has, and all together. */
  readonly counts: number[] = [];
  length = 0;
  /** Where a cargo changed, four numbers each: square, step, the layer it came from, the hop into its layer before. */
  readonly hops: number[] = [];
  hopped = 0;
  /** The last hop into each layer, and the layer with the same cargo where the walker hangs on it, or does not; or -1. */
  readonly entry: number[] = [];
  readonly partner: number[] = [];
  /** Where a load was left for good, four numbers each: layer, square, step, how many ends that has. */
  readonly leaves: number[] = [];
  left = 0;
  /** Which of these is spelt out as a layer after all others. */
  leaf = -1;
  /** Some terrain within reach kills. */
  isPerilous = false;
  /** No thing makes a difference to passers-by, wherever it lies. */
  isPlain = false;
  /** The cargo of whoever has laid down his load for good. */
  bare: Cargo = { hand: -1, held: 0, where: [], hangs: false };
  /** It came to where an aid matters: then squares farther away do as well (B-ROP-05). */
  climbed = false;

  constructor(situation: Situation, id: PieceId) {
    this.walker = walkerOf(situation, id, []);
    this.footing = footingOf(situation, id);
    this.lattice = situation.rules.grid.lattice;
    this.squares = situation.maze.squares;
    this.ways = this.footing.ways;
  }
}

/** The boards before the layers: where one may go, stop with empty hands, stop with a load. */
export const PASS = 0;
export const BARE = 1;
export const LADEN = 2;
/** What a walk may go on from; and all that it looks at from there: what changes elsewhere changes nothing here. */
export const REACHED = 3;
export const TOUCHED = 4;
/** For what is needed only for a moment. */
export const SCRATCH = 5;
export const UNEVEN = 6;
const COMMON = 7;

/** The boards of a layer: its own `pass`, reached already, reached by a step and so perhaps an end; then step by step. */
export const OWN_PASS = 0;
export const SEEN = 1;
export const ENDS = 2;
const FRONT = 3;

export const boardAt = ({ stride, words }: Flood, layer: number, board: number): number =>
  (COMMON + board) * words + layer * stride;

/** What a layer reached by a step. The last step's board comes first: the first ones a late layer never needs. */
export const frontAt = (flood: Flood, layer: number, step: number): number =>
  boardAt(flood, layer, FRONT + flood.walker.speed - step);

export const strideOf = ({ words }: Lattice, speed: number): number => (FRONT + speed + 1) * words;

export const cargoIn = ({ cargoes }: Flood, layer: number): Cargo => cargoes.list[layer] as Cargo;

export const squareOf = ({ squares }: Flood, place: Place): number => squares[place] as number;

/** Is the square on the board that begins here? */
export const isOn = ({ bits }: Flood, at: number, square: number): boolean =>
  ((bits[at + (square >> 5)] as number) & (1 << (square & 31))) !== 0;

/** The same for a board of a layer, which may not come as far. */
export const isIn = (flood: Flood, layer: number, at: number, square: number): boolean => {
  const word = square >> 5;
  return word >= (flood.low[layer] as number) && word <= (flood.high[layer] as number) && isOn(flood, at, square);
};

/** Did the layer reach the square by just this step? */
export const isReached = (flood: Flood, layer: number, square: number, step: number): boolean =>
  step >= (flood.first[layer] as number) && isIn(flood, layer, frontAt(flood, layer, step), square);

/** By which step it was reached first. */
export const stepOf = (flood: Flood, layer: number, square: number): number => {
  let step = 1;
  while (!isReached(flood, layer, square, step)) step++;
  return step;
};

export const putOn = ({ bits }: Flood, at: number, square: number): void => {
  bits[at + (square >> 5)] = (bits[at + (square >> 5)] as number) | (1 << (square & 31));
};

export const takeOff = ({ bits }: Flood, at: number, square: number): void => {
  bits[at + (square >> 5)] = (bits[at + (square >> 5)] as number) & ~(1 << (square & 31));
};

/** The places on a layer's board, in their order. */
export const placesOn = ({ bits, high, low, walker }: Flood, layer: number, at: number): readonly Place[] => {
  const { places } = walker.situation.maze;
  const found: Place[] = [];
  const last = high[layer] as number;
  for (let word = low[layer] as number; word <= last; word++) {
    for (let rest = bits[at + word] as number; rest !== 0; rest &= rest - 1)
      found.push(places[(word << 5) | lowestBit(rest)] as Place);
  }
  return found;
};

export const countOn = ({ bits, high, low }: Flood, layer: number, at: number): number => {
  let count = 0;
  const last = high[layer] as number;
  for (let word = low[layer] as number; word <= last; word++) count += countBits(bits[at + word] as number);
  return count;
};

/** Room for another layer that is first reached here, with nothing on its boards. */
export const addLayer = (flood: Flood, layer: number, square: number, step: number): void => {
  const end = boardAt(flood, layer + 1, 0);
  if (end > flood.bits.length) {
    const bits = new Int32Array(end * 2);
    bits.set(flood.bits);
    flood.bits = bits;
  }
  const left = flood.walker.speed - step;
  const low = wordOf(flood.lattice, square, -left);
  const high = wordOf(flood.lattice, square, left);
  flood.low[layer] = low;
  flood.high[layer] = high;
  flood.first[layer] = step;
  flood.last[layer] = step;
  flood.passAt[layer] = PASS * flood.words;
  flood.entry[layer] = -1;
  flood.partner[layer] = -1;
  // A step looks at the words beside as well.
  clear(flood, layer, low - 1, high + 1);
};

/** Lets a layer come as far as it may from another square of it. */
export const widen = (flood: Flood, layer: number, square: number, step: number): void => {
  const left = flood.walker.speed - step;
  const low = wordOf(flood.lattice, square, -left);
  const high = wordOf(flood.lattice, square, left);
  const before = flood.low[layer] as number;
  const after = flood.high[layer] as number;
  if (low < before) {
    clear(flood, layer, low - 1, before - 2);
    flood.low[layer] = low;
  }
  if (high > after) {
    clear(flood, layer, after + 2, high + 1);
    flood.high[layer] = high;
  }
};

const clear = (flood: Flood, layer: number, low: number, high: number): void => {
  const { bits, words } = flood;
  const last = frontAt(flood, layer, flood.first[layer] as number);
  for (let board = boardAt(flood, layer, SEEN); board <= last; board += words)
    for (let word = low; word <= high; word++) bits[board + word] = 0;
};

/** The layer has this square by this step. */
export const mark = (flood: Flood, layer: number, square: number, step: number): void => {
  putOn(flood, frontAt(flood, layer, step), square);
  if (step > (flood.last[layer] as number)) flood.last[layer] = step;
};

/** One step in all directions from the squares of a board, which the layer reached by this one. */
export const spread = (flood: Flood, layer: number, step: number, at: number): void => {
  const { bits } = flood;
  const seen = boardAt(flood, layer, SEEN);
  const ends = boardAt(flood, layer, ENDS);
  const next = frontAt(flood, layer, step + 1);
  const pass = flood.passAt[layer] as number;
  const high = flood.high[layer] as number;
  for (let word = flood.low[layer] as number; word <= high; word++) {
    // Most steps are within a word or two of the board's.
    if (bits[at + word] === 0 && bits[at + word - 1] === 0 && bits[at + word + 1] === 0) continue;
    const unseen = (bits[pass + word] as number) & ~(bits[seen + word] as number);
    const fresh = stepInto(flood, at, word) & unseen;
    if (fresh === 0) continue;
    bits[seen + word] = (bits[seen + word] as number) | fresh;
    bits[ends + word] = (bits[ends + word] as number) | fresh;
    bits[next + word] = (bits[next + word] as number) | fresh;
    flood.last[layer] = step + 1;
  }
};

/** Which squares of a word lie a step from those of a board: in the same word, or in the words beside it. */
export const stepInto = ({ bits, lattice, ways }: Flood, at: number, word: number): number => {
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
