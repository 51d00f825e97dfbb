import { type Action, apply, type Choices, legal, type State, topTask } from '@archmage/engine';
import type { Question } from '../bot.ts';

/** The answer that leads to the best position, whatever is asked; a coin decides between equals. */
export const answerBest = ({ rules, view, seat, random }: Question, worth: (state: State) => number): Action => {
  const outcome = (state: State, choices: Choices, nth: number): State =>
    apply(rules, state, topTask(state)?.seats[0] ?? seat, choices.at(nth)).state;
  /** What chance draws next is the mean of a few draws. */
  const worthAfter = (state: State): number => {
    const draws = legal(rules, state, 'chance');
    if (topTask(state)?.kind !== 'question' || draws.length === 0) return worth(state);
    const tried = Array.from({ length: Math.min(draws.length, DRAWS) }, (_, nth) => nth);
    return tried.reduce((sum, nth) => sum + worth(outcome(state, draws, nth)), 0) / tried.length;
  };
  const choices = legal(rules, view, seat);
  const rated = [...choices].map((action, nth) => ({
    action,
    worth: worthAfter(outcome(view, choices, nth)),
    coin: random(COIN),
  }));
  const [best] = rated.sort((a, b) => b.worth - a.worth || b.coin - a.coin);
  return (best ?? { action: choices.at(0) }).action;
};

const DRAWS = 12;
const COIN = 1000;
