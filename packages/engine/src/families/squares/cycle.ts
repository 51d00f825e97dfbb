import { refuse } from '../../core/refusal.ts';
import { type Card, type State, topTask } from '../../core/state.ts';
import { cardValue, isOfSort } from '../../rules/card.ts';
import type { Economy } from '../../rules/economy.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** A turn lives on one action card; when all four have been played they come back (B-CARD-01, B-CARD-05). */
export const cycle: Economy = {
  begin: (tx, seat) => tx.emit({ type: 'answered', task: { kind: 'card', seats: [seat] } }),
  end: (tx, seat) => {
    const isAction = (card: Card) => isOfSort(tx.rules, card, 'action');
    if (!tx.state.players[seat].hand.some(isAction))
      tx.emit({ type: 'recycled', seat, cards: tx.rules.deck[seat].filter(isAction) });
  },
  keeps: 0,
  // B-TURN-08
  endsWhenSpent: true,
  idles: Number.POSITIVE_INFINITY,
  refuses: ({ rules, state }, seat, card) => {
    if (!isOfSort(rules, card, 'action')) return refuse(rules, 'notActionCard', { card });
    if (!state.players[seat].hand.includes(card)) return refuse(rules, 'notInHand', { card });
    if (!isCapped(rules, state, card)) return undefined;
    const cap = state.turn.highest + 1;
    return refuse(rules, cap === FIRST_CARD ? 'firstCard' : 'capped', { card, cap });
  },
  playable,
  // B-CARD-05: who has yet to play an action card has one he may play.
  canHold: (rules, state, seat, hand) => {
    const { number, seat: active } = state.turn;
    const hasPlayed = active === seat && number > 0 && topTask(state)?.kind !== 'card';
    return hasPlayed || playable(rules, state, hand).length > 0;
  },
  // B-JUMP-01
  jumpCards: ({ rules, state }, seat) => state.players[seat].hand.filter((card) => isOfSort(rules, card, 'jump')),
};

function playable(rules: Ruleset, state: State, hand: readonly Card[]): readonly Card[] {
  return hand.filter((card) => isOfSort(rules, card, 'action') && !isCapped(rules, state, card));
}

/** B-CARD-02, B-CARD-03, B-CARD-04: one more than the highest so far, until somebody has played a 4. */
const isCapped = (rules: Ruleset, { turn }: State, card: Card): boolean =>
  turn.highest < UNCAPPED_FROM && cardValue(rules, card) > turn.highest + 1;

const UNCAPPED_FROM = 4;

/** B-CARD-02: while nobody has played one, the highest so far is 1. */
const FIRST_CARD = 2;
