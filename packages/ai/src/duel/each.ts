import type { Fight } from './duel.ts';
import { handOf, wholeFights, without, worthOf } from './hands.ts';

/** What one card brings by itself. */
export interface CardOdds {
  readonly bonus: number;
  readonly winChance: number;
  /** Points, counted as a duel counts them. */
  readonly value: number;
}

/** One card against all that the other may lay, each as likely as the next: how a person chooses nobody knows. */
export const oddsWith = (fight: Fight, bonus: number, rivals: readonly number[]): CardOdds => {
  const { own, other, edge, win, tie, lose } = fight;
  const fights = wholeFights(fight.fights);
  const kept = worthOf(without(handOf(own), bonus), fights);
  let [wins, value] = [0, 0];
  for (const rival of rivals) {
    const margin = edge + bonus - rival;
    if (margin > 0) wins++;
    value += margin > 0 ? win : margin < 0 ? lose : tie;
    value += kept - worthOf(without(handOf(other), rival), fights);
  }
  return { bonus, winChance: wins / rivals.length, value: value / rivals.length };
};

/** All that may be laid against a card that lies open, the best first: nothing need be mixed. */
export const answersTo = (fight: Fight, laid: number): readonly CardOdds[] =>
  [...new Set(layable(fight.own))].map((bonus) => oddsWith(fight, bonus, [laid])).sort((a, b) => b.value - a.value);

/** All that may be laid from a hand; +0 is in every one (B-COMB-10). */
export const layable = (hand: readonly number[]): readonly number[] => [0, ...hand.filter((bonus) => bonus > 0)];
