// What a box is written with: `@archmage/engine/box`. `docs/adding-a-box.md` builds one with it, step by step.

// The box and what comes in it.

export type { Edge, Legend, Room } from './board/room.ts';
export { deck, layout } from './boxes/board.ts';
export { general } from './boxes/general.ts';
export { squares } from './families/squares.ts';
export { type Box, type Character, character, type Layout, object, type Terrain, type Thing } from './rules/box.ts';
export { actionCard, type CardFace, combatCard, JUMP } from './rules/card.ts';
export type { Cites, Citing } from './rules/cites.ts';
export { compileBoxes } from './rules/compile.ts';
export { DEFAULTS } from './rules/options.ts';
export type { Ruleset } from './rules/ruleset.ts';

// The hooks of a rule, and abilities that say all there is to say.

export { carries, cites, never, readsCards, slays, turnsEitherWay, wards, worth } from './rules/library/plain.ts';
export { refusing } from './rules/library/refusing.ts';
export {
  type AfterRule,
  after,
  NO_TARGET,
  type OfferRule,
  offer,
  type PlanRule,
  type QuestionRule,
  question,
  type ReachRule,
  type ResultRule,
  type Rule,
  type Use,
} from './rules/rule.ts';

// What a rule asks of the situation.

export type { Attack, Combat, CombatResult, Fighter } from './core/combat/combat.ts';
export { isFoe } from './core/combat/reach.ts';
export type { Refusal } from './core/refusal.ts';
export { firstInLine } from './core/situation/sight.ts';
export { isCharacter, NOBODY, objectsWith, ownerOf, pieceOf, type Situation } from './core/situation/situation.ts';
export { type Option, opponent, type PieceId, type Seat } from './core/state.ts';

// What a rule does.

export { ask, type Question } from './core/asking/ask.ts';
export { countLeft, lay, pileNamed } from './core/asking/pile.ts';
export { eliminate, useUp, wound } from './core/harm.ts';
export type { Tx } from './core/tx.ts';
export { mend } from './rules/library/heal.ts';
