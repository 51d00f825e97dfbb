import {
  type ActionOf,
  type Card,
  type CommitTask,
  callOn,
  cardValue,
  HIDDEN,
  opponent,
  type Ruleset,
  type Seat,
  type State,
  topTask,
} from '@archmage/engine';
import type { Question } from '../bot.ts';
import { pickWeighted } from '../setup/weighted.ts';
import { duel, type Fight, naiveBonus } from './duel.ts';
import { answersTo } from './each.ts';
import { presumed } from './hands.ts';
import { type Stakes, stakesOf } from './stakes.ts';

export const CARD_STYLES = ['naive', 'mixed'] as const;
export type CardStyle = (typeof CARD_STYLES)[number];

export interface CardQuestion extends Pick<Question, 'rules' | 'view' | 'seat' | 'random'> {
  readonly style: CardStyle;
  /** What the asker thinks is at stake; `stakesOf` unless given. */
  readonly stakes?: Stakes;
}

/** The card for the fight that waits for one (B-COMB-02). */
export const chooseCard = (question: CardQuestion): ActionOf<'commit'> => {
  const { rules, view, seat, stakes } = question;
  const task = topTask(view);
  if (task?.kind !== 'commit') throw new Error(`A combat card is chosen while the game asks for ${task?.kind}.`);
  const sides = sidesOf(rules, view, seat, task);
  const fight = { ...sides, ...(stakes ?? stakesOf(rules, view, seat, task)) };
  const called = calledCard(view, seat);
  if (called !== undefined) return { type: 'commit', card: called };
  const laid = openCard(view, seat);
  const bonus =
    laid === undefined ? secretBonus(fight, question) : (answersTo(fight, cardValue(rules, laid))[0]?.bonus ?? 0);
  // A position set up by hand may lack the +0 that every hand of a game has (B-COMB-10).
  return { type: 'commit', card: cardOf(rules, sides.own.includes(bonus) ? bonus : Math.min(...sides.own)) };
};

const secretBonus = (fight: Fight, { random, style }: CardQuestion): number =>
  style === 'naive' ? naiveBonus(fight) : pickWeighted(random, duel(fight).mix, ({ share }) => share).bonus;

/** The combat card that adds so much. */
export const cardOf = ({ cards }: Ruleset, bonus: number): Card =>
  Object.values(cards).find(({ sort, value }) => sort === 'combat' && value === bonus)?.name ?? '';

/** What the other has laid, where it lies open (P-WMASTER-06), or has to lay. */
export const openCard = (view: State, seat: Seat): Card | undefined => {
  const other = opponent(seat);
  const { committed, open } = view.players[other];
  return open && committed !== HIDDEN ? committed : calledCard(view, other);
};

/** The only card a seat may lay now, where one is called. */
export const calledCard = (view: State, seat: Seat): Card | undefined => {
  const task = topTask(view);
  return task?.kind === 'commit' ? callOn(task, seat, view.players[seat].hand)?.card : undefined;
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
    own: presumed(rules, rules.deck[seat], view.players[seat].hand),
    other: presumed(rules, rules.deck[other], view.players[other].hand),
    edge: strength[seat] - strength[other],
  };
};
