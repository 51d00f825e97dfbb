import {
  apply,
  type Chance,
  type Choices,
  isAsked,
  legal,
  opponent,
  type Ruleset,
  type Seat,
  type State,
} from '@archmage/engine';
import { evaluate } from '../evaluate.ts';
import type { Choice } from './tree.ts';

/** Random play comes to no end: it is judged after so many actions, about a turn. */
const ACTIONS = 6;

/** Some random actions later. */
export const rolledOut = (rules: Ruleset, from: State, random: Chance): State => {
  let state = from;
  for (let count = 0; count < ACTIONS; count++) {
    const actor = actorIn(state, 'yellow');
    if (actor === undefined) break;
    const { action } = drawn(legal(rules, state, actor), random);
    state = apply(rules, state, actor, action).state;
  }
  return state;
};

/** Whose answer comes next; of two that are asked at once the first one's. */
export const actorIn = (state: State, first: Seat): Seat | 'chance' | undefined =>
  ([first, opponent(first), 'chance'] as const).find((actor) => isAsked(state, actor));

export const drawn = (choices: Choices, random: Chance): Choice => ({
  action: choices.at(random(choices.length)),
  isNew: false,
});

/** The chance to win, as the evaluation has it. */
export const valueFor = (rules: Ruleset, state: State, seat: Seat): number => {
  const { ending } = state;
  if (ending !== undefined) return ending.winner === 'draw' ? 0.5 : ending.winner === seat ? 1 : 0;
  return 1 / (1 + Math.exp(-evaluate(rules, state, seat) / SCALE));
};

/** Two points ahead is nearly three to one. */
const SCALE = 200;
