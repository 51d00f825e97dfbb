import { BESIDE } from '../../board/drawing.ts';
import type { Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { IN_HAND } from './cargo.ts';
import { FEW } from './carrying.ts';
import { type Flood, lowest, NO_MORE } from './flood.ts';
import { findRange, lookFarther, thingsInRange } from './range.ts';
import { renew, type Walker } from './walker.ts';

/** Who walks, where it could come and what it could move. */
export const begin = (flood: Flood, situation: Situation): void => {
  renew(flood.walker, situation, NOTHING);
  flood.isHelped = false;
  flood.length = 0;
  if (!flood.isKept) findRange(flood);
  findThings(flood);
  const obstacles = obstaclesHelped(flood);
  if (obstacles === 0 || !isAnyRugged(flood, obstacles)) return;
  // With help one comes farther, and may find more.
  flood.isHelped = true;
  findRange(flood);
  findThings(flood);
  lookFarther(flood);
};

const NOTHING: readonly PieceId[] = [];

const findThings = (flood: Flood): void => {
  const things = thingsInRange(flood);
  if (things.length > 0) renew(flood.walker, flood.walker.situation, things);
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
const isAnyRugged = (flood: Flood, obstacles: number): boolean => {
  const { places, size, walker } = flood;
  const { beside } = walker.situation.maze;
  let rugged = 0;
  for (let at = 0; at < size; at++) {
    const place = places[at] as Place;
    const isNear = ((beside[place] as number) & BESIDE.obstacle) !== 0 && isBeside(walker, place, obstacles);
    if (isNear || hasAny(walker, place, obstacles)) rugged |= 1 << (at & 31);
  }
  return rugged !== 0 && (size > FEW || isAnyAidNear(flood, rugged));
};

const hasAny = ({ situation }: Walker, place: Place, obstacles: number): boolean =>
  ((situation.maze.terrain[place] as number) & obstacles) !== 0;

const isBeside = (walker: Walker, place: Place, obstacles: number): boolean => {
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const there = walker.link[edge] as number;
    if (there >= 0 && hasAny(walker, there, obstacles)) return true;
  }
  return false;
};

const isAnyAidNear = (flood: Flood, rugged: number): boolean => {
  const { index, walker } = flood;
  const { aid } = walker.situation.rules.masks;
  for (let nth = 0; nth < walker.things.length; nth++) {
    if (aid[walker.things[nth] as PieceId] === 0) continue;
    const home = walker.homes[nth] as Place;
    if (withinReach(flood, home === IN_HAND ? 0 : (index[home + 1] as number)) & rugged) return true;
  }
  return false;
};

/** Where one could come by way of this place. */
const withinReach = (flood: Flood, by: number): number => {
  let reached = 1;
  let step = 0;
  for (; !(reached & (1 << by)); step++) reached = widened(flood, reached);
  reached = 1 << by;
  for (; step < flood.walker.speed; step++) reached = widened(flood, reached);
  return reached;
};

/** These places, and those beside them. */
const widened = ({ neighbours, walker, within }: Flood, reached: number): number => {
  let wider = reached;
  const inner = within[walker.speed - 1] as number;
  for (let bits = reached; bits !== 0; bits &= bits - 1) {
    const at = lowest(bits);
    for (let side = at * 4; at < inner && side < at * 4 + 4 && neighbours[side] !== NO_MORE; side++)
      wider |= 1 << (neighbours[side] as number);
  }
  return wider;
};
