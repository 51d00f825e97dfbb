import { opponent, type State } from '@archmage/engine';
import { type Effort, effortOf, type Verdict } from './effort.ts';
import { hasReached, isOver, pointsOf, type Quest } from './goal.ts';
import type { Proof, Step } from './sure.ts';
import { threatIn, works } from './threat.ts';

/** `open` while the solver's turn lasts. `missed` may say how the other goes on. */
export type Judgement =
  | { readonly said: 'open' }
  | { readonly said: 'reached' }
  | { readonly said: 'missed'; readonly threat: readonly Step[] };

/** Enough for whoever has at most three actions: some seconds at most. */
const PATIENCE = 1_500_000;

/** What has become of a puzzle. Where nobody finds how the other could go on, he cannot. */
export const judge = (quest: Quest, state: State, effort: Effort = effortOf(PATIENCE)): Judgement => {
  if (hasReached(quest, state)) return { said: 'reached' };
  if (!isOver(quest, state)) return { said: 'open' };
  if (quest.goal.kind !== 'hold' || state.ending !== undefined) return { said: 'missed', threat: [] };
  const threat = threatIn(threatOf(quest, effort), state);
  return typeof threat === 'string' ? { said: 'reached' } : { said: 'missed', threat };
};

/** Whether the other is held, asked again and again: what refuted one plan mostly refutes the next. */
export const holder = (quest: Quest, effort: Effort, each: number): Proof['isGood'] => {
  const refutations: (readonly Step[])[] = [];
  return (state): Verdict => {
    if (state.ending !== undefined) return state.ending.winner === quest.seat ? 'yes' : 'no';
    const threat = threatOf(quest, effortOf(Math.min(each, effort.most - effort.nodes)));
    if (refutations.some((line) => works(threat, state, line))) return 'no';
    const found = threatIn(threat, state);
    effort.nodes += threat.effort.nodes;
    if (typeof found === 'string') return found === 'none' ? 'yes' : 'spent';
    refutations.unshift(found);
    return 'no';
  };
};

const threatOf = (quest: Quest, effort: Effort) => ({
  rules: quest.rules,
  seat: opponent(quest.seat),
  points: pointsOf(quest),
  effort,
});
