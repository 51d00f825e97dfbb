import type {
  Action,
  Actor,
  BySeat,
  GameEvent,
  GameRecord,
  Limit,
  Memory,
  Refusal,
  Ruleset,
  Running,
  Seat,
  State,
  Viewer,
} from '@archmage/engine';
import type { Failure, Outcome } from './library.ts';
import type { Sitting } from './seats.ts';

/**
 * A game being played, wherever that is: in a browser, at a terminal or, later, on a server. The host alone has the true
 * state; whoever asks gets what his viewer may know, and nothing of anybody else's secrets. A seat that is no computer's
 * is a person's; while he is absent the game waits for him, and his clock runs.
 */
export interface Host {
  /** Of the stored game. */
  readonly id: string;
  readonly rules: Ruleset;
  readonly players: BySeat<Sitting>;
  /** Of those who have names of their own. */
  readonly names?: Readonly<Partial<Record<Seat, string>>>;
  readonly options: TableOptions;
  /** Where the game began and all that happened since, as far as the viewer may know. */
  story(viewer: Viewer): Story;
  view(viewer: Viewer): State;
  /** The whole game with all its secrets, once it is over. */
  record(): GameRecord | undefined;
  /** What is done is stored before it is told: `done` survives a crash. */
  act(seat: Seat, action: Action): Promise<Verdict>;
  /** How many actions `takeBack` would undo. */
  mayTakeBack(seat: Seat): number;
  /** At most `count` actions, and no more than `mayTakeBack` says. */
  takeBack(seat: Seat, count: number): Promise<TakenBack>;
  /** The clocks that run now, in a timed game. */
  clocks(): readonly Clock[];
  /** Clocks stand between `pause` and `resume`: behind a curtain, in a hidden page. */
  pause(): void;
  resume(): void;
  /** Asks the computer again, after `trouble` or `unsaved`. */
  retry(): void;
  /** Takes over what another window has stored. The host does so by itself whenever it hears of it. */
  reload(): Promise<Outcome<void>>;
  /** Tells a viewer what is new, as far as he may know it. Answers with the function that stops listening. */
  listen(viewer: Viewer, listener: (news: News) => void): () => void;
  close(): Promise<void>;
}

export interface TableOptions {
  /** `strict` is the book's rule (B-TURN-09). */
  readonly takeback: 'strict' | 'relaxed';
  /** `forgets` is the book's rule (B-HID-03). */
  readonly memory: Memory;
}

export const BOOK_OPTIONS: TableOptions = { takeback: 'strict', memory: 'forgets' };

/** What a viewer may know. Folding all events of all chapters into `start` gives his view. */
export interface Story {
  readonly start: State;
  readonly chapters: readonly Chapter[];
}

/** One decision and what came of it. */
export interface Chapter {
  /** From 0; the chapter after one that was taken back has its number again. */
  readonly index: number;
  readonly actor: Actor;
  /** Absent where it is somebody else's secret. */
  readonly action?: Action;
  readonly events: readonly GameEvent[];
}

export interface BookClock extends Running {
  /** Seconds left, not rounded; never below 0. */
  readonly left: number;
}

/** Where people play from afar each seat has time of its own, and it is told while it stands too. */
export interface SeatClock {
  readonly of: 'bank' | 'days' | Limit;
  readonly seat: Seat;
  readonly left: number;
  readonly runs: boolean;
}

export type Clock = BookClock | SeatClock;

export type Verdict =
  | { readonly said: 'done' }
  | { readonly said: 'refused'; readonly refusal: Refusal }
  /** Nothing has changed: neither in the game nor in the store. */
  | { readonly said: 'unsaved'; readonly failure: Failure }
  /** Nothing has changed, and the player was told why. */
  | { readonly said: 'declined' };

export type TakenBack =
  | { readonly said: 'done'; readonly count: number }
  | { readonly said: 'unsaved'; readonly failure: Failure }
  | { readonly said: 'declined' };

export type News =
  /** They follow what the viewer's story had so far. */
  | { readonly kind: 'chapters'; readonly chapters: readonly Chapter[] }
  /** The story ends at `length` again. */
  | { readonly kind: 'takenBack'; readonly seat: Seat; readonly length: number }
  /** The game went on in another window: from `length` on the story has these chapters. */
  | { readonly kind: 'elsewhere'; readonly length: number; readonly chapters: readonly Chapter[] }
  /** Something nobody waits for could not be stored: a move of the computer, a timeout, the clock itself. */
  | { readonly kind: 'unsaved'; readonly failure: Failure }
  /** The computer did what is refused, or nothing at all; the world's `report` was told more. */
  | { readonly kind: 'trouble'; readonly seat: Seat };
