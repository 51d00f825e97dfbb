import type { Library, Page } from './library.ts';

/** The pages that have every word of the question, best first; those of a box that is played come before the others. */
export const search = (library: Library, question: string): readonly Page[] => {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  return indexOf(library)
    .map((row) => ({ page: row.page, worth: worthOf(row, words) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ page }) => page);
};

export const wordsOf = (question: string): readonly string[] => fold(question).match(/[\p{L}\p{N}-]+/gu) ?? [];

/** Small letters without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Row {
  readonly page: Page;
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

const indexes = new WeakMap<Library, readonly Row[]>();

const indexOf = (library: Library): readonly Row[] => {
  const known = indexes.get(library);
  if (known !== undefined) return known;
  const rows = library.pages.map((page) => ({
    page,
    id: fold(page.entry.id),
    title: fold(page.entry.title),
    heading: fold(`${page.chapter.title} ${page.section ?? ''}`),
    text: fold(page.entry.text),
  }));
  indexes.set(library, rows);
  return rows;
};

const worthOf = (row: Row, words: readonly string[]): number => {
  let sum = 0;
  for (const word of words) {
    const worth = worthOfWord(row, word);
    if (worth === 0) return 0;
    sum += worth;
  }
  const played = row.page.book.played ? 1000 : 0;
  const isRule = row.title === '' ? 0 : 2;
  return sum + played + isRule;
};

const worthOfWord = ({ id, title, heading, text }: Row, word: string): number => {
  if (id === word) return 500;
  if (id.startsWith(word) && word.includes('-')) return 100;
  return (
    Math.max(begins(title, word) * 40, title.includes(word) ? 12 : 0) +
    Math.max(begins(heading, word) * 25, heading.includes(word) ? 4 : 0) +
    Math.max(begins(text, word) * 8, text.includes(word) ? 2 : 0) +
    (id.includes(word) ? 6 : 0)
  );
};

/** 1 for a whole word, less for the beginning of one, 0 for neither. */
const begins = (text: string, word: string): number => {
  let worth = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at > 0 && isLetter(text.charCodeAt(at - 1))) continue;
    if (!isLetter(text.charCodeAt(at + word.length))) return 1;
    worth = 0.7;
  }
  return worth;
};

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 191;
