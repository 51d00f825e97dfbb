import { LANGUAGES } from '@archmage/words';
import { expect, test } from 'vitest';
import { CARD_GAME_GUIDE, SOLO_GUIDE } from './guides.ts';

test.each([
  ['solo', SOLO_GUIDE],
  ['card game', CARD_GAME_GUIDE],
] as const)('the %s is told in the same lines in every language, each in two to four sentences', async (_, guides) => {
  const told = await Promise.all(LANGUAGES.map((language) => guides[language]()));
  const [first, ...others] = told.map(({ lines }) => Object.keys(lines));
  for (const lines of others) expect(lines).toEqual(first);
  for (const { lines } of told)
    for (const { name, text } of Object.values(lines)) {
      expect(name).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.split(/[.:;] /).length).toBeLessThanOrEqual(4);
    }
});
