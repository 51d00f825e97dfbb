// The public face of the engine. `docs/api.md` shows an example of each function that runs as a test.

// Rules: a box and the options agreed on become a ruleset.

export { legend, scenarios } from './boxes/at-hand.ts';
export { HANDICAPS, type HandicapRow, type Strength } from './boxes/base/handicap.ts';
export { ROOM_SIZE } from './boxes/board.ts';
export { compile } from './boxes/index.ts';
export { knownOwn, ownFor } from './boxes/known.ts';
export { asNewGame } from './boxes/new-game.ts';
export { learnNpcs, learnRooms, learnScenario, ownIdOf } from './boxes/own.ts';
export {
  type AskOf,
  BOX_PARTS,
  BOXES,
  type BoxId,
  type ByBox,
  type ByPart,
  boxesIn,
  type CharacterOf,
  type GroundOf,
  type KindOf,
  type ObjectOf,
  type PartAsks,
  type PartId,
} from './boxes/registry.ts';
export { type Supply, supplyOf } from './boxes/supply.ts';
export { type CardFace, type CardSort, cardValue, isOfSort } from './rules/card.ts';
export type { LibraryCode } from './rules/library/refusing.ts';
export { BOOK_TIMER } from './rules/options.ts';
export { type Member, type Options, type Ruleset, TERRAIN } from './rules/ruleset.ts';
export type { Own, OwnNpcs, OwnRooms, OwnScenario, Scenario } from './rules/scenario.ts';

// The game: what a state is, what may be done in it, what follows, how a fact changes it.

export {
  type Action,
  type ActionOf,
  type ActionType,
  type Leg,
  type Limit,
  SECRET_ACTIONS,
  type Way,
} from './core/action.ts';
export { type Choices, legal, movers } from './core/choices/legal.ts';
export { type Reach, type Trial, trial, walks } from './core/choices/walks.ts';
export { type Applied, apply, attempt, check, decide, isRefusal } from './core/decide.ts';
export { type EventOf, type EventType, type GameEvent, REMOVALS } from './core/event.ts';
export { evolve } from './core/evolve.ts';
export {
  type Facts,
  REFUSAL_CODES,
  type Refusal,
  type RefusalCode,
  type VetoCode,
} from './core/refusal.ts';
export { start } from './core/start.ts';
export * from './core/state.ts';
export { type Chance, shuffled } from './core/views/chance.ts';
export { determinize } from './core/views/determinize.ts';

// Fighting: whom one reaches and how, who takes part and what each brings, what a defeat costs.

export { aimlines } from './core/combat/aim.ts';
export { callOn, layable } from './core/combat/cards.ts';
export type { Attack, Bonus, Combat, CombatPlan, CombatResult, Fighter, Share } from './core/combat/combat.ts';
export { attacksFromAfar, canReach, combatOf, lossesOf } from './core/combat/index.ts';
export { FEAT_SORTS, type Feat, type FeatName, type FeatSort, featsIn, featsOf } from './feats/feats.ts';

// Around it: what a viewer may see, points, running clocks, what may be taken back.

export { limits, type Running } from './core/actions/clock.ts';
export { optionsOf } from './core/asking/ask.ts';
export { PARTS } from './core/asking/option.ts';
export { type Batch, finalState, type GameRecord } from './core/record.ts';
export { heldBy, score } from './core/score.ts';
export { type Sightline, sightlines } from './core/situation/sight.ts';
export { type Memory, redact, redactEvent, VIEWERS, type View, type Viewer } from './core/views/redact.ts';
export { takeback } from './core/views/takeback.ts';

// Chance that can be checked afterwards.

export { type Dice, dice, drawAt, keepsPromise } from './dice/dice.ts';
export { sealOf } from './dice/seal.ts';

// Text: actions, places, tokens, positions, games, and why a text cannot be read.

export { formatAction, formatSecret, parseAction } from './notation/action.ts';
export { hashOf } from './notation/hash.ts';
export { edgeName, formatPlace, formatTile, parsePlace, parseTile } from './notation/place.ts';
export { formatPosition, formatPositionLine } from './notation/position.ts';
export { parsePosition, parseRulesId } from './notation/read-position.ts';
export { type Answer, parseRecord } from './notation/read-record.ts';
export { type Fold, formatBatch, formatRecord } from './notation/record.ts';
export { formatKind, formatOwn, formatToken, parseOwn, parseToken } from './notation/token.ts';
export { type Fact, type Phrase, type PhraseCode, type Phrases, say } from './phrases.ts';
export { explain, type ParseError, type Result } from './result.ts';

// The board, for those who draw it.

export { markedEdge } from './board/edge.ts';
export { type Labyrinth, labyrinthOf, seenAcross } from './board/labyrinth.ts';
export { EDGES, type Edge, formatRoom, parseRooms, type Room } from './board/room.ts';
