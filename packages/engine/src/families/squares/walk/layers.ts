import type { Cargo } from './cargo.ts';

/**
 * The different cargoes of one search, numbered as they turn up. The list may be longer,
 * from earlier searches.
 */
export interface Layers {
  readonly list: Cargo[];
  count: number;
  /** Of the search, by which it knows its own entries in the tables. */
  stamp: number;
}

// Tables shared by all searches, small enough to stay in the processor's cache: an entry counts only with the search's
// own stamp. They grow with the most cargoes a search has had.
/** An open hash table of the cargoes' numbers. */
let slots = new Int32Array(1 << 10);
let stamps = new Int32Array(1 << 10);
let searches = 0;
/** Twice as much is still a whole number of 32 bits. */
const LAST = 2 ** 30 - 1;

export const beginWith = (layers: Layers): void => {
  if (searches === LAST) forget();
  layers.count = 0;
  layers.stamp = ++searches;
};

const forget = (): void => {
  stamps.fill(0);
  searches = 0;
};

/** The cargo's number, a new one if it is new. */
export const numberOf = (layers: Layers, cargo: Cargo): number => {
  const slot = slotOf(layers, cargo);
  if (stamps[slot] === layers.stamp) return slots[slot] as number;
  const number = layers.count++;
  stamps[slot] = layers.stamp;
  slots[slot] = number;
  layers.list[number] = cargo;
  if (number * 2 > slots.length) widen(layers);
  return number;
};

const widen = (layers: Layers): void => {
  slots = new Int32Array(slots.length * 2);
  stamps = new Int32Array(stamps.length * 2);
  for (let number = 0; number < layers.count; number++) {
    const slot = slotOf(layers, layers.list[number] as Cargo);
    stamps[slot] = layers.stamp;
    slots[slot] = number;
  }
};

const slotOf = ({ list, stamp }: Layers, { hangs, where }: Cargo): number => {
  let hash = hangs ? 1 : 0;
  for (let thing = 0; thing < where.length; thing++) hash = Math.imul(hash, 0x9e3779b1) + (where[thing] as number);
  const last = slots.length - 1;
  let slot = (hash ^ (hash >>> 15)) & last;
  while (stamps[slot] === stamp && !isSame(list[slots[slot] as number] as Cargo, hangs, where))
    slot = (slot + 1) & last;
  return slot;
};

const isSame = (cargo: Cargo, hangs: boolean, where: readonly number[]): boolean => {
  // Two truth values are compared by a call, asked about they are not.
  if (cargo.hangs ? !hangs : hangs) return false;
  for (let i = 0; i < where.length; i++) if (cargo.where[i] !== where[i]) return false;
  return true;
};
