import type { Card, CardFace, Seat } from '@archmage/engine';
import type { Seen } from './seen.ts';
import { type Answer, whyNot } from './why.ts';

/** A card of a deck: how many are still in the hand, and whether one may be played now. */
export interface HeldCard {
  readonly card: Card;
  readonly face: CardFace;
  readonly held: number;
  /** Only in one's own hand. */
  readonly answer: Answer | undefined;
}

/** Hands are public (B-COMP-08): whoever's it is, all its cards are shown, those that are gone too. */
export const handOf = (seen: Seen, seat: Seat): readonly HeldCard[] => {
  const { hand } = seen.view.players[seat];
  return [...new Set(seen.rules.deck[seat])].map((card) => ({
    card,
    face: seen.rules.cards[card] as CardFace,
    held: count(hand, card),
    answer: seat === seen.seat ? whyNot(seen, { kind: 'card', card }) : undefined,
  }));
};

const count = (cards: readonly Card[], card: Card): number => cards.filter((each) => each === card).length;
