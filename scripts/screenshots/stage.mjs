import { deflateRawSync } from 'node:zlib';

/** The address of a position, as the game itself would write it. */
export const linkTo = (position) => `p1.${deflateRawSync(position).toString('base64url')}`;

export async function visit(page, at) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, at);
}

/** A new game at a position, on one screen (`oneScreen`) or against the computer (`computer`). */
export async function playFrom(page, position, mode = 'oneScreen') {
  await visit(page, linkTo(position));
  await page.locator('.replay-position .replay-choices button').last().click();
  await page.locator(`dialog input[value="${mode}"]`).check();
  await page.locator('dialog .dialog-foot .button-main').click();
  await atTable(page);
}

/** Two people's game with the whole set-up; its curtain is down. */
export async function layOut(page, seed = 'a fixed seed') {
  await visit(page, '/new');
  await page.locator('main input[value="oneScreen"]').check();
  await page.locator('.start-more summary').last().click();
  await page.locator('.start-more .field').last().fill(seed);
  await page.locator('.start-go').click();
  await atTable(page);
}

/** Reads a text in; a game is among the others when this answers. */
export async function readIn(page, text) {
  await visit(page, '/games');
  await page.locator('.games-head button').click();
  await page.locator('dialog textarea').fill(text);
  await page.locator('dialog button[type="submit"]').click();
}

/** Whatever lies on a square or a room, by its name on the board: `e5`. */
export const spot = (page, name) =>
  page.getByRole('grid').getByRole('gridcell', { name: new RegExp(`^${name}(?![\\w])`) });

export const lift = (page) => page.locator('.curtain-lift').click();

/** The nth combat card of those that may be laid. */
export async function layCard(page, nth) {
  await page.locator('.combat .hand-allowed').nth(nth).click();
  await page.locator('.combat-lay').click();
}

async function atTable(page) {
  await page.waitForURL(/#\/game\/\w+$/);
  await page.locator('.table h1').waitFor({ state: 'attached' });
}
