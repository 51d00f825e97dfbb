import { wordOf } from '../../board/lattice.ts';
import { killsAt } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { beginWith, type Cargo, EMPTY, knownNumberOf, numberOf } from './cargo.ts';
import {
  addLayer,
  BARE,
  boardAt,
  type Flood,
  LADEN,
  mark,
  OWN_PASS,
  PASS,
  putOn,
  squareOf,
  strideOf,
  takeOff,
  widen,
} from './flood.ts';
import { occupantOf } from './needs.ts';
import { aidOf, cargoOf, crossNeed, restNeed, tokensOn, type Walker } from './walker.ts';

/** A flood with nothing but its walker on its start. */
export const begin = (flood: Flood, walker: Walker): void => {
  const { maze, rules } = walker.situation;
  const { lattice } = rules.grid;
  const cargo = cargoOf(walker);
  const start = maze.squares[walker.start] as number;
  flood.walker = walker;
  flood.lattice = lattice;
  flood.squares = maze.squares;
  flood.ways = flood.footing.ways;
  flood.words = lattice.words;
  flood.stride = strideOf(lattice, walker.speed);
  flood.from = wordOf(lattice, start, -walker.speed);
  flood.to = wordOf(lattice, start, walker.speed);
  beginWith(flood.cargoes, cargo);
  flood.hopped = 0;
  flood.left = 0;
  flood.leaf = -1;
  flood.climbed = false;
  flood.isPerilous = isPerilous(flood, maze.deadly);
  flood.isPlain = walker.loads <= 1 && !walker.things.some((thing) => bars(walker, thing) || spans(walker, thing));
  copyFooting(flood);
  open(flood, 0, start, 0);
  mark(flood, 0, start, 0);
};

const isPerilous = ({ from, to }: Flood, deadly: Int32Array): boolean => {
  for (let word = from; word <= to; word++) if (deadly[word] !== 0) return true;
  return false;
};

/** The boards of all who walk alike, without this walker and its things. */
export const copyFooting = (flood: Flood): void => {
  const { bits, footing, from, to, walker, words } = flood;
  for (let word = from; word <= to; word++) {
    bits[PASS * words + word] = footing.pass[word] as number;
    bits[BARE * words + word] = footing.bare[word] as number;
    bits[LADEN * words + word] = footing.laden[word] as number;
  }
  lift(flood, walker.start);
  for (const home of walker.homes) if (home >= 0) lift(flood, home);
};

const lift = (flood: Flood, place: Place): void => {
  const { walker, words } = flood;
  const square = squareOf(flood, place);
  const isBare = walker.situation.maze.terrain[place] === 0 && tokensOn(walker, NO_CARGO, place) === 0;
  if (isBare) {
    for (let board = PASS; board <= LADEN; board++) putOn(flood, board * words, square);
    return;
  }
  const isExit = place >= walker.exitFrom && place < walker.exitTo;
  const fit = (restNeed(walker, NO_CARGO, place) & ~walker.rest) === 0;
  const { rules } = walker.situation;
  const isEnd = isExit || killsAt(walker.situation, place);
  const room = rules.family.holds - tokensOn(walker, NO_CARGO, place);
  set(flood, PASS * words, square, (crossNeed(walker, NO_CARGO, place) & ~walker.cross) === 0);
  set(flood, BARE * words, square, isEnd || (fit && room >= 1));
  set(flood, LADEN * words, square, isEnd || (fit && room >= 2));
};

const NO_CARGO: Cargo = { hand: EMPTY, held: 0, where: [], hangs: false };

const set = (flood: Flood, at: number, square: number, isSet: boolean): void =>
  isSet ? putOn(flood, at, square) : takeOff(flood, at, square);

/** The layer with this cargo, ready to be reached here by this step; a new one if it is new. */
export const layerOf = (flood: Flood, cargo: Cargo, square: number, step: number): number => {
  const known = flood.cargoes.count;
  const layer = numberOf(flood.cargoes, cargo);
  if (layer === known) open(flood, layer, square, step);
  else widen(flood, layer, square, step);
  return layer;
};

/** A layer has a `pass` board of its own where what lies about makes a difference to passers-by. */
const open = (flood: Flood, layer: number, square: number, step: number): void => {
  const { walker } = flood;
  const cargo = flood.cargoes.list[layer] as Cargo;
  addLayer(flood, layer, square, step);
  flood.aided[layer] = aidOf(walker, cargo) !== 0;
  if (flood.aided[layer]) pair(flood, layer, cargo);
  flood.plain[layer] = walker.loads === 1;
  if (flood.isPlain) return;
  for (let thing = 0; thing < cargo.where.length; thing++) {
    const token = walker.things[thing] as PieceId;
    const place = cargo.where[thing] as number;
    if (!bars(walker, token) && (place < 0 || !spans(walker, token))) continue;
    flood.plain[layer] = false;
    if (place < 0) continue;
    const isOpen = (crossNeed(walker, cargo, place) & ~walker.cross) === 0;
    set(flood, ownPass(flood, layer), squareOf(flood, place), isOpen);
  }
};

const pair = (flood: Flood, layer: number, { hand, hangs, held, where }: Cargo): void => {
  const other = knownNumberOf(flood.cargoes, { hand, held, where, hangs: !hangs });
  if (other === undefined) return;
  flood.partner[layer] = other;
  flood.partner[other] = layer;
};

/** Nobody may pass where this token lies. */
const bars = ({ cross, seat, situation }: Walker, token: PieceId): boolean =>
  (occupantOf(situation, seat, token) & ~cross) !== 0;

/** One may pass over obstacles where this token lies. */
const spans = ({ situation }: Walker, token: PieceId): boolean => situation.rules.masks.anyoneRest[token] !== 0;

const ownPass = (flood: Flood, layer: number): number => {
  const { bits, from, to, words } = flood;
  const own = boardAt(flood, layer, OWN_PASS);
  if (flood.passAt[layer] === own) return own;
  for (let word = from; word <= to; word++) bits[own + word] = bits[PASS * words + word] as number;
  flood.passAt[layer] = own;
  return own;
};
