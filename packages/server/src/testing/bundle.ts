import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/** The server as one program that Node runs as it is, until this process ends: it is up again ten times as quickly. */
export const serverProgram = (): Promise<string> => {
  made ??= bundle();
  return made;
};

let made: Promise<string> | undefined;

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

const bundle = async (): Promise<string> => {
  // Below the packages it needs, where nobody takes it for a source.
  const folder = mkdtempSync(join(MODULES, '.archmage-server-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    input: join(PACKAGE, 'src', 'main.ts'),
    platform: 'node',
    external: /^(?!\.|\/|@archmage\/)/,
    transform: { target: 'node20' },
    logLevel: 'silent',
    output: { dir: folder, format: 'esm', entryFileNames: 'server.mjs', chunkFileNames: '[name]-[hash].mjs' },
  });
  return join(folder, 'server.mjs');
};
