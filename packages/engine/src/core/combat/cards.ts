import { isOfSort } from '../../rules/card.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { leftIn, pileNamed } from '../asking/pile.ts';
import type { Card, Player, Seat, Secret, State } from '../state.ts';
import type { Call, Combat } from './combat.ts';

type Calling = Pick<Combat, 'calls'>;
type Hand = readonly Secret<Card>[];

/** What a seat may lay from a hand: the card that is called, if it is there, else any combat card. */
export const layable = (rules: Ruleset, combat: Calling, seat: Seat, hand: Hand): readonly Card[] => {
  const call = callOn(combat, seat, hand);
  return call === undefined ? hand.filter((card) => isOfSort(rules, card, 'combat')) : [call.card];
};

/** What a seat holds besides the card that it has laid already. */
export const leftOf = ({ committed, hand }: Pick<Player, 'committed' | 'hand'>): Hand => {
  const at = committed === undefined ? -1 : hand.indexOf(committed);
  return at < 0 ? hand : hand.filter((_, nth) => nth !== at);
};

/** What chance may lay for the seat whose cards come from a pile. */
export const dealable = ({ course }: Ruleset, state: State): readonly Card[] => {
  const pile = course && pileNamed(state, course.dealt.pile);
  return pile === undefined ? [] : leftIn(pile).flatMap(({ card }) => card ?? []);
};

/** The call that a seat with such a hand has to follow. */
export const callOn = ({ calls = [] }: Calling, seat: Seat, hand: Hand): Call | undefined =>
  calls.find((call) => call.seat === seat && hand.includes(call.card));
