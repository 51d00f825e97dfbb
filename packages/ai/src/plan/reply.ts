import { apply, isAsked, legal, opponent, type Seat, type State, topTask } from '@archmage/engine';
import { fightEnds } from './answer.ts';
import { appraise } from './appraise.ts';
import { beam } from './beam.ts';
import { leftOver } from './expand.ts';
import { isFight } from './fight.ts';
import type { Line } from './line.ts';
import type { Mind } from './mind.ts';
import { revealsFrom } from './reveals.ts';

/** Says what a plan is worth when the other has had his turn. */
export const repliesTo = (mind: Mind, view: State): ((line: Line) => number) => {
  const other = mindOfOther(mind);
  const reveals = revealsFrom(other, view);
  const answered = (state: State): number => {
    const handed = handedOver(mind, state);
    const [best] = handed === undefined ? [] : beam(other, handed, reveals, 1);
    return best === undefined ? appraise(mind, state) : -best.value;
  };
  return ({ action, before, state, value }) => {
    if (action?.type === 'attack' && isFight(state)) {
      const ends = fightEnds(mind, state);
      return ends.reduce((sum, end) => sum + end.share * answered(end.state), 0) + leftOver(mind, state, 0);
    }
    // What comes of a question is not known before it is answered.
    if (topTask(state)?.kind === 'question') return value;
    if (action?.type !== 'reveal' || before === undefined) return answered(state);
    return answered(state) + value - before.value;
  };
};

/** The state in which the other acts with his best card; nothing when the game is over. */
export const handedOver = ({ rules, seat }: Mind, state: State): State | undefined => {
  const mine = topTask(state)?.kind === 'act' && isAsked(state, seat);
  const his = mine ? apply(rules, state, seat, { type: 'pass' }).state : state;
  const other = opponent(seat);
  if (topTask(his)?.kind !== 'card' || !isAsked(his, other)) return undefined;
  return withBestCard(rules, his, other);
};

const withBestCard = (rules: Mind['rules'], state: State, seat: Seat): State => {
  const cards = legal(rules, state, seat);
  let best = cards.at(0);
  for (const card of cards) if (card.type === 'card' && best.type === 'card' && card.card > best.card) best = card;
  return apply(rules, state, seat, best).state;
};

const mindOfOther = (mind: Mind): Mind => ({
  ...mind,
  seat: opponent(mind.seat),
  done: [],
  style: { ...mind.style, width: mind.style.replyWidth, moves: mind.style.replyMoves },
});
