import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const ENTRY = 'index.html';
const TABLE = 'app/screens/table.tsx';
const LANGUAGES = ['app/texts/tongue-en.ts', 'app/texts/tongue-fr.ts'];

/** The gzipped kB of all JavaScript a player loads to see the table, in the longer language; not what is fetched on demand. */
export function jsGzipKb(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const sizes = LANGUAGES.map((language) => {
    const files = new Set([ENTRY, TABLE, language].flatMap((name) => filesOf(manifest, name)));
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
  });
  return Math.round(Math.max(...sizes) / 100) / 10;
}

/** A chunk's file and those it imports at once. */
function filesOf(manifest, name, seen = new Set()) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`The build has no ${name}.`);
  if (seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((each) => filesOf(manifest, each, seen))];
}
