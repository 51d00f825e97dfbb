import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ENTRY = 'index.html';
const TABLE = 'app/screens/table.tsx';
const LANGUAGES = ['en', 'fr'];

/** What `bring` fetches for a box, besides its words. */
const BOXES = {
  base: ['../engine/src/boxes/base/index.ts', 'art/base/index.tsx'],
  paladins: ['../engine/src/boxes/paladins-and-dragons/index.ts', 'art/paladins/index.tsx'],
  prison: ['../engine/src/boxes/prison/index.ts', 'art/prison/index.tsx'],
};

/**
 * The gzipped kB of all JavaScript a player loads to see a table of the base set, in the longer language, and what a
 * table with another box loads besides; not what is fetched on demand.
 */
export function jsGzipKb(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const sizeOf = (...names) => {
    const files = new Set(names.flatMap((name) => filesOf(manifest, name)));
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  };
  const sizes = LANGUAGES.map((language) => {
    const base = [ENTRY, TABLE, `app/texts/tongue-${language}.ts`, ...boxIn('base', language)];
    const alone = sizeOf(...base);
    const added = (box) => sizeOf(...base, ...boxIn(box, language)) - alone;
    return { alone, paladins: added('paladins'), prison: added('prison') };
  });
  const most = (figure) => Math.round(Math.max(...sizes.map(figure)) / 100) / 10;
  return {
    jsGzipKb: most(({ alone }) => alone),
    'boxGzipKb.paladins': most(({ paladins }) => paladins),
    'boxGzipKb.prison': most(({ prison }) => prison),
  };
}

const boxIn = (box, language) => [...BOXES[box], `../words/src/${language}/boxes/${box}.ts`];

/** A chunk's file and those it imports at once. */
function filesOf(manifest, name, seen = new Set()) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}.`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))];
}
