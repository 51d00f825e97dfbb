import type { Answer } from '@archmage/ai';
import type { Seat } from '@archmage/engine';
import type { Library } from './library.ts';
import type { MoveQuestion } from './mind.ts';

/** What is outside of a game: storage, time, the computer's thoughts. Chance comes in with the game's seed. */
export interface World {
  readonly library: Omit<Library, 'list' | 'remove'>;
  /** Where nobody else could open the game there are none. */
  readonly windows?: Windows;
  /** Rejects when the signal says that nobody wants the answer any more. */
  readonly think: (question: MoveQuestion, signal?: AbortSignal) => Promise<Answer>;
  /** Waits before the computer moves, so that one can follow. */
  readonly breathe: () => Promise<void>;
  /**
   * Waits before the computer answers a turn that ended with its last action point, while that may still be taken back:
   * as long as the world likes, and no longer when the signal says that the game has changed. Absent where nobody waits.
   */
  readonly linger?: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Rings once; answers with the function that stops it. */
  readonly alarm: (ms: number, ring: () => void) => () => void;
  /** What went wrong, for whoever looks after the host: it may hold secrets, so that no player is told. */
  readonly report: (trouble: Trouble) => void;
}

/** Others who have the same games open and store what is done there. */
export interface Windows {
  /** Something of this game was stored here. */
  readonly tell: (game: string) => void;
  /** Hears what the others store; answers with the function that stops listening. */
  readonly listen: (game: string, listener: () => void) => () => void;
}

/** A computer player did what is refused, or could not think. */
export interface Trouble {
  readonly game: string;
  readonly seat: Seat;
  readonly error: unknown;
}
