import type { Notes, PlayerName } from '@archmage/ai';
import type { BySeat, Seat, State } from '@archmage/engine';
import type { Game, Random } from '@archmage/host';
import type { Look } from '../board.ts';
import type { Io } from '../io.ts';
import type { Clock } from './clock.ts';
import type { Lines } from './lines.ts';

/** A game at a terminal: the table, who sits at it, and the terminal. */
export interface Terminal {
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
  table: Game;
  /** Where the game is saved after every action. */
  file: string | undefined;
  /** The last person asked. */
  last: string | undefined;
  /** What the board drawn last showed. */
  shown: Pick<State, 'tiles' | 'pieces'> | undefined;
}
