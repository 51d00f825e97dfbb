// The solo game for whoever shows or explains it. It is not part of the main entry: a table fetches it when it plays alone.

import type { NpcCard } from './boxes/prison/solo/cards.ts';
import { gameOf as gameIn } from './boxes/prison/solo/game.ts';
import { activationIn } from './boxes/prison/solo/revealer.ts';
import { type Trace, traceOf } from './boxes/prison/solo/trace.ts';
import { stageIn } from './boxes/prison/solo/turn.ts';
import { situationOf } from './core/situation/situation.ts';
import type { PieceId, State } from './core/state.ts';
import type { Ruleset } from './rules/ruleset.ts';

export type { Effect, Line, NpcCard, ObjectiveName } from './boxes/prison/solo/cards.ts';
export { cardOf, isSolo, npcsOf } from './boxes/prison/solo/game.ts';
export * as piles from './boxes/prison/solo/piles.ts';
export { codeOf, readCards } from './boxes/prison/solo/read.ts';
export type { Bar, LineTrace, StepTrace, Trace, WayTrace } from './boxes/prison/solo/trace.ts';
export { upNext } from './boxes/prison/solo/turn.ts';
export { LEVELS, type Level } from './rules/ruleset.ts';

/** The level, the Vision and the cards of a solo game. */
export const gameOf = (rules: Ruleset) => gameIn(rules);

/** What somebody would do if he were activated now, whoever's turn it is; or with another card. */
export const wouldDo = (rules: Ruleset, state: State, npc: PieceId, card?: NpcCard): Trace =>
  traceOf(situationOf(rules, state), { npc, left: 0, ap: undefined, mode: undefined }, card);

/** What the Non-Player does next, in the activation under way or with the next card; nothing while it is not its turn. */
export const doesNext = (rules: Ruleset, state: State): Trace | undefined => {
  const task = activationIn(state);
  const stage = task && stageIn(situationOf(rules, state), task);
  return stage && traceOf(situationOf(rules, state), stage);
};
