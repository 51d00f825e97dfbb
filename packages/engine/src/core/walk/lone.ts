import { isCharacter } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { type Cargo, EMPTY, IN_HAND } from './cargo.ts';
import { countEnds } from './carry-ends.ts';
import { AWAY, FEW, HELD, isAmong } from './carrying.ts';
import { addEntry, addLayer, beginCarrying, bidFarewell, isBarred } from './entries.ts';
import { type Flood, lowest } from './flood.ts';
import { depart, leave, take } from './steps.ts';
import { makeStrides, planeOf, stepsTo } from './strides.ts';
import { firstCargo } from './walker.ts';

// With one thing to move there is little to find out: it stays where it is, or it is carried from where it comes into
// hand, or it is left for good on the way. Most searches with things are such.

export const carryAlone = (flood: Flood): void => {
  makeStrides(flood);
  const home = beginCarrying(flood);
  addEntry(flood, addLayer(flood, home), EMPTY, 0);
  if (home === HELD) {
    if (mayLeave(flood, 0)) bidFarewell(flood, 0, 0);
    leaveOnTheWay(flood, 0, 0);
  } else if (home !== AWAY && mayTake(flood, home)) {
    flood.step = stepsTo(flood, 0, home, flood.walker.speed);
    const layer = addLayer(flood, HELD);
    addEntry(flood, layer, 0, home);
    leaveOnTheWay(flood, layer, home);
  }
  countEnds(flood);
};

/** On an empty floor nothing speaks against taking an object. */
const mayTake = ({ carry, places, walker }: Flood, home: number): boolean => {
  if (isAmong(carry.free, home) && !isCharacter(walker.situation, walker.things[0] as PieceId)) return true;
  const place = places[home] as Place;
  const cargo = firstCargo(walker);
  const taken = take(walker, cargo, place, 0);
  return typeof taken !== 'string' && depart(walker, cargo, taken, place) === undefined;
};

/** Wherever a step leads from which one may go on. */
const leaveOnTheWay = (flood: Flood, layer: number, at: number): void => {
  const { carry, step: from, strides, walker } = flood;
  for (flood.step = from + 1; flood.step < walker.speed; flood.step++) {
    let known = (flood.step - from - 1) * FEW + at;
    for (let word = 0; word < carry.words; word++) {
      const came = (strides[known + FEW] as number) & ~(strides[known] as number);
      for (let bits = came & (carry.on[word] as number); bits !== 0; bits &= bits - 1) {
        const to = lowest(bits) + word * 32;
        if (mayLeave(flood, to)) bidFarewell(flood, layer, to);
      }
      known += planeOf(flood);
    }
  }
};

const mayLeave = (flood: Flood, at: number): boolean => {
  const { carry, places, walker } = flood;
  if (isAmong(carry.free, at)) return true;
  if (isBarred(flood, 0, at)) return false;
  const place = places[at] as Place;
  const left = leave(walker, CARRIED, place, 0);
  return typeof left !== 'string' && depart(walker, CARRIED, left, place) === undefined;
};

const CARRIED: Cargo = { hand: 0, held: 1, where: [IN_HAND], hangs: false };
