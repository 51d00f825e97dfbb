import { type Kysely, type Migration, Migrator } from 'kysely';
import { first } from './migrations/first.ts';
import type { Schema } from './schema.ts';

/** In the order of their names. One that has run anywhere is never changed: a change is another one. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = { '001-first': first };

/** Brings the database to the newest schema, or to that of one migration; whoever comes second waits for the first. */
export const migrate = async (db: Kysely<Schema>, to = Object.keys(MIGRATIONS).at(-1) as string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(to);
  if (error !== undefined) throw error;
};
