import { readFileSync } from 'node:fs';
import { hashOf } from '@archmage/engine';
import { type GameSummary, gameOf, openGame, type Spent } from '@archmage/host';
import { playOn, settled, worldOf } from '@archmage/host/testing';
import { expect, test } from 'vitest';
import { seal } from './seal.ts';
import { sealedLibrary } from './sealed-library.ts';
import { memoryStore } from './test-store.ts';

/** Games as the version before this one stored them; the seal is taken off, for each browser has a key of its own. */
interface Kept {
  readonly summary: GameSummary;
  readonly head: string;
  readonly lines: readonly string[];
  readonly spent: Spent;
  readonly hash: string;
}

const games: readonly Kept[] = JSON.parse(
  readFileSync(new URL('./fixtures/stored-before.json', import.meta.url), 'utf8'),
);

const storeWith = async ({ summary, head, lines, spent }: Kept) => {
  const store = memoryStore();
  const key = await store.key();
  const sealed = await Promise.all(lines.map((line, nth) => seal(key, `${summary.id} ${nth}`, line)));
  store.papers.set(summary.id, {
    summary,
    spent,
    head: await seal(key, `${summary.id} head`, head),
    lines: sealed,
  });
  return store;
};

test.each(games)('a game that an earlier version stored opens and goes on: $summary.id', async (kept) => {
  const { id, rules, options, players } = kept.summary;
  const library = sealedLibrary(await storeWith(kept));
  const loaded = await library.load(id);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.failure));
  expect(hashOf(loaded.value.rules, gameOf(loaded.value).state)).toBe(kept.hash);
  expect(loaded.value.spent).toEqual(kept.spent);
  const host = await openGame(id, worldOf(library));
  if (!host.ok) throw new Error(JSON.stringify(host.failure));
  expect(host.value).toMatchObject({ id, options, players, rules: { id: rules } });
  expect(host.value.story('spectator').chapters).toHaveLength(kept.lines.length);
  await settled();
  await playOn(host.value, 2);
  await host.value.close();
  const again = await library.load(id);
  expect(again.ok && again.value.batches.length).toBeGreaterThan(kept.lines.length);
});
