import type { Library } from '@archmage/host';
import { newKey } from './seal.ts';
import { type Papers, type Store, sealedLibrary, type Writing } from './sealed-library.ts';

/** The games kept in this browser. Nothing is opened before it is needed. */
export const indexedDbLibrary = (name = 'archmage'): Library => sealedLibrary(indexedDbStore(name));

/** `lines` has one row for each action, so that acting costs one small write; its keys are a game and a number. */
const SHELVES = ['games', 'heads', 'lines', 'clocks', 'keys'] as const;
type Shelf = (typeof SHELVES)[number];

export const indexedDbStore = (name: string): Store => {
  const database = opener(name);
  return {
    key: async () => keyIn(await database()),
    summaries: async () => {
      const games = (await database()).transaction('games').objectStore('games');
      const [ids, summaries] = await Promise.all([answered(games.getAllKeys()), answered(games.getAll())]);
      return ids.map((id, nth) => ({ id: String(id), summary: summaries[nth] }));
    },
    read: async (id) => read(await database(), id),
    write: async (id, writing) => write(await database(), id, writing),
    writeClock: async (id, spent) =>
      whole(await database(), ['clocks'], async ({ clocks }) => {
        clocks.put(spent, id);
      }),
    remove: async (id) => remove(await database(), id),
  };
};

/** Opens again after the browser or another window had it closed. */
const opener = (name: string): (() => Promise<IDBDatabase>) => {
  let opened: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  return async () => {
    opened ??= open(name, forget);
    try {
      return await opened;
    } catch (error) {
      forget();
      throw error;
    }
  };
};

const open = async (name: string, onClosed: () => void): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    for (const shelf of SHELVES) request.result.createObjectStore(shelf, shelf === 'games' ? { keyPath: 'id' } : {});
  };
  const database = await answered(request);
  database.onclose = onClosed;
  database.onversionchange = () => {
    onClosed();
    database.close();
  };
  return database;
};

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((settle, fail) => {
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });

/** Two windows may make one at the same time: the first stays. */
const keyIn = async (db: IDBDatabase): Promise<CryptoKey> => {
  const known: CryptoKey | undefined = await answered(db.transaction('keys').objectStore('keys').get(KEY));
  if (known) return known;
  const made = await newKey();
  return whole(db, ['keys'], async ({ keys }) => {
    const other: CryptoKey | undefined = await answered(keys.get(KEY));
    if (other === undefined) keys.put(made, KEY);
    return other ?? made;
  });
};

const KEY = 'seal';

const linesFrom = (id: string, nth: number): IDBKeyRange =>
  IDBKeyRange.bound([id, nth], [id, Number.POSITIVE_INFINITY]);

const GAME = ['games', 'heads', 'lines', 'clocks'] as const;

const read = async (db: IDBDatabase, id: string): Promise<Papers | undefined> => {
  const { games, heads, lines, clocks } = shelvesOf(db.transaction(GAME), GAME);
  const [summary, head, rows, spent] = await Promise.all([
    answered(games.get(id)),
    answered(heads.get(id)),
    answered(lines.getAll(linesFrom(id, 0))),
    answered(clocks.get(id)),
  ]);
  return summary === undefined ? undefined : { summary, head, lines: rows, spent };
};

const write = (db: IDBDatabase, id: string, writing: Writing): Promise<'written' | 'elsewhere'> =>
  whole(db, GAME, async ({ games, heads, lines, clocks }) => {
    const { stored, keep } = writing;
    if (stored !== undefined && (await answered(lines.count(linesFrom(id, 0)))) !== stored) return 'elsewhere';
    lines.delete(linesFrom(id, keep));
    for (const [nth, line] of writing.lines.entries()) lines.put(line, [id, keep + nth]);
    games.put(writing.summary);
    clocks.put(writing.spent, id);
    if (writing.head !== undefined) heads.put(writing.head, id);
    return 'written';
  });

const remove = (db: IDBDatabase, id: string): Promise<void> =>
  whole(db, GAME, async ({ games, heads, lines, clocks }) => {
    for (const shelf of [games, heads, clocks]) shelf.delete(id);
    lines.delete(linesFrom(id, 0));
  });

type Shelves<Name extends Shelf> = Readonly<Record<Name, IDBObjectStore>>;

const shelvesOf = <Name extends Shelf>(tx: IDBTransaction, names: readonly Name[]): Shelves<Name> =>
  Object.fromEntries(names.map((name) => [name, tx.objectStore(name)])) as Shelves<Name>;

/**
 * Everything or nothing, on the disk before it is called done, also when one of the requests cannot even be made. The
 * transaction's own error says why.
 */
const whole = async <Name extends Shelf, T>(
  db: IDBDatabase,
  names: readonly Name[],
  work: (shelves: Shelves<Name>) => Promise<T>,
): Promise<T> => {
  const tx = db.transaction(names, 'readwrite', { durability: 'strict' });
  const done = finished(tx);
  const working = work(shelvesOf(tx, names));
  try {
    const [answer] = await Promise.all([working, done]);
    return answer;
  } catch (error) {
    if (tx.error === null) abort(tx);
    await Promise.allSettled([working, done]);
    throw tx.error ?? error;
  }
};

const finished = (tx: IDBTransaction): Promise<void> =>
  new Promise((settle, fail) => {
    tx.oncomplete = () => settle();
    tx.onabort = () => fail(tx.error ?? new DOMException('Nothing was written.', 'AbortError'));
  });

const abort = (tx: IDBTransaction): void => {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
};
