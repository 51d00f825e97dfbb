import { cardValue, isOfSort, returningCard } from '../../rules/card.ts';
import type { Course } from '../../rules/course.ts';
import { callOn, dealable, leftOf } from '../combat/cards.ts';
import { planIn } from '../combat/plan.ts';
import { loserOfTie, resultOf, suffer } from '../combat/result.ts';
import { refuse } from '../refusal.ts';
import { type Card, type CommitTask, isSeat, SEATS, type Seat, topTask } from '../state.ts';
import { settle } from '../turn.ts';
import type { Tx } from '../tx.ts';
import type { Handler } from './handler.ts';

export const commit: Handler<'commit'> = {
  check: ({ rules, state }, seat, { card }) => {
    if (seat === 'chance')
      return dealable(rules, state).includes(card) ? undefined : refuse(rules, 'notDrawable', { drawn: card });
    if (!isOfSort(rules, card, 'combat')) return refuse(rules, 'notCombatCard', { card });
    const player = state.players[seat as Seat];
    const left = leftOf(player);
    if (!left.includes(card)) return refuse(rules, 'notInHand', { card });
    const call = player.committed ? undefined : callOn(topTask(state) as CommitTask, seat as Seat, left);
    if (call === undefined || call.card === card) return undefined;
    return refuse(rules, 'called', { piece: call.piece, card: call.card });
  },
  perform: (tx, seat, { card }) => (isSeat(seat) ? lay(tx, seat, card) : deal(tx, card)),
};

/** B-OPT-04, unless another card is called. */
export const layForLate = (tx: Tx, seat: Seat): void => {
  const task = topTask(tx.state) as CommitTask;
  // Of two cards he counts as laying none besides what lies there (C-OPT-4).
  if (task.doubles === seat) tx.emit({ type: 'answered', task: single(task) });
  const { committed, hand } = tx.state.players[seat];
  if (committed !== undefined) goOn(tx, seat);
  else lay(tx, seat, callOn(task, seat, hand)?.card ?? returningCard(tx.rules));
};

const single = ({ doubles: _, ...task }: CommitTask): CommitTask => task;

/** B-COMB-02: face-down until both lie there. */
const lay = (tx: Tx, seat: Seat, card: Card): void => {
  const task = tx.state.tasks.at(-1) as CommitTask;
  const isFirst = tx.state.players[seat].committed === undefined;
  // P-WMASTER-06: face-up and final, before the other chooses.
  const isRead = task.reader !== undefined && task.reader !== seat;
  tx.emit(isRead ? { type: 'committed', seat, card, open: true } : { type: 'committed', seat, card });
  if (task.doubles !== seat || !isFirst) goOn(tx, seat);
};

/** This seat has laid what it lays. */
const goOn = (tx: Tx, seat: Seat): void => {
  const task = tx.state.tasks.at(-1) as CommitTask;
  if (task.reader !== undefined && task.reader !== seat) {
    tx.emit({ type: 'answered', task: { ...task, seats: [task.reader] } });
    return;
  }
  const seats = task.seats.filter((other) => other !== seat);
  if (seats.length > 0) {
    tx.emit({ type: 'answered', task: { ...task, seats } });
    return;
  }
  const { course } = tx.rules;
  const called = course && callOn(task, course.dealt.seat, task.calls?.map((call) => call.card) ?? []);
  if (course === undefined) conclude(tx, task);
  else if (called) deal(tx, called.card);
  else tx.emit({ type: 'answered', task: { ...task, seats: ['chance'] } });
};

/** The other's card comes from its pile, unless it is called. */
const deal = (tx: Tx, card: Card): void => {
  const task = tx.state.tasks.at(-1) as CommitTask;
  const { seat } = (tx.rules.course as Course).dealt;
  tx.emit({ type: 'committed', seat, card, open: true });
  conclude(tx, task);
};

const conclude = (tx: Tx, task: CommitTask): void => {
  tx.emit({ type: 'answered' });
  resolve(tx, task);
  settle(tx);
};

const resolve = (tx: Tx, task: CommitTask): void => {
  const combat = planIn(tx.now(), task);
  const [yellow, blue] = SEATS.map((seat) => unmask(tx, seat, task)) as [number, number];
  const before = tx.state;
  // B-COMB-04
  const loser = yellow === blue ? loserOfTie(tx.now(), combat) : yellow < blue ? 'yellow' : 'blue';
  if (loser !== undefined) suffer(tx, resultOf(tx.now(), combat, loser), combat);
  tx.rules.course?.fought(tx, combat, loser, before);
};

const unmask = (tx: Tx, seat: Seat, task: CommitTask): number => {
  const { committed, second } = tx.state.players[seat] as { committed: Card; second: Card | undefined };
  const cards = second === undefined ? [committed] : [committed, second];
  const total = cards.reduce((sum, card) => sum + cardValue(tx.rules, card), task.strength[seat]);
  tx.emit({ type: 'unmasked', seat, card: committed, ...(second && { second }), total });
  // B-COMB-05
  if (tx.rules.course?.dealt.seat === seat) return total;
  for (const card of cards) if (!tx.rules.cards[card]?.returns) tx.emit({ type: 'discarded', seat, card });
  return total;
};
