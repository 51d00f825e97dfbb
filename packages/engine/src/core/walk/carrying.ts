import { widened } from './widened.ts';

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
  cargoes: Int32Array;
  hands: Int32Array;
  lying: Int32Array;
  latest: Int32Array;
  /** To find a cargo again: the last one of each heap, and the one before each in its heap. */
  readonly heaps: Int16Array;
  alike: Int32Array;
  /** With which cargo one came to stand where, by which step, from which cargo, and the entry with that cargo before. */
  entered: number;
  entries: Int32Array;
  /** Where something was left for good: the cargo before, the place and the step. */
  left: number;
  farewells: Int32Array;
  /** How many ends come before those of each cargo, and then of each farewell. */
  endsBefore: Int32Array;
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
  cargoes: new Int32Array(SOME),
  hands: new Int32Array(SOME),
  lying: new Int32Array(SOME * WORDS),
  latest: new Int32Array(SOME),
  heaps: new Int16Array(HEAPS),
  alike: new Int32Array(SOME),
  entered: 0,
  entries: new Int32Array(SOME * ENTRY),
  left: 0,
  farewells: new Int32Array(SOME * FAREWELL),
  endsBefore: new Int32Array(SOME),
});

export const HEAPS = 64;

/** Room for so many cargoes at first. */
const SOME = 16;

/** Room for one cargo more. */
export const makeRoom = (carry: Carry): void => {
  const needed = carry.count + 1;
  carry.cargoes = widened(carry.cargoes, needed);
  carry.hands = widened(carry.hands, needed);
  carry.lying = widened(carry.lying, needed * WORDS);
  carry.latest = widened(carry.latest, needed);
  carry.alike = widened(carry.alike, needed);
};

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
