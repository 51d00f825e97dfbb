import { parseArgs } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { openEmbedded } from './store/embedded.ts';
import { migrate } from './store/migrate.ts';
import { openPostgres } from './store/postgres.ts';
import type { Schema } from './store/schema.ts';
import type { Store } from './store/store.ts';

/** In this order, so that what a row refers to is there before it. */
export const TABLES = [
  'secret',
  'person',
  'token',
  'game',
  'entry',
  'snapshot',
  'job',
  'chat',
  'mute',
  'report',
  'rating',
  'rated',
] as const satisfies readonly (keyof Schema)[];

/** Copies all of one database into another, which must be empty; all of it or nothing. Answers how many rows of each. */
export const moveAll = async (from: Store, to: Store): Promise<Readonly<Record<string, number>>> => {
  await migrate(from.db);
  await migrate(to.db);
  return to.commit(async (tx) => {
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      if ((await countIn(tx, table)) > 0) throw new Error(`The new database is not empty: it has rows in "${table}".`);
      counts[table] = await copy(from.db, tx, table);
      if ((await countIn(tx, table)) !== counts[table]) throw new Error(`Not every row of "${table}" has arrived.`);
    }
    return { value: counts, news: [] };
  });
};

const AT_ONCE = 200;

const copy = async (from: Kysely<Schema>, to: Transaction<Schema>, table: keyof Schema): Promise<number> => {
  const rows = await from.selectFrom(table).selectAll().execute();
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await to
      .insertInto(table)
      .values(rows.slice(at, at + AT_ONCE) as never)
      .execute();
  }
  return rows.length;
};

const countIn = async (db: Kysely<Schema>, table: keyof Schema): Promise<number> => {
  const counted = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await counted.executeTakeFirstOrThrow()).count);
};

/** npm run move -- --from FILE --to postgres://… */
export const main = async (args: readonly string[]): Promise<void> => {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { from, to } = parseArgs({ args: [...args], options }).values;
  if (from === undefined || to === undefined)
    throw new Error('--from FILE and --to postgres://… say what moves where.');
  const [old, fresh] = [openEmbedded(from), openPostgres(to, (error) => console.error(error.message))];
  try {
    for (const [table, count] of Object.entries(await moveAll(old, fresh))) console.log(`${table}: ${count}`);
  } finally {
    await Promise.all([old.close(), fresh.close()]);
  }
};
