import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

/** What a thread of the arena runs, made once. */
export const workerEntry = (): Promise<URL> => {
  made ??= bundled(new URL('worker.ts', import.meta.url));
  return made;
};

let made: Promise<URL> | undefined;

/**
 * A program as Node runs it as it is, until this process ends: under tsx it takes about twice as long. What is constant
 * stays so: with variables in its place, as other bundlers write it, and this one when boxes may not be files of their
 * own, all code is a quarter larger and slower for it.
 */
export const bundled = async (program: URL): Promise<URL> => {
  const folder = mkdtempSync(join(tmpdir(), 'archmage-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    input: fileURLToPath(program),
    platform: 'node',
    transform: { target: 'node20' },
    logLevel: 'silent',
    output: { dir: folder, format: 'esm', entryFileNames: 'program.mjs', chunkFileNames: '[name]-[hash].mjs' },
  });
  return pathToFileURL(join(folder, 'program.mjs'));
};
