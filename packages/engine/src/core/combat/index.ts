import { labyrinthOf } from '../../board/labyrinth.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { situationOf } from '../situation/situation.ts';
import type { CommitTask, PieceId, Seat, State } from '../state.ts';
import type { Attack, CombatPlan, CombatResult } from './combat.ts';
import { planIn, planOf } from './plan.ts';
import { attacksOf, checkReach } from './reach.ts';
import { resultOf } from './result.ts';

/** The combat that an attack would begin, which must be legal, or the one that cards are being chosen for. */
export const combatOf = (rules: Ruleset, state: State, of: Attack | CommitTask): CombatPlan =>
  'kind' in of ? planIn(situationOf(rules, state), of) : planOf(situationOf(rules, state), of);

/** What a combat costs the side that loses it. */
export const lossesOf = (rules: Ruleset, state: State, combat: CombatPlan, loser: Seat): CombatResult =>
  resultOf(situationOf(rules, state), combat, loser);

/** Could a character attack another where they are, by hand or by another way it has? Whether it may is for `check` to say. */
export const canReach = (rules: Ruleset, state: State, piece: PieceId, target: PieceId): boolean => {
  const [from, to] = [state.pieces[piece]?.at ?? -1, state.pieces[target]?.at ?? -1];
  if (from < 0 || to < 0) return false;
  if (rules.family.melee(labyrinthOf(rules, state.tiles), from, rules.grid).includes(to)) return true;
  return rules.ways.size > 0 && attacksOf(situationOf(rules, state), piece).some((attack) => attack.target === target);
};

/** The attacks that a character's weapons allow where it is, besides those by hand. */
export const attacksFromAfar = (rules: Ruleset, state: State, piece: PieceId): readonly Attack[] => {
  if (rules.ways.size === 0) return [];
  const situation = situationOf(rules, state);
  return attacksOf(situation, piece).filter(
    (attack) => attack.way !== undefined && checkReach(situation, attack) === undefined,
  );
};
