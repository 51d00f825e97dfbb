import { distance, lowestBit, wordOf } from '../../board/lattice.ts';
import { memberOf, pieceOf, type Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import type { Cargo } from './cargo.ts';
import { countEnds, keepFirsts, strikeTwins } from './ends.ts';
import { exchangeAll } from './exchange.ts';
import {
  boardAt,
  cargoIn,
  ENDS,
  type Flood,
  frontAt,
  isOn,
  mark,
  placesOn,
  putOn,
  REACHED,
  SCRATCH,
  SEEN,
  spread,
  squareOf,
  stepInto,
  TOUCHED,
  UNEVEN,
} from './flood.ts';
import { type Footing, footingOf } from './footing.ts';
import { begin, copyFooting, layerOf } from './layers.ts';
import { living } from './living.ts';
import { enter } from './steps.ts';
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
  flood.layers = flood.cargoes.count;
  if (flood.hopped > 0) {
    if (flood.walker.loads > 1) keepFirsts(flood);
    else strikeTwins(flood);
  }
  touch(flood);
  countEnds(flood);
};

/** The walker's load, and what it could take and still make a step with. */
const thingsInReach = ({ portable }: Footing, situation: Situation, id: PieceId): readonly PieceId[] => {
  const { first, maze, next, rules } = situation;
  const { loads, owner, speed } = memberOf(situation, id);
  const { lattice } = rules.grid;
  const start = maze.squares[pieceOf(situation, id).at] as number;
  if (loads === 0) return NOTHING;
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
  return things ?? NOTHING;
};

const NOTHING: readonly PieceId[] = [];

/** The same ways, where only who may be stopped with has changed. */
export const recount = (flood: Flood, situation: Situation): void => {
  const { bits, from, to } = flood;
  const { id, things } = flood.walker;
  flood.footing = footingOf(situation, id);
  flood.walker = walkerOf(situation, id, things);
  copyFooting(flood);
  const seen = boardAt(flood, 0, SEEN);
  const ends = boardAt(flood, 0, ENDS);
  for (let word = from; word <= to; word++) bits[ends + word] = bits[seen + word] as number;
  countEnds(flood);
};

const advance = (flood: Flood, step: number): void => {
  const known = flood.cargoes.count;
  for (let layer = 0; layer < known; layer++) {
    if ((flood.last[layer] as number) < step) continue;
    const from = living(flood, layer, step, cargoIn(flood, layer));
    if (flood.aided[layer]) climb(flood, layer, step, from);
    else spread(flood, layer, step, from);
  }
};

/** A step with something in hand that may hold its bearer: beside obstacles what it comes from matters (B-ROP-03). */
const climb = (flood: Flood, layer: number, step: number, from: number): void => {
  const { bits, high, low, words } = flood;
  const { rugged } = flood.walker.situation.maze;
  const last = (high[layer] as number) + 1;
  const even = SCRATCH * words;
  const uneven = UNEVEN * words;
  let isUneven = false;
  for (let word = (low[layer] as number) - 1; word <= last; word++) {
    const steep = (bits[from + word] as number) & (rugged[word] as number);
    bits[uneven + word] = steep;
    bits[even + word] = (bits[from + word] as number) & ~steep;
    if (steep !== 0) isUneven = true;
  }
  spread(flood, layer, step, even);
  if (isUneven) for (const place of placesOn(flood, layer, uneven)) clamber(flood, cargoIn(flood, layer), place, step);
};

const clamber = (flood: Flood, cargo: Cargo, place: Place, step: number): void => {
  const { walker } = flood;
  const { link } = walker;
  flood.climbed = true;
  if (place >= walker.exitFrom && place < walker.exitTo) return;
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const to = link[edge] as number;
    if (to < 0) continue;
    const entry = enter(walker, cargo, place, to);
    if (entry === 'free' || entry === 'tied') reach(flood, hanging(cargo, entry), squareOf(flood, to), step + 1);
  }
};

/** The same cargo where the walker hangs on it, or does not. */
const hanging = (cargo: Cargo, entry: 'free' | 'tied'): Cargo =>
  cargo.hangs === (entry === 'tied')
    ? cargo
    : { hand: cargo.hand, held: cargo.held, where: cargo.where, hangs: !cargo.hangs };

const reach = (flood: Flood, cargo: Cargo, square: number, step: number): void => {
  const layer = layerOf(flood, cargo, square, step);
  if (isOn(flood, boardAt(flood, layer, SEEN), square)) return;
  putOn(flood, boardAt(flood, layer, SEEN), square);
  putOn(flood, boardAt(flood, layer, ENDS), square);
  mark(flood, layer, square, step);
};

/** All that something went on from, and all that it looked at from there. */
const touch = (flood: Flood): void => {
  const { bits, from, high, layers, low, to, walker, words } = flood;
  const reached = REACHED * words;
  const touched = TOUCHED * words;
  // Where what lies about makes no difference nobody comes farther than with the first cargo.
  const isFirstAll = flood.isPlain && !flood.isPerilous && !flood.climbed;
  for (let word = from - 1; word <= to + 1; word++) bits[reached + word] = 0;
  for (let layer = 0; layer < (isFirstAll ? 1 : layers); layer++) {
    const seen = boardAt(flood, layer, SEEN);
    const end = frontAt(flood, layer, walker.speed);
    const last = high[layer] as number;
    for (let word = low[layer] as number; word <= last; word++)
      bits[reached + word] =
        (bits[reached + word] as number) | ((bits[seen + word] as number) & ~(bits[end + word] as number));
  }
  putOn(flood, reached, squareOf(flood, walker.start));
  for (let word = from; word <= to; word++)
    bits[touched + word] = (bits[reached + word] as number) | stepInto(flood, reached, word);
  bits[touched + from - 1] = 0;
  bits[touched + to + 1] = 0;
  if (flood.climbed) touchFurther(flood);
};

/** What an aid is tied to is a step beyond (B-ROP-05). */
const touchFurther = (flood: Flood): void => {
  const { bits, from, to, words } = flood;
  const touched = TOUCHED * words;
  const scratch = SCRATCH * words;
  for (let word = 0; word < words; word++)
    bits[scratch + word] = word < from || word > to ? 0 : (bits[touched + word] as number);
  for (let word = 1; word < words - 1; word++)
    bits[touched + word] = (bits[scratch + word] as number) | stepInto(flood, scratch, word);
};
