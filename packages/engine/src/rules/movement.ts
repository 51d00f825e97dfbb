import type { JumpAction, Leg } from '../core/action.ts';
import type { Facts, Refusal, RefusalCode } from '../core/refusal.ts';
import type { Situation } from '../core/situation/situation.ts';
import type { PieceId, Place } from '../core/state.ts';
import type { Tx } from '../core/tx.ts';

/** How one moves about the board. */
export interface Movement {
  /** Every distinct outcome of a character's Move, whoever's turn it is. */
  find(situation: Situation, piece: PieceId): Walks;
  /** What is wrong with a Move, leg by leg; its places and tokens exist. */
  check(situation: Situation, piece: PieceId, walk: readonly Leg[]): Misstep | undefined;
  /** The jumps of a character that may jump at all, and what is wrong with any jump. */
  jumps(situation: Situation, piece: PieceId): readonly JumpAction[];
  checkJump(situation: Situation, jump: JumpAction): Refusal | undefined;
  /** The face-down rooms that it could enter from where it stands, by their tiles. */
  access(situation: Situation, piece: PieceId): readonly number[];
  /** May it leave this where it stands, for an action that is no Move? */
  drops(situation: Situation, piece: PieceId, load: PieceId): RefusalCode | undefined;
  /** Where a thing could be flown from a place in so many steps, that place first. */
  flights(situation: Situation, from: Place, steps: number): readonly Place[];
  /** What follows for it from having come by a step from this place. */
  arrived?(tx: Tx, piece: PieceId, from: Place): void;
  /** May it arrive there other than by a Move, with what it carries but for `left`? */
  lands(situation: Situation, piece: PieceId, to: Place, left?: PieceId): RefusalCode | undefined;
}

/** The Moves of one character in one situation: each is spelt out only when it is looked at. */
export interface Walks {
  readonly piece: PieceId;
  readonly length: number;
  spell(situation: Situation, nth: number): readonly Leg[];
}

export interface Misstep {
  readonly code: RefusalCode;
  readonly facts: Facts;
}

/** Why a Move may not end somewhere that it may pass. */
export const STOPS = ['noStep', 'stopBusy', 'stopWithFriend', 'stopWithFoe', 'stopOnPit', 'crowded'] as const;
export type Stop = (typeof STOPS)[number];
