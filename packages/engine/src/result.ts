/** What a parser returns: a value, or where the text went wrong and what was expected there. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ParseError };

export interface ParseError {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly found: string;
  /** Nothing is misspelt, but the rules name a box that is not at hand, or rooms or a scenario nobody has learnt yet. */
  readonly code?: 'unloaded' | 'unlearnt';
}

export const good = <T>(value: T): Result<T> => ({ ok: true, value });

export const bad = (error: ParseError): Result<never> => ({ ok: false, error });

export const explain = (error: ParseError): string =>
  `Line ${error.line}, column ${error.column}: expected ${error.expected}, found ${error.found}.`;
