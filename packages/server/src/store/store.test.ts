import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { TABLES } from '../move.ts';
import { openEmbedded } from './embedded.ts';
import { appender } from './group.ts';
import type { Write } from './log.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import type { GameRow } from './schema.ts';
import { firstGame, firstRows } from './testing/first-rows.ts';

const writeAt = (game: string, expected: number, change: Partial<Write> = {}): Write => ({
  game,
  expected,
  entries: [{ seq: expected, actor: 'yellow', action: { type: 'pass' }, events: [], at: 1, wish: `wish-${expected}` }],
  line: { waits: ['blue'], turn: 1, due: undefined, winner: undefined, changed: 1 },
  jobs: {},
  ...change,
});

const storeWith = async (...games: readonly GameRow[]) => {
  const store = openEmbedded(':memory:');
  await migrate(store.db);
  if (games.length > 0)
    await store.db
      .insertInto('game')
      .values([...games])
      .execute();
  return store;
};

test('a database of the first schema is brought to the newest, with all that was in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archmage-schema-'));
  const file = join(folder, 'games.db');
  const first = openEmbedded(file);
  await migrate(first.db, '001-first');
  for (const statement of firstRows) await sql.raw(statement).execute(first.db);
  await first.close();
  const store = openEmbedded(file);
  await migrate(store.db);
  await migrate(store.db);
  expect(await store.db.selectFrom('game').select(['id', 'rules', 'seq']).execute()).toEqual([firstGame]);
  expect(await store.db.selectFrom('entry').select(['seq', 'actor']).execute()).toEqual([{ seq: 0, actor: 'yellow' }]);
  expect(Object.keys(MIGRATIONS)).toEqual(Object.keys(MIGRATIONS).toSorted());
  await store.close();
  rmSync(folder, { recursive: true });
});

test('every table moves when a database is moved', async () => {
  const store = await storeWith();
  const tables = (await store.db.introspection.getTables()).map(({ name }) => name);
  expect([...TABLES].sort()).toEqual(tables.filter((name) => !name.startsWith('sqlite')).sort());
  await store.close();
});

const ROW: GameRow = {
  ...{ id: 'a', title: '', rules: 'base.1', own: '[]', pace: '{"of":"open"}', rated: 0, memory: 'forgets', delay: 0 },
  ...{ seed: 's', salt: 's', invitation: null, listed: 0, status: 'playing', yellow: null, blue: null, sitters: '{}' },
  ...{
    maker: '',
    rematch: null,
    created: 0,
    started: 0,
    changed: 0,
    seq: 0,
    waits: '',
    turn: 0,
    due: null,
    winner: null,
  },
};

test('of two who store the same number one is told that he was slower, and nothing of his is there', async () => {
  const store = await storeWith(ROW);
  const append = appender(store);
  const twice = [writeAt('a', 0), writeAt('a', 0, { jobs: { clock: 5 } })];
  expect(await Promise.all(twice.map(append))).toEqual(['stored', 'lost']);
  expect(await store.db.selectFrom('job').selectAll().execute()).toEqual([]);
  expect(await append(writeAt('a', 5))).toBe('lost');
  expect(await append(writeAt('b', 0))).toBe('lost');
  expect(await append(writeAt('a', 1))).toBe('stored');
  await store.close();
});

test('a write that cannot be stored spoils it for nobody else in its group', async () => {
  const store = await storeWith(ROW, { ...ROW, id: 'b' });
  const append = appender(store);
  const broken = writeAt('a', 0, { entries: [{ ...writeAt('a', 0).entries[0], action: undefined } as never] });
  const [one, other] = await Promise.allSettled([append(broken), append(writeAt('b', 0))]);
  expect(one?.status).toBe('rejected');
  expect(other).toEqual({ status: 'fulfilled', value: 'stored' });
  expect(await store.db.selectFrom('game').select(['id', 'seq']).orderBy('id').execute()).toEqual([
    { id: 'a', seq: 0 },
    { id: 'b', seq: 1 },
  ]);
  await store.close();
});

test('when the disk is full nothing changes, and when there is room again the same write is stored', async () => {
  const store = await storeWith(ROW);
  const append = appender(store);
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count}`).execute(store.db);
  const large = writeAt('a', 0, {
    entries: Array.from(
      { length: 400 },
      (_, seq) => ({ ...writeAt('a', seq).entries[0], seq, wish: `large-${seq}` }) as never,
    ),
  });
  await expect(append(large)).rejects.toThrow(/full/);
  expect(await store.db.selectFrom('game').select('seq').execute()).toEqual([{ seq: 0 }]);
  expect(await store.db.selectFrom('entry').selectAll().execute()).toEqual([]);
  await sql.raw('pragma max_page_count = 100000').execute(store.db);
  expect(await append(large)).toBe('stored');
  await store.close();
});
