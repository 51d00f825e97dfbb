import type { AttackAction } from '../action.ts';
import type { BySeat, Card, PieceId, Seat } from '../state.ts';

/** Who attacks whom; by hand, unless it says which other way. */
export type Attack = Omit<AttackAction, 'type'>;

/** Somebody who takes part. By hand he is hurt if his side loses; by another way he only supports, and is not. */
export interface Fighter {
  readonly piece: PieceId;
  readonly way?: string;
}

/** A combat before its cards are laid: what `plan` rules may rewrite. */
export interface Combat {
  /** How it was begun. */
  readonly way?: string;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Who reads the other's card before choosing his own: it follows from who takes part. */
  readonly reader?: Seat;
  readonly calls?: readonly Call[];
  /** Who lays two cards. */
  readonly doubles?: Seat;
}

/** A card that a seat must lay if it has it, and who calls it. */
export interface Call {
  readonly seat: Seat;
  readonly card: Card;
  readonly piece: PieceId;
}

/** What a token adds to somebody's combat value. */
export interface Bonus {
  readonly token: PieceId;
  readonly add: number;
}

/** What a fighter brings: a value of his own, and what adds to it. */
export interface Share extends Fighter {
  readonly value: number;
  readonly bonuses: readonly Bonus[];
}

/** A combat with all that it is reckoned from. */
export interface CombatPlan extends Combat {
  readonly attacker: Seat;
  readonly shares: BySeat<readonly Share[]>;
  readonly strength: BySeat<number>;
}

/** What a lost combat costs: who is harmed, in this order, and which objects leave the game. */
export interface CombatResult {
  readonly loser: Seat;
  readonly harms: readonly Harm[];
  readonly lost: readonly PieceId[];
}
export interface Harm {
  readonly piece: PieceId;
  readonly fate: 'wounded' | 'killed';
}
