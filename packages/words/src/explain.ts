import type { Actor, ParseError } from '@archmage/engine';
import { expected } from './en/expected.ts';
import { fill } from './fill.ts';
import type { Lexicon } from './lexicon.ts';

/** Where a text went wrong and what was expected there. */
export const explainIn = (words: Lexicon, error: ParseError): string =>
  fill(words.sentences.parts.misread, { line: error.line, column: error.column, ...foundIn(words, error) });

export const foundIn = (words: Lexicon, { expected, found }: Pick<ParseError, 'expected' | 'found'>) => ({
  expected: plain(phraseIn(words, expected)),
  // What stands in quotes is the reader's own text.
  found: short(plain(/^['"]/.test(found) ? found : phraseIn(words, found))),
});

/** A file may hold what a terminal obeys. */
export const plain = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '�');

const short = (text: string): string =>
  text.length > LONG ? `${text.slice(0, LONG)}…${/['"]?$/.exec(text)?.[0]}` : text;

const LONG = 80;

/** The engine speaks of its notation in its own English; a phrase nobody knows stays as it is. */
export const phraseIn = (words: Lexicon, text: string): string => {
  for (const { name, pattern } of PATTERNS) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const parts = Object.entries(found.groups ?? {}).map(([key, part]) => [key, partIn(words, key, part)]);
    return fill(words.expected[name], Object.fromEntries(parts));
  }
  return text;
};

const partIn = (words: Lexicon, key: string, part: string): string =>
  key === 'actor' ? words.things.actors[part as Actor] : phraseIn(words, part);

const PATTERNS = Object.entries(expected).map(([name, template]) => ({
  name: name as keyof Lexicon['expected'],
  pattern: new RegExp(
    `^${template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{(\w+)\\\}/g, (_, key: string) => `(?<${key}>.+?)`)}$`,
  ),
}));
