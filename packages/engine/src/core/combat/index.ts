import type { Ruleset } from '../../rules/ruleset.ts';
import { situationOf } from '../situation.ts';
import type { CommitTask, PieceId, Place, Seat, State } from '../state.ts';
import type { Attack, CombatPlan, CombatResult } from './combat.ts';
import { planIn, planOf } from './plan.ts';
import { attacksFrom } from './reach.ts';
import { resultOf } from './result.ts';

/** The combat that an attack would begin, which must be legal, or the one that cards are being chosen for. */
export const combatOf = (rules: Ruleset, state: State, of: Attack | CommitTask): CombatPlan =>
  'kind' in of ? planIn(situationOf(rules, state), of) : planOf(situationOf(rules, state), of);

/** What a combat costs the side that loses it. */
export const lossesOf = (rules: Ruleset, state: State, combat: CombatPlan, loser: Seat): CombatResult =>
  resultOf(situationOf(rules, state), combat, loser);

/** Whom a character could attack from a place, and how; whether it may do so now is for `check` to say. */
export const attacksOf = (rules: Ruleset, state: State, piece: PieceId, from: Place): readonly Attack[] =>
  attacksFrom(situationOf(rules, state), piece, from);
