import { linksThrough } from '../../../board/labyrinth.ts';
import {
  firstAt,
  isCharacter,
  memberOf,
  nextTo,
  ownerOf,
  pieceOf,
  type Situation,
} from '../../../core/situation/situation.ts';
import type { PieceId, Place, Seat } from '../../../core/state.ts';
import { type Ruleset, TERRAIN } from '../../../rules/ruleset.ts';
import type { Writable } from '../../../writable.ts';
import { type Cargo, EMPTY, IN_HAND } from './cargo.ts';
import { crossWith, occupantOf, restWith } from './needs.ts';

/** Somebody about to walk, and the things its walk may move: objects and wounded friends, its own load among them. */
export interface Walker {
  readonly situation: Situation;
  readonly id: PieceId;
  readonly seat: Seat;
  readonly start: Place;
  readonly speed: number;
  readonly cross: number;
  readonly rest: number;
  /** What does not kill it; how many things it can carry; where its steps lead. */
  readonly safe: number;
  readonly loads: number;
  readonly link: Int16Array;
  /** The places of the opponent's line. */
  readonly exitFrom: Place;
  readonly exitTo: Place;
  readonly things: readonly PieceId[];
  /** Where each thing lay before the walk, -1 for the walker's own load. */
  readonly homes: readonly Place[];
}

export const walkerOf = (situation: Situation, id: PieceId, things: readonly PieceId[]): Walker => {
  const { loads, owner, speed } = memberOf(situation, id);
  const { masks } = situation.rules;
  const { exitFrom, exitTo } = exitsOf(situation.rules, owner);
  return {
    situation,
    id,
    seat: owner,
    start: pieceOf(situation, id).at,
    speed,
    cross: masks.cross[id] as number,
    rest: masks.rest[id] as number,
    safe: masks.safe[id] as number,
    loads,
    link: linksOf(situation, id),
    exitFrom,
    exitTo,
    things,
    homes: homesOf(situation, id, things),
  };
};

const NONE: readonly number[] = [];

/** The same character about to walk in another situation, nothing being known of things: what is its own for ever stays. */
export const renew = (walker: Writable<Walker>, situation: Situation): void => {
  walker.situation = situation;
  walker.start = pieceOf(situation, walker.id).at;
  walker.link = linksOf(situation, walker.id);
  walker.things = NONE;
  walker.homes = NONE;
};

/** What it may move. */
export const putBefore = (walker: Writable<Walker>, things: readonly PieceId[]): void => {
  walker.things = things;
  walker.homes = homesOf(walker.situation, walker.id, things);
};

/** Whoever walks in another situation that is the same to him. */
export const transfer = (walker: Writable<Walker>, situation: Situation): void => {
  walker.situation = situation;
};

const linksOf = ({ maze, rules }: Situation, id: PieceId): Int16Array =>
  linksThrough(maze, rules.masks.edges[id] as number);

const homesOf = (situation: Situation, id: PieceId, things: readonly PieceId[]): readonly Place[] => {
  if (things.length === 0) return NONE;
  const homes = things.slice();
  for (let n = 0; n < homes.length; n++) homes[n] = homeOf(situation, id, homes[n] as PieceId);
  return homes;
};

export const isExitOf = ({ exitFrom, exitTo }: Walker, place: Place): boolean => place >= exitFrom && place < exitTo;

export const exitsOf = ({ grid, lines }: Ruleset, seat: Seat): { readonly exitFrom: Place; readonly exitTo: Place } => {
  const exitFrom = grid.squares + (lines[0]?.seat === seat ? grid.lineLength : 0);
  return { exitFrom, exitTo: exitFrom + grid.lineLength };
};

const homeOf = (situation: Situation, walker: PieceId, thing: PieceId): Place => {
  const { at, carrier } = pieceOf(situation, thing);
  return carrier !== undefined && carrier === walker ? IN_HAND : at;
};

export const firstCargo = ({ homes }: Walker): Cargo => {
  const hand = homes.indexOf(IN_HAND);
  let held = hand < 0 ? 0 : 1;
  for (let n = hand + 1; held > 0 && n < homes.length; n++) if (homes[n] === IN_HAND) held++;
  return { hand, held, where: homes, hangs: false };
};

export const OCCUPANTS = TERRAIN - 1;

/** Obstacle bits a walker must be able to cross to enter this place, as its walk has left it. */
export const crossNeed = (walker: Walker, cargo: Cargo, place: Place): number => {
  const { situation, seat, things } = walker;
  const { maze } = situation;
  let need = maze.terrain[place] as number;
  for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id)) {
    if (isOthers(walker, id)) need = crossWith(situation, occupantOf(situation, seat, id), id, need);
  }
  const { where } = cargo;
  for (let n = 0; n < where.length; n++) {
    if (where[n] !== place) continue;
    const id = things[n] as PieceId;
    need = crossWith(situation, occupantOf(situation, seat, id), id, need);
  }
  return need;
};

export const isPassable = (walker: Walker, cargo: Cargo, place: Place): boolean =>
  (crossNeed(walker, cargo, place) & ~walker.cross) === 0;

/** The needs to stop there. Who has no hands cannot hold on to anything either. */
export const restNeed = (walker: Walker, cargo: Cargo, place: Place): number => {
  const { loads, situation, seat, things } = walker;
  const { maze } = situation;
  const obstacles = maze.terrain[place] as number;
  let need = obstacles;
  for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id)) {
    if (isOthers(walker, id)) need = restWith(situation, occupantOf(situation, seat, id), id, need);
  }
  const { where } = cargo;
  for (let n = 0; n < where.length; n++) {
    if (where[n] !== place) continue;
    const id = things[n] as PieceId;
    need = restWith(situation, occupantOf(situation, seat, id), id, need);
  }
  return loads === 0 ? need | obstacles : need;
};

/** Is it where the walker stands, or one of its things lies? They are no obstacle to it. */
export const isOurs = ({ homes, start }: Walker, place: Place): boolean => {
  if (place === start) return true;
  for (let thing = 0; thing < homes.length; thing++) if (homes[thing] === place) return true;
  return false;
};

/** Everything on a place but the walker and what it carries. */
export const tokensOn = (walker: Walker, cargo: Cargo, place: Place): number => {
  let count = 0;
  for (let id = firstAt(walker.situation, place); id >= 0; id = nextTo(walker.situation, id))
    if (isOthers(walker, id)) count++;
  const { where } = cargo;
  for (let n = 0; n < where.length; n++) if (where[n] === place) count++;
  return count;
};

/** Neither the walker nor one of its things: those are where the walk has brought them. */
export const isOthers = ({ id, things }: Walker, token: PieceId): boolean => {
  if (token === id) return false;
  for (let n = 0; n < things.length; n++) if (things[n] === token) return false;
  return true;
};

/** What carried things let their bearer stop on. */
export const aidOf = ({ situation, things }: Walker, cargo: Cargo): number => {
  const { carrierRest } = situation.rules.masks;
  if (cargo.held <= 1) return cargo.hand === EMPTY ? 0 : (carrierRest[things[cargo.hand] as PieceId] as number);
  return carried(things, cargo, carrierRest);
};

const carried = (things: readonly PieceId[], { where }: Cargo, masks: Uint16Array): number => {
  let set = 0;
  for (let n = 0; n < where.length; n++) if (where[n] === IN_HAND) set |= masks[things[n] as PieceId] as number;
  return set;
};

/** Would the walker die of this place? Not with a guard in hand, nor where one lies. */
export const isDeadly = (walker: Walker, cargo: Cargo, place: Place): boolean => {
  const { situation, things } = walker;
  const { maze, rules } = situation;
  let peril = (maze.terrain[place] as number) & rules.hazards.kills & ~walker.safe;
  if (peril === 0) return false;
  const { anyoneSafe, carrierSafe } = rules.masks;
  peril &= ~carried(things, cargo, carrierSafe);
  for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id))
    if (isOthers(walker, id)) peril &= ~(anyoneSafe[id] as number);
  const { where } = cargo;
  for (let n = 0; n < where.length; n++) if (where[n] === place) peril &= ~(anyoneSafe[things[n] as PieceId] as number);
  return peril !== 0;
};

/** Objects of either colour, and wounded characters of one's own (B-OBJ-01). */
export const isPortable = (situation: Situation, seat: Seat, token: PieceId): boolean =>
  !isCharacter(situation, token) || (pieceOf(situation, token).wounded && ownerOf(situation, token) === seat);
