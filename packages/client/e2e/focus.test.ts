import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CARD, DRAGONS, TURN } from '../../../scripts/screenshots/positions.mjs';
import { playFrom, spot } from '../../../scripts/screenshots/stage.mjs';
import { announcements, openPage, PHONE, useBrowser } from './harness.ts';

useBrowser();

/** What has the focus; nothing when nobody has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (element === null || element === body) return '';
    return `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`;
  });

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), { message: `the focus after ${key}` }).not.toBe('');
  }
};

const expectFocus = (page: Page, what: RegExp) => expect.poll(() => focused(page)).toMatch(what);

/** The arrow keys lead to every square; going there at once saves time. */
const goTo = async (page: Page, square: string): Promise<void> => {
  await spot(page, square).focus();
  await expectFocus(page, new RegExp(` ${square}\\b`));
};

const said = (page: Page, what: RegExp) =>
  expect.poll(async () => (await announcements(page)).join('\n')).toMatch(what);

describe('the focus', () => {
  test('stays on the table for a whole turn', async () => {
    const page = await openPage();
    await playFrom(page, CARD);
    await press(page, 'b');
    await expectFocus(page, /^rect board-hit/);
    await press(page, '4');
    await page.locator('.table-pass').waitFor();
    await expectFocus(page, /board-hit|button/);
    await said(page, /Yellow plays .*4/);
    await press(page, 'c');
    await expectFocus(page, /board-hit.*yellow/i);
    await goTo(page, 'j7');
    await press(page, 'Enter');
    await goTo(page, 'j8');
    await press(page, 'Enter');
    await page.locator('.draft').waitFor();
    await press(page, 'Enter');
    await said(page, /Warrior .*j8/);
    await expectFocus(page, /board-hit.* j8/);
    await press(page, 'p');
    await expectFocus(page, /button|h2/);
    await press(page, 'Escape');
    await expectFocus(page, /board-hit.* j8/);
  });

  test('goes into every dialog and comes back', async () => {
    const page = await openPage();
    await playFrom(page, TURN);
    await goTo(page, 'e5');
    await press(page, 'Enter');
    for (const [key, title] of [
      ['?', 'Keys'],
      ['l', 'Log'],
    ] as const) {
      await press(page, key);
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await press(page, 'Escape');
      await expectFocus(page, /board-hit.* e5/);
    }
    await goTo(page, 's8');
    await press(page, 'w');
    await page.locator('.why').waitFor();
    await said(page, /./);
    await page.locator('.why-rule').focus();
    await press(page, 'Enter');
    await page.locator('dialog[open]').waitFor();
    await press(page, 'Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.locator('.why-close').focus();
    await press(page, 'Enter');
    await page.locator('.why').waitFor({ state: 'detached' });
    await expectFocus(page, /./);
  });

  test('is on what comes next in a combat, behind every curtain', async () => {
    const page = await openPage();
    await playFrom(page, TURN);
    await goTo(page, 'e5');
    await press(page, 'Enter');
    await goTo(page, 'e6');
    await press(page, 'Enter');
    await page.locator('.table-proposal').waitFor();
    await press(page, 'Enter');
    for (const seat of ['Yellow', 'Blue']) {
      await expectFocus(page, new RegExp(`I am ${seat}`));
      await press(page, 'Enter');
      await page.locator('.combat .hand-allowed').first().waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.combat') !== null)).toBe(true);
      await page.locator('.combat .hand-allowed').first().focus();
      await press(page, 'Enter');
      await press(page, 'Tab');
      await expectFocus(page, /Lay Combat/);
      await press(page, 'Enter');
    }
    await page.locator('.combat-told').waitFor();
    await expectFocus(page, /Go on/);
    await press(page, 'Enter');
    await page.locator('.combat').waitFor({ state: 'detached' });
    await expectFocus(page, /board-hit|button/);
    await said(page, /combat|attack/i);
  });

  test('is where one can play on after a reveal, and after the placement', async () => {
    const page = await openPage();
    await playFrom(page, TURN);
    await goTo(page, 'i6');
    await press(page, 'Enter');
    await page.locator('[data-spot="room 1"]').focus();
    await press(page, 'Enter');
    await page.locator('.table-proposal').waitFor();
    await press(page, 'Enter');
    await page.locator('.tray-token').first().waitFor();
    await expectFocus(page, /tray-token|board-hit/);
    await said(page, /reveal/i);
  });

  test('is on the heading of a new screen', async () => {
    const page = await openPage();
    await playFrom(page, TURN);
    await press(page, 'b', 'Alt+Home');
    await page.getByRole('heading', { level: 1, name: 'Archmage' }).waitFor();
    await expectFocus(page, /^h1/);
    await page.locator('main a[href="#/new"]').focus();
    await press(page, 'Enter');
    await expectFocus(page, /^h1 .*New game/);
    await page.goBack();
    await expectFocus(page, /^h1 .*Archmage/);
  });

  test('outlasts the computer, and what it does is said', async () => {
    const page = await openPage();
    await page.evaluate(() => sessionStorage.setItem('archmage.test.hurry', 'yes'));
    await playFrom(page, CARD, 'computer');
    await press(page, 'b', '2');
    await page.locator('.table-pass').waitFor();
    await press(page, 'p');
    await page.locator('dialog[open] .dialog-foot .button-main, dialog[open] .dialog-foot button').last().focus();
    await press(page, 'Enter');
    await said(page, /Blue plays/);
    await expect.poll(() => focused(page)).not.toBe('');
  });
});

test('on a phone whoever is chosen is not hidden behind what is said about him', async () => {
  const page = await openPage({ touch: true, viewport: PHONE });
  await playFrom(page, DRAGONS);
  await spot(page, 'a1').tap();
  await page.locator('.who').waitFor();
  const bottom = async () => {
    const [token, dock] = [await spot(page, 'a1').boundingBox(), await page.locator('.table-dock').boundingBox()];
    return (dock?.y ?? 0) - ((token?.y ?? 0) + (token?.height ?? 0));
  };
  await expect.poll(bottom).toBeGreaterThanOrEqual(0);
});

describe('motion', () => {
  /** How many motions the board is shown while a character walks. */
  const motionsOf = async (motion: 'full' | 'reduced'): Promise<number> => {
    const page = await openPage({ motion });
    await playFrom(page, TURN);
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function count(...all) {
        document.body.dataset.motions = `${Number(document.body.dataset.motions ?? 0) + 1}`;
        return animate.apply(this, all);
      };
    });
    await spot(page, 'j7').click();
    await spot(page, 'j8').click();
    await page.locator('.draft-confirm').click();
    await said(page, /Warrior .*j8/);
    return Number(await page.evaluate(() => document.body.dataset.motions ?? 0));
  };

  test('is there, and is left out for those who wish it', async () => {
    expect(await motionsOf('full')).toBeGreaterThan(0);
    expect(await motionsOf('reduced')).toBe(0);
  });
});
