import { type Card, opponent, type Ruleset, type Seat, type State, score } from '@archmage/engine';

/**
 * What a puzzle asks for. `win` and `score` are reached within the turn, whatever the other answers; `hold` when the turn
 * is over and the other, in his next one, cannot come to as many points, however his fights may go. What is to be kept is
 * still in hand then.
 */
export type Goal =
  | { readonly kind: 'win'; readonly keep: readonly Card[] }
  | { readonly kind: 'score'; readonly points: number; readonly keep: readonly Card[] }
  | { readonly kind: 'hold'; readonly points: number; readonly keep: readonly Card[] };

/** What is asked, of whom, and where he began. */
export interface Quest {
  readonly rules: Ruleset;
  readonly seat: Seat;
  readonly goal: Goal;
  readonly start: State;
}

export const questOf = (rules: Ruleset, start: State, goal: Goal): Quest => ({
  rules,
  seat: start.turn.seat,
  goal,
  start,
});

/** The points a goal asks for: the solver's own, or those the other must not come to. */
export const pointsOf = ({ rules, seat, goal, start }: Quest): number => {
  if (goal.kind === 'win') return rules.options.target - score(rules, start, seat);
  return goal.points;
};

/** Whether the solver's turn, in which the puzzle is to be solved, is over. */
export const isOver = ({ start }: Quest, state: State): boolean =>
  state.ending !== undefined || state.turn.number !== start.turn.number;

/** Whether the solver has come to the points, and has not thrown away what he had to keep. */
export const hasReached = (quest: Quest, state: State): boolean => {
  const { rules, seat, goal, start } = quest;
  if (goal.kind === 'hold' || !keeps(quest, state)) return false;
  // What is only held may be lost again before the turn is over (P-PENTA-07).
  const points = isOver(quest, state) ? score(rules, state, seat) : state.players[seat].bank;
  if (goal.kind === 'win') return points >= rules.options.target && points > score(rules, state, opponent(seat));
  return points - score(rules, start, seat) >= goal.points;
};

const keeps = ({ goal, seat }: Quest, state: State): boolean => {
  const left = [...state.players[seat].hand];
  return goal.keep.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1).length > 0);
};
