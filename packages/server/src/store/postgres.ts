import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import type { Listener, Store } from './store.ts';

/** PostgreSQL, which any number of nodes may share. */
export const openPostgres = (url: string, report: (error: Error) => void): Store => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types: TYPES });
  pool.on('error', report);
  // Of one that is in use only the query is told; unheard, the same error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const listeners = new Set<Listener>();
  const line: Line = { isClosed: false, client: undefined };
  const connected = listen(url, line, listeners);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    commit: (work) =>
      db.transaction().execute(async (tx) => {
        const { value, news } = await work(tx);
        if (news.length > 0) await notice(news).execute(tx);
        return value;
      }),
    tell: (news) => void notice([news]).execute(db).catch(report),
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      line.isClosed = true;
      await line.client?.end().catch(() => {});
      await connected;
      await db.destroy();
    },
  };
};

const CONNECTIONS = 10;
const CHANNEL = 'archmage';
const INT8 = 20;

/** Our big numbers are times: they are exact. */
const TYPES = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** PostgreSQL tells it when the transaction is committed, and only then. */
const notice = (news: readonly string[]) =>
  sql`select pg_notify(${CHANNEL}, each) from unnest(${[...news]}::text[]) as each`;

interface Line {
  isClosed: boolean;
  client: pg.Client | undefined;
}

/** Listens for as long as the store is open. After a break everybody is told that something may have been missed. */
const listen = async (url: string, line: Line, listeners: ReadonlySet<Listener>): Promise<void> => {
  for (let tries = 0; !line.isClosed; tries++) {
    try {
      const client = new pg.Client({ connectionString: url });
      line.client = client;
      const ended = new Promise<void>((settle) => client.once('end', settle));
      client.on('error', () => {});
      client.on('notification', ({ payload = '' }) => {
        for (const listener of listeners) listener.news(payload);
      });
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (tries > 0) for (const listener of listeners) listener.lost();
      await ended;
    } catch {
      // It never came to be, or is gone already: nobody waits for its end.
      void line.client?.end().catch(() => {});
    }
    if (!line.isClosed) await wait(Math.min(5000, 100 * 2 ** Math.min(tries, 6)), undefined, { ref: false });
  }
};
