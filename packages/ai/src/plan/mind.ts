import {
  type ActionType,
  type Chance,
  determinize,
  HIDDEN,
  opponent,
  type Ruleset,
  type Seat,
  type State,
} from '@archmage/engine';
import type { Trace } from '../bot.ts';
import type { Figures } from '../worth/figures.ts';

/** How somebody thinks. */
export interface Style {
  /** How many lines of play are followed at once, and how many actions far. */
  readonly width: number;
  readonly horizon: number;
  /** How many Moves of one character are looked at closely. */
  readonly moves: number;
  /** For how many of the best plans the other's answer is looked at, and how closely; 0: it is not. */
  readonly replies: number;
  readonly replyWidth: number;
  readonly replyMoves: number;
  /** How much the answer counts against the first look, 0 to 1. */
  readonly trust: number;
  readonly cards: 'naive' | 'mixed';
  /** How many ways a face-down room may turn out are tried. */
  readonly samples: number;
  /** Kinds of action it does not think of. */
  readonly blind: readonly ActionType[];
  /** Misjudges each plan by up to so many points. */
  readonly noise: number;
  /** How many lines it follows to see whether the other wins next turn; 0: it does not look. */
  readonly watch: number;
  /** Positions it looks at in a turn. */
  readonly nodes: number;
  /** Does nothing in vain, and is not idle while something can be gained. The yardstick does, and is. */
  readonly isTidy: boolean;
}

/** A thinker at work: for whom, how, and how much time is left. */
export interface Mind {
  readonly rules: Ruleset;
  /** Whose plan is made. */
  readonly seat: Seat;
  readonly style: Style;
  readonly figures: Figures;
  /** The same without the cards in hand, for fights that count them apart. */
  readonly bare: Figures;
  readonly random: Chance;
  /** What else than the worth of a position is looked for, if anything. */
  readonly aim?: (state: State, figures: Figures) => number;
  /** In this turn so far. */
  readonly done: readonly Trace[];
  readonly effort: Effort;
}

/** Counts what is looked at; everybody who thinks on shares it. */
export interface Effort {
  nodes: number;
  readonly most: number;
  readonly isOver: () => boolean;
}

export const isSpent = ({ nodes, most, isOver }: Effort): boolean => nodes >= most || isOver();

/** B-HID-08: the other plays from a hand that one has to imagine when it is covered. */
export const imagined = ({ rules, seat, random }: Mind, view: State): State =>
  view.players[opponent(seat)].hand.includes(HIDDEN) ? (determinize(rules, view, random) ?? view) : view;
