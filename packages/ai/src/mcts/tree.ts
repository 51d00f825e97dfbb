import {
  type Action,
  type Actor,
  type Chance,
  type Choices,
  check,
  type Ruleset,
  type Seat,
  type State,
  shuffled,
} from '@archmage/engine';

/** What a seat knows at some time of the search, and how well it did from there on. */
export interface Node {
  visits: number;
  /** Chances to win, summed up. */
  total: number;
  /** What led here, and whose it was. */
  readonly action: Action | undefined;
  readonly by: Actor | undefined;
  readonly below: Map<string, Node>;
  /** Numbers of choices, in the order in which they will be tried. */
  untried: number[] | undefined;
}

export const rootOf = (): Node => made(undefined, undefined);

const made = (action: Action | undefined, by: Actor | undefined): Node => ({
  visits: 0,
  total: 0,
  action,
  by,
  below: new Map(),
  untried: undefined,
});

/** Whoever is asked, and where. */
export interface Asked {
  readonly rules: Ruleset;
  readonly state: State;
  readonly actor: Seat;
  readonly choices: Choices;
  readonly random: Chance;
}

export interface Choice {
  readonly action: Action;
  readonly isNew: boolean;
}

/** Something not tried yet, or what promises most (UCB1) of what can be done in this world. */
export const select = (node: Node, asked: Asked): Choice => {
  const { rules, state, actor, choices, random } = asked;
  node.untried ??= shuffled(
    Array.from({ length: choices.length }, (_, nth) => nth),
    random,
  );
  // In another world there may be fewer choices here.
  for (let nth = node.untried.pop(); nth !== undefined; nth = node.untried.pop())
    if (nth < choices.length) return { action: choices.at(nth), isNew: true };
  const known = [...node.below.values()].sort((a, b) => promise(b, node) - promise(a, node));
  for (const { action, by } of known)
    if (action && by === actor && check(rules, state, actor, action) === undefined) return { action, isNew: false };
  return { action: choices.at(random(choices.length)), isNew: true };
};

const promise = ({ visits, total }: Node, { visits: all }: Node): number =>
  total / visits + CURIOSITY * Math.sqrt(Math.log(all) / visits);

/** Most actions change the chances by a few hundredths. */
const CURIOSITY = 0.2;

/** Where an action leads in a tree, by whose it was and how it looks there. */
export const below = (node: Node, action: Action, by: Actor, look: string): Node => {
  const key = `${by} ${look}`;
  const known = node.below.get(key) ?? made(action, by);
  node.below.set(key, known);
  return known;
};

/** Of those tried equally often the one that did best. */
export const mostTried = ({ below }: Node): Action | undefined => {
  let best: Node | undefined;
  for (const node of below.values()) if (best === undefined || isSurer(node, best)) best = node;
  return best?.action;
};

const isSurer = (node: Node, best: Node): boolean =>
  node.visits > best.visits || (node.visits === best.visits && node.total > best.total);
