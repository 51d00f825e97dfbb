import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { spot } from '../../../scripts/screenshots/stage.mjs';
import { puzzleOfTheDay } from './../app/puzzles/shelf.ts';
import { dayOf } from './../app/shell/day.ts';
import { navigate } from './driver/keyboard.ts';
import {
  announcements,
  contentOf,
  openContext,
  openPage,
  overhang,
  PHONE,
  useBrowser,
  violations,
  visit,
} from './harness.ts';

useBrowser();

/** The Warrior has to go back and stand in the way: one step of a hundred and twelve. */
const SAVE = '/puzzle/save-cb7f3c';
/** The Cleric turns the room that the Troll stands in, and he walks out with the Treasure. */
const WIN = '/puzzle/win-7b6c9c';

const panel = (page: Page) => page.locator('.coach');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const rating = (page: Page) => page.locator('.puzzles-standing dd').first();
const streak = (page: Page) => page.locator('.puzzles-standing dd').nth(1);

const endTurn = (page: Page) => page.locator('.table-pass');
/** There are action points left, and somebody asks. */
const really = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'End turn', exact: true });

describe('a puzzle', () => {
  test('is solved by mouse, and counts: rating and streak are there after a reload, and in a file', async () => {
    const page = await openPage({ at: SAVE });
    await panel(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await spot(page, 'b3').click();
    await spot(page, 'y3').click();
    await page.locator('.draft').getByRole('button', { name: 'Confirm' }).click();
    await endTurn(page).click();
    await really(page).click();
    await panel(page).getByText('Solved!').waitFor();
    await expect.poll(() => announcements(page)).toContainEqual(expect.stringMatching(/^Solved!/));
    await panel(page).getByRole('link', { name: 'All puzzles' }).click();
    await rating(page).waitFor();
    const gained = Number(await rating(page).innerText());
    expect(gained).toBeGreaterThan(1000);
    await page.reload();
    await expect.poll(() => rating(page).innerText()).toBe(`${gained}`);
    expect(await streak(page).innerText()).toBe('1');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await contentOf(await saving);
    expect(JSON.parse(file)).toMatchObject({
      rating: gained,
      tried: { 'save-cb7f3c': { outcome: 'clean', tries: 1 } },
    });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect.poll(() => rating(page).innerText()).toBe('1000');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'archmage-puzzles.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await expect.poll(() => rating(page).innerText()).toBe(`${gained}`);
  });

  test('is solved by keyboard alone', async () => {
    const page = await openPage({ at: SAVE });
    await panel(page).waitFor();
    await navigate(page, spot(page, 'b3'));
    await page.keyboard.press('Enter');
    await navigate(page, spot(page, 'y3'));
    await page.keyboard.press('Enter');
    await page.locator('.draft').getByRole('button', { name: 'Confirm' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.draft').waitFor({ state: 'detached' });
    await navigate(page, endTurn(page));
    await page.keyboard.press('Enter');
    await navigate(page, really(page));
    await page.keyboard.press('Enter');
    await panel(page).getByText('Solved!').waitFor();
  });

  test('that is missed says so, shows how the other goes on, and can be tried again', async () => {
    const page = await openPage({ at: SAVE });
    await panel(page).waitFor();
    await endTurn(page).click();
    await really(page).click();
    await panel(page)
      .getByText(/^Not yet/)
      .waitFor();
    await expect.poll(() => page.locator('.log-line').count()).toBeGreaterThan(1);
    await button(page, 'Again').click();
    await panel(page).getByText('try 2').waitFor();
    await visit(page, '/puzzles');
    await page.locator('.puzzles-missed').waitFor({ state: 'attached' });
    expect(await streak(page).innerText()).toBe('0');
  });

  test('has two hints, a mark on the board, and a solution that is played there', async () => {
    const page = await openPage({ at: WIN });
    await button(page, 'Hint').click();
    await panel(page).getByText('Hint: the yellow Cleric begins.').waitFor();
    await page.locator('.board-mark').first().waitFor();
    await button(page, 'Hint').click();
    await panel(page).getByText('turns a room').waitFor();
    expect(await button(page, 'Hint').count()).toBe(0);
    await button(page, 'Solution').click();
    await panel(page).getByText('That was the solution.').waitFor();
    await button(page, 'Next puzzle').click();
    await panel(page).getByText('try 1').waitFor();
    expect(page.url()).toContain('#/puzzle/');
    expect(page.url()).not.toContain(WIN);
  });

  test('of nobody is named, and all are a link away', async () => {
    const page = await openPage({ at: '/puzzle/win-000000' });
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.locator('.puzzles-themes').waitFor();
  });
});

describe('all puzzles', () => {
  test('the day has its own, the same for everybody', async () => {
    const context = await openContext();
    await context.clock.setFixedTime(new Date(2026, 10, 20, 12));
    const page = await openPage({ context, at: '/puzzles' });
    await page.getByRole('link', { name: 'Solve it' }).click();
    await panel(page).waitFor();
    expect(page.url()).toContain(`#/puzzle/${puzzleOfTheDay(dayOf(new Date(2026, 10, 20)))?.id}`);
  });

  test('in French, on a phone, in the dark, from the first page', async () => {
    const page = await openPage({ language: 'fr', viewport: PHONE, theme: 'dark' });
    await page.getByRole('link', { name: /^Énigmes/ }).click();
    await page.getByText('L’énigme du jour').waitFor();
    await page.locator('summary').first().click();
    expect(await overhang(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.locator('.puzzles-item a').first().click();
    await panel(page).getByText('gagnez pendant ce tour').waitFor();
    expect(await overhang(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});
