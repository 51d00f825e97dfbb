import { distance, lowestBit, wordOf } from '../../board/lattice.ts';
import { memberOf, pieceOf, type Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { type Cargo, EMPTY, putDown, thingAt } from './cargo.ts';
import { countEnds, strikeTwins } from './ends.ts';
import {
  boardAt,
  cargoIn,
  ENDS,
  type Flood,
  FRONT,
  isOn,
  mark,
  placesOn,
  putOn,
  REACHED,
  SEEN,
  spread,
  squareOf,
  stepInto,
  TOUCHED,
  takeOff,
} from './flood.ts';
import { type Footing, footingOf } from './footing.ts';
import { begin, copyFooting, layerOf } from './layers.ts';
import { depart, enter, leave, take } from './steps.ts';
import { isPortable, walkerOf } from './walker.ts';

/** Finds every distinct outcome of a character's Move, step by step and layer by layer. */
export const search = (flood: Flood, situation: Situation, id: PieceId): void => {
  flood.footing = footingOf(situation, id);
  begin(flood, walkerOf(situation, id, thingsInReach(flood.footing, situation, id)));
  const { speed, things } = flood.walker;
  for (let step = 0; step < speed; step++) {
    if (things.length > 0) exchangeAll(flood, step);
    advance(flood, step);
  }
  if (flood.hopped > 0) strikeTwins(flood);
  touch(flood);
  countEnds(flood);
};

/** The walker's load, and what it could take and still make a step with. */
const thingsInReach = ({ portable }: Footing, situation: Situation, id: PieceId): readonly PieceId[] => {
  const { first, maze, next, rules } = situation;
  const { owner, speed } = memberOf(situation, id);
  const { lattice } = rules.grid;
  const start = maze.squares[pieceOf(situation, id).at] as number;
  let things: PieceId[] | undefined;
  const last = wordOf(lattice, start, speed - 1);
  for (let word = wordOf(lattice, start, 1 - speed); word <= last; word++) {
    for (let rest = portable[word] as number; rest !== 0; rest &= rest - 1) {
      const square = (word << 5) | lowestBit(rest);
      if (distance(lattice, start, square) >= speed) continue;
      for (let token = first[maze.places[square] as Place] as number; token >= 0; token = next[token] as number) {
        if (token === id || !isPortable(situation, owner, token)) continue;
        if (things === undefined) things = [token];
        else things.push(token);
      }
    }
  }
  return things === undefined ? NOTHING : things.sort(byNumber);
};

const NOTHING: readonly PieceId[] = [];
const byNumber = (a: number, b: number): number => a - b;

/** The same ways, where only who may be stopped with has changed. */
export const recount = (flood: Flood, situation: Situation): void => {
  const { bits, high, low } = flood;
  const { id, things } = flood.walker;
  flood.footing = footingOf(situation, id);
  flood.walker = walkerOf(situation, id, things);
  copyFooting(flood);
  const seen = boardAt(flood, 0, SEEN);
  const ends = boardAt(flood, 0, ENDS);
  for (let word = low; word <= high; word++) bits[ends + word] = bits[seen + word] as number;
  countEnds(flood);
};

const advance = (flood: Flood, step: number): void => {
  for (let layer = 0; layer < flood.cargoes.list.length; layer++) {
    if ((flood.last[layer] as number) < step) continue;
    if (flood.aided[layer] && isRough(flood, layer, step)) climb(flood, layer, step);
    else spread(flood, layer, step);
  }
};

/** Are there obstacles where the layer is by this step, or beside? */
const isRough = (flood: Flood, layer: number, step: number): boolean => {
  const { rough } = flood.walker.situation.maze;
  const front = boardAt(flood, layer, FRONT + step);
  for (let word = flood.low; word <= flood.high; word++) {
    const near = (flood.bits[front + word] as number) | stepInto(flood, front, word);
    if ((near & (rough[word] as number)) !== 0) return true;
  }
  return false;
};

/** A step with something in hand that may hold its bearer: one by one, since what it comes from matters (B-ROP-03). */
const climb = (flood: Flood, layer: number, step: number): void => {
  const { walker } = flood;
  const { link } = walker.situation.maze;
  const cargo = cargoIn(flood, layer);
  flood.climbed = true;
  for (const place of placesOn(flood, boardAt(flood, layer, FRONT + step))) {
    if (place >= walker.exitFrom && place < walker.exitTo) continue;
    for (let edge = place * 4; edge < place * 4 + 4; edge++) {
      const to = link[edge] as number;
      if (to < 0) continue;
      const entry = enter(walker, cargo, place, to);
      if (entry === 'free' || entry === 'tied')
        reach(flood, hanging(flood, layer, entry), squareOf(flood, to), step + 1);
    }
  }
};

/** The layer with the same cargo where the walker hangs on it, or does not. */
const hanging = (flood: Flood, layer: number, entry: 'free' | 'tied'): number => {
  const { hand, hangs, where } = cargoIn(flood, layer);
  return hangs === (entry === 'tied') ? layer : layerOf(flood, { hand, where, hangs: !hangs });
};

const reach = (flood: Flood, layer: number, square: number, step: number): void => {
  if (isOn(flood, boardAt(flood, layer, SEEN), square)) return;
  putOn(flood, boardAt(flood, layer, SEEN), square);
  putOn(flood, boardAt(flood, layer, ENDS), square);
  mark(flood, layer, square, step);
};

const exchangeAll = (flood: Flood, step: number): void => {
  const known = flood.cargoes.list.length;
  for (let layer = 0; layer < known; layer++) {
    if ((flood.last[layer] as number) < step) continue;
    if (cargoIn(flood, layer).hand === EMPTY) takeUpAny(flood, layer, step);
    else exchange(flood, layer, step);
  }
};

const takeUpAny = (flood: Flood, layer: number, step: number): void => {
  const cargo = cargoIn(flood, layer);
  const front = boardAt(flood, layer, FRONT + step);
  for (let thing = 0; thing < cargo.where.length; thing++) {
    const place = cargo.where[thing] as Place;
    if (isOn(flood, front, squareOf(flood, place))) lay(flood, { layer, step, place }, cargo);
  }
};

/** All that may be left and taken where the layer was reached last (B-OBJ-02, B-OBJ-08, B-OBJ-09). */
const exchange = (flood: Flood, layer: number, step: number): void => {
  const { exitFrom, exitTo, situation } = flood.walker;
  const { first, maze } = situation;
  const cargo = cargoIn(flood, layer);
  for (const place of placesOn(flood, boardAt(flood, layer, FRONT + step))) {
    if (place >= exitFrom && place < exitTo) continue;
    const isBlank = (first[place] as number) < 0 && maze.terrain[place] === 0 && thingAt(cargo, place) === EMPTY;
    if (isBlank) hop(flood, { layer, step, place }, putDown(cargo, place));
    else lay(flood, { layer, step, place }, cargo);
  }
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
  const emptied = cargo.hand === EMPTY ? cargo : leave(walker, cargo, place);
  if (typeof emptied === 'string') return;
  if (emptied !== cargo && depart(walker, emptied, place) === undefined) hop(flood, stand, emptied);
  for (let thing = 0; thing < cargo.where.length; thing++) {
    if (cargo.where[thing] !== place) continue;
    const taken = take(walker, emptied, place, thing);
    if (typeof taken !== 'string' && depart(walker, taken, place) === undefined) hop(flood, stand, taken);
  }
};

/**
 * Goes on from here with another cargo. Together means carried (B-OBJ-03): to come back here with it would be the same
 * as to have stopped before the exchange, so of the two only the earlier one is an end.
 */
const hop = (flood: Flood, { layer, step, place }: Stand, cargo: Cargo): void => {
  const to = layerOf(flood, cargo);
  const square = squareOf(flood, place);
  const seen = boardAt(flood, to, SEEN);
  if (isOn(flood, seen, square)) {
    if (step > 0 && isOn(flood, boardAt(flood, to, ENDS), square)) takeOff(flood, boardAt(flood, layer, ENDS), square);
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

/** All that something went on from, and all that it looked at from there. */
const touch = (flood: Flood): void => {
  const { bits, high, low, walker, words } = flood;
  const reached = REACHED * words;
  const touched = TOUCHED * words;
  for (let word = reached; word < reached + words; word++) bits[word] = 0;
  for (let layer = 0; layer < flood.cargoes.list.length; layer++) {
    const seen = boardAt(flood, layer, SEEN);
    const last = boardAt(flood, layer, FRONT + walker.speed);
    const to = flood.to[layer] as number;
    for (let word = flood.from[layer] as number; word <= to; word++)
      bits[reached + word] =
        (bits[reached + word] as number) | ((bits[seen + word] as number) & ~(bits[last + word] as number));
  }
  putOn(flood, reached, squareOf(flood, walker.start));
  for (let word = 0; word < words; word++)
    bits[touched + word] =
      word < low || word > high ? 0 : (bits[reached + word] as number) | stepInto(flood, reached, word);
};
