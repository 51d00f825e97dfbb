import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Stamp } from './pairing.ts';

/** Where and when we are. */
export const stampNow = (): Stamp => ({
  commit: commitNow(),
  machine: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cores()} cores, Node ${process.version}`,
  date: new Date().toISOString().slice(0, 10),
});

export const cores = (): number => availableParallelism();

export const DOCS = fileURLToPath(new URL('../../../../docs', import.meta.url));

/** With a + when the code is not the commit's. */
const commitNow = (): string => {
  const head = git('rev-parse', '--short', 'HEAD');
  if (head === undefined) return 'unknown';
  return git('status', '--porcelain', '--', '../packages') === '' ? head : `${head}+`;
};

const git = (...argv: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', argv, { cwd: DOCS, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};
