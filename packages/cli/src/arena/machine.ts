import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Stamp } from './pairing.ts';

/** Where and when we are. */
export const stampNow = (): Stamp => ({
  commit: commitOf(ROOT, ['packages']),
  machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cores()} cores, Node ${process.version}`,
  date: new Date().toISOString().slice(0, 10),
});

export const cores = (): number => availableParallelism();

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
export const DOCS = join(ROOT, 'docs');

/** The short commit, with a `+` when these paths are not as it has them. */
export const commitOf = (root: string, paths: readonly string[]): string => {
  const head = git(root, ['rev-parse', '--short', 'HEAD']);
  if (head === undefined) return 'unknown';
  return git(root, ['status', '--porcelain', '--', ...paths]) === '' ? head : `${head}+`;
};

const git = (root: string, args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};
