import type { Situation } from '../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import type { Cargo } from './cargo.ts';
import { type Footing, footingFor } from './footing.ts';
import { type Layers, numberOf } from './layers.ts';
import { aidOf, isExitOf, type Walker, walkerOf } from './walker.ts';
import { widened } from './widened.ts';

/**
 * The walks of one character: where it comes with which cargo, step by step, as sets of places. Its memory is used again
 * for the character's next search.
 */
export class Flood {
  readonly walker: Walker;
  /** What each place is to its side. */
  footing: Footing;
  /** Something in reach helps past terrain, lying or carried. */
  isHelped = false;
  /** The places in range, the nearest first, from which of them each was reached first, and what it is to the walker, by the footing's flags. */
  readonly places: Int16Array;
  readonly before: Int16Array;
  readonly flags: Uint8Array;
  /** Something lies in range that somebody may take. */
  isAnyPortable = false;
  size = 0;
  /** Those that were looked at besides: what changes elsewhere is nothing to the search. */
  readonly beyond: Int16Array;
  looked = 0;
  /** How many of the changes it has taken note of, or `LOST`; and whether the range is still true. */
  read = LOST;
  isKept = false;
  /** How many places in range are within each distance. */
  readonly within: Int16Array;
  /** At each place plus one its number in range, `BEYOND` if it was looked at only, `UNSEEN` if not; beyond a wall nothing is. */
  readonly index: Int16Array;
  /** The numbers of each one's neighbours, up to four, or `NO_MORE`. */
  readonly neighbours: Int16Array;
  /** Where a walk ends, for somebody who has nothing to exchange. */
  readonly ends: Int16Array;

  /** A set of places is so many numbers of 32 bits. Those of `SETS`, and each place's neighbours. */
  words = 1;
  sets = new Int32Array(1 << 6);
  adjacent = new Int32Array(1 << 6);

  readonly layers: Layers = { list: [], count: 0, stamp: 0 };
  /** For each layer: whether what is in hand may hold its bearer over an obstacle; and the set of where it may stop. */
  readonly aided: boolean[] = [];
  readonly stops: number[] = [];
  /** For each layer the sets from `LYING` to the last `FRONT`: so many numbers. */
  blocks: Int32Array = new Int32Array(1 << 8);
  stride = 0;
  /** How many steps have been made. */
  step = 0;

  /** Ways from layer to layer, some numbers each, and how many numbers are in use; the last of each layer, from 1. */
  changes: Int32Array = new Int32Array(1 << 6);
  changed = 0;
  latest: Int32Array = new Int32Array(1 << 4);
  /** How many ends the sets tell, of how many layers, and how many come before those of each. */
  told = 0;
  tellers = 0;
  endsBefore: Int32Array = new Int32Array(1 << 4);
  /** Ends that were asked for, each a layer and a place, and how many numbers that is; and what becomes of them. */
  readonly asked: number[] = [];
  answered = 0;
  readonly outcomes = new Set<number>();
  /** How many ends there are, one for each outcome. */
  length = 0;

  constructor(situation: Situation, id: PieceId) {
    const { places } = situation.rules.grid;
    this.walker = walkerOf(situation, id, []);
    this.footing = footingFor(situation, this.walker.seat);
    this.within = new Int16Array(this.walker.speed + 1);
    this.places = new Int16Array(places);
    this.before = new Int16Array(places);
    this.flags = new Uint8Array(places);
    this.beyond = new Int16Array(places);
    this.ends = new Int16Array(places);
    this.index = new Int16Array(places + 1).fill(UNSEEN);
    this.index[0] = BEYOND;
    this.neighbours = new Int16Array(places * 4);
  }
}

export const LOST = -1;
export const BEYOND = -1;
export const UNSEEN = -2;
export const NO_MORE = -1;

export const isInRange = ({ index }: Flood, place: Place): boolean => (index[place + 1] as number) >= 0;

/** Sets of places: where one may stop with both of two hands free, with room for a character, and for a load besides. */
export const ROOMY_SET = 0;
export const BARE_SET = 1;
export const LADEN_SET = 2;
/** Where one may go on; where nothing speaks against leaving something. */
export const ON_SET = 3;
export const FREE_SET = 4;
/** Terrain that something helps past, or beside it; and of all that no set tells the ends of: terrain, and where one dies. */
export const RUGGED_SET = 5;
export const OBSTACLE_SET = 6;
export const ODD_SET = 7;
export const SETS = 8;

/** Sets of a layer: where its things lie, where one has been, where one came by the last step, and from where one goes on after each step. */
export const LYING = 0;
export const SEEN = 1;
export const CAME = 2;
export const FRONT = 3;

export const addTo = (sets: Int32Array, base: number, place: number): void => {
  const at = base + (place >> 5);
  sets[at] = (sets[at] as number) | (1 << (place & 31));
};

export const isIn = (sets: Int32Array, base: number, place: number): boolean =>
  ((sets[base + (place >> 5)] as number) & (1 << (place & 31))) !== 0;

/** The number of the lowest bit. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

export const countOf = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const cargoIn = ({ layers }: Flood, layer: number): Cargo => layers.list[layer] as Cargo;

/** The layer of a cargo, a new one if it is new. */
export const layerOf = (flood: Flood, cargo: Cargo): number => {
  const known = flood.layers.count;
  const layer = numberOf(flood.layers, cargo);
  if (layer === known) beginLayer(flood, layer, cargo);
  return layer;
};

const beginLayer = (flood: Flood, layer: number, cargo: Cargo): void => {
  const { stride, walker, words } = flood;
  flood.aided[layer] = flood.isHelped && aidOf(walker, cargo) !== 0;
  flood.latest = widened(flood.latest, layer + 1);
  flood.latest[layer] = 0;
  flood.stops[layer] = (1 + cargo.held - Math.max(0, walker.loads - 1)) * words;
  const block = layer * stride;
  flood.blocks = widened(flood.blocks, block + stride);
  for (let at = block; at < block + stride; at++) flood.blocks[at] = 0;
  const { where } = cargo;
  for (let thing = 0; thing < where.length; thing++) {
    const place = where[thing] as number;
    if (place >= 0 && isInRange(flood, place) && !isExitOf(walker, place))
      addTo(flood.blocks, block + LYING * words, flood.index[place + 1] as number);
  }
};

/** With which cargo one stands on the place of which number. */
export interface Stand {
  readonly layer: number;
  readonly at: number;
}

/** The numbers of a change. */
export const CHANGE = 5;

/** How one came to stand there: from another place, or with another cargo on the same one. */
export const addChange = (flood: Flood, layer: number, at: number, from: Stand): void => {
  flood.changes = widened(flood.changes, flood.changed + CHANGE);
  const { changes } = flood;
  changes[flood.changed++] = flood.step;
  changes[flood.changed++] = at;
  changes[flood.changed++] = from.layer;
  changes[flood.changed++] = from.at;
  changes[flood.changed++] = flood.latest[layer] as number;
  flood.latest[layer] = flood.changed;
};
