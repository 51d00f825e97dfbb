import type { Place } from '../state.ts';
import { type Cargo, putDown } from './cargo.ts';
import {
  addLayer,
  BARE,
  boardAt,
  cargoIn,
  countOn,
  ENDS,
  type Flood,
  isIn,
  isOn,
  mark,
  PASS,
  putOn,
  SEEN,
  spread,
  squareOf,
} from './flood.ts';
import { living } from './living.ts';

/**
 * With nothing else moved before, whoever lays down his load and comes to nothing else is done with exchanging, and nobody
 * comes to the same otherwise: such a layer is only counted, and made again when somebody looks at one of its walks.
 */
export const leaveForGood = (flood: Flood, layer: number, place: Place, step: number): boolean => {
  if (!flood.plain[layer] || !isFirst(flood, layer)) return false;
  const cargo = cargoIn(flood, layer);
  const isLast = step === flood.walker.speed - 1;
  const ends = isLast ? endsBeside(flood, cargo, place) : endsFrom(flood, cargo, place, step);
  if (ends < 0) return false;
  const { leaves, left } = flood;
  leaves[left] = layer;
  leaves[left + 1] = squareOf(flood, place);
  leaves[left + 2] = step;
  leaves[left + 3] = ends;
  flood.left = left + 4;
  return true;
};

/** All but what is in hand lies where it lay before the walk. */
const isFirst = (flood: Flood, layer: number): boolean => {
  const { homes } = flood.walker;
  const { hand, where } = cargoIn(flood, layer);
  for (let thing = 0; thing < where.length; thing++) if (thing !== hand && where[thing] !== homes[thing]) return false;
  return true;
};

/** How many ends the last step has from here; -1 where it comes to something. */
const endsBeside = (flood: Flood, { hand, where }: Cargo, place: Place): number => {
  const { walker, words } = flood;
  let ends = 0;
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const to = walker.link[edge] as number;
    if (to < 0) continue;
    const square = squareOf(flood, to);
    if (!isOn(flood, PASS * words, square)) continue;
    for (let thing = 0; thing < where.length; thing++) if (thing !== hand && where[thing] === to) return -1;
    if (isOn(flood, BARE * words, square)) ends++;
  }
  return ends;
};

/** The same for several steps. */
const endsFrom = (flood: Flood, cargo: Cargo, place: Place, step: number): number => {
  const { hand, where } = cargo;
  const layer = flood.cargoes.count;
  // What he has left makes a difference only where one may die on the way.
  if (flood.isPerilous) flood.bare = putDown(cargo, hand, place);
  const ends = grow(flood, layer, squareOf(flood, place), step);
  const seen = boardAt(flood, layer, SEEN);
  for (let thing = 0; thing < where.length; thing++)
    if (thing !== hand && isIn(flood, layer, seen, squareOf(flood, where[thing] as Place))) return -1;
  return ends;
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
