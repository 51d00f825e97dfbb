import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killRun } from './testing/kills.ts';

test('games are played on while the server is killed again and again: nothing acknowledged is lost or doubled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archmage-kill-'));
  try {
    const found = await killRun({
      database: join(folder, 'games.db'),
      games: 3,
      kills: 3,
      nodes: 1,
      seed: 'kills',
      most: 2000,
      thinking: 20,
    });
    expect(found).toMatchObject({ kills: 3, flaws: [] });
    expect(found.acknowledged).toBeGreaterThan(20);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
