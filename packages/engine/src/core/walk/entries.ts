import type { PieceId, Place } from '../state.ts';
import { EMPTY, IN_HAND } from './cargo.ts';
import {
  AT,
  AWAY,
  EARLIER,
  ENTRY,
  FAREWELL,
  FEW,
  FROM,
  HEAPS,
  HELD,
  isAmong,
  makeRoom,
  moved,
  STEP,
  WITH,
  whereIn,
} from './carrying.ts';
import type { Flood } from './flood.ts';
import { isNobodyElse } from './footing.ts';
import { planeOf } from './strides.ts';
import { widened } from './widened.ts';

/** Nothing is carried yet; returns the first cargo. */
export const beginCarrying = (flood: Flood): number => {
  const { carry, walker } = flood;
  carry.count = 0;
  carry.entered = 0;
  carry.left = 0;
  flood.step = 0;
  let first = 0;
  for (let thing = 0; thing < walker.things.length; thing++) first = moved(first, thing, homeOf(flood, thing));
  return first;
};

const homeOf = ({ carry, index, walker }: Flood, thing: number): number => {
  const home = walker.homes[thing] as Place;
  if (home === IN_HAND) return HELD;
  const at = index[home + 1] as number;
  return isAmong(carry.on, at) ? at : AWAY;
};

/** Goes on from here with another cargo, unless one came here with it before. */
export const enter = (flood: Flood, cargo: number, from: number, at: number): void => {
  const { step } = flood;
  const layer = layerOf(flood, cargo);
  if (reachedIn(flood, layer, step, at >> 5) & (1 << (at & 31))) return;
  addEntry(flood, layer, from, at);
};

/** Goes on from here. */
export const addEntry = ({ carry, step }: Flood, layer: number, from: number, at: number): void => {
  const { entered } = carry;
  carry.entries = widened(carry.entries, entered + ENTRY);
  const { entries } = carry;
  entries[entered + WITH] = layer;
  entries[entered + AT] = at;
  entries[entered + STEP] = step;
  entries[entered + FROM] = from;
  entries[entered + EARLIER] = carry.latest[layer] as number;
  carry.latest[layer] = entered;
  carry.entered = entered + ENTRY;
};

const layerOf = (flood: Flood, cargo: number): number => {
  makeRoom(flood.carry);
  const { alike, cargoes, count, heaps } = flood.carry;
  const heap = (Math.imul(cargo, 0x9e3779b1) >>> 16) % HEAPS;
  for (let layer = heaps[heap] as number; layer >= 0; layer = alike[layer] as number)
    if (cargoes[layer] === cargo) return layer;
  alike[count] = heaps[heap] as number;
  heaps[heap] = count;
  return addLayer(flood, cargo);
};

/** A cargo that is known to be new. */
export const addLayer = ({ carry, walker }: Flood, cargo: number): number => {
  const { cargoes, count, words } = carry;
  cargoes[count] = cargo;
  carry.hands[count] = EMPTY;
  carry.latest[count] = EMPTY;
  for (let word = 0; word < words; word++) carry.lying[count * words + word] = 0;
  for (let thing = 0; thing < walker.things.length; thing++) {
    const where = whereIn(cargo, thing);
    const at = count * words + (where >> 5);
    if (where === HELD) carry.hands[count] = thing;
    else if (where < FEW) carry.lying[at] = (carry.lying[at] as number) | (1 << (where & 31));
  }
  carry.count = count + 1;
  return count;
};

/** A word of the set of where one comes with this cargo by this step. */
export const reachedIn = (flood: Flood, layer: number, step: number, word: number): number => {
  const { carry, strides } = flood;
  const { entries } = carry;
  const first = word * planeOf(flood);
  let reached = 0;
  for (let entry = carry.latest[layer] as number; entry >= 0; entry = entries[entry + EARLIER] as number) {
    const steps = step - (entries[entry + STEP] as number);
    if (steps >= 0) reached |= strides[first + steps * FEW + (entries[entry + AT] as number)] as number;
  }
  return reached;
};

/** A bare obstacle takes nothing but what helps past it (B-OBJ-06). */
export const isBarred = ({ places, walker }: Flood, thing: number, at: number): boolean => {
  const { maze, rules } = walker.situation;
  const place = places[at] as Place;
  const helped = rules.masks.anyoneRest[walker.things[thing] as PieceId] as number;
  return ((maze.terrain[place] as number) & ~helped) !== 0 && isNobodyElse(walker, place);
};

/** Leaves what it has for good. */
export const bidFarewell = ({ carry, step }: Flood, layer: number, at: number): void => {
  carry.farewells = widened(carry.farewells, carry.left + FAREWELL);
  const { farewells } = carry;
  farewells[carry.left++] = layer;
  farewells[carry.left++] = at;
  farewells[carry.left++] = step;
};
