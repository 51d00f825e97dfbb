import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { OWN_DATABASE } from '../app/workshop/own-database-name.ts';
import {
  announcements,
  contentOf,
  LOOKED,
  NARROW,
  openContext,
  openPage,
  overhang,
  useBrowser,
  violations,
  visit,
} from './harness.ts';

useBrowser();

const SCENARIO = `scenario skirmish
name A Skirmish
nom Une escarmouche
boxes base.1
rooms 1 2 3 4
yellow Wa Th Wz Cl | Sword Rope
blue Tr Go Me Ww | Armor Rope
story Four against four.
histoire Quatre contre quatre.
`;

/** A place of a drawing: row and column count squares and edges, from 0 to 10. */
const spot = (page: Page, room: 0 | 1, at: string) =>
  page.locator('.workshop-canvas').nth(room).locator(`[data-spot="${at}"]`);

const paintWith = (page: Page, terrain: string) => page.locator(`.workshop-brush input[value="${terrain}"]`).check();

const notation = (page: Page) => page.getByLabel('Rooms as text');

/** Begins a game on one screen with everything laid out, and answers its id. */
const begin = async (page: Page): Promise<string> => {
  await page.getByLabel('Two people, one screen').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/game\/\w+$/);
  return page.url().replace(/^.*\//, '');
};

const bringFile = (page: Page, name: string, text: string) =>
  page
    .locator('.workshop-bring input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

describe('rooms of one’s own', () => {
  test('are drawn, broken, mended, kept and played with, also after a reload', async () => {
    const page = await openPage();
    await page.getByRole('link', { name: /^Rooms and scenarios/ }).click();
    await page.getByRole('link', { name: 'Draw rooms' }).click();
    await spot(page, 0, '1,1').click();
    await spot(page, 0, '1,2').click();
    await spot(page, 0, '3,2').dblclick();
    await expect
      .poll(async () => (await notation(page).inputValue()).split('\n').slice(2, 5))
      .toEqual(['  o | .   .   .   .  ', '+   +   +   +   +   +', '  . ! .   .   .   .  ']);
    await paintWith(page, 'floor');
    await spot(page, 0, '5,5').click();
    await page.getByText('The clockwise room has no gear.').waitFor();
    await expect.poll(() => page.getByText('It has no gear yet.').count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: 'Play with these' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('These rooms can be played.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Two pits');
    await page.getByRole('button', { name: 'Keep in this browser' }).click();
    await page.getByText('“Two pits” is kept in this browser.').waitFor();
    await page.reload();
    await expect.poll(() => notation(page).inputValue()).toContain('  o | .');
    await visit(page, '/workshop');
    await page.getByRole('link', { name: 'Play with Two pits' }).click();
    await page.getByLabel('The base set').check();
    await page.getByLabel('Straight into play').check();
    const id = await begin(page);
    await page.locator('.board-room').first().waitFor();
    await page.reload();
    // The adviser thinks in a worker, which must have been told of the rooms.
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.hint').getByText(/%/).first().waitFor();
    await visit(page, '/games');
    await page.locator(`a[href="#/game/${id}"]`).waitFor();
  });

  test('what is written is drawn, and what cannot be read is marked', async () => {
    const page = await openPage({ at: '/workshop/draw' });
    const text = await notation(page).inputValue();
    await notation(page).fill(text.replace('  .   .', '  m   .'));
    await expect.poll(() => spot(page, 0, '1,1').getAttribute('aria-label')).toBe('a1: mist');
    await notation(page).fill(text.replace('  .   .', '  .   ?'));
    const pane = page.locator('.workshop-text');
    await pane.getByText(/^Line 3, column 7: expected .* 'M' pit in the mist,.*, found '\?'\.$/).waitFor();
    await expect.poll(() => page.locator('.workshop-wrong-spot').count()).toBe(1);
    await page.getByRole('button', { name: 'Go to the place' }).click();
    await expect.poll(() => notation(page).evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(35);
  });

  test('the brushes stay with the rooms, and cover nothing below them', async () => {
    const page = await openPage({ at: '/workshop/draw' });
    const box = (part: string) =>
      page.locator(part).evaluate((shown) => {
        const { top, bottom } = shown.getBoundingClientRect();
        return { top, bottom };
      });
    const bar = await box('.shell-bar');
    await page.locator('.workshop-tools').first().scrollIntoViewIfNeeded();
    expect((await box('.workshop-palette')).bottom).toBeGreaterThan(bar.bottom);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect((await box('.workshop-palette')).bottom).toBeLessThan((await box('.workshop-check')).top);
  });

  test('can be drawn with the keyboard alone', async () => {
    const page = await openPage({ at: '/workshop/draw' });
    await page.locator('.workshop-brush input[value="mist"]').focus();
    await page.keyboard.press('Space');
    await spot(page, 1, '1,1').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-spot'))).toBe('2,3');
    await expect.poll(() => announcements(page)).toContain('a1: mist');
    await expect.poll(() => announcements(page)).toContain('Edge between a1 and b1: wall');
    await expect.poll(() => notation(page).inputValue()).toContain('  m | .');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => notation(page).inputValue()).not.toContain('m');
  });

  test('go out as a file and come in the same; what is wrong in a file is named', async () => {
    const page = await openPage({ at: '/workshop/draw' });
    await page.getByLabel('Number of the pair').fill('12');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const text = await contentOf(await download);
    expect((await download).suggestedFilename()).toBe('Rooms 12.rooms.txt');
    await visit(page, '/workshop');
    await bringFile(page, 'rooms.txt', text.replace('# 12-ccw', '# 13-ccw'));
    await page.getByText(/^Line 1, column 1: expected its twin 12-ccw, found only 12-cw \([\w-]+\)\.$/).waitFor();
    const dropped = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'rooms.txt'));
      return transfer;
    }, text);
    await page.locator('.workshop-bring').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByRole('img', { name: 'Room 12, clockwise' }).waitFor();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('heading', { name: 'Rooms 12', exact: true }).waitFor();
  });

  test('a file that is something else is sent where it belongs', async () => {
    const page = await openPage({ at: '/workshop' });
    const bring = page.locator('.workshop-bring');
    const file = (buffer: Buffer) =>
      bring.locator('input[type="file"]').setInputFiles({ name: 'x', mimeType: '', buffer });
    await file(readFileSync(new URL('../../../docs/screenshots/games.png', import.meta.url)));
    await bring.getByText('This file is no text').waitFor();
    expect(await bring.getByRole('button', { name: 'Mend it on the drawing board' }).count()).toBe(0);
    await file(readFileSync(new URL('../../../games/base-1.dtg', import.meta.url)));
    await bring.getByText('This is a game or a position').waitFor();
    await bring.getByRole('link', { name: 'To my games' }).click();
    await page.getByRole('button', { name: 'Import a game' }).click();
    await page.locator('dialog textarea').fill('# 9-cw\n+   +\n');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('alert').getByText('These are rooms or a scenario').waitFor();
    await page.getByRole('link', { name: 'Bring the file' }).click();
    await bring.waitFor();
  });

  test('deleted ones stay with the games that are played with them', async () => {
    const page = await openPage({ at: '/workshop/draw' });
    await page.getByRole('button', { name: 'Play with these' }).click();
    await page.getByLabel('Straight into play').check();
    await begin(page);
    await visit(page, '/workshop');
    await page.getByRole('button', { name: 'Delete Rooms 9' }).click();
    await page.getByText('1 stored game is played with it').waitFor();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('Nothing of your own yet.').waitFor();
    await page.reload();
    await page.getByText('Nothing of your own yet.').waitFor();
    await visit(page, '/games');
    await page.getByRole('link', { name: /^Go on with/ }).click();
    await page.locator('.board-room').first().waitFor();
  });

  test('lost ones are missed by their games, which wait for them', async () => {
    const page = await openPage({ at: '/workshop/draw' });
    const text = await notation(page).inputValue();
    await page.getByRole('button', { name: 'Play with these' }).click();
    await page.getByLabel('Straight into play').check();
    await begin(page);
    await page.evaluate(
      (name) =>
        new Promise((settle) => {
          indexedDB.deleteDatabase(name).onsuccess = settle;
        }),
      OWN_DATABASE,
    );
    await page.reload();
    await visit(page, '/games');
    await page.getByRole('heading', { name: 'Waiting for rooms or a scenario' }).waitFor();
    await page.getByText('nothing of it is lost').waitFor();
    await page.getByRole('link', { name: 'Bring the file' }).click();
    await bringFile(page, 'rooms.txt', text);
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('heading', { name: 'Rooms 9', exact: true }).waitFor();
    await visit(page, '/games');
    await page.getByRole('link', { name: /^Go on with/ }).click();
    await page.locator('.board-room').first().waitFor();
  });
});

test('rooms kept in one window are known in another that was open before', async () => {
  const context = await openContext();
  const other = await openPage({ at: '/games', context });
  await other.getByRole('heading', { name: 'My games' }).waitFor();
  const page = await openPage({ at: '/workshop/draw', context });
  await page.getByRole('button', { name: 'Play with these' }).click();
  await page.getByLabel('Straight into play').check();
  const id = await begin(page);
  await visit(other, `/game/${id}`);
  await other.locator('.board-room').first().waitFor();
  await visit(other, '/workshop');
  await other.getByRole('heading', { name: 'Rooms 9', exact: true }).waitFor();
});

describe('scenarios', () => {
  test('one of ours is looked at and played', async () => {
    const page = await openPage({ at: '/workshop' });
    await page.getByRole('link', { name: 'Play with The Siege' }).click();
    await page.getByRole('heading', { name: 'Yellow’s team' }).waitFor();
    await expect.poll(() => page.locator('.workshop-team li').count()).toBeGreaterThan(10);
    await expect.poll(() => page.locator('.workshop-room').count()).toBe(8);
    await begin(page);
    await page.locator('main h1').first().waitFor();
    await page.reload();
    await visit(page, '/games');
    await page.getByRole('heading', { name: 'The Siege' }).waitFor();
  });

  test('one of one’s own is checked, shown, kept and played', async () => {
    const page = await openPage({ at: '/workshop' });
    await page.getByText('Paste a text').click();
    const field = page.getByLabel('Text of rooms or of a scenario');
    await field.fill(SCENARIO.replace('Sword Rope', 'Sword Spoon'));
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByText(/^Line 6, column 28: expected one of .*, found 'Spoon' \([\w-]+\)\.$/).waitFor();
    await field.fill(SCENARIO);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByText('Four against four.').waitFor();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('link', { name: 'Play with A Skirmish' }).click();
    await begin(page);
    await page.reload();
    await visit(page, '/games');
    await page.getByRole('heading', { name: 'A Skirmish' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Damaged' }).count()).toBe(0);
  });
});

describe('the workshop', () => {
  test.each(LOOKED)('axe finds nothing, 320 pixels are enough: %s, %s', async (theme, language) => {
    const page = await openPage({ at: '/workshop', theme, language, viewport: NARROW, touch: true });
    for (const at of ['/workshop', '/workshop/draw', '/workshop/hoard']) {
      await visit(page, at);
      await page.locator('.workshop').waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await overhang(page)).toBe(0);
    }
  });

  test('a finger paints and the page still scrolls', async () => {
    const page = await openPage({ at: '/workshop/draw', viewport: NARROW, touch: true });
    await spot(page, 0, '3,3').tap();
    await spot(page, 0, '3,4').tap();
    await expect.poll(() => spot(page, 0, '3,3').getAttribute('aria-label')).toBe('b2: pit');
    await expect.poll(() => spot(page, 0, '3,4').getAttribute('aria-label')).toBe('Edge between b2 and c2: wall');
  });
});
