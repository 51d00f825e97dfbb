import type { Actor, ParseError } from '@archmage/engine';
import { expected } from './en/expected.ts';
import { fill } from './fill.ts';
import type { Lexicon, More } from './lexicon.ts';

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
  if (words.expected === undefined || text.length > LONGEST) return text;
  for (const { name, keys, between } of PATTERNS) {
    const parts = partsBetween(between, text)?.map((part, nth) => [keys[nth], partIn(words, keys[nth], part)]);
    if (parts !== undefined) return fill(words.expected[name], Object.fromEntries(parts));
  }
  return text;
};

/** Twice a list of all rooms there can be, the longest of the engine's; a phrase may hold others, and those others. */
const LONGEST = 2000;

const partIn = (words: Lexicon, key: string | undefined, part: string): string =>
  key === 'actor' ? words.things.actors[part as Actor] : phraseIn(words, part);

/** What a template says around its keys, one more than there are of them. */
const PATTERNS = Object.entries(expected).map(([name, template]) => ({
  name: name as keyof More['expected'],
  keys: [...template.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key),
  between: template.split(/\{\w+\}/),
}));

/** What stands between these texts in their order, each as short as can be and not empty; `undefined` if they are not all there. */
const partsBetween = ([head = '', ...others]: readonly string[], text: string): readonly string[] | undefined => {
  if (!text.startsWith(head) || (others.length === 0 && text !== head)) return undefined;
  const parts: string[] = [];
  let at = head.length;
  for (const [nth, next] of others.entries()) {
    const end = nth === others.length - 1 ? text.length - next.length : text.indexOf(next, at + 1);
    if (end <= at || !text.startsWith(next, end)) return undefined;
    parts.push(text.slice(at, end));
    at = end + next.length;
  }
  return parts;
};
