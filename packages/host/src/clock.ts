import { type Limit, limits, type Ruleset, type Running, type State, topTask } from '@archmage/engine';
import type { BookClock } from './host.ts';

/**
 * Time used up, in milliseconds. It is stored, so that loading a game again gives nobody new time. A game that is
 * closed is paused: two people at one screen have both left it.
 */
export interface Spent {
  /** The latest turns by number: a turn that is taken back goes on with what it had used. */
  readonly turns: readonly TurnTime[];
  readonly reaction: number;
}

interface TurnTime {
  readonly number: number;
  readonly ms: number;
}

export const UNSPENT: Spent = { turns: [], reaction: 0 };

/** The clocks that run in this state, with what is left. */
export const clocksOf = (rules: Ruleset, state: State, spent: Spent): readonly BookClock[] =>
  limits(rules, state).map((running) => ({ ...running, left: leftOf(state, running, spent) }));

/** After this many milliseconds in this state. */
export const spend = (rules: Ruleset, state: State, spent: Spent, ms: number): Spent => {
  const running = limits(rules, state).map(({ of }) => of);
  if (running.length === 0) return spent;
  return {
    turns: running.includes('turn') ? charged(spent.turns, state.turn.number, ms) : spent.turns,
    reaction: running.includes('reaction') ? spent.reaction + ms : spent.reaction,
  };
};

/** B-OPT-03, B-OPT-04: each reaction has a window of its own, which lasts as long as one is kept waiting. */
export const turnOver = (rules: Ruleset, before: State, after: State, spent: Spent): Spent =>
  isSameWait(rules, before, after) ? spent : { ...spent, reaction: 0 };

/** The first clock that has run out. */
export const dueOf = (clocks: readonly BookClock[]): Limit | undefined => clocks.find(({ left }) => left <= 0)?.of;

const leftOf = ({ turn }: State, { of, seconds }: Running, { turns, reaction }: Spent): number => {
  const ms = of === 'reaction' ? reaction : (turns.find(({ number }) => number === turn.number)?.ms ?? 0);
  return Math.max(0, seconds - ms / 1000);
};

const charged = (turns: readonly TurnTime[], number: number, ms: number): readonly TurnTime[] => {
  const before = turns.find((turn) => turn.number === number)?.ms ?? 0;
  return [...turns.filter((turn) => turn.number < number).slice(-1), { number, ms: before + ms }];
};

const isSameWait = (rules: Ruleset, before: State, after: State): boolean => {
  const [one, other] = [before, after].map((state) => limits(rules, state).find(({ of }) => of === 'reaction'));
  return one?.seat === other?.seat && topTask(before)?.kind === topTask(after)?.kind;
};
