import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './names.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = join(ROOT, 'packages');

/** Every code file of the packages, with its path from the repository's root. */
export function readSources(): readonly SourceFile[] {
  return walk(PACKAGES)
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .sort()
    .map((path) => ({ path: relative(ROOT, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}

/** What is installed or built is no source. */
const LEFT_OUT = new Set(['node_modules', 'dist']);

function walk(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
