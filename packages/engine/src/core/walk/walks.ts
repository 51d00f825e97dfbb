import type { Leg } from '../action.ts';
import { isExit, NOBODY, type Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { type Cargo, cargoKey, takeUp } from './cargo.ts';
import {
  cargoOf,
  depart,
  eachToken,
  enter,
  homeOf,
  isPortable,
  leave,
  stop,
  take,
  tokensOn,
  type Walker,
  walkerOf,
} from './walker.ts';

/** Every distinct outcome of one character's Move: where it ends, with what, and what lies where. Cheapest first. */
export interface Walks {
  readonly piece: PieceId;
  readonly length: number;
  /** Where the n-th walk ends, and how many squares it takes. */
  endOf(nth: number): Place;
  stepsOf(nth: number): number;
  walkOf(nth: number): readonly Leg[];
}

export const findWalks = (situation: Situation, piece: PieceId): Walks => {
  const search = searchOf(walkerOf(situation, piece));
  explore(search);
  const ends: number[] = [];
  for (let at = 1; at < search.count; at++) if (isEnd(search, at)) ends.push(at);
  const trail = nodes.slice(0, search.count * FIELDS);
  return {
    piece,
    length: ends.length,
    endOf: (nth) => placeIn(trail, ends[nth] as number),
    stepsOf: (nth) => stepsIn(trail, ends[nth] as number),
    walkOf: (nth) => legsTo(trail, search.cargoes, ends[nth] as number),
  };
};

/** Breadth first over nodes of place, cargo, and whether the walker hangs on its load. */
interface Search {
  readonly walker: Walker;
  readonly places: number;
  readonly cargoes: Cargo[];
  readonly known: Map<number | string, number>;
  count: number;
}

// Scratch shared by all searches: one runs to its end and copies its trail out before the next begins.
let seen = new Int32Array(1 << 15);
let stamp = 0;
let nodes = new Int32Array(1 << 12);
/** A node: its parent, its place with steps and `TIED`, its cargo. */
const FIELDS = 3;
const TIED = 64;
const STEPS = 63;
const PLACE = 7;

const placeIn = (trail: Int32Array, at: number): Place => (trail[at * FIELDS + 1] as number) >> PLACE;
const stepsIn = (trail: Int32Array, at: number): number => (trail[at * FIELDS + 1] as number) & STEPS;
const isTiedIn = (trail: Int32Array, at: number): boolean => ((trail[at * FIELDS + 1] as number) & TIED) !== 0;
const cargoIn = (trail: Int32Array, at: number): number => trail[at * FIELDS + 2] as number;

const searchOf = (walker: Walker): Search => {
  stamp++;
  const search: Search = {
    walker,
    places: walker.situation.rules.grid.places,
    cargoes: [],
    known: new Map(),
    count: 0,
  };
  intern(search, cargoOf(walker));
  return search;
};

const explore = (search: Search): void => {
  const { situation, seat, speed, start } = search.walker;
  push(search, -1, start << PLACE, 0);
  for (let at = 0; at < search.count; at++) {
    const place = placeIn(nodes, at);
    if (stepsIn(nodes, at) < speed && !isExit(situation, seat, place)) leaveFrom(search, at, place);
  }
};

const leaveFrom = (search: Search, at: number, place: Place): void => {
  const index = cargoIn(nodes, at);
  const cargo = search.cargoes[index] as Cargo;
  stepOut(search, at, place, index);
  if (cargo.hand !== NOBODY || tokensOn(search.walker, cargo, place) > 0) exchange(search, at, place, cargo);
};

/** All that the walker may leave and take here before it goes on (B-OBJ-02, B-OBJ-08, B-OBJ-09). */
const exchange = (search: Search, at: number, place: Place, cargo: Cargo): void => {
  const { walker } = search;
  const emptied = cargo.hand === NOBODY ? cargo : leave(walker, cargo, place);
  if (typeof emptied === 'string') return;
  if (emptied !== cargo) goOn(search, at, place, emptied);
  if (tokensOn(walker, cargo, place) === 0) return;
  eachToken(walker, cargo, place, (token) => {
    if (!isPortable(walker, token)) return;
    const taken = take(walker, emptied, place, token);
    if (typeof taken !== 'string') goOn(search, at, place, taken);
  });
};

const goOn = (search: Search, at: number, place: Place, cargo: Cargo): void => {
  if (depart(search.walker, cargo, place) === undefined) stepOut(search, at, place, intern(search, cargo));
};

const stepOut = (search: Search, at: number, place: Place, index: number): void => {
  const { walker, places } = search;
  const { link } = walker.situation.maze;
  const cargo = search.cargoes[index] as Cargo;
  const steps = stepsIn(nodes, at) + 1;
  for (let direction = 0; direction < 4; direction++) {
    const to = link[place * 4 + direction] as number;
    if (to < 0) continue;
    const key = (index * places + to) * 2;
    if (seen[key] === stamp && seen[key + 1] === stamp) continue;
    const entry = enter(walker, cargo, place, to);
    if (entry !== 'free' && entry !== 'tied') continue;
    const tied = entry === 'tied' ? 1 : 0;
    if (seen[key + tied] === stamp) continue;
    seen[key + tied] = stamp;
    push(search, at, (to << PLACE) | (tied * TIED) | steps, index);
  }
};

const push = (search: Search, parent: number, placed: number, cargo: number): void => {
  const at = search.count++ * FIELDS;
  if (at + FIELDS > nodes.length) nodes = grown(nodes);
  nodes[at] = parent;
  nodes[at + 1] = placed;
  nodes[at + 2] = cargo;
};

const intern = (search: Search, cargo: Cargo): number => {
  const key = keyOf(search, cargo);
  const known = search.known.get(key);
  if (known !== undefined) return known;
  const index = search.cargoes.push(cargo) - 1;
  search.known.set(key, index);
  if ((index + 1) * search.places * 2 > seen.length) seen = grown(seen);
  return index;
};

const keyOf = ({ walker, places }: Search, cargo: Cargo): number | string =>
  cargoKey(cargo, walker.situation.state.pieces.length, places);

const grown = (buffer: Int32Array): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(buffer.length * 2);
  larger.set(buffer);
  return larger;
};

const isEnd = (search: Search, at: number): boolean => {
  const cargo = search.cargoes[cargoIn(nodes, at)] as Cargo;
  const place = placeIn(nodes, at);
  if (stop(search.walker, cargo, place, isTiedIn(nodes, at) ? 'tied' : 'free') !== undefined) return false;
  const twin = twinOf(search.walker, cargo, place);
  return twin === undefined || !endsWith(search, twin, place);
};

/** Together means carried (B-OBJ-03): holding a token and stopping where it would lie anyway is one outcome, not two. */
const twinOf = (walker: Walker, cargo: Cargo, place: Place): Cargo | undefined => {
  if (cargo.hand !== NOBODY) {
    return homeOf(walker, cargo.hand) === place ? { hand: NOBODY, moved: cargo.moved } : undefined;
  }
  for (let i = 0; i < cargo.moved.length; i += 2) {
    if (cargo.moved[i + 1] === place) return takeUp(cargo, cargo.moved[i] as PieceId);
  }
  return undefined;
};

const endsWith = (search: Search, cargo: Cargo, place: Place): boolean => {
  const index = search.known.get(keyOf(search, cargo));
  if (index === undefined) return false;
  const key = (index * search.places + place) * 2;
  return (
    (seen[key] === stamp && stop(search.walker, cargo, place, 'free') === undefined) ||
    (seen[key + 1] === stamp && stop(search.walker, cargo, place, 'tied') === undefined)
  );
};

const legsTo = (trail: Int32Array, cargoes: readonly Cargo[], end: number): readonly Leg[] => {
  const legs: Leg[] = [];
  for (let at = end; at > 0; at = trail[at * FIELDS] as number) {
    legs.push({ to: placeIn(trail, at) });
    const before = (cargoes[cargoIn(trail, trail[at * FIELDS] as number)] as Cargo).hand;
    const after = (cargoes[cargoIn(trail, at)] as Cargo).hand;
    if (before === after) continue;
    if (after !== NOBODY) legs.push({ take: after });
    if (before !== NOBODY) legs.push({ leave: before });
  }
  return legs.reverse();
};
