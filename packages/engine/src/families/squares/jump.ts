import type { JumpAction } from '../../core/action.ts';
import { type Refusal, type RefusalCode, refuse } from '../../core/refusal.ts';
import { isOpenTo, refuseAt } from '../../core/situation/ground.ts';
import {
  findAt,
  firstAt,
  isCharacter,
  isLinked,
  loadsOf,
  NOBODY,
  pieceOf,
  type Situation,
} from '../../core/situation/situation.ts';
import type { PieceId, Place } from '../../core/state.ts';
import { drop, land } from './walk/arrival.ts';
import { type Cargo, EMPTY, putDown } from './walk/cargo.ts';
import { thingsOf } from './walk/check.ts';
import { stop } from './walk/steps.ts';
import { firstCargo, type Walker, walkerOf } from './walk/walker.ts';

/** All the jumps over a square beside to one beside that. */
export const jumps = (situation: Situation, piece: PieceId): readonly JumpAction[] => {
  const { link } = situation.maze;
  const { at } = pieceOf(situation, piece);
  const loads = loadsOf(situation, piece);
  const found: JumpAction[] = [];
  for (let first = at * 4; first < at * 4 + 4; first++) {
    const over = link[first] as number;
    if (over < 0 || !isJumpable(situation, over) || isOccupied(situation, over)) continue;
    for (let second = over * 4; second < over * 4 + 4; second++) {
      const to = link[second] as number;
      if (to < 0 || to === at || (loads.length === 0 && isBareObstacle(situation, piece, to))) continue;
      attempt(situation, { type: 'jump', piece, over, to }, found);
      for (const load of loads)
        attempt(situation, { type: 'jump', piece, over, to, leave: loads.length > 1 ? load : true }, found);
    }
  }
  return found;
};

const attempt = (situation: Situation, jump: JumpAction, found: JumpAction[]): void => {
  if (checkLanding(situation, jump) === undefined) found.push(jump);
};

/** Nobody lands with empty hands over what he cannot rest on, where nothing helps (B-JUMP-06): most pits lie side by side. */
const isBareObstacle = (situation: Situation, piece: PieceId, to: Place): boolean =>
  ((situation.maze.terrain[to] as number) & ~(situation.rules.masks.rest[piece] as number)) !== 0 &&
  firstAt(situation, to) === NOBODY;

export const checkJump = (situation: Situation, jump: JumpAction): Refusal | undefined =>
  checkFlight(situation, jump) ?? checkLanding(situation, jump);

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

/** What becomes of a jump, if one may fly that way. */
const checkLanding = (situation: Situation, jump: JumpAction): Refusal | undefined => {
  const { piece, to, leave } = jump;
  if (leave === undefined && isOpenTo(situation, piece, to)) return undefined;
  const walker = walkerOf(situation, piece, thingsOf(situation, piece));
  const cargo = cargoAfter(walker, jump);
  return 'code' in cargo ? cargo : checkGround(walker, cargo, to);
};

/** B-OBJ-13; a rope that holds the jumper stays behind (B-JUMP-08). */
const cargoAfter = (walker: Walker, jump: JumpAction): Refusal | Cargo => {
  const { id, situation, start, things } = walker;
  const cargo = firstCargo(walker);
  const thing = leftOf(walker, cargo, jump);
  if (isHeldByLoad(walker, cargo)) {
    const isAid = (situation.rules.masks.carrierRest[things[thing] as PieceId] ?? 0) !== 0;
    return isAid ? putDown(cargo, thing, start) : refuse(situation.rules, 'aidStays', { piece: id });
  }
  const left = jump.leave === undefined ? cargo : drop(walker, cargo, thing);
  return typeof left === 'string' ? refuseAt(situation, start, left, { piece: id }) : left;
};

/** Which of its things it leaves: its only one, or the one it names. */
const leftOf = ({ things }: Walker, { hand, held }: Cargo, { leave }: JumpAction): number => {
  if (leave === true) return held === 1 ? hand : -1;
  return leave === undefined || held < 2 ? -1 : things.indexOf(leave);
};

/** Levitation is for Moves: without its rope even a flyer could not have stopped where it stands (B-WIZ-01, B-WIZ-02). */
const isHeldByLoad = (walker: Walker, cargo: Cargo): boolean =>
  cargo.hand !== EMPTY && stop(walker, cargo, walker.start, 'free') === 'stopOnPit';

const checkGround = (walker: Walker, cargo: Cargo, to: Place): Refusal | undefined => {
  const { situation } = walker;
  const code = land(walker, cargo, to);
  if (code === 'exitGuarded') return refuse(situation.rules, code, { to });
  return code && refuseAt(situation, to, LANDING[code] ?? code, { place: to });
};

/** The jump's own reasons where a Move would have others (B-JUMP-05, B-JUMP-06). */
const LANDING: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  stopWithFoe: 'noLanding',
  stopWithFriend: 'noLanding',
  crowded: 'noLanding',
  stopOnPit: 'doublePit',
};
