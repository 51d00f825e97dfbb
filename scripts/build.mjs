import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root, runNode } from './setup.mjs';

const client = join(root, 'packages', 'client');

/** The folder with the built client. */
export const dist = join(client, 'dist');
const STAMP = '.stamp';

/** Builds the client unless the last build was made from the same sources; answers the folder. */
export async function buildClient(say = console.error) {
  const stamp = stampOf(sources());
  if (readStamp() === stamp) return dist;
  say('Building the table …');
  const started = performance.now();
  const fresh = join(client, `dist.${process.pid}`);
  try {
    await runVite(fresh);
    writeFileSync(join(fresh, STAMP), stamp);
    putInPlace(fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return dist;
}

/** In a process of its own: the tests' NODE_ENV would make another build of it. */
async function runVite(outDir) {
  const args = ['build', client, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const code = await runNode(['node_modules/vite/bin/vite.js', ...args], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error('The table could not be built, for the reason Vite gives above');
}

/** A reader of the old folder finds either the old build or the new one, never half of one. */
function putInPlace(fresh) {
  const old = join(client, `dist.${process.pid}.old`);
  if (existsSync(dist)) renameSync(dist, old);
  try {
    renameSync(fresh, dist);
  } catch (error) {
    // Somebody else who built the same was quicker: theirs will do.
    if (readStamp() === undefined) throw error;
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}

function readStamp() {
  const file = join(dist, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** A hash of what the build is made of: names and contents. */
export function stampOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files)
    hash.update(relative(root, file).split(sep).join('/')).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function sources() {
  const shared = ['ai', 'catalogue', 'engine', 'host', 'lessons', 'words'].map((name) =>
    join(root, 'packages', name, 'src'),
  );
  const own = ['app', 'art', 'board', 'public', 'vite'].map((name) => join(client, name));
  const single = [join(client, 'index.html'), join(client, 'vite.config.ts'), join(root, 'package-lock.json')];
  const folders = [...shared, ...own, join(root, 'docs', 'rules'), join(root, 'lessons'), join(root, 'puzzles')];
  return [...folders.flatMap(filesIn), ...single].filter((file) => !/\.test\.tsx?$/.test(file)).sort();
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
