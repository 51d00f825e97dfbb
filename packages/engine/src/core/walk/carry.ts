import { isCharacter } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { allTakenUp, type Cargo, EMPTY, IN_HAND } from './cargo.ts';
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
  moved,
  STEP,
  WITH,
  whereIn,
} from './carrying.ts';
import { countOf, type Flood, lowest } from './flood.ts';
import { depart, leave, stop, take } from './steps.ts';
import { makeStrides, planeOf, stepsTo } from './strides.ts';

// In the open, where one comes does not depend on what one carries: the strides tell it, and all there is to find out is
// where things are taken and left.

/** From the start on, and from wherever a cargo was changed. */
export const carryOn = (flood: Flood): void => {
  const { carry, walker } = flood;
  carry.count = 0;
  // By hand: to have it filled costs more than the few there are.
  for (let heap = 0; heap < HEAPS; heap++) carry.heaps[heap] = EMPTY;
  carry.entered = 0;
  carry.left = 0;
  makeStrides(flood);
  let first = 0;
  for (let thing = 0; thing < walker.things.length; thing++) first = moved(first, thing, homeOf(flood, thing));
  flood.step = 0;
  enter(flood, first, EMPTY, 0);
  exchange(flood, 0, 0);
  for (let entry = 0; entry < carry.entered; entry += ENTRY)
    if (carry.hands[carry.entries[entry + WITH] as number] === EMPTY) goFor(flood, entry);
    else carryFrom(flood, entry);
  countEnds(flood);
};

const homeOf = ({ carry, index, walker }: Flood, thing: number): number => {
  const home = walker.homes[thing] as Place;
  if (home === IN_HAND) return HELD;
  const at = index[home + 1] as number;
  return isAmong(carry.on, at) ? at : AWAY;
};

/** With empty hands one goes where something lies. */
const goFor = (flood: Flood, entry: number): void => {
  const { carry, strides, walker } = flood;
  const layer = carry.entries[entry + WITH] as number;
  const at = carry.entries[entry + AT] as number;
  const from = carry.entries[entry + STEP] as number;
  const reached = (walker.speed - from) * FEW + at;
  for (let word = 0; word < carry.words; word++) {
    let bits =
      (strides[word * planeOf(flood) + reached] as number) & (carry.lying[layer * carry.words + word] as number);
    if (at >> 5 === word) bits &= ~(1 << (at & 31));
    for (; bits !== 0; bits &= bits - 1) {
      const to = lowest(bits) + word * 32;
      flood.step = from + stepsTo(flood, at, to, walker.speed);
      if (flood.step < walker.speed) exchange(flood, layer, to);
      else gather(flood, layer, to);
    }
  }
};

/** With something in hand one may leave it anywhere. */
const carryFrom = (flood: Flood, entry: number): void => {
  const { carry, strides, walker } = flood;
  const layer = carry.entries[entry + WITH] as number;
  const at = carry.entries[entry + AT] as number;
  const from = carry.entries[entry + STEP] as number;
  for (flood.step = from + 1; flood.step < walker.speed; flood.step++) {
    let known = (flood.step - from - 1) * FEW + at;
    for (let word = 0; word < carry.words; word++) {
      const came = (strides[known + FEW] as number) & ~(strides[known] as number);
      for (let bits = came & (carry.on[word] as number); bits !== 0; bits &= bits - 1)
        exchange(flood, layer, lowest(bits) + word * 32);
      known += planeOf(flood);
    }
  }
};

/** All that may be left and taken where a step has led (B-OBJ-02, B-OBJ-08, B-OBJ-09), and at first where one stands. */
const exchange = (flood: Flood, layer: number, at: number): void => {
  const { carry } = flood;
  const cargo = carry.cargoes[layer] as number;
  const hand = carry.hands[layer] as number;
  const lying = carry.lying[layer * carry.words + (at >> 5)] as number;
  const isAnyLying = (lying & (1 << (at & 31))) !== 0;
  if (hand === EMPTY && !isAnyLying) return;
  const isFree = isAmong(carry.free, at);
  if (isFree && !isAnyLying) {
    if (isForGood(flood, layer, at)) bidFarewell(flood, layer, at);
    else enter(flood, moved(cargo, hand, at), layer, at);
    return;
  }
  const thing = isFree && hand === EMPTY ? loneObject(flood, cargo, at) : EMPTY;
  if (thing === EMPTY) lay(flood, layer, at);
  else enter(flood, moved(cargo, thing, HELD), layer, at);
};

/** The only thing that lies there, if it is an object: nothing speaks against taking it. */
const loneObject = ({ walker }: Flood, cargo: number, at: number): number => {
  let found = EMPTY;
  for (let thing = 0; thing < walker.things.length; thing++) {
    if (whereIn(cargo, thing) !== at) continue;
    if (found !== EMPTY || isCharacter(walker.situation, walker.things[thing] as PieceId)) return EMPTY;
    found = thing;
  }
  return found;
};

/** Is it the first thing to be moved, and nothing else within the steps that are left? Then no cargo need be made for what follows. */
const isForGood = (flood: Flood, layer: number, at: number): boolean => {
  const { carry, step, strides, walker } = flood;
  const hand = carry.hands[layer] as number;
  if (moved(carry.cargoes[layer] as number, hand, 0) !== moved(carry.cargoes[0] as number, hand, 0)) return false;
  let reached = (walker.speed - step) * FEW + at;
  for (let word = 0; word < carry.words; word++) {
    if ((strides[reached] as number) & (carry.lying[layer * carry.words + word] as number)) return false;
    reached += planeOf(flood);
  }
  return true;
};

const bidFarewell = ({ carry, step }: Flood, layer: number, at: number): void => {
  const { farewells } = carry;
  farewells[carry.left++] = layer;
  farewells[carry.left++] = at;
  farewells[carry.left++] = step;
};

/** Leaves the load if there is one, and takes what lies here, as far as the rules let. */
const lay = (flood: Flood, layer: number, at: number): void => {
  const { walker } = flood;
  const place = flood.places[at] as Place;
  const cargo = cargoIn(flood, layer);
  const emptied = cargo.hand === EMPTY ? cargo : leave(walker, cargo, place, cargo.hand);
  if (typeof emptied === 'string') return;
  const others = emptied === cargo ? [] : [emptied];
  for (let thing = 0; thing < cargo.where.length; thing++) {
    const taken = cargo.where[thing] === place ? take(walker, emptied, place, thing) : 'notHere';
    if (typeof taken !== 'string') others.push(taken);
  }
  for (const other of others)
    if (depart(walker, cargo, other, place) === undefined) enter(flood, numberOf(flood, other), layer, at);
};

/** The last thing a Move may do. Together means carried (B-OBJ-03). */
const gather = (flood: Flood, layer: number, at: number): void => {
  const place = flood.places[at] as Place;
  const cargo = cargoIn(flood, layer);
  if (stop(flood.walker, cargo, place, 'free') === undefined)
    enter(flood, numberOf(flood, allTakenUp(cargo, place)), layer, at);
};

/** The cargo as the rules ask for it, and back. */
const cargoIn = ({ carry, places, walker }: Flood, layer: number): Cargo => {
  const hand = carry.hands[layer] as number;
  const where = walker.homes.slice();
  for (let thing = 0; thing < where.length; thing++) {
    const at = whereIn(carry.cargoes[layer] as number, thing);
    if (at !== AWAY) where[thing] = at === HELD ? IN_HAND : (places[at] as Place);
  }
  return { hand, held: hand === EMPTY ? 0 : 1, where, hangs: false };
};

const numberOf = ({ carry, index }: Flood, { where }: Cargo): number => {
  let number = carry.cargoes[0] as number;
  for (let thing = 0; thing < where.length; thing++) {
    if (whereIn(number, thing) === AWAY) continue;
    const place = where[thing] as Place;
    number = moved(number, thing, place === IN_HAND ? HELD : (index[place + 1] as number));
  }
  return number;
};

/** Goes on from here with another cargo, unless one came here with it before. */
const enter = (flood: Flood, cargo: number, from: number, at: number): void => {
  const { carry, step } = flood;
  const layer = layerOf(flood, cargo);
  if (reachedIn(flood, layer, step, at >> 5) & (1 << (at & 31))) return;
  const { entries, entered } = carry;
  entries[entered + WITH] = layer;
  entries[entered + AT] = at;
  entries[entered + STEP] = step;
  entries[entered + FROM] = from;
  entries[entered + EARLIER] = carry.latest[layer] as number;
  carry.latest[layer] = entered;
  carry.entered = entered + ENTRY;
};

const layerOf = ({ carry, walker }: Flood, cargo: number): number => {
  const { alike, cargoes, count, heaps, words } = carry;
  const heap = (Math.imul(cargo, 0x9e3779b1) >>> 16) % HEAPS;
  for (let layer = heaps[heap] as number; layer >= 0; layer = alike[layer] as number)
    if (cargoes[layer] === cargo) return layer;
  cargoes[count] = cargo;
  alike[count] = heaps[heap] as number;
  heaps[heap] = count;
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
const reachedIn = (flood: Flood, layer: number, step: number, word: number): number => {
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

/** One for each outcome. */
const countEnds = (flood: Flood): void => {
  const { carry } = flood;
  const { endsBefore, words } = carry;
  let length = 0;
  for (let layer = 0; layer < carry.count; layer++) {
    endsBefore[layer] = length;
    for (let word = 0; word < words; word++) length += countOf(endsIn(flood, layer, word));
  }
  for (let nth = 0; nth * FAREWELL < carry.left; nth++) {
    endsBefore[carry.count + nth] = length;
    for (let word = 0; word < words; word++) length += countOf(endsAfter(flood, nth * FAREWELL, word));
  }
  flood.length = length;
};

/** Where a thing lies nobody ends: it would be in his hands (B-OBJ-03), and that is another cargo's end. */
export const endsIn = (flood: Flood, layer: number, word: number): number => {
  const { carry, walker } = flood;
  const fit = carry.hands[layer] === EMPTY ? carry.bare : carry.laden;
  const lying = carry.lying[layer * carry.words + word] as number;
  return reachedIn(flood, layer, walker.speed, word) & (fit[word] as number) & ~lying;
};

export const endsAfter = (flood: Flood, farewell: number, word: number): number => {
  const { carry, strides, walker } = flood;
  const at = carry.farewells[farewell + 1] as number;
  const steps = walker.speed - (carry.farewells[farewell + 2] as number);
  const reached = strides[word * planeOf(flood) + steps * FEW + at] as number;
  return reached & (carry.bare[word] as number) & ~(at >> 5 === word ? 1 << (at & 31) : 0);
};
