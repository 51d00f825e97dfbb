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
import { type FightOutcome, fightOutcomes, fightValue, isFight } from './fight.ts';
import { imagined, type Mind } from './mind.ts';

/** The answer that leads to the best position, whatever is asked; a coin decides between equals. */
export const answerBest = (mind: Mind, view: State): Action => {
  const { rules, seat, random } = mind;
  const choices = legal(rules, view, seat);
  const world = imagined(mind, view);
  const rated = [...choices].map((action) => ({
    action,
    worth: foreseen(mind, apply(rules, world, seat, action).state),
    coin: random(COIN),
  }));
  const [best] = rated.sort((a, b) => b.worth - a.worth || b.coin - a.coin);
  return (best ?? { action: choices.at(0) }).action;
};

const COIN = 1000;

/** How a fight may end over which a rule may still ask: each answers as he likes it best. */
export const fightEnds = (mind: Mind, state: State): readonly FightOutcome[] => {
  const task = topTask(state);
  const asked = task?.kind === 'question' ? task.seats[0] : undefined;
  if (asked === undefined || asked === 'chance' || asked === 'clock') return fightOutcomes(mind, state);
  const sign = asked === mind.seat ? 1 : -1;
  let best = { state, worth: Number.NEGATIVE_INFINITY };
  for (const action of some(legal(mind.rules, state, asked))) {
    const after = apply(mind.rules, state, asked, action).state;
    const worth = sign * foreseen(mind, after);
    if (worth > best.worth) best = { state: after, worth };
  }
  return best.state === state ? fightOutcomes(mind, state) : fightEnds(mind, best.state);
};

/**
 * What a position is worth where a rule may go on asking, or a fight waits for its cards: what is best for oneself, worst
 * from the other, and the mean of what chance may draw. What is asked in secret is not guessed at.
 */
export const foreseen = (mind: Mind, state: State, depth = DEPTH): number => {
  const { rules, seat } = mind;
  const task = topTask(state);
  const asked: Actor | undefined = task?.kind === 'question' ? task.seats[0] : undefined;
  if (asked === undefined || depth === 0 || isAskedInSecret(state))
    return isFight(state) ? fightValue(mind, state) : appraise(mind, state);
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
