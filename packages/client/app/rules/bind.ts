import type { Catalogue } from '@archmage/catalogue';
import type { Book, Chapter, Entry, Section } from './book.ts';

/** A catalogue as a book. */
export const bindBook = (written: Catalogue, played: boolean): Book => {
  const { catalogue, language, title, sections, rules, cases } = written.language === 'fr' ? typeset(written) : written;
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

/** In French no line begins with high punctuation, nor ends with an opening quotation mark. */
const typeset = (catalogue: Catalogue): Catalogue => {
  const set = <Written extends { section: string; title: string; text: string }>(entry: Written): Written => ({
    ...entry,
    section: unbroken(entry.section),
    title: unbroken(entry.title),
    text: unbroken(entry.text),
  });
  const { cases, rules, sections } = catalogue;
  return { ...catalogue, sections: sections.map(unbroken), rules: rules.map(set), cases: cases.map(set) };
};

const unbroken = (text: string): string => text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');

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
