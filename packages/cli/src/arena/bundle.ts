import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** What a thread of the arena runs, made once. */
export const workerEntry = (): Promise<URL> => {
  made ??= bundled(new URL('worker.ts', import.meta.url));
  return made;
};

let made: Promise<URL> | undefined;

/** A program as one file that Node runs as it is, until this process ends: under tsx it takes about twice as long. */
export const bundled = async (program: URL): Promise<URL> => {
  const folder = mkdtempSync(join(tmpdir(), 'archmage-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'program.mjs');
  const shape = { bundle: true, platform: 'node', format: 'esm', target: 'node20' } as const;
  await build({ entryPoints: [fileURLToPath(program)], outfile, ...shape, logLevel: 'silent' });
  return pathToFileURL(outfile);
};
