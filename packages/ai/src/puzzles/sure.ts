import { type Action, type Actor, apply, isAsked, legal, opponent, type State, topTask } from '@archmage/engine';
import { type Effort, isSpent, type Verdict } from './effort.ts';
import { hasReached, isOver, type Quest } from './goal.ts';
import { deedsOf, keyOf, mayScore, type Places, placesOf, shelfOf } from './lines.ts';

/** A search for what a solver can be sure of: he picks what he likes, the other and chance whatever is worst for him. */
export interface Proof {
  readonly quest: Quest;
  readonly effort: Effort;
  /** Whether the solver is content with how the turn ended. */
  readonly isGood: (state: State) => Verdict;
  readonly seen: Places<Verdict>;
}

export const proofOf = (quest: Quest, effort: Effort, isGood: Proof['isGood'] = () => 'no'): Proof => ({
  quest,
  effort,
  isGood,
  seen: placesOf(),
});

/** Whether the goal is sure to be reached with so many actions. Cards laid and questions answered are no actions. */
export const isSure = (proof: Proof, state: State, actions: number): Verdict => {
  const { quest, effort, seen } = proof;
  if (hasReached(quest, state)) return 'yes';
  if (isOver(quest, state)) return proof.isGood(state);
  if (isSpent(effort)) return 'spent';
  const actor = askedFirst(quest, state);
  if (actor !== quest.seat) return worst(proof, state, actor, actions);
  if (topTask(state)?.kind !== 'act') return best(proof, state, actions);
  const shelf = shelfOf(seen, state, actions);
  const key = keyOf(state);
  const verdict = shelf.get(key) ?? best(proof, state, actions);
  shelf.set(key, verdict);
  return verdict;
};

/** Of two who lay their cards at once the solver goes first: he cannot know the other's. */
export const askedFirst = ({ seat }: Quest, state: State): Actor => {
  if (isAsked(state, seat)) return seat;
  return isAsked(state, opponent(seat)) ? opponent(seat) : 'chance';
};

const best = (proof: Proof, state: State, actions: number): Verdict => {
  const { quest, effort } = proof;
  let verdict: Verdict = 'no';
  for (const action of optionsOf(proof, state, actions)) {
    effort.nodes += 1;
    const after = apply(quest.rules, state, quest.seat, action).state;
    const found = isSure(proof, after, actions - costOf(action));
    if (found === 'yes') return 'yes';
    if (found === 'spent') verdict = 'spent';
    if (isSpent(effort)) return 'spent';
  }
  return verdict;
};

const worst = (proof: Proof, state: State, actor: Actor, actions: number): Verdict => {
  const { quest, effort } = proof;
  let verdict: Verdict = 'yes';
  for (const action of legal(quest.rules, state, actor)) {
    effort.nodes += 1;
    const found = isSure(proof, apply(quest.rules, state, actor, action).state, actions);
    if (found === 'no') return 'no';
    if (found === 'spent') verdict = 'spent';
  }
  return verdict;
};

/** What the solver might do now, with so many actions to come. */
export const optionsOf = ({ quest }: Pick<Proof, 'quest'>, state: State, actions: number): readonly Action[] => {
  const { rules, seat, goal } = quest;
  if (topTask(state)?.kind !== 'act') return [...legal(rules, state, seat)];
  const isHold = goal.kind === 'hold';
  if (actions === 0) return isHold ? [PASS] : [];
  const deeds = deedsOf(rules, state, seat);
  if (isHold) return [...deeds, PASS];
  return actions === 1 ? deeds.filter((action) => mayScore(rules, state, action)) : deeds;
};

const PASS: Action = { type: 'pass' };

const FREE: readonly Action['type'][] = ['commit', 'answer', 'card', 'pass', 'place'];

export const costOf = ({ type }: Action): number => (FREE.includes(type) ? 0 : 1);

/** One way through, with the first of the other's answers where he has several. */
export const lineOf = (proof: Proof, state: State, actions: number): readonly Step[] => {
  const { quest } = proof;
  if (hasReached(quest, state) || isOver(quest, state)) return [];
  const actor = askedFirst(quest, state);
  const options = actor === quest.seat ? optionsOf(proof, state, actions) : [...legal(quest.rules, state, actor)];
  for (const action of actor === quest.seat ? options : options.toReversed()) {
    const after = apply(quest.rules, state, actor, action).state;
    if (isSure(proof, after, actions - costOf(action)) !== 'yes') continue;
    return [{ actor, action }, ...lineOf(proof, after, actions - costOf(action))];
  }
  return [];
};

export interface Step {
  readonly actor: Actor;
  readonly action: Action;
}
