import type { Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import type { Cargo } from './cargo.ts';
import { BARE, flagsFor, LADEN, LETHAL } from './footing.ts';
import { type Layers, numberOf } from './layers.ts';
import { aidOf, type Walker, walkerOf } from './walker.ts';

/**
 * The walks of one character: a graph of nodes, each a place reached with a cargo, in the order of their steps. Its
 * memory is used again for the character's next search.
 */
export class Flood {
  walker: Walker;
  /** What each place is to the walker: the footing's flags, to which a search adds its own and takes them off again. */
  flags: Uint16Array;
  readonly flagged: Place[] = [];
  readonly layers: Layers = { list: [], count: 0, stamp: 0 };
  /** For each layer: whether what is in hand may hold its bearer over an obstacle; and the flag of where it may stop. */
  readonly aided: boolean[] = [];
  readonly stops: number[] = [];
  /** Each node's place, layer and marks in one number; and the node before it. */
  nodes = new Int32Array(1 << 7);
  before = new Int32Array(1 << 7);
  count = 0;
  /** The first node that took a step. */
  begun = 0;
  /** How many nodes a walk may end with, one for each outcome. */
  length = 0;
  /** Twice the search's stamp for all places it looked at, one more where one may pass: what changes elsewhere is nothing to it. */
  readonly touched: Int32Array;
  /** Where a Move might end, each place once, when that was looked for. */
  readonly places: Int16Array;
  aims = 0;
  /** Nothing it could carry is in the way wherever it lies; and makes no other difference to where one may go. */
  isPassable = true;
  isPlain = true;
  /** The nodes of which no flag tells whether they are ends. */
  readonly asked: number[] = [];
  toAsk = 0;

  constructor(situation: Situation, id: PieceId) {
    this.walker = walkerOf(situation, id, []);
    this.flags = flagsFor(situation, id);
    this.touched = new Int32Array(situation.rules.grid.places);
    this.places = new Int16Array(situation.rules.grid.places);
  }
}

/** A node's place is in its lowest bits, its layer in its highest; between them whether only the cargo changed, or it is an end. */
const PLACE = (1 << 12) - 1;
const EXCHANGE = 1 << 12;
export const END = 1 << 13;
const LAYER = 14;

export const nodeOf = (place: Place, layer: number): number => place | (layer << LAYER);
export const placeIn = (node: number): Place => node & PLACE;
export const layerIn = (node: number): number => node >>> LAYER;

export const placeAt = ({ nodes }: Flood, at: number): Place => (nodes[at] as number) & PLACE;
export const layerAt = ({ nodes }: Flood, at: number): number => (nodes[at] as number) >>> LAYER;
export const cargoAt = (flood: Flood, at: number): Cargo => flood.layers.list[layerAt(flood, at)] as Cargo;
/** Did only the cargo change here? */
export const isExchange = ({ nodes }: Flood, at: number): boolean => ((nodes[at] as number) & EXCHANGE) !== 0;
export const isEnd = ({ nodes }: Flood, at: number): boolean => ((nodes[at] as number) & END) !== 0;

/** A step further; the flags tell whether a walk may end with it, or it is asked later. */
export const addStep = (flood: Flood, place: Place, layer: number, before: number): void => {
  const flag = flood.flags[place] as number;
  const stop = flood.stops[layer] as number;
  const isAsked = stop === ASK || flag & ASKED;
  const isEnd = !isAsked && flag & stop;
  if (isEnd) flood.length++;
  else if (isAsked) askFor(flood, flood.count);
  addNode(flood, isEnd ? nodeOf(place, layer) | END : nodeOf(place, layer), before);
};

/** Whether a walk may end with this node will be asked when all are found. */
export const askFor = (flood: Flood, at: number): void => {
  flood.asked[flood.toAsk++] = at;
};

export const addExchange = (flood: Flood, place: Place, layer: number, before: number): void =>
  addNode(flood, nodeOf(place, layer) | EXCHANGE, before);

/** Where the walk begins: neither a step nor an exchange. */
export const addStart = (flood: Flood, place: Place, layer: number): void => addNode(flood, nodeOf(place, layer), 0);

const addNode = (flood: Flood, node: number, before: number): void => {
  makeRoom(flood, 1);
  flood.nodes[flood.count] = node;
  flood.before[flood.count++] = before;
};

export const makeRoom = (flood: Flood, more: number): void => {
  if (flood.count + more <= flood.nodes.length) return;
  const { before, nodes } = flood;
  flood.nodes = new Int32Array((flood.count + more) * 2);
  flood.nodes.set(nodes);
  flood.before = new Int32Array(flood.nodes.length);
  flood.before.set(before);
};

/** The layer of a cargo, a new one if it is new. */
export const layerOf = (flood: Flood, cargo: Cargo): number => {
  const { flags, layers } = flood;
  const known = layers.count;
  const layer = numberOf(layers, flags.length, cargo);
  if (layer === known) {
    flood.aided[layer] = aidOf(flood.walker, cargo) !== 0;
    flood.stops[layer] = cargo.hangs ? ASK : (STOPS[1 + cargo.held - Math.max(0, flood.walker.loads - 1)] as number);
  }
  return layer;
};

/** No flag says where one may stop. */
export const ASK = 0;
/** By the room that a walker and its cargo need: hands for more than one thing need none (P-PALADIN-02). */
const STOPS = [ASK, BARE, LADEN];

/** Besides the footing's flags: the walker or one of its things was here, which may decide who passes; or was left here. */
export const OURS = 64;
export const OURS_TO_PASS = 128;
export const LEFT = 256;
export const ASKED = LETHAL | OURS | LEFT;

export const addFlags = ({ flagged, flags }: Flood, place: Place, more: number): void => {
  flagged.push(place);
  flags[place] = (flags[place] as number) | more;
};

export const takeFlagsOff = ({ flagged, flags }: Flood): void => {
  for (let place = flagged.pop(); place !== undefined; place = flagged.pop())
    flags[place] = (flags[place] as number) & (OURS - 1);
};
