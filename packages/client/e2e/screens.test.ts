import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { englishOn } from './english.ts';
import { DESKTOP, openPage, useBrowser, violations } from './harness.ts';
import { EVENTS, PAGES, type Scene, SET_UP, STORED, TURNS } from './scenes.ts';

useBrowser();

const isSoaking = process.env.ARCHMAGE_SOAK !== undefined;

const SIZES = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** What does not fit: the page, something that sticks out of it, a control nobody can hit, a board that is not there. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    const name = (element: Element) =>
      `${element.tagName} .${element.getAttribute('class')} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.shell-unseen, .shell-skip') === null &&
      (top === undefined || top.contains(element));
    /** What scrolls by itself may hold more than it shows. */
    const isHeld = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const wide = document.documentElement.scrollWidth > width ? ['the page is wider than its window'] : [];
    // What is one pixel small is for those who listen.
    const all = [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('svg') && element.clientWidth !== 1)
      .filter(isSeen);
    const outside = all.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isOut = box.width > 0 && (box.left < -1 || box.right > width + 1);
      return isOut && !isHeld(element) ? [`sticks out (${box.left} to ${box.right}): ${name(element)}`] : [];
    });
    const cut = all.flatMap((element) => {
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const isClipped = /hidden|clip/.test(overflowX) && !hasDots;
      return isText && isClipped && element.scrollWidth > element.clientWidth + 1 ? [`cut off: ${name(element)}`] : [];
    });
    // Rows of cards and tokens, and tables, are made to be pushed sideways.
    const rows = '.hand-row, .tray-row, .start-handicaps, table, textarea, input, pre';
    const pushed = all.flatMap((element) => {
      const isScroller = /auto|scroll|hidden/.test(getComputedStyle(element).overflowX);
      const isMeant = element.matches(rows) || element.closest('.board') !== null || element.matches('.shell-unseen');
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hasDots = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      return isScroller && !isMeant && !hasDots && element.scrollWidth > element.clientWidth + 1
        ? [`holds more than its width (${element.scrollWidth} in ${element.clientWidth}): ${name(element)}`]
        : [];
    });
    const squeezed = all.flatMap((element) => {
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const { height, width: across } = element.getBoundingClientRect();
      const line = Number.parseFloat(getComputedStyle(element).lineHeight) || 20;
      return isText && !element.matches('th') && across < 48 && height > 3.5 * line
        ? [`squeezed: ${name(element)}`]
        : [];
    });
    const controls = 'button, a[href], select, input:not([type="file"]), textarea, summary';
    const small = [...document.querySelectorAll(controls)].filter(isSeen).flatMap((element) => {
      const label = element.matches('input') ? (element.closest('label, tr') ?? element) : element;
      const box = label.getBoundingClientRect();
      // WCAG 2.5.8 leaves links within sentences out.
      const isInText = element.matches('a') && getComputedStyle(element).display === 'inline';
      return isInText || (box.width >= 24 && box.height >= 24)
        ? []
        : [`too small (${Math.round(box.width)} x ${Math.round(box.height)}): ${name(element)}`];
    });
    const board = document.querySelector('.board')?.getBoundingClientRect();
    const lost = board !== undefined && board.width < Math.min(280, width - 40) ? ['the board is too small'] : [];
    const nameless = [...document.querySelectorAll('.board [data-spot]:not([aria-label])')].length;
    return [
      ...wide,
      ...outside,
      ...cut,
      ...pushed,
      ...squeezed,
      ...small,
      ...lost,
      ...(nameless > 0 ? [`${nameless} nameless squares`] : []),
    ];
  });

/** Some time after the next frame; a page that draws none is not waited for. */
const settled = (): Promise<unknown> =>
  new Promise((settle) => {
    requestAnimationFrame(() => setTimeout(settle, 60));
    setTimeout(settle, 2_000);
  });

/** The narrowest has least room; the others take turns, and all of them come when soaking. */
const sizesFor = (nth: number) => SIZES.filter((_, at) => isSoaking || at === 0 || at === 1 + (nth % 4));

/** Light and dark take turns as well, and each size meets both. */
const themesFor = (nth: number) =>
  (['light', 'dark'] as const).filter((_, at) => isSoaking || at === (nth + (nth >> 2)) % 2);

/** What does not fit, and what axe finds at one of the sizes, for the states have most of their parts in common. */
const faultsOn = async (page: Page, nth: number): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [width, height] of sizesFor(nth)) {
    await page.setViewportSize({ width, height });
    // The board turns upright after the window has changed, and is named after that.
    await page.evaluate(settled);
    found.push(...(await misfits(page)).map((each) => `${width} x ${height}: ${each}`));
    if (isSoaking ? [360, 1280].includes(width) : width > 320) found.push(...(await barriersOn(page, nth)));
  }
  return found;
};

const barriersOn = async (page: Page, nth: number): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of themesFor(nth)) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)).map((each) => `${page.viewportSize()?.width} ${colorScheme}: ${each}`));
  }
  return found;
};

const WALKS: Readonly<Record<string, readonly Scene[]>> = {
  pages: PAGES,
  'set-up': SET_UP,
  'a turn': TURNS,
  events: EVENTS,
  'stored games and replay': STORED,
};

/** French is the longer of the two; both when soaking. */
const LANGUAGES = isSoaking ? (['en', 'fr'] as const) : (['fr'] as const);

test.each(Object.keys(WALKS).flatMap((walk) => LANGUAGES.map((language) => [walk, language] as const)))(
  'everything fits, axe finds nothing, and nothing is left in English: %s, %s',
  async (walk, language) => {
    const page = await openPage({ language });
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const found: Record<string, readonly string[]> = {};
    for (const [nth, { name, enter }] of (WALKS[walk] ?? []).entries()) {
      await enter(page);
      const english = language === 'fr' ? await englishOn(page) : [];
      const wrong = [...english, ...(await faultsOn(page, nth))];
      if (wrong.length > 0) found[name] = wrong;
      await page.setViewportSize(DESKTOP);
    }
    expect(found).toEqual({});
  },
  180_000,
);

test('axe would find something', async () => {
  const page = await openPage();
  expect(await violations(page)).toEqual([]);
  await page
    .locator('main a')
    .first()
    .evaluate((link) => {
      link.innerHTML = '<img src="icons/icon.svg">';
    });
  expect(await violations(page)).not.toEqual([]);
});

test('what does not fit would be found', async () => {
  const page = await openPage({ viewport: { width: 320, height: 568 } });
  expect(await misfits(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<button class="wide">a</button><button class="tiny">b</button>');
    main.querySelector<HTMLElement>('.wide')?.style.setProperty('width', '500px');
    main.querySelector<HTMLElement>('.tiny')?.style.setProperty('font-size', '5px');
  });
  const found = await misfits(page);
  expect(found.filter((each) => /wider|sticks out|too small/.test(each)).length).toBeGreaterThanOrEqual(3);
});
