import { costOf, type Step } from '@archmage/ai/puzzles';
import { type Action, type Ruleset, type State, score, topTask } from '@archmage/engine';
import type { Step as Decision } from '@archmage/host';

/** A turn of a game: where it began, and what was made of it. */
export interface Moment {
  /** Before the action card was played, and after. */
  readonly before: State;
  readonly start: State;
  /** The first time that few action points are left; not where everything is over before. */
  readonly late?: State | undefined;
  readonly steps: readonly Step[];
  readonly gain: number;
  readonly isWon: boolean;
}

/** Collects the turns of a game as it is played. */
export const momentsOf = (rules: Ruleset, tell: (moment: Moment) => void): ((decision: Decision) => void) => {
  let begun: { before: State; start: State; late?: State | undefined; steps: Step[] } | undefined;
  return ({ batch, before, after }) => {
    if (begun?.late === undefined && begun !== undefined && isLate(before)) begun.late = before;
    begun?.steps.push({ actor: batch.seat, action: batch.action });
    if (begun !== undefined && isOver(begun.start, after)) {
      tell(momentOf(rules, begun, after));
      begun = undefined;
    }
    if (topTask(before)?.kind === 'card' && topTask(after)?.kind === 'act') begun = { before, start: after, steps: [] };
  };
};

const isLate = (state: State): boolean => topTask(state)?.kind === 'act' && apLeft(state) <= LATE;

/** All ways through two actions, and all answers to each, are searched in seconds; three take minutes. */
const LATE = 2;

const apLeft = ({ turn }: State): number => turn.purses.reduce((sum, { ap }) => sum + ap, 0);

const isOver = (start: State, after: State): boolean =>
  after.ending !== undefined || after.turn.number !== start.turn.number;

const momentOf = (rules: Ruleset, begun: Omit<Moment, 'gain' | 'isWon'>, after: State): Moment => {
  const { seat } = begun.start.turn;
  return {
    ...begun,
    steps: begun.steps.filter(({ action }) => action.type !== 'pass'),
    gain: score(rules, after, seat) - score(rules, begun.start, seat),
    isWon: after.ending?.why === 'target' && after.ending.winner === seat,
  };
};

/** The solver's own actions of a turn; what is chosen besides costs nothing. */
export const deedsIn = ({ start, steps }: Pick<Moment, 'start' | 'steps'>): readonly Action[] =>
  steps.filter(({ actor, action }) => actor === start.turn.seat && costOf(action) > 0).map(({ action }) => action);
