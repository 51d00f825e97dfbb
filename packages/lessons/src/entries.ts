import { say } from '@archmage/engine';
import {
  endOf,
  miss,
  oneOf,
  part,
  type Reading,
  type Spoken,
  trimmed,
  type Word,
  wordsOf,
} from '@archmage/engine/text';

/** What a line may begin with. After `dtp` come the lines of a position, which begin with words of their own. */
export const KEYS = [
  'lesson',
  'title',
  'learn',
  'praise',
  'exercise',
  'test',
  'dtp',
  'seed',
  'reply',
  'step',
  'say',
  'point',
  'goal',
  'play',
] as const;
export type Key = (typeof KEYS)[number];

/** A line, cut after its key. */
export interface Entry {
  readonly key: Key;
  readonly line: Word;
  readonly at: Word;
  readonly rest: Word;
  /** The lines of a position that follow. */
  readonly more: Word[];
}

/** Sentences have semicolons: only a new line ends a line here, and only a `#` at its start makes it a comment. */
export const entriesIn = (reading: Reading, text: string): readonly Entry[] => {
  const entries: Entry[] = [];
  for (const [nth, line] of text.split(/\r\n|\r|\n/).entries()) {
    const whole: Word = { text: line.startsWith('#') ? '' : line, line: nth + 1, column: 1 };
    const [first] = wordsOf(whole);
    if (first === undefined) continue;
    const key = oneOf(KEYS, first.text);
    const last = entries.at(-1);
    if (key !== undefined) entries.push({ key, line: whole, at: first, rest: restOf(whole, first), more: [] });
    else if (last?.key === 'dtp') last.more.push(whole);
    else miss(reading, first, say('beginning', { list: KEYS }));
  }
  return entries;
};

const restOf = (line: Word, first: Word): Word => {
  const rest = part(line, first.column - line.column + first.text.length);
  return rest.text.trim() === '' ? endOf(rest) : trimmed(rest);
};

/** The entries before the first with one of these keys; then each of those with what follows it. */
export const split = (entries: readonly Entry[], keys: readonly Key[]): readonly (readonly Entry[])[] => {
  const parts: Entry[][] = [[]];
  for (const entry of entries) {
    if (keys.includes(entry.key)) parts.push([]);
    parts.at(-1)?.push(entry);
  }
  return parts;
};

export const allOf = (entries: readonly Entry[], key: Key): readonly Word[] =>
  entries.filter((entry) => entry.key === key).map(({ rest }) => rest);

/** What stands once, or not at all. */
export const atMostOne = (reading: Reading, entries: readonly Entry[], key: Key): Entry | undefined => {
  const [first, second] = entries.filter((entry) => entry.key === key);
  if (second !== undefined) miss(reading, second.at, say('oneLine', { key }));
  return first;
};

/** What stands once; it is missed at `end`. */
export const oneOfKey = (reading: Reading, entries: readonly Entry[], key: Key, end: Word): Entry | undefined =>
  atMostOne(reading, entries, key) ?? miss(reading, end, say('beginning', { list: [key] }));

/** Only lines with these keys stand here: others belong after the line that `opens` their part. */
export const only = (reading: Reading, entries: readonly Entry[], keys: readonly Key[], opens: Key): void => {
  const stray = entries.find(({ key }) => !keys.includes(key));
  if (stray !== undefined) miss(reading, stray.at, say('after', { key: opens }));
};

const LANGUAGES = ['en', 'fr'] as const;

/** `say en …` and `say fr …`. */
export const spoken = (reading: Reading, entries: readonly Entry[], key: Key, end: Word): Spoken => {
  const said = new Map<string, string>();
  for (const rest of allOf(entries, key)) {
    const [first = rest] = wordsOf(rest);
    const language = oneOf(LANGUAGES, first.text);
    const words = trimmed(part(rest, first.text.length));
    if (language === undefined) miss(reading, first, say('either', { list: LANGUAGES }));
    else if (said.has(language)) miss(reading, first, say('oneLine', { key: `${key} ${language}` }));
    else if (words.text === '') miss(reading, endOf(rest), say('wordsAfter', { key: `${key} ${language}` }));
    else said.set(language, words.text);
  }
  for (const language of LANGUAGES)
    if (!said.has(language)) miss(reading, end, say('beginning', { list: [`${key} ${language}`] }));
  return { en: said.get('en') ?? '', fr: said.get('fr') ?? '' };
};
