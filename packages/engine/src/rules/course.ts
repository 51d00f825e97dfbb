import type { Action } from '../core/action.ts';
import type { Combat } from '../core/combat/combat.ts';
import type { GameEvent } from '../core/event.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Situation } from '../core/situation/situation.ts';
import type { PieceId, Seat, State, Task } from '../core/state.ts';
import type { Tx } from '../core/tx.ts';
import type { Ruleset } from './ruleset.ts';

/** How a game runs where that is not left to two players: a box that has one settles what is here in its own way. */
export interface Course {
  /** Of this seat chance lays the combat cards, after the other has laid its own: they come from a pile. */
  readonly dealt: { readonly seat: Seat; readonly pile: string };
  /** The tasks of the set-up; the last one comes first. */
  setUp(rules: Ruleset): readonly Task[];
  /** The starters are chosen. */
  linedUp(tx: Tx): void;
  /** A room lies open: what lies in it. */
  turnedUp(tx: Tx, tile: number): void;
  /** A combat is over, its losses borne: nobody is the loser of a tie, and `before` is the position it was fought in. */
  fought(tx: Tx, combat: Combat, loser: Seat | undefined, before: State): void;
  /** What follows every action. */
  settle(tx: Tx): void;
  /** A seat has done with its turn. */
  endTurn(tx: Tx): void;
  /** Somebody unwounded is about to leave the labyrinth. */
  escape(tx: Tx, piece: PieceId): void;
  /** What follows an event at once. */
  react(tx: Tx, event: GameEvent): void;
  /** Why a seat may not do now what it otherwise might. */
  refuses(situation: Situation, seat: Seat, action: Action): Refusal | undefined;
  /** May this seat make no Move now, whoever it has? */
  isHeldBack(situation: Situation, seat: Seat): boolean;
}
