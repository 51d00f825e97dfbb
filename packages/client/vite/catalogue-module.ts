import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Catalogue, type Language, parseCatalogue, translated } from '../../catalogue/src/index.ts';
import type { ByBox } from '../../engine/src/boxes/registry.ts';
import { bindBook } from '../app/rules/bind.ts';
import type { Book } from '../app/rules/book.ts';
import { scenesOf } from '../app/rules/case-scene.ts';
import { bound } from '../app/texts/bound.ts';

const NAME = /^\0?virtual:catalogue\/(en|fr)$/;
const FOLDERS: Readonly<Record<Language, string>> = {
  en: resolve(import.meta.dirname, '../../../docs/rules'),
  fr: resolve(import.meta.dirname, '../../../docs/rules/fr'),
};

/** `virtual:catalogue/fr`: docs/rules in a language, read when the client is built, in a chunk of its own. */
export const catalogueModule = (): Plugin => ({
  name: 'archmage-catalogue',
  resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
  load(id) {
    const language = NAME.exec(id)?.[1] as Language | undefined;
    if (language === undefined) return undefined;
    for (const folder of Object.values(FOLDERS))
      for (const file of filesIn(folder)) this.addWatchFile(join(folder, file));
    // A browser reads JSON quicker than it reads the same as code.
    const books = JSON.stringify(readBooks(language), language === 'fr' ? boundWords : undefined);
    return `export const books = JSON.parse(${JSON.stringify(books)});`;
  },
});

/** A position is notation, in any language. */
const boundWords = (name: string, value: unknown): unknown =>
  typeof value === 'string' && name !== 'position' ? bound(value) : value;

/** The books in the order their boxes appeared. */
const ORDER = ['base', 'paladins-and-dragons', 'prison', 'prison-solo', 'card-game'];

const filesIn = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.md'));

const readCatalogues = (language: Language): readonly Catalogue[] =>
  filesIn(FOLDERS[language]).map((file) =>
    parseCatalogue(basename(file, '.md'), readFileSync(join(FOLDERS[language], file), 'utf8'), language),
  );

const readBooks = (language: Language): readonly Book[] => {
  const originals = readCatalogues('en');
  const scenes = scenesOf(originals.flatMap(({ cases }) => cases));
  return translated(originals, readCatalogues(language))
    .map((catalogue) => bindBook(catalogue, isPlayed(catalogue), scenes))
    .sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
};

/** The book of each box that is played at a table. */
const PLAYED: Partial<ByBox<string>> = { 'base.1': 'base', 'paladins.1': 'paladins-and-dragons', 'prison.1': 'prison' };

const isPlayed = ({ catalogue }: Catalogue): boolean => Object.values(PLAYED).includes(catalogue);
