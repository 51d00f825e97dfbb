import {
  type Action,
  type Actor,
  apply,
  type Chance,
  type Choices,
  isAsked,
  isSeat,
  legal,
  movers,
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
    state = apply(rules, state, actor, sampled(rules, state, actor, random)).state;
  }
  return state;
};

/** Whose answer comes next; of two that are asked at once the first one's. */
export const actorIn = (state: State, first: Seat): Seat | 'chance' | undefined =>
  ([first, opponent(first), 'chance'] as const).find((actor) => isAsked(state, actor));

/** Anything that one of the characters may do, drawn first so that the others need not be looked at. */
const sampled = (rules: Ruleset, state: State, actor: Actor, random: Chance): Action => {
  const ready = isSeat(actor) ? movers(rules, state, actor) : [];
  const choices = legal(rules, state, actor, ready.length === 0 ? undefined : ready[random(ready.length)]);
  return choices.length === 0 ? { type: 'pass' } : choices.at(random(choices.length));
};

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
