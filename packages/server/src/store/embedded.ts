import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';
import type { Listener, Store } from './store.ts';

/** One file, for one process at a time that serves it; what is committed survives a power cut. */
export const openEmbedded = (file: string): Store => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file);
  for (const pragma of PRAGMAS) database.exec(`pragma ${pragma}`);
  const listeners = new Set<Listener>();
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) });
  const tell = (news: string): void => {
    for (const listener of [...listeners]) listener.news(news);
  };
  return {
    kind: 'embedded',
    db,
    commit: async (work) => {
      const { value, news } = await db.transaction().execute(work);
      news.forEach(tell);
      return value;
    },
    tell,
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => db.destroy(),
  };
};

const PRAGMAS = [
  'journal_mode = wal',
  'synchronous = full',
  'foreign_keys = on',
  'busy_timeout = 5000',
  'secure_delete = on',
];
