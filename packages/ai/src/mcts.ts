import { type Action, apply, determinize, legal, opponent, SEATS, type State } from '@archmage/engine';
import type { Bot, Question } from './bot.ts';
import { greedy } from './greedy.ts';
import { actorIn, drawn, rolledOut, valueFor } from './mcts/rollout.ts';
import { below, mostTried, type Node, rootOf, select } from './mcts/tree.ts';

/** Looks so many times what may come of single actions, in worlds that look like its view; `isOver` stops it early. */
export const searching =
  (iterations: number): Bot =>
  (question) => {
    const { rules, view, seat } = question;
    const choices = legal(rules, view, seat);
    if (choices.length === 1) return { action: choices.at(0) };
    return { action: searched(question, iterations) ?? greedy(question).action };
  };

export const mcts: Bot = searching(400);

/** However late it is. */
const LEAST = 20;
/** How often it looks at one world before the next: what is known of its rooms is worked out once. */
const STAY = 10;

/** Nothing when no world looks like the view: one that was set up by hand. */
const searched = (question: Question, iterations: number): Action | undefined => {
  const { rules, view, seat, random, isOver = () => false } = question;
  const trees: Trees = { yellow: rootOf(), blue: rootOf() };
  let world: State | undefined;
  for (let count = 0; count < iterations && (count < LEAST || !isOver()); count++) {
    if (count % STAY === 0) world = determinize(rules, view, random);
    if (world === undefined) return undefined;
    iterate(question, trees, world);
  }
  return mostTried(trees[seat]);
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
      at[each] = below(at[each], each, choice.action, actor);
      paths[each].push(at[each]);
    }
    state = apply(rules, state, actor, choice.action).state;
    isNew = choice.isNew;
  }
  const value = valueFor(rules, rolledOut(rules, state, random), seat);
  for (const node of paths[seat]) count(node, value);
  for (const node of paths[opponent(seat)]) count(node, 1 - value);
};

const count = (node: Node, value: number): void => {
  node.visits += 1;
  node.total += value;
};
