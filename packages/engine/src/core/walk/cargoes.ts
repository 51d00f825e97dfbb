import { type Cargo, hashOf, isSame } from './cargo.ts';

/** The different cargoes of one search, numbered as they turn up. */
export interface Cargoes {
  readonly list: Cargo[];
  readonly stamp: number;
}

// An open hash table of numbers, shared by all searches: a slot counts only with the search's own stamp.
const SLOTS = 1 << 16;
const slots = new Int32Array(SLOTS);
const stamps = new Int32Array(SLOTS);
let searches = 0;

export const cargoesOf = (first: Cargo): Cargoes => {
  const cargoes = { list: [], stamp: ++searches };
  intern(cargoes, first);
  return cargoes;
};

/** The cargo's number, a new one if it is new. */
export const intern = (cargoes: Cargoes, cargo: Cargo): number => {
  const slot = slotOf(cargoes, cargo);
  if (stamps[slot] === cargoes.stamp) return slots[slot] as number;
  stamps[slot] = cargoes.stamp;
  slots[slot] = cargoes.list.length;
  return cargoes.list.push(cargo) - 1;
};

export const numberOf = (cargoes: Cargoes, cargo: Cargo): number | undefined => {
  const slot = slotOf(cargoes, cargo);
  return stamps[slot] === cargoes.stamp ? slots[slot] : undefined;
};

const slotOf = ({ list, stamp }: Cargoes, cargo: Cargo): number => {
  let slot = hashOf(cargo) & (SLOTS - 1);
  while (stamps[slot] === stamp && !isSame(list[slots[slot] as number] as Cargo, cargo)) slot = (slot + 1) & (SLOTS - 1);
  return slot;
};
