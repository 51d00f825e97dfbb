import { TERRAIN } from '../../rules/ruleset.ts';
import { isCharacter, memberOf, ownerOf, pieceOf, type Situation } from '../situation.ts';
import type { PieceId, Place, Seat } from '../state.ts';
import { type Cargo, EMPTY } from './cargo.ts';
import { crossWith, type Ground, groundOf, occupantOf, paint, repaint, restWith, wipe } from './ground.ts';

/** Somebody about to walk, and the things its walk may move: objects and wounded friends, its own load among them. */
export interface Walker {
  readonly situation: Situation;
  /** As it is without the walker and its things. */
  readonly ground: Ground;
  readonly id: PieceId;
  readonly seat: Seat;
  readonly start: Place;
  readonly speed: number;
  readonly cross: number;
  readonly rest: number;
  /** The places of the opponent's line. */
  readonly exitFrom: Place;
  readonly exitTo: Place;
  readonly things: readonly PieceId[];
  /** Where each thing lay before the walk, -1 for the walker's own load. */
  readonly homes: readonly Place[];
}

/** Takes the walker and its things off the ground for as long as the questions last. */
export const asWalker = <T>(
  situation: Situation,
  id: PieceId,
  things: readonly PieceId[],
  ask: (walker: Walker) => T,
): T => {
  const walker = walkerOf(situation, id, things);
  const { ground, homes, start } = walker;
  const lifted = homes.length === 0 ? undefined : homes.filter((home) => home >= 0 && home !== start);
  clear(walker, start);
  if (lifted) for (const home of lifted) clear(walker, home);
  try {
    return ask(walker);
  } finally {
    repaint(ground, situation, walker.seat, start);
    if (lifted) for (const home of lifted) repaint(ground, situation, walker.seat, home);
  }
};

const walkerOf = (situation: Situation, id: PieceId, things: readonly PieceId[]): Walker => {
  const { owner, speed } = memberOf(situation, id);
  const { grid, lines, masks } = situation.rules;
  const exitFrom = grid.squares + (lines[0]?.seat === owner ? grid.lineLength : 0);
  return {
    situation,
    ground: groundOf(situation, owner),
    id,
    seat: owner,
    start: pieceOf(situation, id).at,
    speed,
    cross: masks.cross[id] as number,
    rest: masks.rest[id] as number,
    exitFrom,
    exitTo: exitFrom + grid.lineLength,
    things,
    homes: things.length === 0 ? NONE : things.map((thing) => homeOf(situation, id, thing)),
  };
};

const NONE: readonly number[] = [];

const homeOf = (situation: Situation, walker: PieceId, thing: PieceId): Place => {
  const { at, carrier } = pieceOf(situation, thing);
  return carrier === walker ? -1 : at;
};

const clear = ({ ground, id: walker, seat, situation, things }: Walker, place: Place): void => {
  wipe(ground, situation, place);
  for (let id = situation.first[place] as number; id >= 0; id = situation.next[id] as number) {
    if (id !== walker && !things.includes(id)) paint(ground, situation, seat, id);
  }
};

export const cargoOf = ({ homes }: Walker): Cargo => ({ hand: homes.indexOf(-1), where: homes });

export const OCCUPANTS = TERRAIN - 1;

/** Obstacle bits a walker must be able to cross to enter this place, as its walk has left it. */
export const crossNeed = (walker: Walker, cargo: Cargo, place: Place): number => {
  const { situation, seat, things } = walker;
  let need = walker.ground.cross[place] as number;
  const { where } = cargo;
  for (let n = 0; n < where.length; n++) {
    if (where[n] !== place) continue;
    const id = things[n] as PieceId;
    need = crossWith(situation, occupantOf(situation, seat, id), id, need);
  }
  return need;
};

/** The same to stop there. */
export const restNeed = (walker: Walker, cargo: Cargo, place: Place): number => {
  const { situation, seat, things } = walker;
  let need = walker.ground.rest[place] as number;
  const { where } = cargo;
  for (let n = 0; n < where.length; n++) {
    if (where[n] !== place) continue;
    const id = things[n] as PieceId;
    need = restWith(situation, occupantOf(situation, seat, id), id, need);
  }
  return need;
};

/** Everything on a place but the walker and what it carries. */
export const tokensOn = (walker: Walker, cargo: Cargo, place: Place): number => {
  let count = walker.ground.tokens[place] as number;
  const { where } = cargo;
  for (let n = 0; n < where.length; n++) if (where[n] === place) count++;
  return count;
};

/** What a carried thing lets its bearer stop on. */
export const aidOf = ({ situation, things }: Walker, { hand }: Cargo): number =>
  hand === EMPTY ? 0 : (situation.rules.masks.carrierRest[things[hand] as PieceId] as number);

/** Objects of either colour, and wounded characters of one's own (B-OBJ-01). */
export const isPortable = (situation: Situation, seat: Seat, token: PieceId): boolean =>
  !isCharacter(situation, token) || (pieceOf(situation, token).wounded && ownerOf(situation, token) === seat);
