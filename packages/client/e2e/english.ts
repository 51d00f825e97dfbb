import { LEXICONS } from '@archmage/words/all';
import type { Page } from 'playwright-core';
import { ALL_TEXTS } from '../app/texts/all.ts';

const leaves = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};

/** Sentences between their gaps: long enough to be of one language only. */
const phrases = (value: unknown): readonly string[] =>
  leaves(value)
    .flatMap((text) => text.split(/\{[^}]*\}/))
    .map((part) => part.trim())
    .filter((part) => part.length > 7 && part.includes(' '));

const FRENCH = [...phrases(ALL_TEXTS.fr), ...phrases(LEXICONS.fr)].join('\n');
export const ENGLISH = [...new Set([...phrases(ALL_TEXTS.en), ...phrases(LEXICONS.en)])].filter(
  (phrase) => !FRENCH.includes(phrase),
);

/** Everything that can be read or heard, but what says of itself that it is English. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (node: Node): readonly string[] => {
      if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
      if (!(node instanceof Element) || node.getAttribute('lang') === 'en') return [];
      const named = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'].map((name) =>
        node.getAttribute(name),
      );
      return [...named.filter((name) => name !== null), ...[...node.childNodes].flatMap(read)];
    };
    return [document.title, ...read(document.body)].join('\n');
  });

/** The English sentences on a page that should have none. */
export const englishOn = async (page: Page): Promise<readonly string[]> => {
  const words = await wordsOf(page);
  return ENGLISH.filter((phrase) => words.includes(phrase));
};
