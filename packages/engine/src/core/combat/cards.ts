import { isOfSort } from '../../rules/card.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Card, Seat, Secret } from '../state.ts';
import type { Call, Combat } from './combat.ts';

type Calling = Pick<Combat, 'calls'>;
type Hand = readonly Secret<Card>[];

/** What a seat may lay from a hand: the card that is called, if it is there, else any combat card. */
export const layable = (rules: Ruleset, combat: Calling, seat: Seat, hand: Hand): readonly Card[] => {
  const call = callOn(combat, seat, hand);
  return call === undefined ? hand.filter((card) => isOfSort(rules, card, 'combat')) : [call.card];
};

/** The call that a seat with such a hand has to follow. */
export const callOn = ({ calls = [] }: Calling, seat: Seat, hand: Hand): Call | undefined =>
  calls.find((call) => call.seat === seat && hand.includes(call.card));
