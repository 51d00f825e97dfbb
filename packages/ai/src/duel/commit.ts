import {
  type ActionOf,
  type Card,
  type CommitTask,
  opponent,
  type Ruleset,
  type Seat,
  type State,
  topTask,
} from '@archmage/engine';
import type { Question } from '../bot.ts';
import { pickWeighted } from '../setup/weighted.ts';
import { duel, type Fight, naiveCard } from './duel.ts';
import { bonusOf, presumed } from './hands.ts';
import { type Stakes, stakesOf } from './stakes.ts';

export const CARD_STYLES = ['naive', 'mixed'] as const;
export type CardStyle = (typeof CARD_STYLES)[number];

export interface CardQuestion extends Pick<Question, 'rules' | 'view' | 'seat' | 'random'> {
  readonly style: CardStyle;
  /** What the asker thinks is at stake; `stakesOf` unless given. */
  readonly stakes?: Stakes;
}

/** The card for the fight that waits for one (B-COMB-02). */
export const chooseCard = ({ rules, view, seat, random, style, stakes }: CardQuestion): ActionOf<'commit'> => {
  const task = topTask(view);
  if (task?.kind !== 'commit') throw new Error(`A combat card is chosen while the game asks for ${task?.kind}.`);
  const sides = sidesOf(rules, view, seat, task);
  const fight = { ...sides, ...(stakes ?? stakesOf(rules, view, seat, task)) };
  const card = style === 'naive' ? naiveCard(fight) : pickWeighted(random, duel(fight).mix, ({ share }) => share).card;
  return { type: 'commit', card: sides.own.includes(card) ? card : lowest(sides.own) };
};

/** Both hands and the difference of strengths, as far as a seat knows; covered hands are presumed (B-HID-08). */
export const sidesOf = (
  rules: Ruleset,
  view: State,
  seat: Seat,
  { strength }: Pick<CommitTask, 'strength'>,
): Pick<Fight, 'own' | 'other' | 'edge'> => {
  const other = opponent(seat);
  return {
    own: presumed(rules.deck[seat], view.players[seat].hand),
    other: presumed(rules.deck[other], view.players[other].hand),
    edge: strength[seat] - strength[other],
  };
};

/** A position set up by hand may lack the +0 that every hand of a game has (B-COMB-10). */
const lowest = (hand: readonly Card[]): Card =>
  hand.filter((card) => bonusOf(card) >= 0).sort((a, b) => bonusOf(a) - bonusOf(b))[0] ?? 'C0';
