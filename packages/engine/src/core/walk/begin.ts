import { BESIDE } from '../../board/drawing.ts';
import type { PieceId, Place } from '../state.ts';
import { IN_HAND } from './cargo.ts';
import { type Flood, NO_MORE } from './flood.ts';
import { findRange, lookFarther, thingsInRange } from './range.ts';
import { putBefore, type Walker } from './walker.ts';
import { widened } from './widened.ts';

/** Who walks, where it could come and what it could move. */
export const begin = (flood: Flood): void => {
  flood.isHelped = false;
  flood.length = 0;
  if (!flood.isKept) findRange(flood);
  findThings(flood);
  const obstacles = obstaclesHelped(flood);
  if (obstacles === 0 || !isOfUse(flood, obstacles)) return;
  // With help one comes farther, and may find more.
  flood.isHelped = true;
  findRange(flood);
  findThings(flood);
  lookFarther(flood);
};

const findThings = (flood: Flood): void => {
  const things = thingsInRange(flood);
  if (things.length > 0) putBefore(flood.walker, things);
};

/** What some thing helps past, and the walker needs help with. */
const obstaclesHelped = ({ walker }: Flood): number => {
  const { rest, safe, situation, things } = walker;
  const { masks } = situation.rules;
  const { kills } = situation.rules.hazards;
  let helped = 0;
  for (let nth = 0; nth < things.length; nth++) helped |= masks.aid[things[nth] as PieceId] as number;
  return helped & ~((rest & ~kills) | (safe & kills));
};

/** What helps past obstacles makes no difference where there are none, nor where one does not come with it. */
const isOfUse = (flood: Flood, obstacles: number): boolean => {
  const { index, walker, within } = flood;
  const { aid } = walker.situation.rules.masks;
  for (let nth = 0; nth < walker.things.length; nth++) {
    if (aid[walker.things[nth] as PieceId] === 0) continue;
    const home = walker.homes[nth] as Place;
    const at = home === IN_HAND ? 0 : (index[home + 1] as number);
    let steps = 0;
    while ((within[steps] as number) <= at) steps++;
    if (comesToAny(flood, at, walker.speed - steps, obstacles)) return true;
  }
  return false;
};

/** Does one come from here to such an obstacle, or beside it with a step left? */
const comesToAny = (flood: Flood, from: number, most: number, obstacles: number): boolean => {
  const { neighbours, places, size, walker } = flood;
  seen = widened(seen, size);
  queue = widened(queue, size);
  round++;
  seen[from] = round;
  queue[0] = from;
  let count = 1;
  for (let at = 0, steps = 0, end = 1; at < count; at++) {
    if (at === end) {
      steps++;
      end = count;
    }
    const here = queue[at] as number;
    const place = places[here] as Place;
    if (hasAny(walker, place, obstacles)) return true;
    if (steps === most) continue;
    if (isBeside(walker, place, obstacles)) return true;
    for (let side = here * 4; side < here * 4 + 4 && neighbours[side] !== NO_MORE; side++) {
      const to = neighbours[side] as number;
      if (seen[to] === round) continue;
      seen[to] = round;
      queue[count++] = to;
    }
  }
  return false;
};

/** Of the question that is asked: where it has looked, by its number, and where it has still to look. */
let round = 0;
let seen: Int32Array = new Int32Array(64);
let queue: Int32Array = new Int32Array(64);

const hasAny = ({ situation }: Walker, place: Place, obstacles: number): boolean =>
  ((situation.maze.terrain[place] as number) & obstacles) !== 0;

const isBeside = (walker: Walker, place: Place, obstacles: number): boolean => {
  if (!((walker.situation.maze.beside[place] as number) & BESIDE.obstacle)) return false;
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const there = walker.link[edge] as number;
    if (there >= 0 && hasAny(walker, there, obstacles)) return true;
  }
  return false;
};
