import { describe, expect, test } from 'vitest';
import { openPage, PHONE, useBrowser } from './harness.ts';

useBrowser();

describe('the rules browser', () => {
  test('finds by words while one writes', async () => {
    const page = await openPage({ at: '/rules' });
    await page.keyboard.press('/');
    await page.keyboard.type('thief pit');
    await page.getByRole('status').filter({ hasText: 'results for “thief pit”' }).waitFor();
    await expect.poll(() => page.locator('.rules-result .rule-id').first().textContent()).toMatch(/^B-/);
  });

  test('tells a newcomer first how to play', async () => {
    const page = await openPage({ at: '/rules' });
    const how = page.getByRole('region', { name: 'How to play' });
    await expect.poll(() => how.getByRole('listitem').count()).toBe(10);
    await how.locator('.rules-how-picture svg').nth(9).waitFor();
  });

  test('finds by ID, and Enter opens it', async () => {
    const page = await openPage({ at: '/rules' });
    await page.getByRole('textbox', { name: 'Search the rules' }).fill('b-move-04');
    await page.keyboard.press('Enter');
    await page.locator('.rules-rule .rule-id', { hasText: 'B-MOVE-04' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/#\/rules\/B-MOVE-04$/);
  });

  test('a rule has its cases, who mentions it, and its neighbours', async () => {
    const page = await openPage({ at: '/rules/B-WIZ-01' });
    await page.getByRole('heading', { level: 1, name: 'Levitation' }).waitFor();
    await page.getByRole('link', { name: 'B-CHAR-C11' }).waitFor();
    await page.getByRole('heading', { name: 'Mentioned by' }).waitFor();
    await page.keyboard.press(']');
    await page.getByRole('heading', { level: 1, name: 'Landing' }).waitFor();
  });

  test('an ID in a text leads to its rule', async () => {
    const page = await openPage({ at: '/rules/B-WAL-06' });
    await page.locator('.rules-rule').getByRole('link', { name: 'B-JUMP-07' }).click();
    await page.locator('.rules-rule .rule-id', { hasText: 'B-JUMP-07' }).waitFor();
  });

  test('an unknown ID is said to be one', async () => {
    const page = await openPage({ at: '/rules/X-NOPE-99' });
    await page.getByRole('heading', { name: 'No rule has this ID' }).waitFor();
  });

  test('in French they are French, and found by French words', async () => {
    const page = await openPage({ at: '/rules/B-WIZ-01', language: 'fr', viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: 'Lévitation' }).waitFor();
    await page.getByRole('textbox').fill('voleuse fosses');
    await page.getByRole('link', { name: 'B-THF-01' }).waitFor();
  });

  test('the book of a box that is not played yet is in French as well', async () => {
    const page = await openPage({ at: '/rules/card-game.1', language: 'fr', viewport: PHONE });
    await expect.poll(() => page.locator('.rules-content h1').getAttribute('lang')).toBe('fr');
  });
});
