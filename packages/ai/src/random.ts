import { type Action, legal, type Ruleset, type Seat, type State } from '@archmage/engine';
import type { Random } from './pick.ts';

/** Any legal action, each as likely as the other. */
export const random = (rules: Ruleset, view: State, seat: Seat, draw: Random): Action => {
  const choices = legal(rules, view, seat);
  return choices.at(draw(choices.length));
};
