/** As many places as two numbers have bits. */
export const FEW = 64;
const WORDS = FEW / 32;

/** All that is done with things in the open, as numbers. */
export interface Carry {
  isOn: boolean;
  /** A set of places is so many numbers of 32 bits: where one may stop with empty hands, with a load, go on, and leave anything. */
  words: number;
  readonly bare: Int32Array;
  readonly laden: Int32Array;
  readonly on: Int32Array;
  readonly free: Int32Array;
  /** The neighbours of the start from which one may come back: they are among the first places. */
  back: number;
  /** The different cargoes: where each thing is, what is in hand, the set of where things lie, and the last entry. */
  count: number;
  readonly cargoes: number[];
  readonly hands: number[];
  readonly lying: number[];
  readonly latest: number[];
  /** To find a cargo again: the last one of each heap, and the one before each in its heap. */
  readonly heaps: Int16Array;
  readonly alike: number[];
  /** With which cargo one came to stand where, by which step, from which cargo, and the entry with that cargo before. */
  entered: number;
  readonly entries: number[];
  /** Where something was left for good: the cargo before, the place and the step. */
  left: number;
  readonly farewells: number[];
  /** How many ends come before those of each cargo, and then of each farewell. */
  readonly endsBefore: number[];
}

export const newCarry = (): Carry => ({
  isOn: false,
  words: 1,
  bare: new Int32Array(WORDS),
  laden: new Int32Array(WORDS),
  on: new Int32Array(WORDS),
  free: new Int32Array(WORDS),
  back: 0,
  count: 0,
  cargoes: [],
  hands: [],
  lying: [],
  latest: [],
  heaps: new Int16Array(HEAPS),
  alike: [],
  entered: 0,
  entries: [],
  left: 0,
  farewells: [],
  endsBefore: [],
});

export const HEAPS = 16;

/** The numbers of an entry. */
export const WITH = 0;
export const AT = 1;
export const STEP = 2;
export const FROM = 3;
export const EARLIER = 4;
export const ENTRY = 5;
export const FAREWELL = 3;

/** A cargo is so many bits for each thing: the number of its place, or that it is in hand, or where nobody takes it. */
const BITS = 7;
export const HELD = FEW;
export const AWAY = FEW + 1;
export const MOST_THINGS = 4;

export const whereIn = (cargo: number, thing: number): number => (cargo >> (thing * BITS)) & ((1 << BITS) - 1);

export const moved = (cargo: number, thing: number, where: number): number =>
  (cargo & ~(((1 << BITS) - 1) << (thing * BITS))) | (where << (thing * BITS));

export const isAmong = (set: Int32Array, at: number): boolean => ((set[at >> 5] as number) & (1 << (at & 31))) !== 0;

export const isHeldIn = (cargo: number, thing: number): boolean => whereIn(cargo, thing) === HELD;
