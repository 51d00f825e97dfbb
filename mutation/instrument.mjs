import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { FOLDERS } from './folders.mjs';

const ENGINE = 'packages/engine/src/';
const SILENT = { debug() {}, info() {}, isDebugEnabled: () => false };
const OPTIONS = { excludedMutations: [], ignorers: [], noHeader: false, plugins: null };

/** The sources of a folder with all their mutants in them, each asleep until it is called by its number. */
export async function instrumented(root, folder) {
  const names = FOLDERS[folder].flatMap((each) => sourcesIn(root, `${ENGINE}${each}`));
  const files = names.map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') }));
  const { files: sources, mutants } = await new Instrumenter(SILENT).instrument(files, OPTIONS);
  return { sources: new Map(sources.map(({ name, content }) => [join(root, name), content])), mutants };
}

const sourcesIn = (root, folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `${folder}${name}`);

/** What was learnt holds as long as neither sources nor tests change. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const name of readdirSync(join(root, ENGINE), { recursive: true }).sort())
    if (name.endsWith('.ts')) hash.update(readFileSync(join(root, ENGINE, name)));
  return hash.digest('hex').slice(0, 16);
}
