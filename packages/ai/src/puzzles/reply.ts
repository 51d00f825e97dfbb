import { type Action, apply, legal, type State } from '@archmage/engine';
import { effortOf } from './effort.ts';
import type { Quest } from './goal.ts';
import { holder } from './judge.ts';
import { askedFirst, isSure, proofOf } from './sure.ts';

/** What the other answers in the solver's turn: what spoils most, if anything does; else the last thing there is. */
export const replyTo = (quest: Quest, state: State): Action => {
  const actor = askedFirst(quest, state);
  const answers = [...legal(quest.rules, state, actor)];
  const actions = Math.min(
    MOST_ACTIONS,
    state.turn.purses.reduce((sum, { ap }) => sum + ap, 0),
  );
  const proof = proofOf(quest, effortOf(PATIENCE), holder(quest, effortOf(PATIENCE), PATIENCE));
  const spoils = (action: Action): boolean =>
    isSure(proof, apply(quest.rules, state, actor, action).state, actions) !== 'yes';
  return answers.find(spoils) ?? (answers.at(-1) as Action);
};

const MOST_ACTIONS = 3;
const PATIENCE = 100_000;
