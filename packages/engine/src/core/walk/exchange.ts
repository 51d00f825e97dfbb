import { lowestBit } from '../../board/lattice.ts';
import { isCharacter, killsAt } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { type Cargo, EMPTY, IN_HAND, putDown, takeUp, thingAt } from './cargo.ts';
import {
  boardAt,
  cargoIn,
  ENDS,
  type Flood,
  frontAt,
  isOn,
  isReached,
  mark,
  placesOn,
  putOn,
  SEEN,
  squareOf,
  takeOff,
} from './flood.ts';
import { layerOf } from './layers.ts';
import { leaveForGood } from './leaves.ts';
import { depart, leave, take } from './steps.ts';
import { isDeadly, tokensOn, type Walker } from './walker.ts';

/** All that may be left and taken where the layers were reached by this step (B-OBJ-02, B-OBJ-08, B-OBJ-09). */
export const exchangeAll = (flood: Flood, step: number): void => {
  const known = flood.cargoes.count;
  for (let layer = 0; layer < known; layer++) {
    if ((flood.last[layer] as number) < step) continue;
    if (flood.walker.loads > 1) rearrange(flood, layer, step);
    else if (cargoIn(flood, layer).hand === EMPTY) pickUp(flood, layer, step);
    else leaveAnywhere(flood, layer, step);
  }
};

const pickUp = (flood: Flood, layer: number, step: number): void => {
  const cargo = cargoIn(flood, layer);
  for (let thing = 0; thing < cargo.where.length; thing++) {
    const place = cargo.where[thing] as Place;
    if (!isReached(flood, layer, squareOf(flood, place), step)) continue;
    if (isAlone(flood.walker, cargo, thing)) hop(flood, { layer, step, place }, takeUp(cargo, thing));
    else lay(flood, { layer, step, place }, cargo);
  }
};

/** It lies on bare floor, with nobody and nothing else: nothing speaks against taking it. */
const isAlone = (walker: Walker, cargo: Cargo, thing: number): boolean => {
  const place = cargo.where[thing] as Place;
  return (
    walker.situation.maze.terrain[place] === 0 &&
    tokensOn(walker, cargo, place) === 1 &&
    !isCharacter(walker.situation, walker.things[thing] as PieceId)
  );
};

const leaveAnywhere = (flood: Flood, layer: number, step: number): void => {
  const { places } = flood.walker.situation.maze;
  const front = frontAt(flood, layer, step);
  const high = flood.high[layer] as number;
  for (let word = flood.low[layer] as number; word <= high; word++) {
    for (let rest = flood.bits[front + word] as number; rest !== 0; rest &= rest - 1)
      leaveAt(flood, layer, step, places[(word << 5) | lowestBit(rest)] as Place);
  }
};

const leaveAt = (flood: Flood, layer: number, step: number, place: Place): void => {
  const { exitFrom, exitTo, situation } = flood.walker;
  if (place >= exitFrom && place < exitTo) return;
  const cargo = cargoIn(flood, layer);
  const isBare = (situation.first[place] as number) < 0 && situation.maze.terrain[place] === 0;
  if (!isBare || thingAt(cargo, place) !== EMPTY) lay(flood, { layer, step, place }, cargo);
  else if (!leaveForGood(flood, layer, place, step))
    hop(flood, { layer, step, place }, putDown(cargo, cargo.hand, place));
};

interface Stand {
  readonly layer: number;
  readonly step: number;
  readonly place: Place;
}

/** Leaves the load if there is one, and takes what lies here. */
const lay = (flood: Flood, stand: Stand, cargo: Cargo): void => {
  const { walker } = flood;
  const { place } = stand;
  if (stand.step > 0 && isDeadly(walker, cargo, place)) return;
  const emptied = cargo.hand === EMPTY ? cargo : leave(walker, cargo, place, cargo.hand);
  if (typeof emptied === 'string') return;
  if (emptied !== cargo && depart(walker, emptied, place) === undefined) hop(flood, stand, emptied);
  for (let thing = 0; thing < cargo.where.length; thing++) {
    if (cargo.where[thing] !== place) continue;
    const taken = take(walker, emptied, place, thing);
    if (typeof taken !== 'string' && depart(walker, taken, place) === undefined) hop(flood, stand, taken);
  }
};

/** With hands for several things: whatever can be left and taken here, in any combination. */
const rearrange = (flood: Flood, layer: number, step: number): void => {
  const { walker } = flood;
  const cargo = cargoIn(flood, layer);
  for (const place of placesOn(flood, layer, frontAt(flood, layer, step))) {
    if (cargo.held === 0 && thingAt(cargo, place) === EMPTY) continue;
    if (place >= walker.exitFrom && place < walker.exitTo) continue;
    if (step > 0 && isDeadly(walker, cargo, place)) continue;
    for (const other of rearranged(walker, cargo, place))
      if (depart(walker, other, place) === undefined) hop(flood, { layer, step, place }, other);
  }
};

const rearranged = (walker: Walker, cargo: Cargo, place: Place): readonly Cargo[] => {
  const found = [cargo];
  for (const each of found) {
    for (let thing = 0; thing < each.where.length; thing++) {
      const isHeld = each.where[thing] === IN_HAND;
      if (!isHeld && each.where[thing] !== place) continue;
      const next = isHeld ? leave(walker, each, place, thing) : take(walker, each, place, thing);
      if (typeof next === 'string') continue;
      if (!found.some(({ where }) => where.every((at, n) => at === next.where[n]))) found.push(next);
    }
  }
  return found.slice(1);
};

/**
 * Goes on from here with another cargo. Together means carried (B-OBJ-03): to come back here with it would be the same
 * as to have stopped before the exchange, so of the two only the earlier one is an end.
 */
const hop = (flood: Flood, { layer, step, place }: Stand, cargo: Cargo): void => {
  const square = squareOf(flood, place);
  const to = layerOf(flood, cargo, square, step);
  const seen = boardAt(flood, to, SEEN);
  if (isOn(flood, seen, square)) {
    // Where one dies, what one holds is lost and what lies there is not (P-ROCKS-14).
    const isKilling = killsAt(flood.walker.situation, place);
    const isTwin = step > 0 && !isKilling && isOn(flood, boardAt(flood, to, ENDS), square);
    if (isTwin) takeOff(flood, boardAt(flood, layer, ENDS), square);
    return;
  }
  if (step > 0) putOn(flood, seen, square);
  mark(flood, to, square, step);
  const { hops, hopped } = flood;
  hops[hopped] = square;
  hops[hopped + 1] = step;
  hops[hopped + 2] = layer;
  hops[hopped + 3] = flood.entry[to] as number;
  flood.entry[to] = hopped;
  flood.hopped = hopped + 4;
};
