import {
  type Action,
  apply,
  determinize,
  isAskedInSecret,
  legal,
  opponent,
  SEATS,
  SECRET_ACTIONS,
  type State,
  topTask,
} from '@archmage/engine';
import type { Bot, Question } from './bot.ts';
import { greedy } from './greedy.ts';
import { paceFrom } from './mcts/pace.ts';
import { actorIn, drawn, rolledOut, valueFor } from './mcts/rollout.ts';
import { below, mostTried, type Node, rootOf, select } from './mcts/tree.ts';

/** UCT over single actions, in worlds that look like its view: so many looks at each decision, or what `isOver` leaves. */
export const searching = (iterations: number): Bot => {
  const pace = paceFrom(iterations);
  return (question) => {
    const { rules, view, seat, isOver } = question;
    const choices = legal(rules, view, seat);
    if (choices.length === 1) return { action: choices.at(0) };
    const most = isOver === undefined ? iterations : Math.max(LEAST, pace.share(view, seat));
    const { count, action } = searched(question, most);
    if (isOver !== undefined) pace.spend(count, isOver() ? 'up' : 'left');
    return { action: action ?? greedy(question).action };
  };
};

export const mcts: Bot = searching(400);

/** However late it is. */
const LEAST = 20;
/** How often it looks at one world before the next: what is known of its rooms is worked out once. */
const STAY = 10;

/** No action when no world looks like the view: one that was set up by hand. */
const searched = (question: Question, most: number): { count: number; action: Action | undefined } => {
  const { rules, view, seat, random, isOver = () => false } = question;
  const trees: Trees = { yellow: rootOf(), blue: rootOf() };
  let world: State | undefined;
  let count = 0;
  for (; count < most && (count < LEAST || !isOver()); count++) {
    if (count % STAY === 0) world = determinize(rules, view, random);
    if (world === undefined) return { count, action: undefined };
    iterate(question, trees, world);
  }
  return { count, action: mostTried(trees[seat]) };
};

/** Each seat has a tree of what it sees: what the other does in secret leads to the same node, whatever it is. */
interface Trees {
  yellow: Node;
  blue: Node;
}

/** Down the trees to something not tried yet, some random actions more, and up again with what came of it. */
const iterate = (question: Question, trees: Trees, world: State): void => {
  const { rules, seat, random } = question;
  const paths = { yellow: [trees.yellow], blue: [trees.blue] };
  const at: Trees = { ...trees };
  let state = world;
  for (let isNew = false; !isNew; ) {
    const actor = actorIn(state, seat);
    if (actor === undefined) break;
    const choices = legal(rules, state, actor);
    const choice =
      actor === 'chance' ? drawn(choices, random) : select(at[actor], { rules, state, actor, choices, random });
    for (const each of SEATS) {
      at[each] = below(at[each], choice.action, actor, lookOf(state, choice.action, actor === each ? 'own' : 'other'));
      paths[each].push(at[each]);
    }
    state = apply(rules, state, actor, choice.action).state;
    isNew = choice.isNew;
  }
  const value = valueFor(rules, rolledOut(rules, state, random), seat);
  for (const node of paths[seat]) count(node, value);
  for (const node of paths[opponent(seat)]) count(node, 1 - value);
};

/** What is drafted is named aloud (P-MIX-16); any other secret is only seen to be one. */
const lookOf = (state: State, action: Action, whose: 'own' | 'other'): string => {
  const isSecret = (SECRET_ACTIONS.includes(action.type) && topTask(state)?.kind !== 'draft') || isAskedInSecret(state);
  return isSecret && whose === 'other' ? action.type : JSON.stringify(action);
};

const count = (node: Node, value: number): void => {
  node.visits += 1;
  node.total += value;
};
