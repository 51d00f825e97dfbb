import { type Book, type Chapter, type Entry, ID, isCase } from './book.ts';

/** An entry with everything around it. */
export interface Page {
  readonly entry: Entry;
  readonly book: Book;
  readonly chapter: Chapter;
  /** The heading below the chapter's, for a rule under one. */
  readonly section: string | undefined;
}

/** All books, with ways to look things up in them. */
export interface Library {
  readonly books: readonly Book[];
  readonly pages: readonly Page[];
  page(id: string): Page | undefined;
  chapter(id: string): { readonly book: Book; readonly chapter: Chapter } | undefined;
  /** The cases that show a rule at work. */
  casesOf(page: Page): readonly Entry[];
  /** The entries that mention it, cases of its own left out. */
  mentions(page: Page): readonly Page[];
  /** The rule before and after it in its book. */
  neighbours(page: Page): { readonly before: Page | undefined; readonly after: Page | undefined };
}

export const openLibrary = (books: readonly Book[]): Library => {
  const pages = books.flatMap(pagesOf);
  const byId = new Map(pages.map((page) => [page.entry.id, page]));
  const chapters = new Map(books.flatMap((book) => book.chapters.map((chapter) => [chapter.id, { book, chapter }])));
  return {
    books,
    pages,
    page: (id) => byId.get(id),
    chapter: (id) => chapters.get(id),
    casesOf,
    mentions: (page) => {
      const own = new Set(casesOf(page).map(({ id }) => id));
      return pages.filter(({ entry }) => !own.has(entry.id) && entry !== page.entry && names(entry, page.entry.id));
    },
    neighbours: (page) => {
      const rules = pages.filter(({ book, entry }) => book === page.book && isCase(entry.id) === isCase(page.entry.id));
      const at = rules.indexOf(page);
      return { before: rules[at - 1], after: rules[at + 1] };
    },
  };
};

const pagesOf = (book: Book): readonly Page[] =>
  book.chapters.flatMap((chapter) => [
    ...chapter.sections.flatMap(({ title, rules }) => rules.map((entry) => ({ entry, book, chapter, section: title }))),
    ...chapter.cases.map((entry) => ({ entry, book, chapter, section: undefined })),
  ]);

const names = ({ text }: Entry, id: string): boolean => [...text.matchAll(ID)].some(([named]) => named === id);

/**
 * Cases stand after their chapter. A case that names the rule is its own; besides, those with the rule's letters
 * (`B-MOVE-C3` and `B-MOVE-04`), and where the chapter's cases have letters of their own, those that speak of the
 * section's thing (`B-CHAR-C11` and the Wizard).
 */
const casesOf = ({ entry, chapter, section }: Page): readonly Entry[] => {
  if (isCase(entry.id)) return [];
  const thing = section?.replace(/ *\(.*$/, '');
  const alike = chapter.cases.filter(({ id }) => lettersOf(id) === lettersOf(entry.id));
  const others = chapter.cases.filter(
    (each) => names(each, entry.id) || (thing !== undefined && alike.length === 0 && speaksOf(each.text, thing)),
  );
  return [...new Set([...others, ...alike])];
};

/** `yPasseMuraille` is a Passe-Muraille. */
const speaksOf = (text: string, thing: string): boolean => text.replaceAll('-', '').includes(thing.replaceAll('-', ''));

const lettersOf = (id: string): string => id.replace(/-C?\d+$/, '');
