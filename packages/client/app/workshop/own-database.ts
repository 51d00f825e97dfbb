import { OWN_DATABASE } from './own-database-name.ts';
import type { OwnText } from './own-text.ts';

const TEXTS = 'texts';

// A database of its own: the games' stays as it is. One small request at a time needs no library.

export const allTexts = (): Promise<readonly unknown[]> => requested('readonly', (texts) => texts.getAll());

export const putText = (text: OwnText): Promise<unknown> => requested('readwrite', (texts) => texts.put(text));

export const removeText = (id: string): Promise<unknown> => requested('readwrite', (texts) => texts.delete(id));

const requested = async <T>(mode: IDBTransactionMode, ask: (texts: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await opened();
  try {
    const transaction = database.transaction(TEXTS, mode);
    const request = ask(transaction.objectStore(TEXTS));
    await new Promise<void>((settle, fail) => {
      transaction.oncomplete = () => settle();
      transaction.onabort = () => fail(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
};

const opened = (): Promise<IDBDatabase> =>
  new Promise((settle, fail) => {
    const request = indexedDB.open(OWN_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TEXTS, { keyPath: 'id' });
    request.onsuccess = () => settle(request.result);
    request.onerror = () => fail(request.error);
  });
