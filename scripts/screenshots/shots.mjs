import { readFileSync } from 'node:fs';
import { DRAGONS, TURN } from './positions.mjs';
import { layCard, layOut, lift, playFrom, readIn, spot } from './stage.mjs';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

const light = { viewport: DESKTOP, theme: 'light', language: 'en' };
const dark = { ...light, theme: 'dark' };
const phone = { ...light, viewport: PHONE };
const french = { ...light, language: 'fr' };

const GAME = readFileSync(new URL('../../games/base-1.dtg', import.meta.url), 'utf8');

/**
 * Each picture: its name, the address after the `#`, the window, the theme and the language. `before` brings the page to
 * where it is taken; `whole` takes all of it and not only what the window shows.
 */
export const SHOTS = [
  { name: 'home', at: '/', ...light },
  { name: 'home-dark', at: '/', ...dark },
  { name: 'home-phone', at: '/', ...phone, theme: 'dark', whole: true },
  { name: 'home-narrow-fr', at: '/', ...french, viewport: NARROW, whole: true },
  { name: 'lesson', at: '/lesson/walk', ...light, before: beginLesson },
  { name: 'lesson-phone-dark', at: '/lesson/fight', ...phone, theme: 'dark', before: beginLesson },
  { name: 'lesson-narrow-fr', at: '/lesson/pentacle', ...french, viewport: NARROW, before: beginLesson },
  { name: 'lessons-phone', at: '/lessons', ...phone },
  { name: 'puzzle', at: '/puzzle/save-b25cd9', ...light, before: beginLesson },
  { name: 'new-game', at: '/new', ...light },
  { name: 'new-game-phone-dark', at: '/new', ...phone, theme: 'dark' },
  { name: 'set-up', at: '/', ...light, before: setUp },
  { name: 'set-up-phone', at: '/', ...phone, before: setUp },
  { name: 'turn', at: '/', ...light, before: choose },
  { name: 'turn-dark', at: '/', ...dark, before: choose },
  { name: 'turn-phone', at: '/', ...phone, before: choose },
  { name: 'turn-fr', at: '/', ...french, before: choose },
  { name: 'move', at: '/', ...light, before: draw },
  { name: 'rotation', at: '/', ...light, before: turnRoom },
  { name: 'rotation-phone-dark', at: '/', ...phone, theme: 'dark', before: turnRoom },
  { name: 'dragons', at: '/', ...light, before: takeAim },
  { name: 'dragons-phone-dark', at: '/', ...phone, theme: 'dark', before: takeAim },
  { name: 'team', at: '/new', ...light, before: chooseTeam },
  { name: 'room-editor', at: '/workshop/draw', ...light, before: drawRoom },
  { name: 'hint', at: '/', ...light, before: askForHint },
  { name: 'hint-dark', at: '/', ...dark, before: askForHint },
  { name: 'hint-phone', at: '/', ...phone, before: askForHint },
  { name: 'hint-narrow-fr', at: '/', ...french, viewport: NARROW, before: askForHint },
  { name: 'combat', at: '/', ...light, before: fight },
  { name: 'combat-phone-dark', at: '/', ...phone, theme: 'dark', before: fight },
  { name: 'curtain-dark', at: '/', ...dark, before: (page) => layOut(page) },
  { name: 'end', at: '/', ...light, before: finish },
  { name: 'end-phone-dark', at: '/', ...phone, theme: 'dark', before: finish },
  { name: 'review', at: '/', ...light, before: review },
  { name: 'review-dark', at: '/', ...dark, before: review },
  { name: 'review-narrow-fr', at: '/', ...french, viewport: NARROW, before: review },
  { name: 'replay', at: '/', ...light, before: watch },
  { name: 'replay-dark', at: '/', ...dark, before: watch },
  { name: 'replay-phone', at: '/', ...phone, before: watch },
  { name: 'games', at: '/', ...light, before: keep },
  { name: 'rules', at: '/rules', ...light },
  { name: 'rules-rule-dark', at: '/rules/B-WIZ-02', ...dark },
  { name: 'rules-search-dark', at: '/rules', ...dark, before: (page) => search(page, 'thief pit') },
  { name: 'rules-phone-fr', at: '/rules/B-WIZ-02', ...phone, language: 'fr' },
];

async function beginLesson(page) {
  await page.locator('.coach').waitFor();
}

async function setUp(page) {
  await layOut(page);
  await lift(page);
  for (const nth of [3, 5]) {
    const token = page.locator('.tray-token').nth(nth);
    await token.click();
    await token.click();
  }
  await page.locator('.tray-token').nth(1).click();
}

async function choose(page) {
  await playFrom(page, TURN, 'computer');
  await spot(page, 'e5').click();
  await page.locator('.who').waitFor();
}

async function takeAim(page) {
  await playFrom(page, DRAGONS, 'computer');
  await spot(page, 'a1').click();
  await page.locator('.who').waitFor();
}

/** A team of both boxes, half chosen in secret. */
async function chooseTeam(page) {
  await page.locator('input[value="mixed"]').check();
  await page.locator('input[value="free"]').check();
  await page.locator('.start-go').click();
  for (const nth of [1, 3, 4, 9]) await page.locator('.teams-card').nth(nth).click();
}

async function drawRoom(page) {
  const square = (at) => page.locator(`.workshop-canvas [data-spot="${at}"]`).first();
  for (const [terrain, ...squares] of [
    ['mist', '1,1', '1,3', '3,3'],
    ['pit', '5,7'],
    ['fountain', '7,3'],
  ]) {
    await page.locator(`.workshop-brush input[value="${terrain}"]`).check();
    for (const at of squares) await square(at).click();
  }
}

async function draw(page) {
  await playFrom(page, TURN, 'computer');
  await spot(page, 'j7').click();
  await spot(page, 'h8').click();
  await page.locator('.draft').waitFor();
}

async function turnRoom(page) {
  await playFrom(page, TURN, 'computer');
  await spot(page, 'q9').click();
  await page.locator('.who-deeds button').nth(1).click();
  await page.locator('.table-proposal').waitFor();
}

async function askForHint(page) {
  await playFrom(page, TURN, 'computer');
  await page.locator('.table-hint-button').click();
  await page.locator('.hint-plan').first().waitFor();
  await page.locator('.hint-row button').first().click();
}

async function fight(page) {
  await playFrom(page, TURN);
  await spot(page, 'e5').click();
  await spot(page, 'e6').click();
  await page.locator('.table-proposal .button-main').click();
  await lift(page);
  await layCard(page, 5);
  await lift(page);
  await layCard(page, 1);
  await page.locator('.combat-told').waitFor();
}

async function keep(page) {
  await playFrom(page, TURN, 'computer');
  await readIn(page, GAME);
  await page.locator('.games-card').nth(1).waitFor();
  await page.locator('.notices-item button').click();
}

async function watch(page) {
  await keep(page);
  await page.locator('.games-card a[href^="#/replay"]').click();
  await page.locator('.replay-scrub input').fill('108');
  await page.locator('.replay-fight').waitFor();
}

async function finish(page) {
  await watch(page);
  await page.evaluate(() => {
    location.hash = location.hash.replace('replay', 'game');
  });
  await page.locator('.end').waitFor();
}

async function review(page) {
  await watch(page);
  if ((await page.locator('.replay-choices-open').count()) === 0 && (page.viewportSize()?.width ?? 0) < 600) {
    await page.locator('.replay-more-button').click();
  }
  await page.locator('.replay-choices button:has(.replay-sign-chances)').click();
  await page.locator('.swing-reason').nth(2).waitFor();
}

const search = (page, words) => page.locator('.rules-search input').fill(words);
