import type { Notes, PlayerName } from '@archmage/ai';
import type { BySeat, Seat, State } from '@archmage/engine';
import type { Random, Table } from '@archmage/table';
import type { Look } from '../board.ts';
import type { Io } from '../io.ts';
import type { Clock } from './clock.ts';
import type { Lines } from './lines.ts';

/** A game at a terminal: the table, who sits at it, and the terminal. */
export interface Game {
  readonly io: Io;
  /** The language changes when a player asks for another. */
  look: Look;
  readonly players: BySeat<PlayerName>;
  readonly random: Random;
  /** What the computer players wrote down for themselves. */
  readonly notes: Partial<Record<Seat, Notes | undefined>>;
  readonly clock: Clock;
  /** Absent when no person plays: nobody is asked anything then. */
  readonly lines: Lines | undefined;
  table: Table;
  /** Where the game is saved after every action. */
  file: string | undefined;
  /** The last person asked. */
  last: string | undefined;
  /** What the board drawn last showed. */
  shown: Pick<State, 'tiles' | 'pieces'> | undefined;
}
