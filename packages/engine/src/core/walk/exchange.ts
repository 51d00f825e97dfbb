import { distance, lowestBit } from '../../board/lattice.ts';
import { killsAt } from '../situation.ts';
import type { Place } from '../state.ts';
import { type Cargo, EMPTY, IN_HAND, putDown, thingAt } from './cargo.ts';
import {
  addLayer,
  BARE,
  boardAt,
  cargoIn,
  countOn,
  ENDS,
  type Flood,
  frontAt,
  isOn,
  isReached,
  mark,
  placesOn,
  putOn,
  SEEN,
  spread,
  squareOf,
  takeOff,
} from './flood.ts';
import { layerOf } from './layers.ts';
import { living } from './living.ts';
import { depart, leave, take } from './steps.ts';
import { isDeadly, type Walker } from './walker.ts';

/** All that may be left and taken where the layers were reached by this step (B-OBJ-02, B-OBJ-08, B-OBJ-09). */
export const exchangeAll = (flood: Flood, step: number): void => {
  const known = flood.cargoes.list.length;
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
    if (isReached(flood, layer, squareOf(flood, place), step)) lay(flood, { layer, step, place }, cargo);
  }
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
  else if (isForGood(flood, layer, place, step)) leaveForGood(flood, layer, place, step);
  else hop(flood, { layer, step, place }, putDown(cargo, cargo.hand, place));
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
  hops[hopped] = to;
  hops[hopped + 1] = square;
  hops[hopped + 2] = step;
  hops[hopped + 3] = layer;
  flood.hopped = hopped + 4;
};

/**
 * With nothing else moved before, and nothing else to take within the steps that are left, whoever lays down his load is
 * done with exchanging, and nobody comes to the same otherwise: such a layer is only counted, and made again when
 * somebody looks at one of its walks.
 */
const isForGood = (flood: Flood, layer: number, place: Place, step: number): boolean => {
  if (!flood.plain[layer]) return false;
  const square = squareOf(flood, place);
  const { homes, speed } = flood.walker;
  const { hand, where } = cargoIn(flood, layer);
  for (let thing = 0; thing < where.length; thing++) {
    if (thing === hand) continue;
    const at = where[thing] as Place;
    if (at !== homes[thing] || distance(flood.lattice, square, squareOf(flood, at)) <= speed - step) return false;
  }
  return true;
};

const leaveForGood = (flood: Flood, layer: number, place: Place, step: number): void => {
  const { leaves, left } = flood;
  const square = squareOf(flood, place);
  const cargo = cargoIn(flood, layer);
  const after = flood.cargoes.list.length;
  leaves[left] = layer;
  leaves[left + 1] = square;
  leaves[left + 2] = step;
  // What he has left makes a difference only where one may die on the way.
  if (flood.isPerilous) flood.bare = putDown(cargo, cargo.hand, place);
  leaves[left + 3] = grow(flood, after, square, step);
  flood.left = left + 4;
};

/** All that can be reached from where a load was left, and how many ends that has. */
const grow = (flood: Flood, layer: number, square: number, step: number): number => {
  addLayer(flood, layer, square, step);
  putOn(flood, boardAt(flood, layer, SEEN), square);
  mark(flood, layer, square, step);
  for (let next = step; next < flood.walker.speed; next++)
    spread(flood, layer, next, living(flood, layer, next, flood.bare));
  const { bits, high, low, words } = flood;
  const ends = boardAt(flood, layer, ENDS);
  const last = high[layer] as number;
  for (let word = low[layer] as number; word <= last; word++)
    bits[ends + word] = (bits[ends + word] as number) & (bits[BARE * words + word] as number);
  return countOn(flood, layer, ends);
};

/** Such a layer again, behind all others. */
export const growAgain = (flood: Flood, leaf: number): number => {
  const { layers, leaves, walker } = flood;
  if (flood.leaf === leaf) return layers;
  const square = leaves[leaf + 1] as number;
  const laden = cargoIn(flood, leaves[leaf] as number);
  const cargo = putDown(laden, laden.hand, walker.situation.maze.places[square] as Place);
  flood.cargoes.list[layers] = cargo;
  flood.bare = cargo;
  grow(flood, layers, square, leaves[leaf + 2] as number);
  flood.aided[layers] = false;
  flood.leaf = leaf;
  return layers;
};
