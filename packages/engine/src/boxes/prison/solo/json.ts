import { type Phrase, say } from '../../../phrases.ts';
import { bad, good, type ParseError, type Result } from '../../../result.ts';

/** A JSON text with the place of everything in it, so that a mistake can be shown where it stands. */
export type Json = { readonly at: number } & (
  | { readonly sort: 'object'; readonly fields: ReadonlyMap<string, Json> }
  | { readonly sort: 'list'; readonly items: readonly Json[] }
  | { readonly sort: 'plain'; readonly value: string | number | boolean | null }
);

/** What is wrong, and where. */
export class Flaw extends Error {
  readonly at: number;
  readonly phrase: Phrase;

  constructor(at: number, phrase: Phrase) {
    super(phrase.code);
    this.at = at;
    this.phrase = phrase;
  }
}

/** Reads a text by what may throw a flaw. */
export const reading = <T>(text: string, read: (json: Json) => T): Result<T> => {
  try {
    return good(read(parse(text)));
  } catch (flaw) {
    if (!(flaw instanceof Flaw)) throw flaw;
    return bad(errorAt(text, flaw));
  }
};

const errorAt = (text: string, { at, phrase }: Flaw): ParseError => {
  const before = text.slice(0, at).split('\n');
  const found = /^(?:"(?:[^"\\\n]|\\.)*"|[\w.+-]+|\S)?/.exec(text.slice(at))?.[0] ?? '';
  return {
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    ...phrase,
    found: found === '' ? say('textEnd') : found.slice(0, 60),
  };
};

const parse = (text: string): Json => {
  const cursor = { text, at: 0 };
  const json = readValue(cursor, 0);
  skip(cursor);
  if (cursor.at < text.length) throw new Flaw(cursor.at, say('textEnd'));
  return json;
};

interface Cursor {
  readonly text: string;
  at: number;
}

const skip = (cursor: Cursor): void => {
  while (/\s/.test(cursor.text.charAt(cursor.at))) cursor.at++;
};

/** Cards need six. */
const DEEPEST = 20;

const readValue = (cursor: Cursor, depth: number): Json => {
  skip(cursor);
  const { at, text } = cursor;
  const sign = text.charAt(at);
  if (depth > DEEPEST) throw new Flaw(at, say('something'));
  if (sign === '{') return { at, sort: 'object', fields: readFields(cursor, depth) };
  if (sign === '[') return { at, sort: 'list', items: readItems(cursor, depth) };
  return { at, sort: 'plain', value: readPlain(cursor) };
};

const readFields = (cursor: Cursor, depth: number): ReadonlyMap<string, Json> => {
  const fields = new Map<string, Json>();
  eachUntil(cursor, '}', () => {
    const { at } = cursor;
    const name = readPlain(cursor);
    if (typeof name !== 'string' || fields.has(name)) throw new Flaw(at, say('word'));
    expect(cursor, ':');
    fields.set(name, readValue(cursor, depth + 1));
  });
  return fields;
};

const readItems = (cursor: Cursor, depth: number): readonly Json[] => {
  const items: Json[] = [];
  eachUntil(cursor, ']', () => items.push(readValue(cursor, depth + 1)));
  return items;
};

const eachUntil = (cursor: Cursor, end: string, read: () => void): void => {
  cursor.at++;
  skip(cursor);
  if (cursor.text.charAt(cursor.at) === end) {
    cursor.at++;
    return;
  }
  for (;;) {
    skip(cursor);
    read();
    skip(cursor);
    if (cursor.text.charAt(cursor.at) !== ',') break;
    cursor.at++;
  }
  expect(cursor, end);
};

const expect = (cursor: Cursor, sign: string): void => {
  skip(cursor);
  if (cursor.text.charAt(cursor.at) !== sign) throw new Flaw(cursor.at, say('either', { list: [sign] }));
  cursor.at++;
};

const PLAIN = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null/y;

const readPlain = (cursor: Cursor): string | number | boolean | null => {
  PLAIN.lastIndex = cursor.at;
  const [word] = PLAIN.exec(cursor.text) ?? [];
  if (word === undefined) throw new Flaw(cursor.at, say('something'));
  cursor.at += word.length;
  try {
    return JSON.parse(word) as string | number | boolean | null;
  } catch {
    throw new Flaw(cursor.at - word.length, say('word'));
  }
};
