import type { Action, Actor, GameEvent } from '@archmage/engine';
import { TABLE_WISHES, type TableWish } from '@archmage/protocol';

/** One line of a game's log. It is stored for ever and never changed. */
export interface Entry {
  /** From 0. */
  readonly seq: number;
  readonly actor: Actor;
  readonly action: LogAction;
  /** What came of it, by the rules; folding all of them leads to the position. */
  readonly events: readonly GameEvent[];
  /** Milliseconds since 1970; never before the entry before it. */
  readonly at: number;
  /** Made by the client; a wish sent twice is one entry. */
  readonly wish?: string;
}

/** An action of the game, or something that is settled beside it. */
export type LogAction = Action | TableAction;

/** `forfeit` is the clock's: a seat's bank or days are used up, or it has gone; its game is resigned for it. */
export type TableAction = TableWish | { readonly type: 'forfeit'; readonly seat: 'yellow' | 'blue' };

const TABLE_ACTIONS: readonly string[] = [...TABLE_WISHES, 'forfeit'];

export const isTableAction = (action: LogAction): action is TableAction => TABLE_ACTIONS.includes(action.type);
