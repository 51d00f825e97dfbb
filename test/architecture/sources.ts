import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourceFile } from './names.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = join(ROOT, 'packages');

/** Every code file in packages/<package>/src, with its path from the repository's root. */
export function readSources(): readonly SourceFile[] {
  return readdirSync(PACKAGES)
    .flatMap((name) =>
      readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(PACKAGES, name, 'src', file),
      ),
    )
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
    .sort()
    .map((path) => ({ path: relative(ROOT, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}
