import { BESIDE } from '../../../board/drawing.ts';
import type { Place } from '../../../core/state.ts';
import { EMPTY } from './cargo.ts';
import {
  addTo,
  BARE_SET,
  type Flood,
  FREE_SET,
  FRONT,
  LADEN_SET,
  NO_MORE,
  OBSTACLE_SET,
  ODD_SET,
  ON_SET,
  ROOMY_SET,
  RUGGED_SET,
  SETS,
} from './flood.ts';
import { BARE, FREE, flagWithout, LADEN, LETHAL } from './footing.ts';
import { mayGoOn } from './range.ts';
import { stop } from './steps.ts';
import { isOurs, type Walker } from './walker.ts';

/** What the places in range are to the walker, as sets. */
export const makeSets = (flood: Flood): void => {
  const words = (flood.size + 31) >> 5;
  flood.words = words;
  flood.stride = (FRONT + 1 + flood.walker.speed) * words;
  if (SETS * words > flood.sets.length) flood.sets = new Int32Array(SETS * words * 2);
  for (let word = 0; word < words; word++) describe(flood, word);
  if (flood.isHelped) for (let word = 0; word < words; word++) describeTerrain(flood, word);
  else
    for (let word = 0; word < words; word++) {
      flood.sets[OBSTACLE_SET * words + word] = 0;
      flood.sets[RUGGED_SET * words + word] = 0;
    }
};

const describe = (flood: Flood, word: number): void => {
  const { flags, footing, places, sets, size, walker, words } = flood;
  let bare = 0;
  let laden = 0;
  let roomy = 0;
  let on = 0;
  let free = 0;
  let lethal = 0;
  for (let at = word * 32, end = Math.min(size, at + 32); at < end; at++) {
    const place = places[at] as Place;
    const bit = 1 << (at & 31);
    const flag = isOurs(walker, place) ? flagWithout(footing, walker, place) : (flags[at] as number);
    if (flag & BARE) bare |= bit;
    if (flag & LADEN) laden |= bit;
    if (flag & FREE) free |= bit;
    if (flag & LETHAL) lethal |= bit;
    if (mayGoOn(flood, flag, place)) on |= bit;
    if (isRoomy(walker, flag, place)) roomy |= bit;
  }
  sets[ROOMY_SET * words + word] = roomy;
  sets[BARE_SET * words + word] = bare;
  sets[LADEN_SET * words + word] = laden;
  sets[ON_SET * words + word] = on;
  sets[FREE_SET * words + word] = free;
  sets[ODD_SET * words + word] = lethal;
};

const describeTerrain = ({ places, sets, size, walker, words }: Flood, word: number): void => {
  const { beside, terrain } = walker.situation.maze;
  let obstacles = 0;
  let rugged = 0;
  for (let at = word * 32, end = Math.min(size, at + 32); at < end; at++) {
    const place = places[at] as Place;
    if (terrain[place] !== 0) obstacles |= 1 << (at & 31);
    if ((beside[place] as number) & BESIDE.obstacle) rugged |= 1 << (at & 31);
  }
  sets[OBSTACLE_SET * words + word] = obstacles;
  sets[RUGGED_SET * words + word] = obstacles | rugged;
  sets[ODD_SET * words + word] = (sets[ODD_SET * words + word] as number) | obstacles;
};

/** What each place is next to. Who comes to the last places has no step left. */
export const linkUp = (flood: Flood): void => {
  const { neighbours, walker, within, words } = flood;
  const inner = within[walker.speed - 1] as number;
  if (inner * words > flood.adjacent.length) flood.adjacent = new Int32Array(inner * words * 2);
  const { adjacent } = flood;
  for (let at = 0; at < inner * words; at++) adjacent[at] = 0;
  for (let at = 0; at < inner; at++)
    for (let side = at * 4; side < at * 4 + 4 && neighbours[side] !== NO_MORE; side++)
      addTo(adjacent, at * words, neighbours[side] as number);
};

const NOWHERE = -2;

/** May one stop there with nothing in hand? Hands for more than one thing need more room when they are free (P-PALADIN-15). */
export const isRoomy = (walker: Walker, flag: number, place: Place): boolean => {
  if (flag & BARE || walker.loads < 2) return (flag & BARE) !== 0;
  const cargo = { hand: EMPTY, held: 0, where: walker.homes.map(() => NOWHERE), hangs: false };
  return stop(walker, cargo, place, 'free') === undefined;
};
