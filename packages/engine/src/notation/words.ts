import { type Phrase, type PlainCode, say } from '../phrases.ts';
import { bad, good, type ParseError, type Result } from '../result.ts';

/** A stretch of text and where it begins; both numbers count from 1. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A text being read keeps the first thing that was wrong with it: what follows is mostly its consequence. */
export interface Reading {
  error: ParseError | undefined;
}

/** `rule` is the game's, where the word is well written and goes against one. */
export const miss = (
  reading: Reading,
  { text, line, column }: Word,
  expected: PlainCode | Phrase,
  rule?: string,
): undefined => {
  const phrase = typeof expected === 'string' ? say(expected) : expected;
  const found = text.trim() === '' ? say('lineEnd') : text;
  reading.error ??= { line, column, ...phrase, found, ...(rule !== undefined && { rule }) };
  return undefined;
};

/** What went wrong in a text of its own, where that text stands. */
export const shifted = ({ column, ...error }: ParseError, word: Word): ParseError => ({
  ...error,
  line: word.line,
  column: word.column + column - 1,
});

/** A value that is missing has been missed by somebody. */
export const outcome = <T>(reading: Reading, value: T | undefined): Result<T> =>
  reading.error === undefined && value !== undefined ? good(value) : failure(reading);

export const failure = ({ error }: Reading): Result<never> =>
  bad(error ?? { line: 1, column: 1, ...say('something'), found: say('lineEnd') });

export const part = (word: Word, from: number, to = word.text.length): Word => ({
  text: word.text.slice(from, to),
  line: word.line,
  column: word.column + Math.min(from, word.text.length),
});

/** The empty word that follows. */
export const endOf = (word: Word): Word => part(word, word.text.length);

export const trimmed = (word: Word): Word => {
  const text = word.text.trim();
  return { ...part(word, word.text.length - word.text.trimStart().length), text };
};

/** The words between blanks. */
export const wordsOf = (line: Word): readonly Word[] =>
  [...line.text.matchAll(/\S+/g)].map(({ 0: text, index }) => part(line, index, index + text.length));

/** The words between separators; one more than there are separators. */
export const cut = (word: Word, separator: string): readonly Word[] => {
  let from = 0;
  return word.text.split(separator).map((text) => {
    const piece = part(word, from, from + text.length);
    from += text.length + separator.length;
    return piece;
  });
};

/** What stands before and after the first separator, when there is one. */
export const cutOnce = (word: Word, separator: string): readonly [Word, Word | undefined] => {
  const at = word.text.indexOf(separator);
  return at < 0 ? [word, undefined] : [part(word, 0, at), part(word, at + separator.length)];
};

/** The lines that say something. A `;` ends a line too; a `#` after a blank begins a comment. */
export const linesOf = (text: string): readonly Word[] =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => statementsOf({ text: withoutComment(line), line: index + 1, column: 1 }));

/** Nothing is made of what says nothing: somebody may send millions of separators. */
const statementsOf = (line: Word): readonly Word[] => {
  const found: Word[] = [];
  let from = 0;
  for (const text of line.text.split(';')) {
    if (text.trim() !== '') found.push(part(line, from, from + text.length));
    from += text.length + 1;
  }
  return found;
};

export const readNumber = (reading: Reading, word: Word, what: PlainCode): number =>
  /^\d{1,15}$/.test(word.text) ? Number(word.text) : (miss(reading, word, what) ?? 0);

export const nothingAfter = (reading: Reading, word: Word | undefined): void => {
  if (word !== undefined) miss(reading, word, 'lineEnd');
};

/** Reads each word; what went wrong is in `reading`, and left out. */
export const readAll = <T>(words: readonly Word[], read: (word: Word) => T | undefined): readonly T[] =>
  words.flatMap((word) => read(word) ?? []);

export const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined =>
  list.find((item) => item === text);

export const either = (list: readonly string[]): Phrase => say('either', { list });

export const orHidden = (what: Phrase): Phrase => say('orHidden', { what });

const withoutComment = (line: string): string => line.replace(/(^|\s)#.*$/s, '$1');
