import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';

const textsOf = (texts: object, under = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${under}${name}`, text] as const] : textsOf(text, `${under}${name}.`),
  );

const french = new Map(textsOf(fr));
const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
const SAME = ['play.show'];

test('French has every text and no other', () => {
  expect([...french.keys()].sort()).toEqual(
    textsOf(en)
      .map(([name]) => name)
      .sort(),
  );
});

test.each(textsOf(en))('%s is translated, with the same placeholders', (name, text) => {
  const translated = french.get(name) ?? '';
  expect(placeholders(translated)).toEqual(placeholders(text));
  if (/\p{L}{2}/u.test(text.replace(/\{\w+/g, ''))) expect(translated === text).toBe(SAME.includes(name));
  // French typography: a curly apostrophe, and a space before high punctuation.
  expect(translated).not.toMatch(/\p{L}'\p{L}|[^\s\u202f];|[^\s\u202f?!][!?»](?=\s|$)|\p{L}:(?=\s)/u);
});
