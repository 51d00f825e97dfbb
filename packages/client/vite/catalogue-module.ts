import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parseCatalogue } from '../../catalogue/src/index.ts';
import { BOXES } from '../../engine/src/boxes/registry.ts';
import { bindBook } from '../app/rules/bind.ts';
import type { Book } from '../app/rules/book.ts';

const NAME = 'virtual:catalogue';
const RESOLVED = `\0${NAME}`;
const FOLDER = resolve(import.meta.dirname, '../../../docs/rules');

/** `virtual:catalogue`: docs/rules read when the client is built, in a chunk of its own. */
export const catalogueModule = (): Plugin => ({
  name: 'archmage-catalogue',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load(id) {
    if (id !== RESOLVED) return undefined;
    for (const file of files()) this.addWatchFile(join(FOLDER, file));
    // A browser reads JSON quicker than it reads the same as code.
    return `export const books = JSON.parse(${JSON.stringify(JSON.stringify(readBooks()))});`;
  },
});

/** The books in the order their boxes appeared. */
const ORDER = ['base', 'paladins-and-dragons', 'prison', 'card-game'];

const files = (): readonly string[] => readdirSync(FOLDER).filter((name) => name.endsWith('.md'));

const readBooks = (): readonly Book[] =>
  files()
    .map((file) => {
      const name = basename(file, '.md');
      // `paladins-and-dragons` is the book of `paladins.1`.
      const isPlayed = BOXES.some(({ id }) => id.split('.')[0] === name.split('-')[0]);
      return bindBook(parseCatalogue(name, readFileSync(join(FOLDER, file), 'utf8')), isPlayed);
    })
    .sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
