import {
  type Action,
  cardValue,
  check,
  legal,
  opponent,
  parseAction,
  type Ruleset,
  type State,
  topTask,
} from '@archmage/engine';
import type { Exercise } from './lesson.ts';

/** What the other seat does, asked in this state or in its own view of it: the first reply that is legal, else the least. */
export const replyOf = ({ rules, seat, replies }: Exercise, view: State): Action => {
  const other = opponent(seat);
  for (const text of replies) {
    const read = parseAction(rules, view, other, text);
    if (read.ok && check(rules, view, other, read.value) === undefined) return read.value;
  }
  const choices = [...legal(rules, view, other)];
  const least = topTask(view)?.kind === 'commit' ? lowest(rules, choices) : choices.find(({ type }) => type === 'pass');
  const action = least ?? choices[0];
  if (action === undefined) throw new Error('The other seat is not asked.');
  return action;
};

const lowest = (rules: Ruleset, choices: readonly Action[]): Action | undefined => {
  const worth = (action: Action) => ('card' in action ? cardValue(rules, action.card) : Number.POSITIVE_INFINITY);
  return choices.toSorted((a, b) => worth(a) - worth(b))[0];
};
