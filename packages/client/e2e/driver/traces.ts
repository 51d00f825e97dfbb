import type { Page } from 'playwright-core';

/** All that somebody at the page could read, hear or look up in it, without the number of the game. */
export const shownBy = async (page: Page): Promise<string> => {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const heard = await page.locator('body').ariaSnapshot();
  const address = await page.evaluate(() => [
    location.href,
    history.length,
    JSON.stringify(history.state),
    document.title,
  ]);
  return anonymous([html, heard, ...address].join('\n'));
};

/** Everything the page has stored, as somebody with the developer tools would find it. */
export const storedBy = (page: Page): Promise<Stored> =>
  page.evaluate(async () => {
    const sizes: number[] = [];
    const readable = (_: string, value: unknown): unknown => {
      if (value instanceof CryptoKey) return { extractable: value.extractable };
      if (!(value instanceof ArrayBuffer) && !ArrayBuffer.isView(value)) return value;
      sizes.push(value.byteLength);
      return new TextDecoder('latin1').decode(value);
    };
    const shelves: unknown[] = [{ ...localStorage }, { ...sessionStorage }, await caches.keys()];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((settle) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => settle(request.result);
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        await new Promise((settle) => {
          all.onsuccess = settle;
        });
        shelves.push(store, all.result);
      }
      db.close();
    }
    return { text: JSON.stringify(shelves, readable), sizes };
  });

export interface Stored {
  readonly text: string;
  /** Of what is sealed. */
  readonly sizes: readonly number[];
}

/** Where two texts part, with what is around it; nothing when they are the same. */
export const partingOf = (one: string, other: string): string | undefined => {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… / …${other.slice(Math.max(0, at - 60), at + 60)}…`;
};

const anonymous = (text: string): string =>
  text
    .replace(/#\/(game|replay)\/\w+/g, '#/$1/ID')
    .replace(/http:\/\/127\.0\.0\.1:\d+/g, '')
    .replace(/\b\d+ \w+ \d{4},? (?:at )?\d\d:\d\d\b/g, 'DATE');
