import { describe, expect, test } from 'vitest';

/** Every text with its name: `shell.settings.theme`. */
export const textsOf = (texts: object, under = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${under}${name}`, text] as const] : textsOf(text, `${under}${name}.`),
  );

const placeholders = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+/g, ''));

/** Tests that the French texts are those of the English ones; `same` are alike in both languages. */
export const testFrench = (en: object, fr: object, same: readonly string[] = []): void => {
  const english = textsOf(en);
  const french = new Map(textsOf(fr));

  describe('French', () => {
    test('has every text and no other', () => {
      expect([...french.keys()].sort()).toEqual(english.map(([name]) => name).sort());
    });

    test.each(english)('%s is translated, with the same placeholders', (name, text) => {
      const translated = french.get(name) ?? '';
      expect(placeholders(translated)).toEqual(placeholders(text));
      expect(text).not.toBe('');
      expect(translated).not.toBe('');
      if (hasWords(text)) expect(translated === text).toBe(same.includes(name));
      // French typography: a curly apostrophe, and a space before high punctuation.
      expect(translated).not.toMatch(/\p{L}'\p{L}|[^\s\u202f];|[^\s\u202f?!][!?»](?=\s|$)|\p{L}:(?=\s)/u);
    });
  });
};
