import { firstAt, isCharacter, NOBODY } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { type Cargo, EMPTY, IN_HAND, putDown, takeUp, thingAt } from './cargo.ts';
import {
  ASKED,
  addExchange,
  addFlags,
  askFor,
  cargoAt,
  type Flood,
  LEFT,
  layerAt,
  layerOf,
  OURS_TO_PASS,
  placeAt,
} from './flood.ts';
import { LETHAL } from './footing.ts';
import { isFirstVisit } from './layers.ts';
import { depart, leave, take } from './steps.ts';
import { tokensOn, type Walker } from './walker.ts';

/** All that may be left and taken where a node was reached (B-OBJ-02, B-OBJ-08, B-OBJ-09); at a dead end it leads nowhere. */
export const exchange = (flood: Flood, at: number): void => {
  const { flags, walker } = flood;
  const place = placeAt(flood, at);
  const cargo = cargoAt(flood, at);
  // What is not in hand is where it was or where it was left.
  if (cargo.held === 0 && !((flags[place] as number) & ASKED)) return;
  const lying = thingAt(cargo, place);
  if (cargo.held === 0 && lying === EMPTY) return;
  const stand: Stand = { at, place };
  if (walker.loads > 1) rearrange(flood, stand, cargo);
  else if (lying === EMPTY && isBare(walker, place)) hop(flood, stand, putDown(cargo, cargo.hand, place));
  else if (cargo.held === 0 && isAlone(walker, cargo, lying)) hop(flood, stand, takeUp(cargo, lying));
  else lay(flood, stand, cargo);
};

interface Stand {
  readonly at: number;
  readonly place: Place;
}

/** Nothing and nobody there: nothing speaks against leaving something. */
const isBare = ({ situation }: Walker, place: Place): boolean =>
  firstAt(situation, place) === NOBODY && situation.maze.terrain[place] === 0;

/** It lies on bare floor, with nobody and nothing else: nothing speaks against taking it. */
const isAlone = (walker: Walker, cargo: Cargo, thing: number): boolean => {
  const place = cargo.where[thing] as Place;
  return (
    walker.situation.maze.terrain[place] === 0 &&
    tokensOn(walker, cargo, place) === 1 &&
    !isCharacter(walker.situation, walker.things[thing] as PieceId)
  );
};

/** Leaves the load if there is one, and takes what lies here. */
const lay = (flood: Flood, stand: Stand, cargo: Cargo): void => {
  const { walker } = flood;
  const { place } = stand;
  const emptied = cargo.hand === EMPTY ? cargo : leave(walker, cargo, place, cargo.hand);
  if (typeof emptied === 'string') return;
  if (emptied !== cargo && depart(walker, cargo, emptied, place) === undefined) hop(flood, stand, emptied);
  for (let thing = 0; thing < cargo.where.length; thing++) {
    if (cargo.where[thing] !== place) continue;
    const taken = take(walker, emptied, place, thing);
    if (typeof taken !== 'string' && depart(walker, cargo, taken, place) === undefined) hop(flood, stand, taken);
  }
};

/** With hands for several things: whatever can be left and taken here, in any combination. */
const rearrange = (flood: Flood, stand: Stand, cargo: Cargo): void => {
  const { walker } = flood;
  for (const other of rearranged(walker, cargo, stand.place))
    if (depart(walker, cargo, other, stand.place) === undefined) hop(flood, stand, other);
};

const rearranged = (walker: Walker, cargo: Cargo, place: Place): readonly Cargo[] => {
  const found = [cargo];
  for (const each of found) {
    for (let thing = 0; thing < each.where.length; thing++) {
      const isHeld = each.where[thing] === IN_HAND;
      if (!isHeld && each.where[thing] !== place) continue;
      const next = isHeld ? leave(walker, each, place, thing) : take(walker, each, place, thing);
      if (typeof next === 'string') continue;
      if (!found.some(({ where }) => where.every((at, n) => at === next.where[n]))) found.push(next);
    }
  }
  return found.slice(1);
};

/** The last thing a Move may do. */
export const exchangeAtLast = (flood: Flood, from: number): void => {
  const arrived = flood.count;
  for (let at = from; at < arrived; at++)
    if (flood.aided[layerAt(flood, at)] && isObstacle(flood.walker, placeAt(flood, at))) exchange(flood, at);
};

const isObstacle = ({ situation }: Walker, place: Place): boolean => situation.maze.terrain[place] !== 0;

/**
 * Goes on from here with another cargo. On the start and where one dies that is no visit: whoever comes back has made a
 * step and may stop (P-ROCKS-15).
 */
const hop = (flood: Flood, { at, place }: Stand, cargo: Cargo): void => {
  const { flags, layers } = flood;
  const layer = layerOf(flood, cargo);
  const isVisit = at > 0 && !((flags[place] as number) & LETHAL);
  if (isVisit && !isFirstVisit(layers, layer * flags.length + place)) return;
  // Whoever has but one thing does not come back to where it was left.
  if (!flood.isPlain) addFlags(flood, place, LEFT | OURS_TO_PASS);
  else if (cargo.where.length > 1) addFlags(flood, place, LEFT);
  // What is left on an obstacle may be stood on at once (B-ROP-01, B-ROP-04).
  if (isVisit && isObstacle(flood.walker, place)) askFor(flood, flood.count);
  addExchange(flood, place, layer, at);
};
