import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CARD, DRAGONS, TURN } from '../../../scripts/screenshots/positions.mjs';
import { lift, playFrom, spot } from '../../../scripts/screenshots/stage.mjs';
import { NARROW, openPage, overhang, PHONE, useBrowser, visit } from './harness.ts';

useBrowser();

const LANDSCAPE = { width: 844, height: 390 };
/** 1280 x 800 at 200 %. */
const LARGE_LETTERS = { width: 640, height: 400 };

/** Whether a finger would hit it without scrolling. */
const isInReach = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  });

describe('the pages', () => {
  test.each([NARROW, PHONE, LARGE_LETTERS])('are reached from the header of $width pixels', async (viewport) => {
    const page = await openPage({ viewport, touch: true, language: 'fr' });
    for (const at of ['/new', '/games', '/rules']) {
      const link = page.locator(`.shell-head nav a[href="#${at}"]`);
      expect(await isInReach(link)).toBe(true);
      await link.tap();
      await page.locator(`.shell-head nav a[href="#${at}"][aria-current="page"]`).waitFor();
    }
    expect(await overhang(page)).toBe(0);
    const rows = await page
      .locator('.shell-nav a')
      .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().top)).size);
    expect(rows).toBe(1);
  });
});

describe('a table', () => {
  test.each([NARROW, PHONE])('opens on one’s own side, in $width pixels', async (viewport) => {
    const page = await openPage({ viewport, touch: true });
    await playFrom(page, CARD, 'computer');
    await expect.poll(() => isInReach(spot(page, 'd6'))).toBe(true);
    expect(await isInReach(spot(page, 'r3'))).toBe(false);
  });

  test.each([LANDSCAPE, LARGE_LETTERS])('shows board and End turn together, in $width x $height', async (viewport) => {
    const page = await openPage({ viewport, language: 'fr' });
    await playFrom(page, TURN, 'computer');
    for (const part of [page.locator('.table-pass'), page.locator('.table-hint-button'), spot(page, 'a1')]) {
      expect(await isInReach(part)).toBe(true);
    }
    expect(await isInReach(spot(page, 't10'))).toBe(true);
  });

  test.each([LANDSCAPE, LARGE_LETTERS])('has its coach beside the board, in $width x $height', async (viewport) => {
    const page = await openPage({ viewport, language: 'fr', at: '/lesson/walk' });
    await page.locator('.coach').waitFor();
    const [board, coach] = await Promise.all(
      ['.table-board', '.coach'].map((part) =>
        page.locator(part).evaluate((each) => each.getBoundingClientRect().toJSON()),
      ),
    );
    expect(board?.height).toBeGreaterThan(viewport.height / 2);
    expect(coach?.left).toBeGreaterThan(board?.right ?? 0);
    expect(await isInReach(page.locator('.coach-text'))).toBe(true);
    await visit(page, '/lesson/whole-turn');
    // The card it points at stays in reach beside what it says.
    await expect.poll(() => isInReach(page.locator('.hand-allowed').last())).toBe(true);
  });

  test('shows every button of the dock, in 320 x 640', async () => {
    const page = await openPage({ viewport: NARROW, touch: true });
    for (const position of [CARD, TURN]) {
      await playFrom(page, position, 'computer');
      await page.locator('.table-tools button').first().waitFor();
      for (const button of await page.locator('.table-tools button:visible').all()) {
        expect(await isInReach(button)).toBe(true);
      }
    }
    // Taking back says how far it goes here as well.
    expect(await isInReach(page.locator('.turn-undo-words small'))).toBe(true);
  });

  test('scrolls by the wheel over the cards, too', async () => {
    const page = await openPage({ viewport: PHONE });
    await playFrom(page, CARD, 'computer');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.locator('.table-hand').hover();
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test.each([NARROW, PHONE])('is mostly board with a character chosen, in $width pixels', async (viewport) => {
    const page = await openPage({ viewport, touch: true, language: 'fr' });
    await playFrom(page, TURN, 'computer');
    await spot(page, 'e5').tap();
    await page.locator('.who').waitFor();
    const share = await page.evaluate(() => {
      const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return (box('.table-dock').top - box('.table-score').bottom) / innerHeight;
    });
    expect(share).toBeGreaterThan(0.5);
    expect(await isInReach(page.locator('.table-pass'))).toBe(true);
  });

  test.each([NARROW, PHONE, LANDSCAPE])('has as many cogs as points, in $width pixels', async (viewport) => {
    const page = await openPage({ viewport, touch: true });
    await playFrom(page, TURN, 'computer');
    expect(await page.locator('.score-cogs .glyph:visible').count()).toBe(4);
  });
});

describe('Confirm', () => {
  const LADEN = DRAGONS.replace('yKey@f5 ySlayer@o10 bRing@f1', 'yKey@f5 ySlayer@f5 bRing@f5').replace(
    'Pa@g5',
    'Pa@g5+bScroll',
  );

  test.each([{ width: 1280, height: 800 }, NARROW, LANDSCAPE, LARGE_LETTERS])(
    'stays in sight whatever may be taken and left, in $width x $height',
    async (viewport) => {
      const page = await openPage({ viewport, language: 'fr' });
      await playFrom(page, LADEN.replace('bScroll@l1 ', ''), 'computer');
      await spot(page, 'g5').click();
      await spot(page, 'f5').click();
      await page.locator('.draft-offer').nth(1).waitFor();
      await expect.poll(() => isInReach(page.locator('.draft-confirm'))).toBe(true);
    },
  );
});

describe('the score', () => {
  test.each([1440, 1280, 1180, 960, 844, 640, 390])(
    'is not cut by points that are held, in %d pixels',
    async (width) => {
      const page = await openPage({ viewport: { width, height: width === 844 || width === 640 ? 390 : 800 } });
      await playFrom(page, DRAGONS, 'computer');
      await page.locator('.score-held').waitFor();
      const cut = await page
        .locator('.score-name > *, .score-prompt')
        .evaluateAll((names) =>
          names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
        );
      expect(cut).toEqual([]);
    },
  );
});

describe('a combat card', () => {
  const fight = async (page: Page) => {
    await playFrom(page, TURN);
    await spot(page, 'e5').tap();
    await spot(page, 'e6').tap();
    await page.locator('.table-proposal .button-main').tap();
    await lift(page);
    await page.locator('.combat .hand-allowed').first().waitFor();
  };

  test.each([NARROW, LANDSCAPE])('is chosen by a tap and laid by a button, in $width pixels', async (viewport) => {
    const page = await openPage({ viewport, touch: true });
    await fight(page);
    const boxes = await page
      .locator('.combat .hand-card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    for (const [nth, { left }] of boxes.entries()) expect(left).toBeGreaterThan((boxes[nth - 1]?.right ?? 0) - 3);
    await page.locator('.combat-lay[aria-disabled="true"]').waitFor();
    await page.locator('.combat .hand-allowed').nth(5).tap();
    await page.locator('.odds-title', { hasText: 'Combat 5' }).waitFor();
    const lay = page.locator('.combat-lay', { hasText: 'Combat 5' });
    expect(await isInReach(lay)).toBe(true);
    expect(await isInReach(page.locator('.odds-legend'))).toBe(true);
    await lay.tap();
    await page.locator('.curtain').waitFor();
  });
});

test('rooms that were brought can be kept without looking for the button', async () => {
  const page = await openPage({ at: '/workshop', viewport: { width: 1280, height: 800 } });
  await page.locator('.workshop-paste summary').click();
  const rooms = readFileSync(new URL('../../../docs/example.rooms', import.meta.url), 'utf8');
  await page.locator('.workshop-paste textarea').fill(rooms);
  await page.locator('.workshop-paste button').click();
  const keep = page.locator('.workshop-preview .button-main');
  await keep.waitFor();
  await expect.poll(() => isInReach(keep)).toBe(true);
});

test('no name of a token is broken within a word', async () => {
  const page = await openPage({ viewport: NARROW, touch: true });
  for (const { set, viewport } of [
    { set: 'paladins', viewport: NARROW },
    { set: 'base', viewport: { width: 1280, height: 800 } },
  ]) {
    await page.setViewportSize(viewport);
    await visit(page, '/new');
    await page.locator('main input[value="oneScreen"]').check();
    await page.locator(`main input[value="${set}"]`).first().check();
    await page.locator('.start-go').click();
    await lift(page);
    await page.locator('.tray-name').first().waitFor();
    const cut = await page
      .locator('.tray-name')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
      );
    expect(cut).toEqual([]);
  }
});
