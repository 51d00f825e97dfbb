import type { Catalogue } from '@archmage/catalogue';
import type { Book, Chapter, Entry, Section } from './book.ts';

/** A catalogue as a book. */
export const bindBook = ({ catalogue, language, title, sections, rules, cases }: Catalogue, played: boolean): Book => {
  const titles = [...new Set(sections.map(chapterOf))];
  const within = (chapter: string) => (entry: { readonly section: string }) => chapterOf(entry.section) === chapter;
  return {
    id: catalogue,
    // `Base set: rules catalogue`, `Rules catalogue: Prison`, `Jeu de base : catalogue des règles`
    title: title.replace(/: rules catalogue$|^Rules catalogue: | : catalogue des règles$/, ''),
    language,
    played,
    chapters: titles.map(
      (chapter, index): Chapter => ({
        id: `${catalogue}.${index + 1}`,
        title: chapter.replace(/^[\d.]+ /, ''),
        sections: sectionsOf(rules.filter(within(chapter))),
        cases: cases.filter(within(chapter)).map(entryOf),
      }),
    ),
  };
};

const sectionsOf = (rules: Catalogue['rules']): readonly Section[] => {
  const titles = [...new Set(rules.map(({ section }) => sectionOf(section)))];
  return titles.map((title) => ({
    title,
    rules: rules.filter(({ section }) => sectionOf(section) === title).map(entryOf),
  }));
};

const entryOf = ({ id, title, text }: Entry): Entry => ({ id, title, text });
const chapterOf = (section: string): string => section.split(' / ')[0] ?? '';
const sectionOf = (section: string): string | undefined => section.split(' / ')[1];
