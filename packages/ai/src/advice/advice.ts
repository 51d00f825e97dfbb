import type { Action, Kind, PieceId } from '@archmage/engine';

/** A plan as a hint shows it: what to do for the rest of the turn, and why. Plain data: `words` makes sentences of it. */
export interface Advice {
  /** The action card first, when one is to be played. It ends where chance or the other player has a say. */
  readonly steps: readonly Action[];
  /** The seat's chance to win after it, 0 to 1. */
  readonly chance: number;
  /** The most telling first; never empty. */
  readonly gains: readonly Reason[];
  readonly risks: readonly Reason[];
  /** Other ways to the same end, the best first. */
  readonly variants?: readonly Variant[];
}

export type Variant = Pick<Advice, 'steps' | 'chance'>;

export const REASONS = [
  'wins',
  'escapes',
  'kills',
  'fights',
  'strikes',
  'feints',
  'pushes',
  'approaches',
  'takes',
  'reveals',
  'heals',
  'turns',
  'opens',
  'breaks',
  'closes',
  'guards',
  'waits',
  'exposes',
  'overtaken',
  'spendsJump',
  'gamble',
  'mixes',
  'prepares',
  'answers',
  'startsOpening',
  'startsQuick',
  'startsStrong',
  'startsSkilled',
  'hidesSafe',
  'hidesAhead',
  'hidesNear',
  'hidesOnWay',
  'hidesBluff',
  'spares',
  'joins',
  'placesNear',
  'placesFar',
  'placesAtHand',
  'placesAway',
] as const;
export type ReasonKind = (typeof REASONS)[number];

export interface Reason {
  readonly kind: ReasonKind;
  /** Who does it, or whom it concerns. */
  readonly piece?: PieceId;
  /** Whom or what it is done to. */
  readonly target?: PieceId;
  /** The character's or object's kind, when it is not on the board yet. */
  readonly named?: Kind;
  readonly points?: number;
  /** How likely, 0 to 1. */
  readonly chance?: number;
}
