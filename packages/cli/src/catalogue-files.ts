import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Catalogue, type Language, parseCatalogue, translated } from '@archmage/catalogue';
import type { TestFile } from './coverage.ts';

// From this module, so that the command works in any folder.
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** All catalogues; those that are not translated in English. */
export function readCatalogues(language: Language = 'en', root = ROOT): readonly Catalogue[] {
  const folder = join(root, 'docs', 'rules');
  const originals = readFolder(folder, 'en');
  return language === 'en' ? originals : translated(originals, readFolder(join(folder, language), language));
}

function readFolder(folder: string, language: Language): readonly Catalogue[] {
  if (!existsSync(folder)) throw new Error(`The rules catalogue is missing: there is no folder ${folder}.`);
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const read = (name: string) =>
    parseCatalogue(basename(name, '.md'), readFileSync(join(folder, name), 'utf8'), language);
  return files.sort().map(read);
}

/** Every test of the repository, with its path from the root. */
export function readTestFiles(root = ROOT): readonly TestFile[] {
  const packages = walk(join(root, 'packages')).filter((path) => path.endsWith('.test.ts'));
  const others = walk(join(root, 'test')).filter((path) => path.endsWith('.ts'));
  return [...packages, ...others].sort().map((path) => ({
    path: relative(root, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));
}

function walk(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
