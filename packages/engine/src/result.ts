import type { Fact, Phrase } from './phrases.ts';

/** What a parser returns: a value, or where the text went wrong and what was expected there. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ParseError };

/** What was expected there is the phrase. */
export interface ParseError extends Phrase {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  /** The reader's own text, a number of things, or a phrase. */
  readonly found: Fact;
  /** The rule of the game that it goes against; absent where it is merely misspelt. */
  readonly rule?: string;
}

export const good = <T>(value: T): Result<T> => ({ ok: true, value });

export const bad = (error: ParseError): Result<never> => ({ ok: false, error });

/** For exceptions, which nobody but a programmer reads; people are told by `packages/words`. */
export const explain = ({ line, column, code, facts, found }: ParseError): string =>
  `${line}:${column} ${code} ${JSON.stringify(facts)} ${JSON.stringify(found)}`;
