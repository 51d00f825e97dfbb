import type { Card } from '../core/state.ts';
import type { Ruleset } from './ruleset.ts';

export const CARD_SORTS = ['action', 'jump', 'combat'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

/** What is printed on a card. */
export interface CardFace {
  readonly name: Card;
  readonly sort: CardSort;
  /** The points of a turn, or what it adds in a combat; 0 where no number is printed. */
  readonly value: number;
  /** Signs that rules of a box read. */
  readonly icons: readonly string[];
  /** Played, it goes back to the hand (B-COMB-05). */
  readonly returns: boolean;
}

export const actionCard = (value: number): CardFace => faceOf(`A${value}`, 'action', value);

export const combatCard = (value: number): CardFace => ({
  ...faceOf(`C${value}`, 'combat', value),
  returns: value === 0,
});

export const JUMP: CardFace = faceOf('J', 'jump', 0);

function faceOf(name: Card, sort: CardSort, value: number): CardFace {
  return { name, sort, value, icons: [], returns: false };
}

export const isOfSort = ({ cards }: Ruleset, card: Card, sort: CardSort): boolean => cards[card]?.sort === sort;

/** Covered cards have no value that anybody knows: they count nothing. */
export const cardValue = ({ cards }: Ruleset, card: Card): number => cards[card]?.value ?? 0;

/** The combat card that is always in a hand (B-COMB-05, B-COMB-10): a late player has played it (B-OPT-04). */
export const returningCard = ({ cards }: Ruleset): Card =>
  Object.values(cards).find(({ returns }) => returns)?.name ?? '';
