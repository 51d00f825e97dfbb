import {
  type Action,
  type Actor,
  apply,
  type Choices,
  isAskedInSecret,
  legal,
  type State,
  topTask,
} from '@archmage/engine';
import { appraise } from './appraise.ts';
import type { Mind } from './mind.ts';

/** The answer that leads to the best position, whatever is asked; a coin decides between equals. */
export const answerBest = (mind: Mind, view: State): Action => {
  const { rules, seat, random } = mind;
  const choices = legal(rules, view, seat);
  const rated = [...choices].map((action) => ({
    action,
    worth: foreseen(mind, apply(rules, view, seat, action).state),
    coin: random(COIN),
  }));
  const [best] = rated.sort((a, b) => b.worth - a.worth || b.coin - a.coin);
  return (best ?? { action: choices.at(0) }).action;
};

const COIN = 1000;

/**
 * What a position is worth where a rule may go on asking: what is best for oneself, worst from the other, and the mean of
 * what chance may draw. What is asked in secret is not guessed at.
 */
export const foreseen = (mind: Mind, state: State, depth = DEPTH): number => {
  const { rules, seat } = mind;
  const task = topTask(state);
  const asked: Actor | undefined = task?.kind === 'question' ? task.seats[0] : undefined;
  if (asked === undefined || depth === 0 || isAskedInSecret(state)) return appraise(mind, state);
  const worths = some(legal(rules, state, asked)).map((action) =>
    foreseen(mind, apply(rules, state, asked, action).state, depth - 1),
  );
  if (asked === 'chance') return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  return asked === seat ? Math.max(...worths) : Math.min(...worths);
};

/** How many questions after each other are thought through. */
const DEPTH = 2;

/** All of them when they are few, otherwise some from the first to the last. */
const some = (choices: Choices): readonly Action[] => {
  const count = Math.min(choices.length, MOST);
  return Array.from({ length: count }, (_, nth) => choices.at(Math.floor((nth * choices.length) / count)));
};

const MOST = 12;
