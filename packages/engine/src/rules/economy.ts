import type { Refusal } from '../core/refusal.ts';
import type { Situation } from '../core/situation/situation.ts';
import type { Card, Seat, State } from '../core/state.ts';
import type { Tx } from '../core/tx.ts';
import type { Ruleset } from './ruleset.ts';

/** How a turn gets its points, and which cards pay for what. */
export interface Economy {
  /** Asks for a card, or gives the turn its points at once. */
  begin(tx: Tx, seat: Seat): void;
  /** What becomes of cards and points when a turn is over. */
  end(tx: Tx, seat: Seat): void;
  /** The most points a turn leaves to the seat's next one. */
  readonly keeps: number;
  /** A turn is over by itself when its points are spent. */
  readonly endsWhenSpent: boolean;
  /** How many turns in a row in which nothing is spent end a game. */
  readonly idles: number;
  /** Why a card may not begin this turn. */
  refuses(situation: Situation, seat: Seat, card: Card): Refusal | undefined;
  /** The cards of a hand that may begin this turn. */
  playable(rules: Ruleset, state: State, hand: readonly Card[]): readonly Card[];
  /** Is this a hand that a seat may have now? */
  canHold(rules: Ruleset, state: State, seat: Seat, hand: readonly Card[]): boolean;
  /** The cards of which one is discarded for a jump. */
  jumpCards(situation: Situation, seat: Seat): readonly Card[];
}
