import { isCharacter } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { allTakenUp, type Cargo, EMPTY, IN_HAND } from './cargo.ts';
import { countEnds } from './carry-ends.ts';
import { AT, AWAY, ENTRY, FEW, HEAPS, HELD, isAmong, moved, STEP, WITH, whereIn } from './carrying.ts';
import { beginCarrying, bidFarewell, enter, isBarred } from './entries.ts';
import { type Flood, lowest } from './flood.ts';
import { depart, leave, stop, take } from './steps.ts';
import { makeStrides, planeOf, stepsTo } from './strides.ts';

// In the open, where one comes does not depend on what one carries: the strides tell it, and all there is to find out is
// where things are taken and left.

/** From the start on, and from wherever a cargo was changed. */
export const carryOn = (flood: Flood): void => {
  const { carry } = flood;
  // By hand: to have it filled costs more than the few there are.
  for (let heap = 0; heap < HEAPS; heap++) carry.heaps[heap] = EMPTY;
  makeStrides(flood);
  enter(flood, beginCarrying(flood), EMPTY, 0);
  exchange(flood, 0, 0);
  for (let entry = 0; entry < carry.entered; entry += ENTRY)
    if (carry.hands[carry.entries[entry + WITH] as number] === EMPTY) goFor(flood, entry);
    else carryFrom(flood, entry);
  countEnds(flood);
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
      exchange(flood, layer, to);
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
  const thing = isFree ? loneObject(flood, cargo, at) : EMPTY;
  if (thing !== EMPTY && hand === EMPTY) enter(flood, moved(cargo, thing, HELD), layer, at);
  // Two objects do not lie together (B-OBJ-05): one is given for the other.
  else if (thing !== EMPTY && isObject(flood, hand))
    enter(flood, moved(moved(cargo, hand, at), thing, HELD), layer, at);
  else if (!isAnyLying && isBarred(flood, hand, at)) return;
  else if (flood.step < flood.walker.speed) lay(flood, layer, at);
  else gather(flood, layer, at);
};

/** The only thing that lies there, if it is an object: nothing speaks against taking it. */
const loneObject = (flood: Flood, cargo: number, at: number): number => {
  const { things } = flood.walker;
  let found = EMPTY;
  for (let thing = 0; thing < things.length; thing++) {
    if (whereIn(cargo, thing) !== at) continue;
    if (found !== EMPTY || !isObject(flood, thing)) return EMPTY;
    found = thing;
  }
  return found;
};

const isObject = ({ walker }: Flood, thing: number): boolean =>
  !isCharacter(walker.situation, walker.things[thing] as PieceId);

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
