import type { Place } from '../state.ts';

/**
 * What a walk has done so far to the things in its reach: `where[n]` is the place the walker's n-th thing lies on,
 * or `IN_HAND`; `hand` is one that it carries, or `EMPTY`, and `held` says how many there are.
 */
export interface Cargo {
  readonly hand: number;
  readonly held: number;
  readonly where: readonly number[];
  /** The walker hangs on what it carries, and may stop where it could not stand (B-ROP-02). */
  readonly hangs: boolean;
}

export const EMPTY = -1;
export const IN_HAND = -1;

export const takeUp = ({ held, where }: Cargo, thing: number): Cargo =>
  where.length === 1
    ? single(IN_HAND)
    : { hand: thing, held: held + 1, where: put(where, thing, IN_HAND), hangs: false };

export const putDown = ({ hand, held, where }: Cargo, thing: number, place: Place): Cargo => {
  if (where.length === 1) return single(place);
  const left = put(where, thing, place);
  return { hand: hand === thing ? left.indexOf(IN_HAND) : hand, held: held - 1, where: left, hangs: false };
};

const put = (where: readonly number[], thing: number, place: number): readonly number[] => {
  const changed = where.slice();
  changed[thing] = place;
  return changed;
};

/** With one thing to move there is one cargo for each place it may lie on, and one with it in hand: made once for all. */
const single = (place: number): Cargo => {
  for (let next = singles.length - 1; next <= place; next++) {
    const isHeld = next === IN_HAND;
    singles.push({ hand: isHeld ? 0 : EMPTY, held: isHeld ? 1 : 0, where: [next], hangs: false });
  }
  return singles[place + 1] as Cargo;
};
const singles: Cargo[] = [];

/** The first thing that lies here, or `EMPTY`. */
export const thingAt = ({ where }: Cargo, place: Place): number => {
  for (let thing = 0; thing < where.length; thing++) if (where[thing] === place) return thing;
  return EMPTY;
};

/** The different cargoes of one search, numbered as they turn up; the list may be longer, from earlier searches. */
export interface Cargoes {
  readonly list: Cargo[];
  count: number;
  stamp: number;
}

// An open hash table of numbers, shared by all searches and small enough to stay in the processor's cache:
// a slot counts only with the search's own stamp. It grows with the most cargoes a search has had.
let slots = new Int32Array(1 << 10);
let stamps = new Int32Array(1 << 10);
let searches = 0;

export const beginWith = (cargoes: Cargoes, first: Cargo): void => {
  cargoes.count = 0;
  cargoes.stamp = ++searches;
  numberOf(cargoes, first);
};

/** The cargo's number, a new one if it is new. */
export const numberOf = (cargoes: Cargoes, cargo: Cargo): number => {
  const slot = slotOf(cargoes, cargo);
  if (stamps[slot] === cargoes.stamp) return slots[slot] as number;
  const number = cargoes.count++;
  stamps[slot] = cargoes.stamp;
  slots[slot] = number;
  cargoes.list[number] = cargo;
  if (number * 2 > slots.length) grow(cargoes);
  return number;
};

const grow = (cargoes: Cargoes): void => {
  slots = new Int32Array(slots.length * 2);
  stamps = new Int32Array(stamps.length * 2);
  for (let number = 0; number < cargoes.count; number++) {
    const slot = slotOf(cargoes, cargoes.list[number] as Cargo);
    stamps[slot] = cargoes.stamp;
    slots[slot] = number;
  }
};

export const knownNumberOf = (cargoes: Cargoes, cargo: Cargo): number | undefined => {
  const slot = slotOf(cargoes, cargo);
  return stamps[slot] === cargoes.stamp ? slots[slot] : undefined;
};

const slotOf = ({ list, stamp }: Cargoes, { hangs, where }: Cargo): number => {
  let hash = hangs ? 1 : 0;
  for (let thing = 0; thing < where.length; thing++) hash = Math.imul(hash, 0x9e3779b1) + (where[thing] as number);
  const last = slots.length - 1;
  let slot = (hash ^ (hash >>> 15)) & last;
  while (stamps[slot] === stamp && !isSame(list[slots[slot] as number] as Cargo, hangs, where))
    slot = (slot + 1) & last;
  return slot;
};

const isSame = (cargo: Cargo, hangs: boolean, where: readonly number[]): boolean => {
  if (cargo.hangs !== hangs) return false;
  for (let i = 0; i < where.length; i++) if (cargo.where[i] !== where[i]) return false;
  return true;
};
