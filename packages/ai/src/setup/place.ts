import { type Action, apply, legal, type State } from '@archmage/engine';
import type { Question } from '../bot.ts';
import { pick } from '../pick.ts';

/** Where the next token of a revealed room goes (B-REV-05): the best of all tokens and squares, any of equal ones. */
export const place = ({ rules, view, seat, random }: Question, worthOf: (state: State) => number): Action => {
  let best: Action[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal(rules, view, seat)) {
    const worth = worthOf(apply(rules, view, seat, action).state);
    if (worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push(action);
  }
  return pick(random, best);
};
