import { readyFor } from '@archmage/ai';
import { boxesIn, topTask } from '@archmage/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { soloGame, USUAL } from '../app/solo/solo-wish.ts';
import { SOLO_TEXTS } from '../app/solo/texts/texts.ts';
import { type Hand, mouse, touch, tree } from './driver/hands.ts';
import { greedy, type Mirror, mirrorOfStored } from './driver/mirror.ts';
import { expectEnd, playOn, type Sitting, sitDown } from './driver/play.ts';
import { NARROW, openPage, overhang, PHONE, shown, useBrowser, violations } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 240_000 });
beforeAll(() => readyFor(boxesIn('prison.1 solo=pink')));

const { begin, table } = SOLO_TEXTS.en;

/** From the start page: one press for the form, one to begin; between them only the words for the dice. */
const beginSolo = async (page: Page, hand: Hand, seed = 'a'): Promise<Sitting> => {
  await page.evaluate(() => localStorage.setItem('archmage.solo.pace', 'fast'));
  await page.getByRole('link', { name: /^Alone/ }).click();
  await page.getByRole('radio', { name: new RegExp(`^${begin.chances.own.name}`) }).check();
  await page.getByRole('textbox', { name: begin.seed }).fill(seed);
  await page.getByRole('button', { name: begin.start }).click();
  await page.waitForURL(/#\/game\/\w+$/);
  const mirror = mirrorOfStored(soloGame({ ...USUAL, chance: 'own', seed }, 0));
  return { page, hand, mirror, lifted: undefined };
};

const isAsked =
  (what: string) =>
  ({ game }: Mirror): boolean => {
    const task = topTask(game.state);
    return (task?.kind === 'question' ? task.asks : task?.kind) === what;
  };

const reloaded = async (sitting: Sitting): Promise<Sitting> => {
  await sitting.page.reload();
  await shown(sitting.page);
  return sitDown(sitting);
};

describe('a whole game alone', () => {
  test('by mouse, a reload at each kind of pause', async () => {
    const page = await openPage();
    let sitting = await beginSolo(page, mouse);
    for (const pause of ['pickColumn', 'commit', 'pickRow']) {
      sitting = await reloaded(await playOn(sitting, greedy, { until: isAsked(pause) }));
    }
    await expectEnd(await playOn(sitting, greedy));
  });

  test('through the accessibility tree alone', async () => {
    const sitting = await beginSolo(await openPage(), tree);
    await expectEnd(await playOn(sitting, greedy));
  });
});

/** In their first turn, card by card. */
const theirTurn = async (page: Page, hand: Hand): Promise<Sitting> => {
  const sitting = await playOn(await beginSolo(page, hand), greedy, {
    until: ({ game }) => game.state.turn.number >= 3 && isAsked('card')({ game } as Mirror),
  });
  await page.locator('.solo-card').first().waitFor();
  return sitting;
};

test('anybody’s card shows what he would do now, and says what it cannot know', async () => {
  const { page } = await theirTurn(await openPage(), mouse);
  const panel = page.getByRole('region', { name: table.panel });
  const [first] = await page.getByRole('toolbar', { name: table.row }).getByRole('button').all();
  await first?.click();
  await panel.getByText(table.when.would).waitFor();
  await panel.getByText(table.unknown).waitFor();
  expect(await panel.locator('.solo-line').count()).toBe(6);
  await page.locator('.board-way').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: table.close }).click();
  await panel.getByText(table.press).waitFor();
  await panel.getByRole('button', { name: table.read }).click();
  await page.getByRole('dialog', { name: table.read }).getByRole('heading', { level: 3 }).first().waitFor();
});

test('fits a phone with touch, in the dark', async () => {
  const page = await openPage({ viewport: PHONE, touch: true, theme: 'dark' });
  const { page: phone } = await theirTurn(page, touch);
  await phone.locator('.solo-card').first().tap();
  await phone.locator('summary.solo-goal').tap();
  await phone.locator('.solo-line').first().waitFor();
  expect(await overhang(phone)).toBe(0);
  expect(await violations(phone)).toEqual([]);
  await phone.setViewportSize(NARROW);
  expect(await overhang(phone)).toBe(0);
});

test('the form fits the smallest phone, with all whom one may meet', async () => {
  const page = await openPage({ at: '/new/solo', viewport: NARROW, theme: 'dark', language: 'fr' });
  await page.getByText(SOLO_TEXTS.fr.gallery.title).click();
  await expect.poll(() => page.locator('.solo-npc').count()).toBe(32);
  expect(await overhang(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
});
