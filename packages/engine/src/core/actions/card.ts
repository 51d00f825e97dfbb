import { refuse } from '../refusal.ts';
import type { Card, Seat, State } from '../state.ts';
import { endTurn, isActionCard } from '../turn.ts';
import type { Tx } from '../tx.ts';
import type { Handler } from './handler.ts';

export const card: Handler<'card'> = {
  check: ({ rules, state }, seat, action) => {
    if (!isActionCard(action.card)) return refuse(rules, 'notActionCard', { card: action.card });
    if (!state.players[seat as Seat].hand.includes(action.card))
      return refuse(rules, 'notInHand', { card: action.card });
    if (!isCapped(state, action.card)) return undefined;
    const cap = state.turn.highest + 1;
    return refuse(rules, cap === FIRST_CARD ? 'firstCard' : 'capped', { card: action.card, cap });
  },
  perform: (tx, seat, action) => play(tx, seat as Seat, action.card),
};

/** B-TURN-02. */
export const play = (tx: Tx, seat: Seat, played: Card): void => {
  tx.emit({ type: 'played', seat, card: played });
  tx.emit({ type: 'purseOpened', ap: Number(played.slice(1)) });
  tx.emit({ type: 'answered', task: { kind: 'act', seats: [seat] } });
};

/** B-CARD-02, B-CARD-03, B-CARD-04: one more than the highest so far, until somebody has played a 4. */
export const isCapped = ({ turn }: State, played: Card): boolean =>
  turn.highest < UNCAPPED_FROM && Number(played.slice(1)) > turn.highest + 1;

const UNCAPPED_FROM = 4;

/** B-CARD-02: while nobody has played one, the highest so far is 1. */
const FIRST_CARD = 2;

export const pass: Handler<'pass'> = {
  check: () => undefined,
  perform: (tx) => endTurn(tx),
};
