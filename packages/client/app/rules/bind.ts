import type { Catalogue } from '@archmage/catalogue';
import type { Book, Chapter, Entry, Section } from './book.ts';
import type { CaseScene } from './case-scene.ts';
import { plainly } from './plain-case.ts';

type Scenes = ReadonlyMap<string, CaseScene>;

/** A catalogue as a book, with the scenes of its cases. */
export const bindBook = (written: Catalogue, played: boolean, scenes: Scenes): Book => {
  const { catalogue, language, title, sections, rules, cases } = typeset(written);
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
        cases: cases.filter(within(chapter)).map((each) => ({ ...entryOf(each), scene: scenes.get(each.id) })),
      }),
    ),
  };
};

/** In plain words; in French no line begins with high punctuation, nor ends with an opening quotation mark. */
const typeset = (catalogue: Catalogue): Catalogue => {
  const { language } = catalogue;
  const kept = (text: string) => (language === 'fr' ? unbroken(text) : text);
  const set = <Written extends { section: string; title: string; text: string }>(entry: Written): Written => ({
    ...entry,
    section: kept(entry.section),
    title: kept(entry.title),
    text: kept(plainly(entry.text, language)),
  });
  const { cases, rules, sections } = catalogue;
  return { ...catalogue, sections: sections.map(kept), rules: rules.map(set), cases: cases.map(set) };
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
