import { BOXES } from '@archmage/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TURN } from '../../../scripts/screenshots/positions.mjs';
import { playFrom } from '../../../scripts/screenshots/stage.mjs';
import { openContext, openPage, useBrowser, visit } from './harness.ts';

useBrowser();

/** Names of the code, which no sentence has in it: `redDragon`, `fireballWand`. */
const namesIn = (box: string): readonly string[] => {
  const { characters = [], objects = [] } = BOXES.get(box) ?? {};
  return [...characters, ...objects].map(({ name }) => name).filter((name) => /[a-z][A-Z]/.test(name));
};

/** One from the cards, one from the pictures, one from each side of the table. */
const SOLO = ['father_clobber', 'solo-card', 'archmage.solo.pace', 'self_heal'];

/** Everything of the game's code that is fetched from now on, by the page or its workers. */
const watch = (context: BrowserContext) => {
  const scripts = new Set<string>();
  context.on('request', (request) => /\.js$/.test(request.url()) && scripts.add(request.url()));
  return async (names: readonly string[]): Promise<readonly string[]> => {
    const texts = await Promise.all([...scripts].map(async (script) => (await context.request.get(script)).text()));
    return names.filter((name) => texts.some((text) => text.includes(name)));
  };
};

const thinks = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.hint-plan').first().waitFor();
};

describe('boxes', () => {
  const [base, paladins] = [namesIn('base.1'), namesIn('paladins.1')];

  test('a table of the base set fetches nothing of another box, nor does the computer at it', async () => {
    expect([base.length, paladins.length].every((count) => count > 2)).toBe(true);
    const context = await openContext();
    const first = await openPage({ context });
    await playFrom(first, TURN, 'computer');
    const address = first.url().replace(/^.*#/, '');
    await first.close();
    const fetched = watch(context);
    const page = await openPage({ context, at: address });
    await page.locator('.board [data-token]').first().waitFor();
    expect(await fetched(base)).toEqual(base);
    await thinks(page);
    expect(await fetched([...paladins, ...SOLO])).toEqual([]);
  });

  test('whoever begins at once fetches the base set, whoever chooses all there is', async () => {
    const context = await openContext();
    const fetched = watch(context);
    const page = await openPage({ context });
    await visit(page, '/new/quick');
    await page.waitForURL(/#\/game\/\w+$/);
    await page.locator('.table-tray').waitFor();
    expect(await fetched(paladins)).toEqual([]);
    await visit(page, '/new');
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    expect(await fetched(paladins)).toEqual(paladins);
  });
});
