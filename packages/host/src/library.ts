import type { PlayerName } from '@archmage/ai';
import type { Batch, BySeat, Ending, GameRecord, ParseError, Ruleset, Seat, State } from '@archmage/engine';
import type { Spent } from './clock.ts';
import type { Game } from './game.ts';
import type { TableOptions } from './host.ts';

/** Where games are kept. No function throws or rejects: what goes wrong is an answer. */
export interface Library {
  /** The latest first. A game whose summary cannot be read is named among the damaged and harms no other. */
  list(): Promise<Outcome<Shelf>>;
  load(id: string): Promise<Outcome<StoredGame>>;
  /** A new game, or an old one written anew. */
  save(game: StoredGame): Promise<Outcome<void>>;
  /** A small write for each action; all of it happens or none. */
  append(id: string, change: Change): Promise<Outcome<void>>;
  saveClock(id: string, spent: Spent): Promise<Outcome<void>>;
  remove(id: string): Promise<Outcome<void>>;
}

export interface Shelf {
  readonly games: readonly GameSummary[];
  readonly damaged: readonly string[];
}

/** What may lie in the open: everybody at the table knows it. */
export interface GameSummary {
  readonly id: string;
  readonly title: string;
  readonly rules: string;
  readonly players: BySeat<PlayerName>;
  readonly options: TableOptions;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
  /** 0 during set-up. */
  readonly turn: number;
  readonly seat: Seat;
  readonly points: BySeat<number>;
  readonly actions: number;
  readonly ending?: Ending;
}

export interface StoredGame {
  readonly summary: GameSummary;
  readonly rules: Ruleset;
  /** The dice's: a secret while the game goes on. */
  readonly seed: string;
  readonly headers: GameRecord['headers'];
  readonly start: State;
  readonly batches: readonly Batch[];
  readonly spent: Spent;
}

/** The first `keep` actions stay, those after them are replaced by the latest of the game. */
export interface Change {
  readonly summary: GameSummary;
  /** How many actions were stored so far; another number means that somebody else plays on in another window. */
  readonly stored: number;
  readonly keep: number;
  /** As it is when this has been stored. */
  readonly game: Game;
  readonly spent: Spent;
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** Why the store cannot do it; the app says what to do about it. */
export type Failure =
  /** No space left: nothing was written. */
  | { readonly why: 'full' }
  /** The page did not come by https or from this machine, so the browser seals nothing. */
  | { readonly why: 'insecure' }
  /** The browser lends no storage: a private window, a setting, or it closed the database. */
  | { readonly why: 'unavailable'; readonly message: string }
  /** A part of the program that the game needs did not come. */
  | { readonly why: 'unfetched' }
  /** The game has gone on in another window: load it again. */
  | { readonly why: 'elsewhere' }
  | { readonly why: 'missing' }
  /** The host was closed. */
  | { readonly why: 'closed' }
  | Damage;

/** A stored game that cannot be read: it can be removed, and until then it harms nobody. */
export interface Damage {
  readonly why: 'damaged';
  readonly part: 'summary' | 'rules' | 'beginning' | 'action';
  /** Counts from 1; of an action. */
  readonly number?: number;
  readonly error?: ParseError;
}

export const fine: Outcome<void> = { ok: true, value: undefined };

export const failed = (failure: Failure): Outcome<never> => ({ ok: false, failure });
