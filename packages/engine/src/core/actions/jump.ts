import type { JumpAction } from '../action.ts';
import { isOpenTo, refuseAt } from '../ground.ts';
import { type Refusal, type RefusalCode, refuse } from '../refusal.ts';
import { findAt, isCharacter, isExit, isLinked, loadOf, NOBODY, pieceOf, type Situation } from '../situation.ts';
import type { Card, PieceId, Place, Seat } from '../state.ts';
import { settle, spend } from '../turn.ts';
import { type Cargo, EMPTY, putDown } from '../walk/cargo.ts';
import { thingsOf } from '../walk/check.ts';
import { depart, leave, restsThere, stop } from '../walk/steps.ts';
import { firstCargo, type Walker, walkerOf } from '../walk/walker.ts';
import { checkActor, checkVeto, type Handler } from './handler.ts';
import { arrive, leaveLoad } from './move.ts';

export const jump: Handler<'jump'> = {
  check: (situation, seat, action) => {
    const unable = checkActor(situation, seat, action.piece) ?? checkVeto(situation, action.piece, 'jump');
    if (unable) return unable;
    if (jumpCardOf(situation, seat as Seat) === undefined) return refuse(situation.rules, 'noJumpCard');
    return checkFlight(situation, action) ?? checkLanding(situation, action);
  },
  perform: (tx, seat, { piece, over, to, leave: leaves }) => {
    spend(tx, piece);
    tx.emit({ type: 'discarded', seat: seat as Seat, card: jumpCardOf(tx.now(), seat as Seat) as Card });
    if (leaves !== undefined) leaveLoad(tx, piece, leaves === true ? loadOf(tx.now(), piece) : leaves);
    tx.emit({ type: 'moved', piece, path: [over, to] });
    arrive(tx, piece);
    settle(tx);
  },
};

/** B-JUMP-01: what a jump costs besides its point. */
export const jumpCardOf = (situation: Situation, seat: Seat): Card | undefined =>
  situation.rules.family.economy.jumpCards(situation, seat)[0];

const checkFlight = (situation: Situation, { piece, over, to }: JumpAction): Refusal | undefined => {
  const { rules } = situation;
  const start = pieceOf(situation, piece).at;
  if (!isLinked(situation, start, over) || !isLinked(situation, over, to)) return refuse(rules, 'noJump', { over, to });
  if (!isJumpable(situation, over)) return refuseAt(situation, over, 'notPit', { over });
  if (isOccupied(situation, over)) return refuse(rules, 'occupiedPit', { over });
  return to === start ? refuse(rules, 'jumpBack', { to }) : undefined;
};

const isJumpable = ({ maze, rules }: Situation, over: Place): boolean => {
  const obstacles = maze.terrain[over] as number;
  return obstacles !== 0 && (obstacles & ~rules.hazards.jumped) === 0;
};

const isOccupied = (situation: Situation, over: Place): boolean =>
  findAt(situation, over, (id) => isCharacter(situation, id)) !== NOBODY;

export const mayBeJumped = (situation: Situation, over: Place): boolean =>
  isJumpable(situation, over) && !isOccupied(situation, over);

/** What becomes of a jump, if one may fly that way. */
export const checkLanding = (situation: Situation, action: JumpAction): Refusal | undefined => {
  const { piece, to, leave: leaves } = action;
  if (leaves === undefined && isOpenTo(situation, piece, to)) return undefined;
  const walker = walkerOf(situation, piece, thingsOf(situation, piece));
  return checkGround(walker, action, cargoAfter(walker, action));
};

/** B-OBJ-13; a rope that holds the jumper stays behind (B-JUMP-08). */
const cargoAfter = (walker: Walker, action: JumpAction): Refusal | Cargo => {
  const { rules } = walker.situation;
  const cargo = firstCargo(walker);
  const thing = leftOf(walker, cargo, action);
  if (isHeldByLoad(walker, cargo)) {
    const isAid = (rules.masks.carrierRest[walker.things[thing] as PieceId] ?? 0) !== 0;
    return isAid ? putDown(cargo, thing, walker.start) : refuse(rules, 'aidStays', { piece: walker.id });
  }
  return action.leave === undefined ? cargo : checkLeaving(walker, cargo, thing);
};

/** Which of its things it leaves: its only one, or the one it names. */
const leftOf = ({ things }: Walker, { hand, held }: Cargo, { leave: left }: JumpAction): number => {
  if (left === true) return held === 1 ? hand : -1;
  return left === undefined || held < 2 ? -1 : things.indexOf(left);
};

/** Levitation is for Moves: without its rope even a flyer could not have stopped where it stands (B-WIZ-01, B-WIZ-02). */
const isHeldByLoad = (walker: Walker, cargo: Cargo): boolean =>
  cargo.hand !== EMPTY && stop(walker, cargo, walker.start, 'free') === 'stopOnPit';

/** Dropping one's load where one stands before an action that is no Move (B-OBJ-13). */
export const checkLeaving = (walker: Walker, cargo: Cargo, thing = cargo.hand): Refusal | Cargo => {
  const left = leave(walker, cargo, walker.start, thing);
  const code = typeof left === 'string' ? left : depart(walker, cargo, left, walker.start);
  return code === undefined ? (left as Cargo) : refuseAt(walker.situation, walker.start, code, { piece: walker.id });
};

const checkGround = (walker: Walker, { to }: JumpAction, cargo: Refusal | Cargo): Refusal | undefined => {
  if ('code' in cargo) return cargo;
  const { situation } = walker;
  if (isFoeOnExit(walker, to)) return refuse(situation.rules, 'exitGuarded', { to });
  // A rope in hand holds on the second pit (B-JUMP-06).
  const code = restsThere(walker, cargo, to);
  return code && refuseAt(situation, to, LANDING[code] ?? code, { place: to });
};

/** The jump's own reasons where a Move would have others (B-JUMP-05, B-JUMP-06). */
const LANDING: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  stopWithFoe: 'noLanding',
  stopWithFriend: 'noLanding',
  crowded: 'noLanding',
  stopOnPit: 'doublePit',
};

/** B-JUMP-07, B-WAL-06: who arrives rather than moves through needs a square without any enemy. */
export const isFoeOnExit = ({ situation, seat }: Walker, to: Place): boolean =>
  isExit(situation, seat, to) && findAt(situation, to, (id) => isCharacter(situation, id)) !== NOBODY;
