import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readIn } from '../../../scripts/screenshots/stage.mjs';
import { openPage, shown, useBrowser, visit } from './harness.ts';

useBrowser();

const GAME = readFileSync(join(import.meta.dirname, '../../../games/base-1.dtg'), 'utf8');

/** A finished game in the library; answers its number. */
const keep = async (page: Page): Promise<string> => {
  await readIn(page, GAME);
  const href = await page.locator('.games-card a[href^="#/replay"]').getAttribute('href');
  return (href ?? '').replace('#/replay/', '');
};

const looked = (page: Page): Promise<void> => page.locator('.swing-reason').nth(2).waitFor();

describe('the chances of a finished game', () => {
  test('are at its end, and a swing opens the replay where it began', async () => {
    const page = await openPage();
    const id = await keep(page);
    await visit(page, `/game/${id}`);
    await page.locator('.end .chances-plot').waitFor();
    await looked(page);
    await expect.poll(() => page.locator('.end .review-working').count()).toBe(0);
    const swing = page.locator('.swing .review-door').first();
    const [, turn] = /^Turn (\d+), (?:Yellow|Blue): from \d+\s% to \d+\s%$/.exec(await swing.innerText()) ?? [];
    const href = (await swing.getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^#/replay/${id}/\\d+$`));
    await swing.click();
    await shown(page);
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await expect.poll(() => slider.inputValue()).toBe(href.replace(/^.*\//, ''));
    await page.locator('.score').getByText(`Turn ${turn}`, { exact: true }).waitFor();
    await page.goBack();
    await page.locator('.end .swing-reason').nth(2).waitFor();
  });

  test('are in the replay, and each turn can be pointed at and opened', async () => {
    const page = await openPage();
    await visit(page, `/replay/${await keep(page)}`);
    await page.keyboard.press('c');
    await looked(page);
    const slider = page.getByRole('slider', { name: 'Winning chances turn by turn' });
    await slider.focus();
    await slider.press('Home');
    await page
      .locator('.chances-told')
      .getByText(/^Turn 1, Yellow to play: yellow \d+\s%, blue \d+\s%$/)
      .waitFor();
    for (let nth = 0; nth < 4; nth++) await slider.press('ArrowRight');
    await page
      .locator('.chances-told')
      .getByText(/^Turn 5, /)
      .waitFor();
    await slider.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.score').getByText('Turn 5', { exact: true }).waitFor();
    await page.keyboard.press('c');
    const box = await page.locator('.chances-pointer').boundingBox();
    if (box === null) throw new Error('There is no graph.');
    await page.mouse.move(box.x + box.width - 1, box.y + 20);
    await page
      .locator('.chances-told')
      .getByText(/^The end: yellow 100\s%, blue 0\s%$/)
      .waitFor();
    await page.mouse.click(box.x + 1, box.y + 20);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('.score').getByText('Turn 1', { exact: true }).waitFor();
  });

  test('are thought about beside the page, and no more when it is left', async () => {
    const page = await openPage();
    const id = await keep(page);
    await visit(page, `/replay/${id}`);
    expect(page.workers()).toHaveLength(0);
    await page.keyboard.press('c');
    await expect.poll(() => page.workers().length).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.workers().length).toBeLessThanOrEqual(1);
    await page.keyboard.press('c');
    await looked(page);
  });

  test('a moment in the address is where the replay opens', async () => {
    const page = await openPage();
    const id = await keep(page);
    await visit(page, `/replay/${id}/60`);
    const slider = page.getByRole('slider', { name: 'Moment of the game' });
    await expect.poll(() => slider.inputValue()).toBe('60');
    await visit(page, `/replay/${id}/999999`);
    const end = await slider.getAttribute('max');
    await expect.poll(() => slider.inputValue()).toBe(end);
  });
});
