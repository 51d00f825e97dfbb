import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CARD, DRAGONS, TURN } from '../../../scripts/screenshots/positions.mjs';
import { playFrom, spot } from '../../../scripts/screenshots/stage.mjs';
import { NARROW, openPage, useBrowser } from './harness.ts';

useBrowser();

/** How many squares can be hit without scrolling, when the middle of the board is in sight. */
const squaresInReach = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.querySelector('.board')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return [...document.querySelectorAll('.board [data-spot^="place"]')].filter((square) => {
      const { x, y, width, height } = square.getBoundingClientRect();
      return height >= 20 && document.elementFromPoint(x + width / 2, y + height / 2) === square;
    }).length;
  });

describe('in a low window', () => {
  test.each([
    [844, 390],
    [320, 480],
    [500, 300],
    [1280, 500],
  ])('of %d x %d a good part of the board is in reach', async (width, height) => {
    const page = await openPage({ viewport: { width, height }, touch: true });
    await playFrom(page, CARD);
    // A third of what lies open: 7 rooms of 25 squares and 2 lines of 10.
    await expect.poll(() => squaresInReach(page)).toBeGreaterThan(195 / 3);
  });

  test('a proposal beside the board can be confirmed', async () => {
    const page = await openPage({ viewport: { width: 844, height: 390 }, touch: true });
    await playFrom(page, TURN);
    await spot(page, 'e5').tap();
    await spot(page, 'e6').tap();
    const confirm = page.locator('.table-proposal .button-main');
    await confirm.waitFor();
    const { bottom } = await confirm.evaluate((button) => button.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(390);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(390);
  });
});

describe('the dock', () => {
  /** How far its buttons reach below the window. */
  const beyond = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const bottoms = [...document.querySelectorAll('.table-dock button')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect().bottom);
      return Math.max(0, ...bottoms.map((bottom) => bottom - innerHeight));
    });

  test.each([
    [960, 700],
    [1280, 800],
  ])('shows all its buttons where a square means several things, in %d x %d', async (width, height) => {
    const page = await openPage({ viewport: { width, height }, language: 'fr' });
    await playFrom(page, DRAGONS);
    for (const square of ['d1', 'e1']) {
      await spot(page, 'd2').click();
      await spot(page, square).click();
      await page.locator('.table-proposal').waitFor();
      await expect.poll(() => beyond(page)).toBe(0);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    await playFrom(page, TURN);
    await spot(page, 'e5').click();
    await spot(page, 'e6').click();
    await page.locator('.table-proposal').waitFor();
    await expect.poll(() => beyond(page)).toBe(0);
  });
});

describe('the score', () => {
  test.each(['en', 'fr'] as const)('names whose points are held, in 320 pixels: %s', async (language) => {
    const page = await openPage({ viewport: NARROW, touch: true, language });
    await playFrom(page, DRAGONS);
    await page.locator('.score-held').waitFor();
    const cut = await page
      .locator('.score-name > *')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect(cut).toEqual([]);
  });

  test.each([1280, 1180, 960, 320])('keeps many action points clear of the players, in %d pixels', async (width) => {
    const page = await openPage({ viewport: { width, height: 800 }, language: 'fr' });
    await playFrom(page, DRAGONS.replace('ap=4', 'ap=14 ap=5:yPa lent=3:bPa'));
    const clear = await page.evaluate(() => {
      const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const [middle, row] = [box('.score-middle'), box('.score-purses')];
      return { before: row.left - middle.left, behind: middle.right - row.right };
    });
    expect(clear.before).toBeGreaterThanOrEqual(0);
    expect(clear.behind).toBeGreaterThanOrEqual(0);
  });
});
