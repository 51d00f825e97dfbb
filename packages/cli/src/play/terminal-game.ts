import type { Seat, State } from '@archmage/engine';
import type { Host } from '@archmage/host';
import type { Look } from '../board.ts';
import type { Io } from '../io.ts';
import type { FileLibrary } from './file-library.ts';
import type { Lines } from './lines.ts';

/** A game at a terminal: who hosts it, where it is kept, and what has been shown of it. */
export interface TerminalGame {
  readonly io: Io;
  /** The language changes when a player asks for another. */
  look: Look;
  readonly host: Host;
  readonly library: FileLibrary;
  /** Absent when no person plays: nobody is asked anything then. */
  readonly lines: Lines | undefined;
  /** What went wrong without anybody waiting for it: the game cannot go on. */
  readonly troubles: unknown[];
  /** What whoever watches has been told, folded. */
  told: State;
  /** The last person asked. */
  last: Seat | undefined;
  /** What the board drawn last showed. */
  shown: Pick<State, 'tiles' | 'pieces'> | undefined;
  /** Takes back the question a person is being asked. */
  asking: AbortController | undefined;
}
