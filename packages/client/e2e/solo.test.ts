import { readyFor } from '@archmage/ai';
import { boxesIn } from '@archmage/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { soloGame, USUAL } from '../app/solo/solo-wish.ts';
import { SOLO_TEXTS } from '../app/solo/texts/texts.ts';
import { mouse } from './driver/hands.ts';
import { greedy, type Mirror, mirrorOfStored } from './driver/mirror.ts';
import { expectEnd, playOn } from './driver/play.ts';
import { openPage, useBrowser } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 240_000 });
beforeAll(() => readyFor(boxesIn('prison.1 solo=pink')));

const { begin } = SOLO_TEXTS.en;

/** From the start page: one press for the form, one to begin; between them only the words for the dice. */
const beginSolo = async (page: Page, seed: string): Promise<Mirror> => {
  await page.evaluate(() => localStorage.setItem('archmage.solo.pace', 'fast'));
  await page.getByRole('link', { name: /^Alone/ }).click();
  await page.getByRole('radio', { name: new RegExp(`^${begin.chances.own.name}`) }).check();
  await page.getByRole('textbox', { name: begin.seed }).fill(seed);
  await page.getByRole('button', { name: begin.start }).click();
  await page.waitForURL(/#\/game\/\w+$/);
  return mirrorOfStored(soloGame({ ...USUAL, chance: 'own', seed }, 0));
};

describe('a whole game alone', () => {
  test('by mouse, from the start page to the result', async () => {
    const page = await openPage();
    const mirror = await beginSolo(page, 'a');
    const end = await playOn({ page, hand: mouse, mirror, lifted: undefined }, greedy);
    expect(end.mirror.game.state.ending).toBeDefined();
    await expectEnd(end);
  });
});
