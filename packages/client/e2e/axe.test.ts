import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, openPage, PHONE, useBrowser } from './harness.ts';
import { EVENTS, PAGES, type Scene, SET_UP, STORED, TURNS } from './scenes.ts';

useBrowser();

/** One frame, and only what is wrong: that is four times as quick as asking for everything. */
const violations = async (page: Page): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  const found = (await axe.analyze()).violations;
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
};

const LOOKS = [
  { viewport: DESKTOP, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESKTOP, colorScheme: 'dark' },
  { viewport: PHONE, colorScheme: 'light' },
] as const;

/** The looks take turns, for the states have most of their parts in common; each state has all of them when soaking. */
const looksFor = (nth: number) => (process.env.ARCHMAGE_SOAK ? LOOKS : LOOKS.filter((_, at) => at === nth % 4));

const look = async (page: Page, nth: number): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { viewport, colorScheme } of looksFor(nth)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)).map((each) => `${viewport.width} ${colorScheme} ${each}`));
  }
  await page.setViewportSize(DESKTOP);
  return found;
};

test.each<[string, readonly Scene[]]>([
  ['pages', PAGES],
  ['set-up', SET_UP],
  ['a turn', TURNS],
  ['events', EVENTS],
  ['stored games and replay', STORED],
])(
  'axe finds nothing: %s',
  async (_, scenes) => {
    const page = await openPage();
    const found: Record<string, readonly string[]> = {};
    for (const [nth, { name, enter }] of scenes.entries()) {
      await enter(page);
      const wrong = await look(page, nth);
      if (wrong.length > 0) found[name] = wrong;
    }
    expect(found).toEqual({});
  },
  180_000,
);

test('axe would find something', async () => {
  const page = await openPage();
  await page
    .locator('main a')
    .first()
    .evaluate((link) => {
      link.innerHTML = '<img src="icons/icon.svg">';
    });
  expect(await violations(page)).not.toEqual([]);
});
