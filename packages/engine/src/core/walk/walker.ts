import { FOE, FRIEND, TERRAIN, WOUNDED_FOE, WOUNDED_FRIEND } from '../../rules/ruleset.ts';
import type { RefusalCode } from '../refusal.ts';
import { isCharacter, loadOf, memberOf, NOBODY, ownerOf, pieceOf, type Situation } from '../situation.ts';
import type { PieceId, Place, Seat } from '../state.ts';
import { type Cargo, putDown, takeUp, whereIs } from './cargo.ts';
import { crossWith, type Ground, groundOf, occupantOf, restWith } from './ground.ts';

/** Somebody about to walk: the questions `legal` and `check` both ask, step by step (B-MOVE-14). */
export interface Walker {
  readonly situation: Situation;
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
}

export const walkerOf = (situation: Situation, id: PieceId): Walker => {
  const { owner, speed } = memberOf(situation, id);
  const { grid, lines } = situation.rules;
  const exitFrom = grid.squares + (lines[0]?.seat === owner ? grid.lineLength : 0);
  return {
    exitFrom,
    exitTo: exitFrom + grid.lineLength,
    situation,
    ground: groundOf(situation, owner),
    id,
    seat: owner,
    start: pieceOf(situation, id).at,
    speed,
    cross: situation.rules.masks.cross[id] as number,
    rest: situation.rules.masks.rest[id] as number,
  };
};

export const cargoOf = ({ situation, id }: Walker): Cargo => ({ hand: loadOf(situation, id), moved: [] });

const OCCUPANTS = TERRAIN - 1;

/** `tied`: the walker hangs on the aid it carries, and may stop there (B-ROP-02). */
export type Entry = 'free' | 'tied' | RefusalCode;

/** A step from one place to a linked one (B-MOVE-02 to B-MOVE-06). */
export const enter = (walker: Walker, cargo: Cargo, from: Place, to: Place): Entry => {
  const need = crossNeed(walker, cargo, to) & ~walker.cross;
  if (need & OCCUPANTS) return 'foeInTheWay';
  const aid = aidOf(walker, cargo);
  if (need & ~aid) return 'pitInTheWay';
  if (aid === 0) return 'free';
  if (need === 0) {
    if (leansOn(walker, cargo, from, aid) && !isFirm(walker, cargo, to)) return 'oneRopeOnePit';
    return isTied(walker, cargo, from, to) ? 'tied' : 'free';
  }
  if (!isFirm(walker, cargo, from)) return 'oneRopeOnePit';
  return anchors(walker, cargo, to) < 2 ? 'fewAnchors' : 'tied';
};

/** Does somebody who could fly over hang on his load instead? */
const isTied = (walker: Walker, cargo: Cargo, from: Place, to: Place): boolean =>
  !isFirm(walker, cargo, to) && isFirm(walker, cargo, from) && anchors(walker, cargo, to) >= 2;

/** May the action end here (B-MOVE-07)? */
export const stop = (walker: Walker, cargo: Cargo, place: Place, entry: 'free' | 'tied'): RefusalCode | undefined => {
  if (place >= walker.exitFrom && place < walker.exitTo) return undefined;
  const need = restNeed(walker, cargo, place) & ~walker.rest;
  if (need & FRIEND) return 'stopWithFriend';
  if (need & (FOE | WOUNDED_FOE)) return 'stopWithFoe';
  if (need & ~(entry === 'tied' ? aidOf(walker, cargo) : 0)) return 'stopOnPit';
  const held = tokensOn(walker, cargo, place) + 1 + (cargo.hand === NOBODY ? 0 : 1);
  return held > walker.situation.rules.family.holds ? 'crowded' : undefined;
};

/** The same for somebody who arrives other than by a step, with an aid in hand if he has one (B-WAL-05). */
export const restsThere = (walker: Walker, cargo: Cargo, place: Place): RefusalCode | undefined =>
  stop(walker, cargo, place, isTied(walker, cargo, walker.start, place) ? 'tied' : 'free');

/** B-OBJ-01, B-OBJ-02, B-OBJ-07, B-OBJ-11. */
export const take = (walker: Walker, cargo: Cargo, place: Place, token: PieceId): RefusalCode | Cargo => {
  const { situation } = walker;
  if (cargo.hand !== NOBODY) return 'handsFull';
  if (token === walker.id || whereIs(situation, cargo, token) !== place) return 'notHere';
  if (!isPortable(walker, token)) return 'notPortable';
  if (restNeed(walker, cargo, place) & FOE) return 'foesSquare';
  return takeUp(cargo, token);
};

/** B-OBJ-06, B-OBJ-07, B-ROP-04. On a friend's square the load goes to him (B-OBJ-09). */
export const leave = (walker: Walker, cargo: Cargo, place: Place): RefusalCode | Cargo => {
  if (cargo.hand === NOBODY) return 'handsEmpty';
  const rest = restNeed(walker, cargo, place);
  if (rest & FOE) return 'foesSquare';
  const obstacles = walker.situation.maze.terrain[place] as number;
  if (obstacles !== 0 && !(rest & FRIEND)) {
    if (obstacles & ~(walker.situation.rules.masks.anyoneRest[cargo.hand] as number)) return 'pitTakesNothing';
    if (anchors(walker, cargo, place) < 2) return 'fewAnchors';
  }
  return putDown(cargo, place, homeOf(walker, cargo.hand));
};

/** What the walker leaves behind must be able to lie together (B-OBJ-05), and no friend may fall (B-PIT-06). */
export const depart = (walker: Walker, cargo: Cargo, place: Place): RefusalCode | undefined => {
  const { masks } = walker.situation.rules;
  const count = findTokens(walker, cargo, place);
  let standing: PieceId = NOBODY;
  let woundedFriends = 0;
  let objects = 0;
  let wounded = 0;
  let obstacles = walker.situation.maze.terrain[place] as number;
  for (let i = 0; i < count; i++) {
    const id = found[i] as number;
    const occupant = occupantOf(walker.situation, walker.seat, id);
    obstacles &= ~(masks.anyoneRest[id] as number);
    if (occupant === 0) objects++;
    else if (occupant === FRIEND || occupant === FOE) standing = id;
    else wounded++;
    if (occupant === WOUNDED_FRIEND) woundedFriends++;
  }
  if (standing !== NOBODY && objects + wounded > 1) return 'twoLoads';
  if (objects > 1 || wounded > 1) return 'twoTogether';
  if (standing !== NOBODY) return obstacles & ~(masks.rest[standing] as number) ? 'friendWouldFall' : undefined;
  return obstacles !== 0 && woundedFriends > 0 ? 'friendWouldFall' : undefined;
};

/** What a passer-by could take up here. */
export const portableTokens = (walker: Walker, cargo: Cargo, place: Place): readonly PieceId[] => {
  const tokens: PieceId[] = [];
  const count = findTokens(walker, cargo, place);
  for (let i = 0; i < count; i++) if (isPortable(walker, found[i] as number)) tokens.push(found[i] as number);
  return tokens;
};

/** Objects of either colour, and wounded characters of one's own (B-OBJ-01). */
export const isPortable = ({ situation, seat }: Walker, token: PieceId): boolean =>
  !isCharacter(situation, token) || (pieceOf(situation, token).wounded && ownerOf(situation, token) === seat);

/** How many squares beside a pit somebody could stand on (B-ROP-05). */
export const anchors = (walker: Walker, cargo: Cargo, place: Place): number => {
  const { link } = walker.situation.maze;
  let count = 0;
  for (let direction = 0; direction < 4; direction++) {
    const there = link[place * 4 + direction] as number;
    if (there >= 0 && (crossNeed(walker, cargo, there) & ~OCCUPANTS) === 0) count++;
  }
  return count;
};

/** Could the walker stand here without what it carries, whoever else does (B-ROP-03)? */
const isFirm = (walker: Walker, cargo: Cargo, place: Place): boolean =>
  (restNeed(walker, cargo, place) & ~OCCUPANTS & ~walker.rest) === 0;

/** Does the walker hang on its load here? */
const leansOn = (walker: Walker, cargo: Cargo, place: Place, aid: number): boolean =>
  (crossNeed(walker, cargo, place) & ~walker.cross & aid) !== 0;

const aidOf = ({ situation }: Walker, { hand }: Cargo): number =>
  hand === NOBODY ? 0 : (situation.rules.masks.carrierRest[hand] as number);

/** The walker's own load has no home: it comes from his hand. */
export const homeOf = ({ situation, id }: Walker, token: PieceId): Place | undefined => {
  const { at, carrier } = pieceOf(situation, token);
  return carrier === id ? undefined : at;
};

const crossNeed = (walker: Walker, cargo: Cargo, place: Place): number => {
  if (!isTouched(walker, cargo, place)) return walker.ground.cross[place] as number;
  const { seat, situation } = walker;
  const count = findTokens(walker, cargo, place);
  let need = situation.maze.terrain[place] as number;
  for (let i = 0; i < count; i++) {
    const id = found[i] as number;
    need = crossWith(situation, occupantOf(situation, seat, id), id, need);
  }
  return need;
};

const restNeed = (walker: Walker, cargo: Cargo, place: Place): number => {
  if (!isTouched(walker, cargo, place)) return walker.ground.rest[place] as number;
  const { seat, situation } = walker;
  const count = findTokens(walker, cargo, place);
  let need = situation.maze.terrain[place] as number;
  for (let i = 0; i < count; i++) {
    const id = found[i] as number;
    need = restWith(situation, occupantOf(situation, seat, id), id, need);
  }
  return need;
};

export const tokensOn = (walker: Walker, cargo: Cargo, place: Place): number =>
  isTouched(walker, cargo, place) ? findTokens(walker, cargo, place) : (walker.ground.tokens[place] as number);

/** Has the walk changed what lies here? */
export const isTouched = ({ situation, start }: Walker, { hand, moved }: Cargo, place: Place): boolean => {
  if (place === start) return true;
  if (hand !== NOBODY && pieceOf(situation, hand).at === place) return true;
  for (let i = 0; i < moved.length; i += 2) {
    if (moved[i + 1] === place || pieceOf(situation, moved[i] as PieceId).at === place) return true;
  }
  return false;
};

/** Everything on a place but the walker and what it carries: counted, and listed in `found` until the next call. */
const findTokens = ({ id: self, situation }: Walker, cargo: Cargo, place: Place): number => {
  const { first, next } = situation;
  let count = 0;
  for (let id = first[place] as number; id >= 0; id = next[id] as number) {
    if (id !== self && whereIs(situation, cargo, id) === place) found[count++] = id;
  }
  const { moved } = cargo;
  for (let i = 0; i < moved.length; i += 2) {
    const id = moved[i] as PieceId;
    if (moved[i + 1] === place && pieceOf(situation, id).at !== place) found[count++] = id;
  }
  return count;
};

const found = new Int32Array(64);
