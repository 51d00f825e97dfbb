import { cardValue, isOfSort } from '../../rules/card.ts';
import { eliminate, wound } from '../harm.ts';
import { refuse } from '../refusal.ts';
import { memberOf, objectsWith, ownerOf, type Situation } from '../situation.ts';
import { type Card, type CommitTask, type PieceId, SEATS, type Seat } from '../state.ts';
import { settle } from '../turn.ts';
import type { Tx } from '../tx.ts';
import { meets } from './attack.ts';
import type { Handler } from './handler.ts';

export const commit: Handler<'commit'> = {
  check: ({ rules, state }, seat, { card }) => {
    if (!isOfSort(rules, card, 'combat')) return refuse(rules, 'notCombatCard', { card });
    return state.players[seat as Seat].hand.includes(card) ? undefined : refuse(rules, 'notInHand', { card });
  },
  perform: (tx, seat, { card }) => lay(tx, seat as Seat, card),
};

/** B-COMB-02: face-down until both lie there. */
export const lay = (tx: Tx, seat: Seat, card: Card): void => {
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
  const [yellow, blue] = SEATS.map((seat) => unmask(tx, seat, task)) as [number, number];
  // B-COMB-04
  if (yellow === blue) return;
  const loser: Seat = yellow < blue ? 'yellow' : 'blue';
  const { attackers, defenders } = task;
  const attacker = ownerOf(tx.now(), attackers[0] as PieceId);
  const [losers, winners] = loser === attacker ? [attackers, defenders] : [defenders, attackers];
  // Who is slain is settled before anybody leaves the board.
  const slain = losers.filter((id) => winners.some((other) => slays(tx.now(), other, id)));
  for (const id of losers) {
    // B-COMB-03, B-WND-05
    if (slain.includes(id) || tx.state.pieces[id]?.wounded) eliminate(tx, id);
    else wound(tx, id);
  }
};

/** P-SLAYER-02, P-SLAYER-05. */
const slays = (situation: Situation, winner: PieceId, loser: PieceId): boolean =>
  objectsWith(situation, winner).some((object) =>
    memberOf(situation, object).slays.some((trait) => meets(situation, winner, [loser], trait)),
  );

const unmask = (tx: Tx, seat: Seat, task: CommitTask): number => {
  const card = tx.state.players[seat].committed as Card;
  const total = task.strength[seat] + cardValue(tx.rules, card);
  tx.emit({ type: 'unmasked', seat, card, total });
  // B-COMB-05
  if (!tx.rules.cards[card]?.returns) tx.emit({ type: 'discarded', seat, card });
  return total;
};
