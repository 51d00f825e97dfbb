import { spawnSync } from 'node:child_process';

/** The short commit, with a `+` when the working tree differs from it in more than the history itself. */
export const commitOf = (root: string, history: string): string => {
  const commit = git(root, ['rev-parse', '--short', 'HEAD']);
  if (commit === undefined) return 'unknown';
  const changes = git(root, ['status', '--porcelain', '--', '.', `:!${history}`]);
  return changes === '' ? commit : `${commit}+`;
};

const git = (root: string, args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};
