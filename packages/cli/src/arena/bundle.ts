import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What a thread of the arena runs, made once: under tsx the same code takes about twice as long. */
export const workerEntry = (): Promise<URL> => {
  made ??= bundle();
  return made;
};

let made: Promise<URL> | undefined;

const bundle = async (): Promise<URL> => {
  const folder = mkdtempSync(join(tmpdir(), 'archmage-arena-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'worker.mjs');
  const entryPoints = [fileURLToPath(new URL('worker.ts', import.meta.url))];
  const shape = { bundle: true, platform: 'node', format: 'esm', target: 'node20' } as const;
  await build({ entryPoints, outfile, ...shape, logLevel: 'silent' });
  return pathToFileURL(outfile);
};
