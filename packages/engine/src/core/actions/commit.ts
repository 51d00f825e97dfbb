import { cardValue, isOfSort, returningCard } from '../../rules/card.ts';
import { callOn } from '../combat/cards.ts';
import { planIn } from '../combat/plan.ts';
import { resultOf, suffer } from '../combat/result.ts';
import { refuse } from '../refusal.ts';
import { type Card, type CommitTask, SEATS, type Seat, topTask } from '../state.ts';
import { settle } from '../turn.ts';
import type { Tx } from '../tx.ts';
import type { Handler } from './handler.ts';

export const commit: Handler<'commit'> = {
  check: ({ rules, state }, seat, { card }) => {
    if (!isOfSort(rules, card, 'combat')) return refuse(rules, 'notCombatCard', { card });
    const { hand } = state.players[seat as Seat];
    if (!hand.includes(card)) return refuse(rules, 'notInHand', { card });
    const call = callOn(topTask(state) as CommitTask, seat as Seat, hand);
    if (call === undefined || call.card === card) return undefined;
    return refuse(rules, 'called', { piece: call.piece, card: call.card });
  },
  perform: (tx, seat, { card }) => lay(tx, seat as Seat, card),
};

/** B-OPT-04, unless another card is called. */
export const layForLate = (tx: Tx, seat: Seat): void => {
  const call = callOn(topTask(tx.state) as CommitTask, seat, tx.state.players[seat].hand);
  lay(tx, seat, call?.card ?? returningCard(tx.rules));
};

/** B-COMB-02: face-down until both lie there. */
const lay = (tx: Tx, seat: Seat, card: Card): void => {
  const task = tx.state.tasks.at(-1) as CommitTask;
  if (task.reader !== undefined && task.reader !== seat) {
    // P-WMASTER-06: face-up and final, before the other chooses.
    tx.emit({ type: 'committed', seat, card, open: true });
    tx.emit({ type: 'answered', task: { ...task, seats: [task.reader] } });
    return;
  }
  tx.emit({ type: 'committed', seat, card });
  const seats = task.seats.filter((other) => other !== seat);
  if (seats.length > 0) {
    tx.emit({ type: 'answered', task: { ...task, seats } });
    return;
  }
  tx.emit({ type: 'answered' });
  resolve(tx, task);
  settle(tx);
};

const resolve = (tx: Tx, task: CommitTask): void => {
  const combat = planIn(tx.now(), task);
  const [yellow, blue] = SEATS.map((seat) => unmask(tx, seat, task)) as [number, number];
  // B-COMB-04
  if (yellow === blue) return;
  suffer(tx, resultOf(tx.now(), combat, yellow < blue ? 'yellow' : 'blue'));
};

const unmask = (tx: Tx, seat: Seat, task: CommitTask): number => {
  const card = tx.state.players[seat].committed as Card;
  const total = task.strength[seat] + cardValue(tx.rules, card);
  tx.emit({ type: 'unmasked', seat, card, total });
  // B-COMB-05
  if (!tx.rules.cards[card]?.returns) tx.emit({ type: 'discarded', seat, card });
  return total;
};
