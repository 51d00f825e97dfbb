import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lift, spot } from '../../../scripts/screenshots/stage.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { catalogueModule } from '../vite/catalogue-module.ts';
import { announcements, LOOKED, NARROW, openPage, overhang, type PageWish, useBrowser, violations } from './harness.ts';

useBrowser();

/** The testing box is in no bundle: a page of its own puts it on the table. */
const folder = mkdtempSync(join(tmpdir(), 'archmage-asking-'));
let server: Server;

beforeAll(async () => {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'asking'),
    base: './',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [catalogueModule()],
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    logLevel: 'error',
  });
  server = await serve(folder, { port: 0, host: '127.0.0.1' });
}, 120_000);

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const TOKENS = 'yMe@T1[1,1] yTh@T1[3,1] bWa@T1[1,3]';

const openTable = (wish: PageWish = {}): Promise<Page> => {
  const { port } = server.address() as AddressInfo;
  return openPage({ ...wish, at: `/${encodeURIComponent(TOKENS)}`, origin: `http://127.0.0.1:${port}` });
};

const answers = (page: Page) => page.locator('.question-answer');
const names = (page: Page) => page.locator('.question-name').allInnerTexts();
const lit = (page: Page) => page.getByRole('gridcell', { name: 'an answer: ' });
const handed = (page: Page) => page.locator('.question').waitFor({ state: 'detached' });

/** The Mekanork of the testing box uses one of its abilities, which asks. */
const use = async (page: Page, offer: string): Promise<void> => {
  await spot(page, 'b2').click();
  await page.getByRole('button', { name: new RegExp(`^${offer}`) }).click();
  await page.locator('.table-proposal .button-main').click();
};

describe('a question', () => {
  test('by mouse: its tokens are drawn, a button answers, and the story tells it', async () => {
    const page = await openTable();
    await use(page, 'aim');
    await answers(page).first().waitFor();
    expect(await names(page)).toEqual(['nobody', 'the yellow Thief', 'the blue Warrior']);
    expect(await page.locator('.question-answer .art-token').count()).toBe(2);
    expect(await page.locator('.question-head').innerText()).toBe('Choose one. (the yellow Mekanork)');
    await answers(page).last().click();
    await handed(page);
    await expect.poll(() => spot(page, 'd2').getAttribute('aria-label')).toContain('wounded');
    await expect.poll(() => page.locator('.log').innerText()).toContain('Chooses: the blue Warrior');
  });

  test('on the board: what is lit answers when it is chosen twice, and a square of many things asks which', async () => {
    const page = await openTable();
    await use(page, 'aim');
    await expect.poll(() => lit(page).count()).toBe(2);
    await expect.poll(() => spot(page, 'd2').getAttribute('aria-label')).toContain('an answer: the blue Warrior');
    await spot(page, 'e5').click();
    expect(await page.locator('.table-menu').count()).toBe(0);
    await spot(page, 'd2').click();
    await page.locator('.table-menu').getByRole('button', { name: 'the blue Warrior' }).waitFor();
    await spot(page, 'd2').click();
    await handed(page);
    await expect.poll(() => spot(page, 'd2').getAttribute('aria-label')).toContain('wounded');

    await use(page, 'mark');
    await expect.poll(() => lit(page).count()).toBe(2);
    await spot(page, 'b2').click();
    await spot(page, 'b2').click();
    expect(await page.locator('.table-menu .button').allInnerTexts()).toEqual(['b2', 'coin, b2', 'Cancel']);
    await page.locator('.table-menu').getByRole('button', { name: 'coin, b2' }).click();
    await handed(page);
  });

  test.each([
    ['an edge', (page: Page) => page.locator('[data-spot^="edge"]'), 'between a1 and b1'],
    ['a room, by any of its squares', (page: Page) => spot(page, 'e5'), 'A'],
  ])('on the board: %s', async (_what, aim, name) => {
    const page = await openTable();
    await use(page, 'mark');
    await aim(page).click();
    await page.locator('.table-menu').getByRole('button', { name, exact: true }).waitFor();
    await aim(page).click();
    await handed(page);
    await expect.poll(() => page.locator('.log').innerText()).toContain(`Chooses: ${name}`);
  });

  test('by keyboard alone, and said to those who listen', async () => {
    const page = await openTable();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('c');
    await page.keyboard.press('c');
    await page.getByRole('button', { name: /^aim/ }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.table-proposal .button-main').focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('nobody');
    await expect.poll(() => announcements(page)).toContain('Yellow: Choose one.');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('the blue Warrior');
    await page.keyboard.press('Enter');
    await handed(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  });

  test.each(LOOKED)(
    'by touch on the smallest phone, %s and in %s: everything fits and is named',
    async (theme, language) => {
      const page = await openTable({ viewport: NARROW, touch: true, theme, language });
      await spot(page, 'b2').tap();
      await page.getByRole('button', { name: /^aim/ }).tap();
      await page.locator('.table-proposal .button-main').tap();
      await answers(page).first().waitFor();
      expect(await overhang(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
      for (const answer of await answers(page).all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(43);
      await answers(page).last().tap();
      await handed(page);
    },
  );

  test('of the other one is put to him', async () => {
    const page = await openTable();
    await use(page, 'threaten');
    await expect.poll(() => page.locator('.table-dock h2').innerText()).toBe('Blue: Choose one.');
    await expect.poll(() => names(page)).toEqual(['roll', 'pay, 1']);
    await answers(page).last().click();
    await handed(page);
    await expect.poll(() => page.locator('.log').innerText()).toContain('Chooses: pay, 1');
  });

  test('in secret is behind a curtain, and nobody else learns what was drawn or kept', async () => {
    const page = await openTable();
    await use(page, 'peek');
    await page.locator('.curtain').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/Combat \d/);
    await lift(page);
    await answers(page).first().waitFor();
    expect(await names(page)).toEqual(['keep', expect.stringMatching(/^Combat \d$/)]);
    expect(await page.locator('.question-answer .art-card').count()).toBe(1);
    await answers(page).first().click();
    await handed(page);
    await page.locator('.table-pass').click();
    await page.locator('dialog .button-main').click();
    await expect.poll(() => page.locator('.table-dock h2').innerText()).toMatch(/^Blue/);
    await expect.poll(() => page.locator('.log').innerText()).toContain('Something goes from deck to yellow.');
    expect(await page.locator('.log').innerText()).not.toMatch(/Combat \d/);
  });
});
