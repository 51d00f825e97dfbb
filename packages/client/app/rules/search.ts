import { RULING } from '@archmage/catalogue';
import type { Library, Page } from './library.ts';

/**
 * The pages that have every word of the question: first those under a heading of that name, which say what it is, then
 * other rules, then cases. Those of a box that is played come before the others.
 */
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
  /** The words of the nearest heading alone. */
  readonly head: readonly string[];
  readonly text: string;
  readonly isRuling: boolean;
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
    head: wordsOf((page.section ?? page.chapter.title).replace(/\(.*\)/, '')),
    text: fold(page.entry.text),
    isRuling: page.entry.text.search(RULING) === 0,
  }));
  indexes.set(library, rows);
  return rows;
};

const worthOf = (row: Row, words: readonly string[]): number => {
  const played = row.page.book.played ? WORTH.played : 0;
  const isRule = row.title !== '';
  if (isRule && isNamed(row.head, words)) return played + WORTH.rule + WORTH.named;
  const worths = words.map((word) => worthOfWord(row, word));
  if (worths.includes(0)) return 0;
  const sum = worths.reduce((one, other) => one + other);
  const isEdge = row.isRuling || row.page.section !== undefined;
  return played + sum + (isRule ? WORTH.rule - (isEdge ? WORTH.edge : 0) : 0);
};

/** More than a question of a few words could be worth otherwise. */
const WORTH = { played: 10_000, rule: 4_000, named: 3_000, edge: 20 };

/** `Wizard (4/1)`, `Pit traps`: a heading of a word or two that are asked for. */
const isNamed = (head: readonly string[], words: readonly string[]): boolean =>
  head.length <= 2 && words.every((word) => head.some((one) => isSameWord(one, word)));

/** One or several of it. */
const isSameWord = (one: string, other: string): boolean =>
  (one.startsWith(other) || other.startsWith(one)) && Math.abs(one.length - other.length) <= 2;

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
