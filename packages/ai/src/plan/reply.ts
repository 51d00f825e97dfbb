import { apply, isAsked, legal, opponent, type Seat, type State, topTask } from '@archmage/engine';
import { appraise } from './appraise.ts';
import { beam } from './beam.ts';
import { fightOutcomes } from './fight.ts';
import type { Line } from './line.ts';
import { isSpent, type Mind } from './mind.ts';
import { turnedUp } from './reveals.ts';

/** What a plan is worth when the other has had his turn. */
export const replyValue = (mind: Mind, line: Line): number => {
  if (line.action?.type === 'attack') {
    return fightOutcomes(mind, line.state).reduce((sum, { state, share }) => sum + share * answered(mind, state), 0);
  }
  if (line.action?.type === 'reveal') return answered(mind, turnedUp(mind, line.state, line.action.tile));
  return answered(mind, line.state);
};

const answered = (mind: Mind, state: State): number => {
  const handed = handedOver(mind, state);
  if (handed === undefined || isSpent(mind.effort)) return appraise(mind, state);
  const other = mindOfOther(mind);
  const [best] = beam(other, handed, 1);
  return best === undefined ? appraise(mind, state) : -best.value;
};

/** The state in which the other acts with his best card; nothing when the game is over. */
const handedOver = ({ rules, seat }: Mind, state: State): State | undefined => {
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
  style: { ...mind.style, width: mind.style.replyWidth, moves: mind.style.replyMoves, samples: 1 },
});
