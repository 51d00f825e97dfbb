import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { storedBy } from './driver/traces.ts';
import { openContext, openPage, useBrowser, violations, visit } from './harness.ts';

useBrowser();

const startedIn = async (page: Page): Promise<string> => {
  await page.waitForURL(/#\/game\/\w+$/);
  return page.url().replace(/^.*\//, '');
};

/** What is stored, and what the address bar and its history say. */
const tracesOn = async (page: Page): Promise<string> => {
  const { text } = await storedBy(page);
  return text + (await page.evaluate(() => JSON.stringify([location.href, history.state])));
};

interface Meddling {
  readonly shelf: string;
  readonly key: string;
  readonly value: Readonly<Record<string, string | number>>;
}

/** Changes what is stored behind the game's back. */
const meddle = (page: Page, change: Meddling): Promise<void> =>
  page.evaluate(async ({ shelf, key, value }) => {
    const db = await new Promise<IDBDatabase>((settle) => {
      const request = indexedDB.open('archmage');
      request.onsuccess = () => settle(request.result);
    });
    const store = db.transaction(shelf, 'readwrite').objectStore(shelf);
    const done = store.keyPath === null ? store.put(value, key) : store.put(value);
    await new Promise((settle) => {
      done.onsuccess = settle;
    });
    db.close();
  }, change);

test('a damaged game says so, and the others stay', async () => {
  const context = await openContext();
  const page = await openPage({ at: '/new/simple', context });
  const sound = await startedIn(page);
  await visit(page, '/new/quick');
  const broken = await startedIn(page);
  await visit(page, '/games');
  await meddle(page, { shelf: 'heads', key: broken, value: { iv: '', bytes: '' } });
  await meddle(page, { shelf: 'games', key: 'nonsense', value: { id: 'nonsense', title: 7 } });
  await page.reload();
  const damaged = page.getByRole('region', { name: 'Damaged' });
  await damaged.getByText('Its beginning cannot be read.').waitFor();
  await damaged.getByText('What is written about it makes no sense.').waitFor();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => page.locator(`a[href="#/game/${sound}"]`).count()).toBe(1);
  await expect.poll(() => page.locator(`a[href="#/game/${broken}"]`).count()).toBe(0);
  for (const left of [1, 0]) {
    await damaged.getByRole('button').first().click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await expect.poll(() => damaged.getByRole('listitem').count()).toBe(left);
  }
  await page.getByRole('link', { name: /^Go on with/ }).waitFor();
});

test('full storage is said before a game begins, and nothing is lost', async () => {
  const context = await openContext();
  const page = await openPage({ at: '/new/simple', context });
  const before = await startedIn(page);
  await page.evaluate(() => {
    const full = new DOMException('No space.', 'QuotaExceededError');
    IDBObjectStore.prototype.put = () => {
      throw full;
    };
  });
  await visit(page, '/new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('alert').getByText('There is no space left').waitFor();
  expect(await violations(page)).toEqual([]);
  // The estimate knows nothing of it.
  await page.getByText('The browser has little space left.').waitFor();
  await page.getByRole('link', { name: 'To my games' }).click();
  await page.locator(`a[href="#/game/${before}"]`).waitFor();
  await page.getByText('The browser has little space left.').waitFor();
  await expect.poll(() => page.locator('.games-card').count()).toBe(1);
  await visit(page, '/new/quick');
  await page.getByRole('heading', { name: 'The game could not be begun' }).waitFor();
  await page.getByRole('alert').getByText('There is no space left').waitFor();
});

test('little space is said before anything goes wrong', async () => {
  const context = await openContext();
  await context.addInitScript(() => {
    // A page before any address has none.
    if (navigator.storage) navigator.storage.estimate = async () => ({ usage: 99_000_000, quota: 100_000_000 });
  });
  const page = await openPage({ at: '/new', context });
  await page.getByText('The browser has little space left.').waitFor();
  await visit(page, '/games');
  await page.getByText('The browser has little space left.').waitFor();
});

test('without storage one can play all the same, and knows that it does not last', async () => {
  const context = await openContext();
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Forbidden.', 'SecurityError');
    };
  });
  const page = await openPage({ at: '/new', context });
  await page.locator('.start-warning').getByText('The browser lends no storage').waitFor();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const id = await startedIn(page);
  await visit(page, '/games');
  await page.locator(`a[href="#/game/${id}"]`).waitFor();
});

/** What would give a team or the rooms away; shorter words turn up in sealed bytes by chance. */
const SECRETS = ['warrior', 'wizard', 'thief', 'troll', 'treasure', 'lined', 'pooled', 'reserve', 'line Wa', 'line Th'];

const expectNoSecret = (stored: string): void => {
  for (const secret of SECRETS) expect(stored.toLowerCase()).not.toContain(secret.toLowerCase());
};

const actionsIn = (stored: string): number => Number(/"actions":(\d+)/.exec(stored)?.[1]);

test('the storage tells nobody what is chosen behind the curtain', async () => {
  const page = await openPage({ at: '/new' });
  await page.getByLabel('Two people, one screen').check();
  await page.getByLabel('Beginner’s game').check();
  await page.getByText('Name and chance').click();
  await page.getByLabel('Seed').fill('a seed only we know');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await startedIn(page);
  const before = await tracesOn(page);
  expect(before).toContain('base.1 beginner');
  expect(before).toContain('{"extractable":false}');
  await page.getByRole('button', { name: 'I am Yellow: show my side' }).click();
  for (const kind of ['Thief', 'Troll', 'Warrior', 'Wizard']) {
    const token = page.getByRole('button', { name: new RegExp(`^${kind}`) }).first();
    await token.click();
    await token.click();
  }
  expectNoSecret(await tracesOn(page));
  await page.getByRole('button', { name: 'These are my starters' }).click();
  await expect.poll(async () => actionsIn(await tracesOn(page))).toBe(actionsIn(before) + 4);
  const after = await tracesOn(page);
  expectNoSecret(after);
  expect(after).not.toContain('a seed only we know');
});

test('nor what the computer chooses', async () => {
  const page = await openPage({ at: '/new/quick', motion: 'full' });
  await startedIn(page);
  await expect.poll(async () => actionsIn(await tracesOn(page))).toBe(4);
  expectNoSecret(await tracesOn(page));
});
