import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { CARD, TURN } from '../../../scripts/screenshots/positions.mjs';
import { layCard, layOut, lift, linkTo, playFrom, readIn, spot } from '../../../scripts/screenshots/stage.mjs';
import { visit } from './harness.ts';

/** A screen in a certain state, and how one gets there from the one before. No word of a language is used on the way. */
export interface Scene {
  readonly name: string;
  readonly enter: (page: Page) => Promise<unknown>;
}

const scene = (name: string, enter: Scene['enter']): Scene => ({ name, enter });

const GAME = readFileSync(new URL('../../../games/base-1.dtg', import.meta.url), 'utf8');

const dialog = (page: Page) => page.locator('dialog[open]');
const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};
const shows = (page: Page, part: string) => page.locator(part).first().waitFor();

const openAll = async (page: Page): Promise<void> => {
  await visit(page, '/new');
  for (const each of await page.locator('main summary').all()) await each.click();
  await page.locator('.start-handicaps input').first().check();
  await page.locator('input[value="own"]').check();
};

/** The screens that are read. */
export const PAGES: readonly Scene[] = [
  scene('home', (page) => visit(page, '/')),
  scene('settings', (page) => page.locator('.shell-bar .button-icon').last().click()),
  scene('new game, all open', async (page) => {
    await closed(page);
    await openAll(page);
  }),
  scene('no games', async (page) => {
    await visit(page, '/games');
    await shows(page, '.games-none');
  }),
  scene('rules', async (page) => {
    await visit(page, '/rules');
    await shows(page, '.rules-search input');
  }),
  scene('rules found', async (page) => {
    await page.locator('.rules-search input').fill('B-MOVE');
    await shows(page, '.rules-results');
  }),
  scene('a rule', async (page) => {
    await visit(page, '/rules/B-WIZ-02');
    await shows(page, '.rules-rule');
  }),
  scene('a chapter', async (page) => {
    await visit(page, '/rules/base.16');
    await shows(page, '.rules-section');
  }),
  scene('keys', (page) => visit(page, '/keys')),
  scene('keys of a screen', async (page) => {
    await page.keyboard.press('?');
    await dialog(page).waitFor();
  }),
  scene('an unknown address', async (page) => {
    await closed(page);
    await visit(page, '/nowhere');
  }),
  scene('a game that is not there', (page) => visit(page, '/game/nothing')),
  scene('a replay that is not there', (page) => visit(page, '/replay/nothing')),
  scene('a shared position', async (page) => {
    await visit(page, linkTo(TURN));
    await shows(page, '.replay-position .board');
  }),
  scene('a damaged link', (page) => visit(page, 'p1.zzzz')),
  scene('a link that makes no sense', (page) => visit(page, linkTo(TURN.replace('Cl@d6', 'Cl@q99')))),
];

/** Two people lay out a game. */
export const SET_UP: readonly Scene[] = [
  scene('curtain', (page) => layOut(page)),
  scene('line-up', async (page) => {
    await lift(page);
    await shows(page, '.tray-token');
  }),
  scene('starters chosen', async (page) => {
    for (let nth = 0; nth < 4; nth++) await chooseStarter(page);
  }),
  scene('hiding', async (page) => {
    await page.locator('.table-done').click();
    await lift(page);
    for (let nth = 0; nth < 4; nth++) await chooseStarter(page);
    await page.locator('.table-done').click();
    // Who begins to hide is drawn.
    await shows(page, '.curtain-lift, .tray-token:nth-child(10)');
    if ((await page.locator('.curtain-lift').count()) > 0) await lift(page);
    await page.locator('.tray-token').first().click();
    await page.locator('.tray-token[aria-pressed="true"]').waitFor();
  }),
];

const chooseStarter = async (page: Page): Promise<void> => {
  const token = page.locator('.tray-token').first();
  await token.waitFor();
  const left = await page.locator('.tray-token').count();
  await token.click();
  await token.click();
  await page
    .locator('.tray-token')
    .nth(left - 1)
    .waitFor({ state: 'detached' });
};

/** A turn of two people at one screen. */
export const TURNS: readonly Scene[] = [
  scene('card choice', (page) => playFrom(page, CARD)),
  scene('a card refused', async (page) => {
    await page.locator('.table-hand .hand-refused').first().click({ force: true });
    await shows(page, '.why');
  }),
  scene('its rule', async (page) => {
    await page.locator('.why-rule').click();
    await dialog(page).waitFor();
  }),
  scene('card played', async (page) => {
    await closed(page);
    await page.locator('.table-hand .hand-allowed').last().click();
    await shows(page, '.table-pass');
  }),
  scene('hint', async (page) => {
    await page.keyboard.press('h');
    await page.locator('.hint-row [aria-pressed]').first().click();
    await shows(page, '.hint-row [aria-pressed="true"]');
  }),
  scene('character chosen', async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.hint').waitFor({ state: 'detached' });
    await spot(page, 'e5').click();
    await shows(page, '.who');
  }),
  scene('attack proposed', async (page) => {
    await spot(page, 'e6').click();
    await shows(page, '.table-proposal');
  }),
  scene('out of reach', async (page) => {
    await page.keyboard.press('Escape');
    await spot(page, 's8').click();
    await shows(page, '.why');
  }),
  scene('way drawn', async (page) => {
    await page.keyboard.press('Escape');
    await spot(page, 'd4').click();
    await shows(page, '.draft');
  }),
  scene('rotation preview', async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await spot(page, 'q9').click();
    await spot(page, 't9').click();
    await shows(page, '.table-proposal, .draft');
  }),
  scene('log', async (page) => {
    await page.keyboard.press('l');
    await dialog(page).waitFor();
  }),
  scene('more', async (page) => {
    await closed(page);
    // What is to be confirmed has the dock to itself.
    await page.keyboard.press('Escape');
    await page.locator('.table-tools [aria-haspopup="dialog"]').click();
    await dialog(page).waitFor();
  }),
  scene('turn to be ended', async (page) => {
    await closed(page);
    await page.keyboard.press('p');
    await dialog(page).waitFor();
  }),
];

/** A room is revealed, then there is a combat, then somebody gives up. */
export const EVENTS: readonly Scene[] = [
  scene('placement', async (page) => {
    await playFrom(page, TURN);
    await spot(page, 'i6').click();
    await page.locator('[data-spot="room 1"]').click();
    await page.locator('.table-proposal .button-main').click();
    await shows(page, '.table-tray .tray-token');
    await page.locator('.table-tray .tray-token').first().click();
  }),
  scene('combat: cards to choose', async (page) => {
    await playFrom(page, TURN);
    await spot(page, 'e5').click();
    await spot(page, 'e6').click();
    await page.locator('.table-proposal .button-main').click();
    await lift(page);
    await shows(page, '.combat .hand-allowed');
  }),
  scene('combat: curtain', async (page) => {
    await layCard(page, 5);
    await shows(page, '.curtain');
  }),
  scene('combat: showdown', async (page) => {
    await lift(page);
    await layCard(page, 1);
    await shows(page, '.combat-told');
  }),
  scene('to be resigned', async (page) => {
    await page.locator('.combat-go').click();
    await page.locator('.combat').waitFor({ state: 'detached' });
    await page.locator('.table-tools [aria-haspopup="dialog"]').click();
    await page.locator('.table-more button').last().click();
    await dialog(page).locator('.dialog-foot').waitFor();
  }),
  scene('end', async (page) => {
    await dialog(page).locator('.dialog-foot button').last().click();
    await shows(page, '.end');
  }),
  scene('board after the end', async (page) => {
    await page.locator('.end-buttons button').first().click();
    await shows(page, '.table-result');
  }),
];

/** Stored games, and a replay of one. */
export const STORED: readonly Scene[] = [
  scene('text to be read', async (page) => {
    await readIn(page, 'dtp 1 base.9');
    await dialog(page).getByRole('alert').waitFor();
  }),
  scene('position to be played', async (page) => {
    await closed(page);
    await readIn(page, TURN);
    await page.locator('dialog input[value="oneScreen"]').waitFor();
  }),
  scene('games', async (page) => {
    await page.locator('dialog .dialog-foot .button-main').click();
    await shows(page, '.table');
    await readIn(page, GAME);
    await page.locator('.games-card').nth(1).waitFor();
    await page.locator('.notices-item').waitFor();
  }),
  scene('export', async (page) => {
    await page.locator('.games-card .games-deeds button').first().click();
    await dialog(page).locator('textarea').waitFor();
  }),
  scene('to be deleted', async (page) => {
    await closed(page);
    await page.locator('.games-card .games-deeds button').nth(1).click();
    await dialog(page).waitFor();
  }),
  scene('replay: the beginning', async (page) => {
    await closed(page);
    await page.locator('.games-card a[href^="#/replay"]').click();
    await shows(page, '.replay-scrub');
  }),
  scene('replay: the middle', async (page) => {
    await page.locator('.replay-scrub input').fill('100');
    await page.locator('.board').waitFor();
  }),
  scene('replay: a combat', async (page) => {
    await page.locator('.replay-scrub input').fill('108');
    await shows(page, '.replay-fight');
  }),
  scene('replay: the end', (page) => page.locator('.replay-scrub input').fill('190')),
  scene('chances', async (page) => {
    await page.keyboard.press('c');
    await page.locator('.swing-reason').nth(2).waitFor();
  }),
  scene('share', async (page) => {
    await closed(page);
    await page.keyboard.press('s');
    await dialog(page).waitFor();
  }),
  scene('finished game', async (page) => {
    await closed(page);
    await visit(page, new URL(page.url()).hash.slice(1).replace('replay', 'game'));
    await shows(page, '.end');
  }),
];
