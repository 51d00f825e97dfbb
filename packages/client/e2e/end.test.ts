import { expect, test } from 'vitest';
import { TURN } from '../../../scripts/screenshots/positions.mjs';
import { playFrom } from '../../../scripts/screenshots/stage.mjs';
import { ALL_TEXTS } from '../app/texts/all.ts';
import { openPage, useBrowser } from './harness.ts';

useBrowser();

const { en } = ALL_TEXTS;

const { buttons } = en.table;
const { over, purses } = en.parts.score;

test('after the end the board can be looked at, and the result again', async () => {
  const page = await openPage();
  await playFrom(page, TURN);
  await page.getByRole('list', { name: purses }).waitFor();
  await page.getByRole('button', { name: buttons.more, exact: true }).click();
  await page.getByRole('button', { name: buttons.resign }).click();
  await page.getByRole('button', { name: en.table.resignAsk.yes }).click();
  const result = page.getByRole('dialog', { name: buttons.result });
  await result.getByRole('button', { name: en.ending.end.board }).click();
  await result.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.score-row').textContent()).toBe(over);
  // Beside the other buttons, so that it covers nothing of the board.
  await page.locator('.table-tools').getByRole('button', { name: buttons.result }).click();
  await result.waitFor();
});
