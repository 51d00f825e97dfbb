import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contentOf, NARROW, openContext, openPage, overhang, useBrowser, visit } from './harness.ts';

useBrowser();

/** A game that is over, as the command line wrote it. */
const GAME = readFileSync(join(import.meta.dirname, '../../../games/base-1.dtg'), 'utf8');

const POSITION = `dtp 1 base.1
rooms  1ccw.0 2ccw.0 3ccw.0 4ccw.0 / 1cw.0 2cw.0 3cw.0 ?
unseen 4cw
stash  H=yGo,bRope
yellow Wa@b2+ySword Wz@y4 | A:25 J:3 C:0123
blue   Th@e1 Tr@c2 | A:345 J:3 C:012233456 | bank 1
turn   7 yellow ap=3 highest=5
tasks  act(yellow)`;

/** Presses the big button and answers the stored game's id. */
const begin = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  return startedIn(page);
};

const startedIn = async (page: Page): Promise<string> => {
  await page.waitForURL(/#\/game\/\w+$/);
  return page.url().replace(/^.*\//, '');
};

const openGames = async (page: Page): Promise<void> => {
  await visit(page, '/games');
  await page.getByRole('heading', { level: 1, name: 'My games' }).waitFor();
};

const readIn = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Import a game' }).click();
  await page.getByLabel('Text of a game or a position').fill(text);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
};

describe('a new game', () => {
  test('with options becomes a stored game that survives a reload', async () => {
    const page = await openPage({ at: '/new' });
    await page.getByLabel('Two people, one screen').check();
    await expect.poll(() => page.getByText('Which opponent?').count()).toBe(0);
    await page.getByText('Rules of this game').click();
    await page.getByRole('radio', { name: '7', exact: true }).check();
    await page.getByLabel('Beginner’s game').check();
    await page.getByText('won with 5 points').waitFor();
    await page.getByRole('radio', { name: /^Calm/ }).check();
    await page.getByText('Veteran', { exact: true }).last().click();
    await page.getByText('Name and chance').click();
    await page.getByLabel('Name of the game').fill('Sunday');
    await page.getByText('Two people play on this screen.').waitFor();
    await page.getByText('Also: beginner’s game, time limits.').waitFor();
    await begin(page);
    await page.reload();
    await openGames(page);
    const card = page.getByRole('listitem').filter({ hasText: 'Sunday' });
    await card.getByText('Set-up · beginner’s game · timed').waitFor();
    await card.getByText('0 to 0 points, 5 needed').waitFor({ state: 'attached' });
  });

  test('offers six opponents, the weakest first; a newcomer meets that one, whose name stands at the table', async () => {
    const page = await openPage({ at: '/new' });
    const names = page.getByRole('group', { name: 'Which opponent?' }).locator('.start-name');
    await expect
      .poll(() => names.allTextContents())
      .toEqual(['Squire', 'Rogue', 'Sergeant', 'Scout', 'Strategist', 'Archmage']);
    await expect.poll(() => page.getByRole('radio', { name: /^Squire.*strength 1 of 6$/ }).isChecked()).toBe(true);
    await begin(page);
    await page.locator('.score').getByText('Squire', { exact: true }).waitFor();
  });

  test('remembers what was chosen last', async () => {
    const context = await openContext();
    const page = await openPage({ at: '/new', context });
    await page.getByRole('radio', { name: /^Sergeant/ }).check();
    await page.getByRole('radio', { name: /^Blue/ }).check();
    await page.getByText('Rules of this game').click();
    await page.getByRole('radio', { name: /^Strict/ }).check();
    await begin(page);
    const again = await openPage({ at: '/new', context });
    await again.getByText('You play blue against Sergeant.').waitFor();
    await again.getByText('1 changed').waitFor();
    await again.getByRole('button', { name: 'Back to the usual rules' }).click();
    await again.getByText('The usual ones').waitFor();
    await expect.poll(() => again.getByRole('radio', { name: /^Relaxed/ }).isChecked()).toBe(true);
  });

  test.each(['quick', 'simple'])('%s begins at once, and back leads past it', async (start) => {
    const page = await openPage();
    await page.locator(`main a[href="#/new/${start}"]`).click();
    await startedIn(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Archmage' }).waitFor();
    await openGames(page);
    await page.getByText(start === 'quick' ? 'Set-up' : /Turn 1 ·/).waitFor();
  });

  test('says in words what is wrong with it', async () => {
    const page = await openPage({ at: '/new' });
    await page.getByText('Rules of this game').click();
    await page.getByRole('radio', { name: /^My own/ }).check();
    await page.getByRole('spinbutton', { name: /^A turn/ }).fill('0');
    await page.getByText('Every limit is a whole number of seconds').waitFor();
    await page.getByText('These rules do not go together. Line 1, column 14').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
    await page.getByRole('spinbutton', { name: /^A turn/ }).fill('90');
    await begin(page);
  });

  test('can be begun with the keyboard alone', async () => {
    const page = await openPage({ at: '/new' });
    await page.getByRole('radio', { name: /^Against the computer/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Two people play on this screen.').waitFor();
    await page.keyboard.press('Enter');
    await startedIn(page);
  });

  test('fits 320 pixels', async () => {
    const page = await openPage({ at: '/new', viewport: NARROW, touch: true });
    for (const each of await page.locator('summary').all()) await each.click();
    await page.locator('input[value="own"]').check();
    expect(await overhang(page)).toBe(0);
  });
});

describe('my games', () => {
  test('are deleted after a question only', async () => {
    const page = await openPage({ at: '/games' });
    await page.getByRole('heading', { name: 'No game yet' }).waitFor();
    await visit(page, '/new/simple');
    await startedIn(page);
    await openGames(page);
    await page.getByRole('button', { name: /^Delete You against/ }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect.poll(() => page.getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: /^Delete You against/ }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByRole('heading', { name: 'No game yet' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.reload();
    await page.getByRole('heading', { name: 'No game yet' }).waitFor();
  });

  test('lead back to the table and, when over, to the replay', async () => {
    const page = await openPage({ at: '/new/simple' });
    const id = await startedIn(page);
    await openGames(page);
    await readIn(page, GAME);
    await page.getByRole('heading', { name: 'Finished', exact: true }).waitFor();
    await page.getByText('Magpie won as Yellow · the victory points are reached').waitFor();
    expect(await page.getByRole('link', { name: /^Watch base 1/ }).getAttribute('href')).toMatch(/^#\/replay\/\w+$/);
    await page.getByRole('link', { name: /^Go on with You against Squire/ }).click();
    await page.waitForURL(new RegExp(`#/game/${id}$`));
  });

  test('a game goes out as text and comes in the same', async () => {
    const page = await openPage({ at: '/games' });
    await readIn(page, GAME);
    await page.getByRole('button', { name: /^Export base 1/ }).click();
    await expect.poll(() => page.locator('dialog textarea').inputValue()).toBe(GAME);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await download).suggestedFilename()).toMatch(/^archmage-.*\.dtg$/);
    expect(await contentOf(await download)).toBe(GAME);
  });

  test('a game from a file is read, too', async () => {
    const page = await openPage({ at: '/games' });
    await page.getByRole('button', { name: 'Import a game' }).click();
    const file = { name: 'base-1.dtg', mimeType: 'text/plain', buffer: Buffer.from(GAME) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('heading', { name: 'base 1' }).waitFor();
  });

  test('a game under way goes out as the position its player may know', async () => {
    const page = await openPage({ at: '/new/simple' });
    await startedIn(page);
    await openGames(page);
    await page.getByRole('button', { name: /^Export You against/ }).click();
    await expect.poll(() => page.locator('dialog textarea').inputValue()).toMatch(/^dtp 1 base\.1\n/);
    await page.getByText('The whole game can be exported when it is over.').waitFor();
  });

  test('what cannot be read is explained', async () => {
    const page = await openPage({ at: '/games' });
    for (const [text, complaint] of [
      ['', 'There is no text yet.'],
      ['dtp 1 base.9', 'Line 1, column 7: expected a ruleset: base.1, paladins.1, prison.1 or cards.1, or several'],
      [POSITION.replace('Wa@b2', 'Wa@q99'), 'Line 5, column 11:'],
      [GAME.replace(/\[hash "\w+"\]/, '[hash "0000000000000000"]'), 'this game ends otherwise than it says'],
    ] as const) {
      await readIn(page, text);
      await page.getByRole('alert').filter({ hasText: complaint }).waitFor();
      expect(await page.getByLabel('Text of a game or a position').inputValue()).toBe(text);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  test('a position can be played from', async () => {
    const page = await openPage({ at: '/games' });
    await readIn(page, POSITION);
    await page.getByRole('heading', { name: 'Play from here' }).waitFor();
    await page.getByText('Yellow is to move.').waitFor();
    await page.getByLabel('Two people, one screen').check();
    await begin(page);
    await openGames(page);
    await page.getByText('Turn 7 · Yellow to move').waitFor();
    await page.getByText('0 to 1 points, 5 needed').waitFor({ state: 'attached' });
  });

  test('a position after the end cannot', async () => {
    const page = await openPage({ at: '/games' });
    await readIn(page, POSITION.replace(/tasks.*$/, 'over   yellow resigned'));
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByText('Here the game is over').waitFor();
  });

  test('a link is followed', async () => {
    const page = await openPage({ at: '/games' });
    await readIn(page, 'https://example.org/somewhere/#p1.abcdef');
    await page.waitForURL(/#p1\.abcdef$/);
  });
});
