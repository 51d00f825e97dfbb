import type { Card } from '@archmage/engine';
import type { Fight } from './duel.ts';
import { bonusOf, handOf, wholeFights, without, worthOf } from './hands.ts';

/** What one card brings by itself. */
export interface CardOdds {
  readonly card: Card;
  readonly winChance: number;
  /** Points, counted as a duel counts them. */
  readonly value: number;
}

/** One card against all that the other may lay, each as likely as the next: how a person chooses nobody knows. */
export const oddsWith = (fight: Fight, card: Card, rivals: readonly Card[]): CardOdds => {
  const { own, other, edge, win, tie, lose } = fight;
  const fights = wholeFights(fight.fights);
  const kept = worthOf(without(handOf(own), bonusOf(card)), fights);
  let [wins, value] = [0, 0];
  for (const rival of rivals) {
    const margin = edge + bonusOf(card) - bonusOf(rival);
    if (margin > 0) wins++;
    value += margin > 0 ? win : margin < 0 ? lose : tie;
    value += kept - worthOf(without(handOf(other), bonusOf(rival)), fights);
  }
  return { card, winChance: wins / rivals.length, value: value / rivals.length };
};

/** All that may be laid against a card that lies open, the best first: nothing need be mixed. */
export const answersTo = (fight: Fight, laid: Card): readonly CardOdds[] =>
  [...new Set(layable(fight.own))].map((card) => oddsWith(fight, card, [laid])).sort((a, b) => b.value - a.value);

/** All that may be laid from a hand; +0 is in every one (B-COMB-10). */
export const layable = (hand: Fight['other']): readonly Card[] => ['C0', ...hand.filter((card) => bonusOf(card) > 0)];
