import { LEXICONS } from '@archmage/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CARD, TURN } from '../../../scripts/screenshots/positions.mjs';
import { playFrom, spot } from '../../../scripts/screenshots/stage.mjs';
import { en } from '../app/texts/en.ts';
import { fr } from '../app/texts/fr.ts';
import { announcements, openPage, useBrowser } from './harness.ts';
import { EVENTS, PAGES, type Scene, SET_UP, STORED, TURNS } from './scenes.ts';

useBrowser();

const leaves = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};

/** Sentences between their gaps: long enough to be of one language only. */
const phrases = (value: unknown): readonly string[] =>
  leaves(value)
    .flatMap((text) => text.split(/\{[^}]*\}/))
    .map((part) => part.trim())
    .filter((part) => part.length > 7 && part.includes(' '));

const FRENCH = [...phrases(fr), ...phrases(LEXICONS.fr)].join('\n');
const ENGLISH = [...new Set([...phrases(en), ...phrases(LEXICONS.en)])].filter((phrase) => !FRENCH.includes(phrase));

/** Everything that can be read or heard, but what says of itself that it is English. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = (node: Node): readonly string[] => {
      if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
      if (!(node instanceof Element) || node.getAttribute('lang') === 'en') return [];
      const named = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'].map((name) =>
        node.getAttribute(name),
      );
      return [...named.filter((name) => name !== null), ...[...node.childNodes].flatMap(read)];
    };
    return [document.title, ...read(document.body)].join('\n');
  });

const englishOn = async (page: Page): Promise<readonly string[]> => {
  const words = await wordsOf(page);
  return ENGLISH.filter((phrase) => words.includes(phrase));
};

test.each<[string, readonly Scene[]]>([
  ['pages', PAGES],
  ['set-up', SET_UP],
  ['a turn', TURNS],
  ['events', EVENTS],
  ['stored games and replay', STORED],
])(
  'no English sentence is left: %s',
  async (_, scenes) => {
    const page = await openPage({ language: 'fr' });
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    const found: Record<string, readonly string[]> = {};
    for (const { name, enter } of scenes) {
      await enter(page);
      const english = await englishOn(page);
      if (english.length > 0) found[name] = english;
    }
    expect(found).toEqual({});
  },
  120_000,
);

test('an English sentence would be found', async () => {
  const page = await openPage();
  expect(ENGLISH.length).toBeGreaterThan(300);
  expect(await englishOn(page)).not.toEqual([]);
});

test('a turn against the computer is told in French', async () => {
  const page = await openPage({ language: 'fr' });
  await page.evaluate(() => sessionStorage.setItem('archmage.test.hurry', 'yes'));
  await playFrom(page, CARD, 'computer');
  await page.locator('.table-hand .hand-allowed').first().click();
  await page.locator('.table-pass').click();
  await page.locator('dialog[open] .dialog-foot button').last().click();
  await expect.poll(async () => (await announcements(page)).join(' '), { timeout: 20_000 }).toMatch(/Bleu joue/);
  expect(await englishOn(page)).toEqual([]);
});

test('the language changes in the middle of a move, and nothing else does', async () => {
  const page = await openPage();
  await playFrom(page, TURN);
  await spot(page, 'j7').click();
  await spot(page, 'j8').click();
  await page.locator('.draft').waitFor();
  const address = page.url();
  const drawn = () =>
    page.locator('.board').evaluate((board) => ({
      marks: board.querySelectorAll('.board-mark path').length,
      way: board.querySelector('.board-way-line')?.getAttribute('points'),
      tokens: [...board.querySelectorAll('[data-token]')].map((token) => token.getAttribute('data-token')),
    }));
  const before = await drawn();
  expect(before.way).toBeTruthy();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.locator('html[lang="fr"]').waitFor();
  await page.locator('.draft').getByRole('button', { name: 'Confirmer' }).waitFor();
  await expect.poll(() => englishOn(page)).toEqual([]);
  expect(await drawn()).toEqual(before);
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('html[lang="en"]').waitFor();
  expect(await drawn()).toEqual(before);
});
