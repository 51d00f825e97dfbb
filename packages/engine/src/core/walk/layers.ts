import { wordOf } from '../../board/lattice.ts';
import type { PieceId, Place } from '../state.ts';
import { type Cargo, cargoesOf, EMPTY, numberOf } from './cargo.ts';
import {
  addLayer,
  BARE,
  boardAt,
  type Flood,
  FRONT,
  LADEN,
  mark,
  OWN_PASS,
  PASS,
  putOn,
  squareOf,
  takeOff,
} from './flood.ts';
import { occupantOf } from './needs.ts';
import { aidOf, cargoOf, crossNeed, restNeed, tokensOn, type Walker } from './walker.ts';

/** A flood with nothing but its walker on its start. */
export const begin = (flood: Flood, walker: Walker): void => {
  const { lattice } = walker.situation.rules.grid;
  const cargo = cargoOf(walker);
  flood.walker = walker;
  flood.lattice = lattice;
  const start = squareOf(flood, walker.start);
  flood.words = lattice.words;
  flood.low = wordOf(lattice, start, -walker.speed);
  flood.high = wordOf(lattice, start, walker.speed);
  flood.stride = (FRONT + walker.speed + 1) * lattice.words;
  flood.cargoes = cargoesOf(cargo);
  flood.hopped = 0;
  flood.climbed = false;
  copyFooting(flood);
  open(flood, 0, cargo);
  mark(flood, 0, start, 0);
};

/** The boards of all who walk alike, without this walker and its things. */
export const copyFooting = (flood: Flood): void => {
  const { bits, footing, high, low, walker, words } = flood;
  for (let word = low; word <= high; word++) {
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
  const isExit = place >= walker.exitFrom && place < walker.exitTo;
  const fit = (restNeed(walker, NO_CARGO, place) & ~walker.rest) === 0;
  const room = walker.situation.rules.family.holds - tokensOn(walker, NO_CARGO, place);
  set(flood, PASS * words, square, (crossNeed(walker, NO_CARGO, place) & ~walker.cross) === 0);
  set(flood, BARE * words, square, isExit || (fit && room >= 1));
  set(flood, LADEN * words, square, isExit || (fit && room >= 2));
};

const NO_CARGO: Cargo = { hand: EMPTY, where: [], hangs: false };

const set = (flood: Flood, at: number, square: number, isSet: boolean): void =>
  isSet ? putOn(flood, at, square) : takeOff(flood, at, square);

/** The layer with this cargo, a new one if it is new. */
export const layerOf = (flood: Flood, cargo: Cargo): number => {
  const known = flood.cargoes.list.length;
  const layer = numberOf(flood.cargoes, cargo);
  if (layer === known) open(flood, layer, cargo);
  return layer;
};

/** A layer has a `pass` board of its own where what lies about makes a difference to passers-by. */
const open = (flood: Flood, layer: number, cargo: Cargo): void => {
  const { walker } = flood;
  addLayer(flood, layer);
  flood.aided[layer] = aidOf(walker, cargo) !== 0;
  for (let thing = 0; thing < cargo.where.length; thing++) {
    const place = cargo.where[thing] as number;
    if (place < 0 || !matters(walker, walker.things[thing] as PieceId)) continue;
    const square = squareOf(flood, place);
    set(flood, ownPass(flood, layer), square, (crossNeed(walker, cargo, place) & ~walker.cross) === 0);
  }
};

/** Does this token change whether one may pass? */
const matters = ({ cross, seat, situation }: Walker, token: PieceId): boolean =>
  situation.rules.masks.anyoneRest[token] !== 0 || (occupantOf(situation, seat, token) & ~cross) !== 0;

const ownPass = (flood: Flood, layer: number): number => {
  const { bits, high, low, words } = flood;
  const own = boardAt(flood, layer, OWN_PASS);
  if (flood.passAt[layer] === own) return own;
  for (let word = low; word <= high; word++) bits[own + word] = bits[PASS * words + word] as number;
  flood.passAt[layer] = own;
  return own;
};
