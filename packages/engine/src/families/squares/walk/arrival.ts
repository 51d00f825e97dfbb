import type { RefusalCode } from '../../../core/refusal.ts';
import { findAt, isCharacter, isExit, killsAt, NOBODY } from '../../../core/situation/situation.ts';
import type { Place } from '../../../core/state.ts';
import type { Stop } from '../../../rules/movement.ts';
import type { Cargo } from './cargo.ts';
import { depart, isTied, leave, stop } from './steps.ts';
import type { Walker } from './walker.ts';

// The questions of an action that brings somebody elsewhere and is no Move.

/** Dropping a thing where one stands (B-OBJ-13). */
export const drop = (walker: Walker, cargo: Cargo, thing: number): RefusalCode | Cargo => {
  const left = leave(walker, cargo, walker.start, thing);
  return typeof left === 'string' ? left : (depart(walker, cargo, left, walker.start) ?? left);
};

/** Coming there other than by a step, with an aid in hand if one has it (B-WAL-05, B-JUMP-06). */
export const land = (walker: Walker, cargo: Cargo, to: Place): Stop | 'exitGuarded' | undefined => {
  if (isFoeOnExit(walker, to)) return 'exitGuarded';
  // Only a Move may end where one dies (P-ROCKS-19).
  if (killsAt(walker.situation, to)) return 'stopOnPit';
  return stop(walker, cargo, to, isTied(walker, cargo, walker.start, to) ? 'tied' : 'free');
};

/** B-JUMP-07, B-WAL-06: who arrives rather than moves through needs a square without any enemy. */
const isFoeOnExit = ({ situation, seat }: Walker, to: Place): boolean =>
  isExit(situation, seat, to) && findAt(situation, to, (id) => isCharacter(situation, id)) !== NOBODY;
