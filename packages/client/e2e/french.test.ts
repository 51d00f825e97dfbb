import { expect, test } from 'vitest';
import { CARD, TURN } from '../../../scripts/screenshots/positions.mjs';
import { playFrom, spot } from '../../../scripts/screenshots/stage.mjs';
import { ENGLISH, englishOn } from './english.ts';
import { announcements, openPage, useBrowser, visit } from './harness.ts';

useBrowser();

test('an English sentence would be found', async () => {
  const page = await openPage();
  expect(ENGLISH.length).toBeGreaterThan(300);
  expect(await englishOn(page)).not.toEqual([]);
});

test('a turn against the computer is told in French', async () => {
  const page = await openPage({ language: 'fr' });
  await page.evaluate(() => sessionStorage.setItem('archmage.test.hurry', 'yes'));
  await playFrom(page, CARD, 'computer');
  await page.locator('.table-hand .hand-allowed').first().click();
  await page.locator('.table-pass').click();
  await page.locator('dialog[open] .dialog-foot button').last().click();
  await expect.poll(async () => (await announcements(page)).join(' ')).toMatch(/Bleu joue/);
  expect(await englishOn(page)).toEqual([]);
});

test('no sign begins a line', async () => {
  const page = await openPage({ language: 'fr' });
  const loose = async () =>
    (await page.locator('body').innerText()).split('\n').filter((line) => / [:;?!»]|« /.test(line));
  for (const at of ['/', '/new', '/games', '/rules', '/rules/B-WIZ-02', '/keys', '/workshop']) {
    await visit(page, at);
    expect(await loose()).toEqual([]);
  }
  await playFrom(page, TURN);
  await spot(page, 'e5').click();
  await page.locator('.who').waitFor();
  expect(await loose()).toEqual([]);
});

test('the language changes in the middle of a move, and nothing else does', async () => {
  const page = await openPage();
  await playFrom(page, TURN);
  await spot(page, 'j7').click();
  await spot(page, 'j8').click();
  await page.locator('.draft').waitFor();
  const address = page.url();
  const drawn = () =>
    page.locator('.board').evaluate((board) => ({
      marks: board.querySelectorAll('.board-mark path').length,
      way: board.querySelector('.board-way-line')?.getAttribute('points'),
      tokens: [...board.querySelectorAll('[data-token]')].map((token) => token.getAttribute('data-token')),
    }));
  const before = await drawn();
  expect(before.way).toBeTruthy();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.locator('html[lang="fr"]').waitFor();
  await page.locator('.draft').getByRole('button', { name: 'Confirmer' }).waitFor();
  await expect.poll(() => englishOn(page)).toEqual([]);
  await expect.poll(() => drawn()).toEqual(before);
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('html[lang="en"]').waitFor();
  await expect.poll(() => drawn()).toEqual(before);
});

test('a table that is opened by its address finds the words for a rule, and for its own language', async () => {
  const page = await openPage();
  await playFrom(page, CARD);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const more = () => fetched.filter((url) => /assets\/rest-/.test(url)).length;
  await page.reload();
  await page.locator('.table-hand .hand-refused').first().click({ force: true });
  expect(more()).toBe(0);
  await page.locator('.why-rule').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open in the rules' }).waitFor();
  expect(more()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Français' }).click();
  await page.locator('html[lang="fr"]').waitFor();
  await page.locator('.why-rule').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ouvrir dans les règles' }).waitFor();
});
