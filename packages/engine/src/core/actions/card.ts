import { cardValue } from '../../rules/card.ts';
import type { Card, Seat } from '../state.ts';
import { endTurn } from '../turn.ts';
import type { Tx } from '../tx.ts';
import type { Handler } from './handler.ts';

export const card: Handler<'card'> = {
  check: (situation, seat, action) => situation.rules.family.economy.refuses(situation, seat as Seat, action.card),
  perform: (tx, seat, action) => {
    play(tx, seat as Seat, action.card);
    tx.rules.course?.settle(tx);
  },
};

/** B-TURN-02. */
export const play = (tx: Tx, seat: Seat, played: Card): void => {
  tx.emit({ type: 'played', seat, card: played });
  tx.emit({ type: 'purseOpened', ap: cardValue(tx.rules, played) });
  tx.emit({ type: 'answered', task: { kind: 'act', seats: [seat] } });
};

export const pass: Handler<'pass'> = {
  check: () => undefined,
  perform: (tx) => endTurn(tx),
};
