import type { RefusalCode } from '../../../core/refusal.ts';
import { firstAt, isCharacter, killsAt, memberOf, nextTo } from '../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import type { Stop } from '../../../rules/movement.ts';
import { FOE, FRIEND, WOUNDED_FOE, WOUNDED_FRIEND } from '../../../rules/ruleset.ts';
import { type Cargo, EMPTY, IN_HAND, putDown, takeUp } from './cargo.ts';
import { HOLDS, occupantOf } from './needs.ts';
import { aidOf, crossNeed, isOthers, isPortable, OCCUPANTS, restNeed, tokensOn, type Walker } from './walker.ts';

// The questions a walk is asked, step by step (B-MOVE-14); `legal` and `check` both ask them here.

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
    if (leansOn(walker, cargo, from, aid) && !isFirm(walker, cargo, to)) return 'oneAidOnePit';
    return isTied(walker, cargo, from, to) ? 'tied' : 'free';
  }
  if (!isFirm(walker, cargo, from)) return 'oneAidOnePit';
  return anchors(walker, cargo, to) < 2 ? 'fewAnchors' : 'tied';
};

/** May the action end here (B-MOVE-07)? */
export const stop = (walker: Walker, cargo: Cargo, place: Place, entry: 'free' | 'tied'): Stop | undefined => {
  if (place >= walker.exitFrom && place < walker.exitTo) return undefined;
  // Who dies there needs no room.
  if (killsAt(walker.situation, place)) return undefined;
  const need = restNeed(walker, cargo, place) & ~walker.rest;
  if (need & FRIEND) return 'stopWithFriend';
  if (need & (FOE | WOUNDED_FOE)) return 'stopWithFoe';
  if (need & ~(entry === 'tied' ? aidOf(walker, cargo) : 0)) return 'stopOnPit';
  const held = tokensOn(walker, cargo, place) + 1 + cargo.held;
  return held > HOLDS + Math.max(0, walker.loads - 1) ? 'crowded' : undefined;
};

/** B-OBJ-01, B-OBJ-02, B-OBJ-07, B-OBJ-11. `thing` counts among the walker's things, -1 if it is none of them. */
export const take = (walker: Walker, cargo: Cargo, place: Place, thing: number): RefusalCode | Cargo => {
  const token = walker.things[thing];
  if (walker.loads === 0) return 'noHands';
  if (cargo.held === walker.loads) return 'handsFull';
  if (token === undefined || cargo.where[thing] !== place) return 'notHere';
  if (!isPortable(walker.situation, walker.seat, token)) return 'notPortable';
  return restNeed(walker, cargo, place) & FOE ? 'foesSquare' : takeUp(cargo, thing);
};

/** B-OBJ-06, B-OBJ-07, B-ROP-04. On a friend's square the load goes to him (B-OBJ-09). */
export const leave = (walker: Walker, cargo: Cargo, place: Place, thing: number): RefusalCode | Cargo => {
  if (cargo.where[thing] !== IN_HAND) return 'handsEmpty';
  const { maze, rules } = walker.situation;
  const token = walker.things[thing] as PieceId;
  const rest = restNeed(walker, cargo, place);
  if (rest & FOE) return 'foesSquare';
  // What kills does no harm to objects (P-ROCKS-09, P-ROCKS-18).
  const harmless = isCharacter(walker.situation, token) ? 0 : rules.hazards.kills;
  const obstacles = (maze.terrain[place] as number) & ~harmless;
  if (obstacles !== 0 && !(rest & FRIEND)) {
    if (obstacles & ~(rules.masks.anyoneRest[token] as number)) return 'pitTakesNothing';
    if (anchors(walker, cargo, place) < 2) return 'fewAnchors';
  }
  return putDown(cargo, thing, place);
};

/** What the walker leaves behind must be able to lie together (B-OBJ-05), and no friend may fall (B-PIT-06). */
export const depart = (walker: Walker, arrived: Cargo, cargo: Cargo, place: Place): RefusalCode | undefined => {
  const { rules } = walker.situation;
  const { standing, objects, wounded, friends, obstacles } = heapOn(walker, cargo, place);
  if (standing !== EMPTY && objects + wounded > Math.max(1, memberOf(walker.situation, standing).loads))
    return 'twoLoads';
  if (standing === EMPTY && (wounded > 1 || (objects > 1 && !isBarter(walker, arrived, cargo, place))))
    return 'twoTogether';
  if (standing !== EMPTY) return obstacles & ~(rules.masks.rest[standing] as number) ? 'friendWouldFall' : undefined;
  return obstacles !== 0 && friends > 0 ? 'friendWouldFall' : undefined;
};

/** Where several objects lie already one may be given for another, and no more (P-PALADIN-07, P-PALADIN-13). */
const isBarter = (walker: Walker, arrived: Cargo, cargo: Cargo, place: Place): boolean => {
  let left = 0;
  for (let n = 0; n < cargo.where.length; n++) {
    if (cargo.where[n] !== place || arrived.where[n] === place) continue;
    if (isCharacter(walker.situation, walker.things[n] as PieceId) || ++left > 1) return false;
  }
  return heapOn(walker, cargo, place).objects <= heapOn(walker, arrived, place).objects;
};

/** What lies on a square the walker leaves: who stands there, how many objects, wounded and wounded friends. */
interface Heap {
  standing: PieceId;
  objects: number;
  wounded: number;
  friends: number;
  obstacles: number;
}

const heapOn = (walker: Walker, cargo: Cargo, place: Place): Heap => {
  const { maze } = walker.situation;
  const heap: Heap = { standing: EMPTY, objects: 0, wounded: 0, friends: 0, obstacles: maze.terrain[place] as number };
  for (let id = firstAt(walker.situation, place); id >= 0; id = nextTo(walker.situation, id)) {
    if (isOthers(walker, id)) pile(walker, heap, id);
  }
  for (let n = 0; n < cargo.where.length; n++) {
    if (cargo.where[n] === place) pile(walker, heap, walker.things[n] as PieceId);
  }
  return heap;
};

const pile = ({ seat, situation }: Walker, heap: Heap, id: PieceId): void => {
  const occupant = occupantOf(situation, seat, id);
  heap.obstacles &= ~(situation.rules.masks.anyoneRest[id] as number);
  if (occupant === 0) heap.objects++;
  else if (occupant === FRIEND || occupant === FOE) heap.standing = id;
  else heap.wounded++;
  if (occupant === WOUNDED_FRIEND) heap.friends++;
};

/** How many squares beside a pit somebody could stand on (B-ROP-05). */
const anchors = (walker: Walker, cargo: Cargo, place: Place): number => {
  const { maze, rules } = walker.situation;
  const { link } = maze;
  // A rope is tied to rocks that fall as well as to any floor (P-ROPE-07).
  const firm = OCCUPANTS | rules.hazards.kills;
  let count = 0;
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const there = link[edge] as number;
    if (there >= 0 && (crossNeed(walker, cargo, there) & ~firm) === 0) count++;
  }
  return count;
};

/** Does somebody who could fly over hang on his load instead? */
export const isTied = (walker: Walker, cargo: Cargo, from: Place, to: Place): boolean =>
  !isFirm(walker, cargo, to) && isFirm(walker, cargo, from) && anchors(walker, cargo, to) >= 2;

/** Could the walker stand here without what it carries, whoever else does (B-ROP-03)? */
const isFirm = (walker: Walker, cargo: Cargo, place: Place): boolean =>
  (restNeed(walker, cargo, place) & ~OCCUPANTS & ~walker.rest) === 0;

/** Does the walker hang on its load here? */
const leansOn = (walker: Walker, cargo: Cargo, place: Place, aid: number): boolean =>
  (crossNeed(walker, cargo, place) & ~walker.cross & aid) !== 0;
