import type { GameSummary, Library, Spent } from '@archmage/host';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { newKey, type Sealed } from './seal.ts';
import { type Papers, type Store, sealedLibrary, type Writing } from './sealed-library.ts';

/** The games kept in this browser. Nothing is opened before it is needed. */
export const indexedDbLibrary = (name = 'archmage'): Library => sealedLibrary(indexedDbStore(name));

interface Shelves extends DBSchema {
  games: { key: string; value: GameSummary };
  heads: { key: string; value: Sealed };
  /** One row for each action, so that acting costs one small write. */
  lines: { key: [game: string, nth: number]; value: Sealed };
  clocks: { key: string; value: Spent };
  keys: { key: string; value: CryptoKey };
}
type Database = IDBPDatabase<Shelves>;

export const indexedDbStore = (name: string): Store => {
  const database = opener(name);
  return {
    key: async () => keyIn(await database()),
    summaries: async () => {
      const tx = (await database()).transaction('games');
      const [ids, games] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      return ids.map((id, nth) => ({ id, summary: games[nth] }));
    },
    read: async (id) => read(await database(), id),
    write: async (id, writing) => write(await database(), id, writing),
    writeClock: async (id, spent) => {
      await (await database()).put('clocks', spent, id);
    },
    remove: async (id) => remove(await database(), id),
  };
};

/** Opens again after the browser or another window had it closed. */
const opener = (name: string): (() => Promise<Database>) => {
  let opened: Promise<Database> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const open = async (): Promise<Database> =>
    openDB<Shelves>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('games', { keyPath: 'id' });
        for (const shelf of ['heads', 'lines', 'clocks', 'keys'] as const) db.createObjectStore(shelf);
      },
      blocking: (_current, _wanted, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
  return async () => {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      forget();
      throw error;
    }
  };
};

/** Two windows may make one at the same time: the first stays. */
const keyIn = async (db: Database): Promise<CryptoKey> => {
  const known = await db.get('keys', KEY);
  if (known) return known;
  const made = await newKey();
  const tx = db.transaction('keys', 'readwrite', STRICT);
  const other = await tx.store.get(KEY);
  if (other === undefined) await tx.store.put(made, KEY);
  await tx.done;
  return other ?? made;
};

const KEY = 'seal';

/** On the disk before it is called done. */
const STRICT = { durability: 'strict' } as const;

const linesFrom = (id: string, nth: number): IDBKeyRange =>
  IDBKeyRange.bound([id, nth], [id, Number.POSITIVE_INFINITY]);

const read = async (db: Database, id: string): Promise<Papers | undefined> => {
  const tx = db.transaction(['games', 'heads', 'lines', 'clocks']);
  const [summary, head, lines, spent] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('heads').get(id),
    tx.objectStore('lines').getAll(linesFrom(id, 0)),
    tx.objectStore('clocks').get(id),
  ]);
  return summary === undefined ? undefined : { summary, head, lines, spent };
};

const write = async (db: Database, id: string, writing: Writing): Promise<'written' | 'elsewhere'> => {
  const { summary, spent, head, stored, keep, lines } = writing;
  const tx = db.transaction(['games', 'heads', 'lines', 'clocks'], 'readwrite', STRICT);
  const shelf = tx.objectStore('lines');
  if (stored !== undefined && (await shelf.count(linesFrom(id, 0))) !== stored) {
    await tx.done;
    return 'elsewhere';
  }
  await whole(tx, [
    () => shelf.delete(linesFrom(id, keep)),
    ...lines.map((line, nth) => () => shelf.put(line, [id, keep + nth])),
    () => tx.objectStore('games').put(summary),
    () => tx.objectStore('clocks').put(spent, id),
    ...(head === undefined ? [] : [() => tx.objectStore('heads').put(head, id)]),
  ]);
  return 'written';
};

/** Everything or nothing, also when one of the requests cannot even be made. The transaction's own error says why. */
const whole = async (tx: Work, requests: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const made: Promise<unknown>[] = [tx.done];
  try {
    for (const request of requests) made.push(request());
    await Promise.all(made);
  } catch (error) {
    if (tx.error === null) abort(tx);
    await Promise.allSettled(made);
    throw tx.error ?? error;
  }
};

type Work = Pick<IDBPTransaction<Shelves, StoreNames<Shelves>[], 'readwrite'>, 'abort' | 'done' | 'error'>;

const abort = (tx: Work): void => {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
};

const remove = async (db: Database, id: string): Promise<void> => {
  const tx = db.transaction(['games', 'heads', 'lines', 'clocks'], 'readwrite', STRICT);
  await whole(tx, [
    () => tx.objectStore('games').delete(id),
    () => tx.objectStore('heads').delete(id),
    () => tx.objectStore('clocks').delete(id),
    () => tx.objectStore('lines').delete(linesFrom(id, 0)),
  ]);
};
