import { columnOf, countBits, type Lattice, lowestBit, rowOf } from '../../board/lattice.ts';
import type { Situation } from '../situation.ts';
import type { Piece, PieceId, Place } from '../state.ts';
import {
  type Cargo,
  type Cargoes,
  cargoesOf,
  EMPTY,
  knownNumberOf,
  numberOf,
  putDown,
  takeUp,
  thingAt,
} from './cargo.ts';
import {
  ARRIVED,
  BARE,
  boardAt,
  ENDS,
  type Flood,
  FRONT,
  isOn,
  LADEN,
  layerAt,
  OWN_PASS,
  PASS,
  placesOn,
  putOn,
  REACHED,
  SEEN,
  TOUCHED,
} from './flood.ts';
import { type Footing, footingOf } from './footing.ts';
import { occupantOf } from './needs.ts';
import { depart, enter, leave, stop, take } from './steps.ts';
import { aidOf, cargoOf, crossNeed, isPortable, restNeed, tokensOn, type Walker, walkerOf } from './walker.ts';

/** One search under way. */
interface Run {
  readonly flood: Flood;
  readonly walker: Walker;
  readonly footing: Footing;
  readonly cargoes: Cargoes;
}

/** Finds every distinct outcome of a character's Move, step by step and layer by layer. */
export const search = (flood: Flood, situation: Situation, id: PieceId): void => {
  const walker = walkerOf(situation, id, thingsInReach(situation, id));
  const run: Run = { flood, walker, footing: footingOf(situation, walker), cargoes: cargoesOf(cargoOf(walker)) };
  prepare(run);
  for (let step = 0; step < walker.speed; step++) {
    if (walker.things.length > 0) {
      const known = flood.cargoes.length;
      for (let layer = 0; layer < known; layer++) if (flood.last[layer] === step) exchange(run, layer, step);
    }
    for (let layer = 0; layer < flood.cargoes.length; layer++) {
      if (flood.last[layer] !== step) continue;
      if (aidOf(walker, flood.cargoes[layer] as Cargo) === 0) spread(run, layer, step);
      else climb(run, layer, step);
    }
  }
  flood.length = 0;
  for (let layer = 0; layer < flood.cargoes.length; layer++) strikeTwins(run, layer);
  for (let layer = 0; layer < flood.cargoes.length; layer++) flood.length += countEnds(run, layer);
  touch(run);
};

/** The same ways, where only who may be stopped with has changed. */
export const recount = (flood: Flood, situation: Situation): void => {
  const { id, things } = flood.walker as Walker;
  const walker = walkerOf(situation, id, things);
  const run: Run = { flood, walker, footing: footingOf(situation, walker), cargoes: NO_CARGOES };
  flood.walker = walker;
  flood.version++;
  copyFooting(run);
  flood.length = countEnds(run, 0);
};

/** The walker's load, and what it could take and still make a step with. */
const thingsInReach = (situation: Situation, id: PieceId): readonly PieceId[] => {
  const { maze, pieces, rules } = situation;
  const { owner, speed } = rules.roster[id] as Situation['rules']['roster'][number];
  const { lattice } = rules.grid;
  const start = maze.squares[(pieces[id] as Piece).at] as number;
  let things: PieceId[] | undefined;
  for (let token = 0; token < pieces.length; token++) {
    const { at, carrier } = pieces[token] as Piece;
    if (at < 0 || !isPortable(situation, owner, token)) continue;
    if (carrier !== id && distance(lattice, start, maze.squares[at] as number) >= speed) continue;
    things ??= [];
    things.push(token);
  }
  return things ?? NOTHING;
};
const NOTHING: readonly PieceId[] = [];

const distance = (lattice: Lattice, a: number, b: number): number =>
  Math.abs(columnOf(lattice, a) - columnOf(lattice, b)) + Math.abs(rowOf(lattice, a) - rowOf(lattice, b));

const prepare = (run: Run): void => {
  const { flood, walker, cargoes } = run;
  const { maze, rules } = walker.situation;
  const { lattice } = rules.grid;
  const start = maze.squares[walker.start] as number;
  const column = columnOf(lattice, start);
  flood.walker = walker;
  flood.version++;
  flood.low = Math.floor(Math.max(column - walker.speed, 0) / lattice.columns);
  flood.words = Math.floor(Math.min(column + walker.speed, lattice.width - 1) / lattice.columns) - flood.low + 1;
  flood.stride = (FRONT + walker.speed + 1) * flood.words;
  flood.cargoes = cargoes.list;
  flood.hopped = 0;
  flood.pieces = walker.situation.pieces;
  copyFooting(run);
  open(run, 0);
  putOn(flood, boardAt(flood, 0, FRONT), start, true);
};

const copyFooting = (run: Run): void => {
  const { flood, footing, walker } = run;
  const { bits, low, words } = flood;
  for (let word = 0; word < words; word++) {
    bits[PASS * words + word] = footing.pass[low + word] as number;
    bits[BARE * words + word] = footing.bare[low + word] as number;
    bits[LADEN * words + word] = footing.laden[low + word] as number;
  }
  lift(run, walker.start);
  for (const home of walker.homes) if (home >= 0) lift(run, home);
};

const NO_CARGOES: Cargoes = { list: [], stamp: 0 };
const NO_CARGO: Cargo = { hand: EMPTY, where: [], hangs: false };

/** A place of the common boards without the walker and its things. */
const lift = ({ flood, walker }: Run, place: Place): void => {
  const square = walker.situation.maze.squares[place] as number;
  const isExit = place >= walker.exitFrom && place < walker.exitTo;
  const fit = (restNeed(walker, NO_CARGO, place) & ~walker.rest) === 0;
  const room = walker.situation.rules.family.holds - tokensOn(walker, NO_CARGO, place);
  putOn(flood, PASS * flood.words, square, (crossNeed(walker, NO_CARGO, place) & ~walker.cross) === 0);
  putOn(flood, BARE * flood.words, square, isExit || (fit && room >= 1));
  putOn(flood, LADEN * flood.words, square, isExit || (fit && room >= 2));
};

/** An empty layer; one of its own `pass` boards where what lies about makes a difference to passers-by. */
const open = ({ flood, walker }: Run, layer: number): void => {
  const at = layerAt(flood, layer);
  if (at + flood.stride > flood.bits.length) {
    const bits = new Int32Array((at + flood.stride) * 2);
    bits.set(flood.bits);
    flood.bits = bits;
  }
  const { bits, stride, words } = flood;
  for (let index = at; index < at + stride; index++) bits[index] = 0;
  flood.last[layer] = 0;
  flood.passAt[layer] = PASS * words;
  const cargo = flood.cargoes[layer] as Cargo;
  for (let thing = 0; thing < cargo.where.length; thing++) {
    const place = cargo.where[thing] as number;
    if (place < 0 || !matters(walker, walker.things[thing] as PieceId)) continue;
    const own = at + OWN_PASS * words;
    if (flood.passAt[layer] !== own)
      for (let word = 0; word < words; word++) bits[own + word] = bits[PASS * words + word] as number;
    flood.passAt[layer] = own;
    const square = walker.situation.maze.squares[place] as number;
    putOn(flood, own, square, (crossNeed(walker, cargo, place) & ~walker.cross) === 0);
  }
};

/** Does this token change whether one may pass? */
const matters = ({ cross, seat, situation }: Walker, token: PieceId): boolean =>
  situation.rules.masks.anyoneRest[token] !== 0 || (occupantOf(situation, seat, token) & ~cross) !== 0;

/** One step in all directions from wherever the layer was reached last. */
const spread = (run: Run, layer: number, step: number): void => {
  const { flood } = run;
  const { bits, words } = flood;
  const at = layerAt(flood, layer);
  const pass = flood.passAt[layer] as number;
  const front = at + (FRONT + step) * words;
  flow(run, front, front + words);
  let any = 0;
  for (let word = 0; word < words; word++) {
    const fresh = (bits[front + words + word] as number) & (bits[pass + word] as number) & ~(bits[at + word] as number);
    any |= fresh;
    bits[front + words + word] = fresh;
    bits[at + word] = (bits[at + word] as number) | fresh;
    bits[at + words + word] = (bits[at + words + word] as number) | fresh;
  }
  if (any !== 0) flood.last[layer] = step + 1;
};

/** All that is beside a board's squares, with nothing between, on another board. */
const flow = ({ flood, footing, walker }: Run, from: number, to: number): void => {
  const { bits, low, words } = flood;
  const { inside } = footing;
  const { carry, height } = walker.situation.rules.grid.lattice;
  const { easts, norths, souths, wests } = walker.situation.maze;
  let here = (bits[from] as number) & (inside[low] as number);
  let carried = 0;
  for (let word = 0, there = low; word < words; word++, there++) {
    const next = word + 1 < words ? (bits[from + word + 1] as number) & (inside[there + 1] as number) : 0;
    const east = here & (easts[there] as number);
    bits[to + word] =
      ((here & (norths[there] as number)) >>> 1) |
      ((here & (souths[there] as number)) << 1) |
      (east << height) |
      ((here & (wests[there] as number)) >>> height) |
      carried |
      (next === 0 ? 0 : (next & (wests[there + 1] as number)) << carry);
    carried = east >>> carry;
    here = next;
  }
};

/** The same with something in hand that holds its bearer: step by step, since what it comes from matters (B-ROP-03). */
const climb = (run: Run, layer: number, step: number): void => {
  const { flood, walker } = run;
  const { link, squares } = walker.situation.maze;
  const cargo = flood.cargoes[layer] as Cargo;
  for (const place of placesOn(flood, boardAt(flood, layer, FRONT + step))) {
    if (place >= walker.exitFrom && place < walker.exitTo) continue;
    for (let edge = place * 4; edge < place * 4 + 4; edge++) {
      const to = link[edge] as number;
      if (to < 0) continue;
      const entry = enter(walker, cargo, place, to);
      if (entry === 'free' || entry === 'tied')
        reach(run, hanging(run, layer, entry === 'tied'), squares[to] as number, step + 1);
    }
  }
};

/** The layer with the same cargo where the walker hangs on it, or does not. */
const hanging = (run: Run, layer: number, hangs: boolean): number => {
  const cargo = run.flood.cargoes[layer] as Cargo;
  return cargo.hangs === hangs ? layer : numbered(run, { hand: cargo.hand, where: cargo.where, hangs });
};

const reach = ({ flood }: Run, layer: number, square: number, step: number): void => {
  if (isOn(flood, boardAt(flood, layer, SEEN), square)) return;
  putOn(flood, boardAt(flood, layer, SEEN), square, true);
  putOn(flood, boardAt(flood, layer, ARRIVED), square, true);
  putOn(flood, boardAt(flood, layer, FRONT + step), square, true);
  flood.last[layer] = step;
};

const numbered = (run: Run, cargo: Cargo): number => {
  const known = run.flood.cargoes.length;
  const layer = numberOf(run.cargoes, cargo);
  if (layer === known) open(run, layer);
  return layer;
};

/** All that may be left and taken where the layer was reached last (B-OBJ-02, B-OBJ-08, B-OBJ-09). */
const exchange = (run: Run, layer: number, step: number): void => {
  const { flood, walker } = run;
  const cargo = flood.cargoes[layer] as Cargo;
  const front = boardAt(flood, layer, FRONT + step);
  const { squares } = walker.situation.maze;
  if (cargo.hand === EMPTY) {
    for (let thing = 0; thing < cargo.where.length; thing++) {
      const place = cargo.where[thing] as Place;
      if (isOn(flood, front, squares[place] as number)) lay(run, { layer, step, place }, cargo);
    }
    return;
  }
  const { exitFrom, exitTo, situation } = walker;
  const { first, maze } = situation;
  const { bits, low, words } = flood;
  for (let word = 0; word < words; word++) {
    for (let rest = bits[front + word] as number; rest !== 0; rest &= rest - 1) {
      const place = maze.places[((low + word) << 5) | lowestBit(rest)] as Place;
      if (place >= exitFrom && place < exitTo) continue;
      const isBlank = (first[place] as number) < 0 && maze.terrain[place] === 0 && thingAt(cargo, place) === EMPTY;
      if (isBlank) hop(run, { layer, step, place }, putDown(cargo, place));
      else lay(run, { layer, step, place }, cargo);
    }
  }
};

interface Stand {
  readonly layer: number;
  readonly step: number;
  readonly place: Place;
}

/** Leaves the load if there is one, and takes what lies here. */
const lay = (run: Run, stand: Stand, cargo: Cargo): void => {
  const { walker } = run;
  const { place } = stand;
  const emptied = cargo.hand === EMPTY ? cargo : leave(walker, cargo, place);
  if (typeof emptied === 'string') return;
  if (emptied !== cargo && depart(walker, emptied, place) === undefined) hop(run, stand, emptied);
  for (let thing = 0; thing < cargo.where.length; thing++) {
    if (cargo.where[thing] !== place) continue;
    const taken = take(walker, emptied, place, thing);
    if (typeof taken !== 'string' && depart(walker, taken, place) === undefined) hop(run, stand, taken);
  }
};

/**
 * Goes on from here with another cargo. Together means carried (B-OBJ-03): to come back here with it would be the same
 * as to have stopped before the exchange, so of the two only the earlier one is an end.
 */
const hop = (run: Run, { layer, step, place }: Stand, cargo: Cargo): void => {
  const { flood, walker } = run;
  const to = numbered(run, cargo);
  const square = walker.situation.maze.squares[place] as number;
  const seen = boardAt(flood, to, SEEN);
  if (isOn(flood, seen, square)) {
    if (step > 0 && isOn(flood, boardAt(flood, to, ARRIVED), square))
      putOn(flood, boardAt(flood, layer, ARRIVED), square, false);
    return;
  }
  if (step > 0) putOn(flood, seen, square, true);
  putOn(flood, boardAt(flood, to, FRONT + step), square, true);
  flood.last[to] = step;
  const { hops, hopped } = flood;
  hops[hopped] = to;
  hops[hopped + 1] = square;
  hops[hopped + 2] = step;
  hops[hopped + 3] = layer;
  flood.hopped = hopped + 4;
};

/** The same for those reached with the last step, which nothing went on from. */
const strikeTwins = (run: Run, layer: number): void => {
  const { flood, walker } = run;
  const cargo = flood.cargoes[layer] as Cargo;
  if (cargo.hand !== EMPTY) return;
  for (let thing = 0; thing < cargo.where.length; thing++) {
    const square = walker.situation.maze.squares[cargo.where[thing] as Place] as number;
    const arrived = boardAt(flood, layer, ARRIVED);
    if (!isOn(flood, arrived, square)) continue;
    const { hand, where } = takeUp(cargo, thing);
    for (const hangs of EITHER) {
      const twin = knownNumberOf(run.cargoes, { hand, where, hangs });
      if (twin === undefined || !isOn(flood, boardAt(flood, twin, ARRIVED), square)) continue;
      const isLater = isOn(flood, boardAt(flood, layer, FRONT + walker.speed), square);
      putOn(flood, isLater ? arrived : boardAt(flood, twin, ARRIVED), square, false);
    }
  }
};
const EITHER = [false, true];

/** Where the layer's walks may end, and how many those are. */
const countEnds = (run: Run, layer: number): number => {
  const { flood, walker } = run;
  const { bits, words } = flood;
  const cargo = flood.cargoes[layer] as Cargo;
  const arrived = boardAt(flood, layer, ARRIVED);
  const ends = boardAt(flood, layer, ENDS);
  if (cargo.hangs) stopHanging(run, layer);
  else {
    const stops = (cargo.hand === EMPTY ? BARE : LADEN) * words;
    for (let word = 0; word < words; word++)
      bits[ends + word] = (bits[arrived + word] as number) & (bits[stops + word] as number);
    for (let thing = 0; thing < cargo.where.length; thing++) {
      const place = cargo.where[thing] as Place;
      if (place < 0) continue;
      const square = walker.situation.maze.squares[place] as number;
      if (isOn(flood, arrived, square)) putOn(flood, ends, square, stop(walker, cargo, place, 'free') === undefined);
    }
  }
  let count = 0;
  for (let word = 0; word < words; word++) count += countBits(bits[ends + word] as number);
  flood.counts[layer] = count;
  return count;
};

const stopHanging = ({ flood, walker }: Run, layer: number): void => {
  const cargo = flood.cargoes[layer] as Cargo;
  for (const place of placesOn(flood, boardAt(flood, layer, ARRIVED))) {
    const square = walker.situation.maze.squares[place] as number;
    if (stop(walker, cargo, place, 'tied') === undefined) putOn(flood, boardAt(flood, layer, ENDS), square, true);
  }
};

/** All that was reached, and all that is beside it. */
const touch = (run: Run): void => {
  const { flood, walker } = run;
  const { bits, words } = flood;
  const reached = REACHED * words;
  const touched = TOUCHED * words;
  for (let word = 0; word < words; word++) bits[reached + word] = 0;
  for (let layer = 0; layer < flood.cargoes.length; layer++) {
    const seen = layerAt(flood, layer);
    for (let word = 0; word < words; word++)
      bits[reached + word] = (bits[reached + word] as number) | (bits[seen + word] as number);
  }
  putOn(flood, reached, walker.situation.maze.squares[walker.start] as number, true);
  flow(run, reached, touched);
  for (let word = 0; word < words; word++)
    bits[touched + word] = (bits[touched + word] as number) | (bits[reached + word] as number);
  flood.isAided = walker.things.some((thing) => walker.situation.rules.masks.carrierRest[thing] !== 0);
};
