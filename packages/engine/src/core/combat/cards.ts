import { isOfSort } from '../../rules/card.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Card, Seat, State } from '../state.ts';
import type { Call } from './combat.ts';

/** What a seat may lay: the card that is called, if it has it, else any combat card. */
export const layable = (rules: Ruleset, state: State, seat: Seat, calls: readonly Call[] = []): readonly Card[] => {
  const call = callOn(state, seat, calls);
  return call === undefined ? state.players[seat].hand.filter((card) => isOfSort(rules, card, 'combat')) : [call.card];
};

/** The call that a seat has to follow. */
export const callOn = ({ players }: State, seat: Seat, calls: readonly Call[] = []): Call | undefined =>
  calls.find((call) => call.seat === seat && players[seat].hand.includes(call.card));
