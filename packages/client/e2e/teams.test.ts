import { compile, formatPosition, type Kind, start } from '@archmage/engine';
import { fill } from '@archmage/words';
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { lift, playFrom } from '../../../scripts/screenshots/stage.mjs';
import { candidatesOf } from '../app/teams/stock.ts';
import { en } from '../app/teams/texts/en.ts';
import { en as texts } from '../app/texts/en.ts';
import { storedBy } from './driver/traces.ts';
import { announcements, NARROW, openContext, openPage, overhang, useBrowser, violations } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 60_000 });

const rulesOf = (by: 'free' | 'mutual') => {
  const rules = compile(`base.1+paladins.1 teams=${by}`);
  if (!rules.ok) throw new Error(by);
  return rules.value;
};

/** By a link to the very beginning, against a bot that always plays alike. */
const begin = async (page: Page, by: 'free' | 'mutual', mode: 'computer' | 'oneScreen' = 'computer') => {
  const rules = rulesOf(by);
  await page.evaluate(() => sessionStorage.setItem('archmage.test.bot', 'greedy'));
  await playFrom(page, formatPosition(rules, start(rules)), mode);
};

const cardOf = (page: Page, kind: Kind) => {
  const found = candidatesOf(rulesOf('free'), 'yellow').find((each) => each.kind === kind);
  return page.locator(`.teams-card[data-thing="piece ${found?.piece}"]`);
};
const pairOf = (page: Page, number: string) => page.locator(`.teams-card[data-thing="pair ${number}"]`);
const tab = (page: Page, sort: keyof typeof en.sorts) =>
  page.getByRole('tab', { name: new RegExp(`^${en.sorts[sort]}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counts = async (page: Page) =>
  (await page.locator('.teams-tab .teams-count > span[aria-hidden]').allTextContents()).join(' ');

const noteOn = (page: Page) => page.locator('.teams-note').textContent();

const EIGHT: readonly Kind[] = ['cleric', 'goblin', 'thief', 'redDragon', 'elfScout', 'ghost', 'golem', 'paladin'];
const SIX: readonly Kind[] = ['armor', 'rope', 'treasure', 'key', 'fireShield', 'dragonslayer'];

const compose = async (page: Page): Promise<void> => {
  for (const kind of EIGHT) await cardOf(page, kind).click();
  await tab(page, 'object').click();
  for (const kind of SIX) await cardOf(page, kind).click();
  await tab(page, 'pair').click();
  for (const number of ['3', '8']) await pairOf(page, number).click();
};

test('a team is chosen with the mouse, with second thoughts, until the line-up', async () => {
  const page = await openPage();
  await begin(page, 'free');
  await page.getByLabel(texts.parts.character.speed).selectOption('6');
  await expect.poll(() => page.locator('.teams-card').count()).toBe(2);
  await page.getByRole('button', { name: en.filter.reset }).click();
  await compose(page);
  await expect.poll(() => counts(page)).toBe('8/8 6/6 2/2');
  await button(page, fill(en.remove, { name: 'Rope' })).click();
  await expect.poll(() => counts(page)).toBe('8/8 5/6 2/2');
  await button(page, en.undo).click();
  await expect.poll(() => counts(page)).toBe('8/8 6/6 2/2');
  await tab(page, 'character').click();
  await cardOf(page, 'troll').click({ force: true });
  await expect.poll(() => page.locator('.why').textContent()).toContain('P-MIX-02');
  expect(await cardOf(page, 'troll').getAttribute('aria-pressed')).toBe('false');
  await button(page, en.confirm).click();
  await page.locator('.tray-token').nth(7).waitFor();
  await expect
    .poll(() => page.locator('.tray-token .tray-name').allTextContents())
    .toEqual(expect.arrayContaining(['Red Dragon', 'Ghost', 'Cleric', 'Paladin']));
  await expect.poll(() => page.locator('.why').count()).toBe(0);
});

test('a favourite is kept, offered again with one click, and left alone where it does not fit', async () => {
  const context = await openContext();
  const page = await openPage({ context });
  await begin(page, 'free');
  await button(page, en.favourite).click();
  await expect.poll(() => noteOn(page)).toBe(en.notes.none);
  await compose(page);
  await button(page, en.keep).click();
  await expect.poll(() => noteOn(page)).toBe(en.notes.kept);

  const other = await openPage({ context });
  await begin(other, 'free');
  expect(await other.locator('.teams-side button.teams-slot').count()).toBe(0);
  await button(other, en.favourite).click();
  await expect.poll(() => counts(other)).toBe('8/8 6/6 2/2');
  await expect.poll(() => cardOf(other, 'ghost').getAttribute('aria-pressed')).toBe('true');
  await other.evaluate(() => localStorage.setItem('archmage.favouriteTeam', '{"kinds":["vampire"],"pairs":[]}'));
  await button(other, en.undo).click();
  await button(other, en.favourite).click();
  await expect.poll(() => noteOn(other)).toContain('does not fit this game');
  await expect.poll(() => counts(other)).toBe('0/8 0/6 0/2');
});

test('in mutual choice things are named in turn and both teams grow', async () => {
  const page = await openPage();
  await begin(page, 'mutual');
  const free = page.locator('.teams-card-free');
  const confirm = page.locator('.teams-confirm[aria-disabled="false"]');
  const tokens = page.locator('.tray-token');
  let named = 0;
  for (;;) {
    // What is free may go at any moment: the rival names something, and what was chosen goes with the old position.
    await expect
      .poll(async () => {
        if ((await tokens.count()) > 0) return true;
        await free.evaluateAll((cards: HTMLElement[]) => cards.at(-1)?.click());
        return (await confirm.count()) > 0;
      })
      .toBe(true);
    if ((await tokens.count()) > 0) break;
    await confirm.click();
    await confirm.waitFor({ state: 'detached' });
    named += 1;
    if (named === 3) {
      await free.first().waitFor();
      // The rival may just be naming something, and then the explanation goes with the old position.
      const why = page.locator('.why');
      await expect
        .poll(async () => {
          await page.locator('.teams-card-taken').first().click({ force: true });
          return why.isVisible();
        })
        .toBe(true);
      const [yellow, blue] = await page.locator('.teams-roster').all();
      expect(await yellow?.locator('.teams-row-character .art-token').count()).toBeGreaterThan(0);
      expect(await blue?.locator('.teams-row-character .art-token').count()).toBe(
        await yellow?.locator('.teams-row-character .art-token').count(),
      );
    }
  }
  await tokens.nth(7).waitFor();
  expect(named).toBe(9);
});

test('two people at one screen: the curtain falls before each, and nothing of the choice stays', async () => {
  const page = await openPage();
  await begin(page, 'free', 'oneScreen');
  await page.locator('.curtain-lift').waitFor();
  expect(await page.locator('.teams').count()).toBe(0);
  await lift(page);
  await compose(page);
  expect(await button(page, en.keep).count()).toBe(0);
  expect(await button(page, en.favourite).count()).toBe(0);
  await button(page, en.confirm).click();
  await page.locator('.curtain-lift').waitFor();
  const left = [
    await page.evaluate(() => document.documentElement.outerHTML),
    ...(await announcements(page)),
    (await storedBy(page)).text,
  ].join('\n');
  expect(left).not.toMatch(/ghost|red ?dragon|golem|fire ?shield|rooms? 8/i);
  await lift(page);
  await page.locator('.teams').waitFor();
  await expect.poll(() => counts(page)).toBe('0/8 0/6 0/2');
  await button(page, en.random).click();
  await button(page, en.confirm).click();
  await page.locator('.tray-token, .curtain-lift').first().waitFor();
});

test('it fits a small phone in French, is read out, and goes by keyboard', async () => {
  const page = await openPage({ viewport: NARROW, language: 'fr' });
  await begin(page, 'free');
  await page.locator('.teams').waitFor();
  expect(await overhang(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.locator('.teams-card').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => counts(page)).toBe('2/8 0/6 0/2');
  await page.keyboard.press('u');
  await expect.poll(() => counts(page)).toBe('1/8 0/6 0/2');
  await expect.poll(async () => (await announcements(page)).join(' ')).toContain('Encore à choisir');
  await page.keyboard.press('r');
  await expect.poll(() => counts(page)).toBe('8/8 6/6 2/2');
  await page.keyboard.press('3');
  await page.locator('.teams-rooms svg').nth(15).waitFor();
  expect(await overhang(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});
