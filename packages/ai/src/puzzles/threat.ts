import {
  ACTORS,
  type Action,
  type Actor,
  apply,
  attempt,
  cardValue,
  isAsked,
  isRefusal,
  legal,
  type Ruleset,
  type Seat,
  type State,
  score,
  topTask,
} from '@archmage/engine';
import { type Effort, isSpent } from './effort.ts';
import { deedsOf, keyOf, mayScore, type Places, placesOf, shelfOf } from './lines.ts';
import type { Step } from './sure.ts';

/** What somebody could do in the turn that is beginning, if everybody else were on his side. */
export interface Threat {
  readonly rules: Ruleset;
  readonly seat: Seat;
  readonly points: number;
  readonly effort: Effort;
}

/** A way to so many points more in this turn; `none` when there is no such way, `spent` when nobody can say. */
export const threatIn = (threat: Threat, state: State): readonly Step[] | 'none' | 'spent' => {
  const goal = score(threat.rules, state, threat.seat) + threat.points;
  const hunt: Hunt = { ...threat, goal, turn: state.turn.number, seen: placesOf() };
  for (let actions = 1; actions <= MOST_ACTIONS; actions++) {
    hunt.seen = placesOf();
    hunt.isCut = false;
    const line = follow(hunt, state, actions);
    if (line !== undefined) return line;
    if (isSpent(threat.effort)) return 'spent';
    if (!hunt.isCut) return 'none';
  }
  return 'spent';
};

/** Whether a way that worked elsewhere works here too. */
export const works = (
  { rules, seat, points }: Omit<Threat, 'effort'>,
  state: State,
  line: readonly Step[],
): boolean => {
  const goal = score(rules, state, seat) + points;
  let now = state;
  for (const { actor, action } of line) {
    const applied = attempt(rules, now, actor, action);
    if (isRefusal(applied)) return false;
    now = applied.state;
  }
  return score(rules, now, seat) >= goal;
};

/** More than any card gives, with a potion. */
const MOST_ACTIONS = 10;

interface Hunt extends Threat {
  readonly goal: number;
  readonly turn: number;
  seen: Places<true>;
  /** Whether more actions could have led further. */
  isCut?: boolean;
}

const follow = (hunt: Hunt, state: State, actions: number): readonly Step[] | undefined => {
  const { rules, seat, effort, seen } = hunt;
  if (score(rules, state, seat) >= hunt.goal) return [];
  if (state.ending !== undefined || state.turn.number !== hunt.turn || isSpent(effort)) return undefined;
  if (isAct(state)) {
    const shelf = shelfOf(seen, state, actions);
    const key = keyOf(state);
    if (shelf.has(key)) return undefined;
    shelf.set(key, true);
  }
  const actor = ACTORS.find((each) => isAsked(state, each)) ?? 'chance';
  for (const action of choicesOf(hunt, state, actor, actions)) {
    effort.nodes += 1;
    const rest = follow(hunt, apply(rules, state, actor, action).state, actions - (isAct(state) ? 1 : 0));
    if (rest !== undefined) return [{ actor, action }, ...rest];
    if (isSpent(effort)) return undefined;
  }
  return undefined;
};

const isAct = (state: State): boolean => topTask(state)?.kind === 'act';

const choicesOf = (hunt: Hunt, state: State, actor: Actor, actions: number): readonly Action[] => {
  const { rules, seat } = hunt;
  const task = topTask(state);
  if (task?.kind === 'card') return highest(rules, [...legal(rules, state, actor)]);
  if (task?.kind === 'commit' && actor !== seat) return lowestAndHighest(rules, [...legal(rules, state, actor)]);
  if (task?.kind !== 'act') return [...legal(rules, state, actor)];
  if (actions <= 1 && (actions === 0 || apLeft(state) > 1)) hunt.isCut = true;
  if (actions === 0) return [];
  const deeds = deedsOf(rules, state, seat);
  if (actions > 1) return deeds;
  return deeds.filter((action) => mayScore(rules, state, action));
};

const apLeft = ({ turn }: State): number => turn.purses.reduce((sum, { ap }) => sum + ap, 0);

/** Whatever can be done with fewer points can be done with more. */
const highest = (rules: Ruleset, cards: readonly Action[]): readonly Action[] =>
  [...cards].sort((a, b) => numberOn(rules, b) - numberOn(rules, a)).slice(0, 1);

/** Between them are no other ends of a fight than these have: won, lost or tied by the cards of whoever threatens. */
const lowestAndHighest = (rules: Ruleset, cards: readonly Action[]): readonly Action[] => {
  const sorted = [...cards].sort((a, b) => numberOn(rules, a) - numberOn(rules, b));
  return [...sorted.slice(0, 1), ...sorted.slice(-1)];
};

const numberOn = (rules: Ruleset, action: Action): number => ('card' in action ? cardValue(rules, action.card) : 0);
