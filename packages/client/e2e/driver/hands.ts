import type { Locator, Page } from 'playwright-core';
import type { Spot } from '../../board/model.ts';
import { spotKey } from '../../board/spots.ts';
import { navigate } from './keyboard.ts';
import { swipe } from './touch.ts';

/** Something to be pressed: a button by its name, or a part of the board and how its name begins. */
export type Target =
  | { readonly button: string | RegExp; readonly within?: string | RegExp }
  | { readonly spot: Spot; readonly called: string };

/** A way to use the page. */
export interface Hand {
  readonly name: 'mouse' | 'keyboard' | 'touch' | 'tree';
  readonly press: (page: Page, target: Target) => Promise<void>;
  /** A key of the table, for hands that have keys. */
  readonly key?: (page: Page, key: string) => Promise<void>;
  /** Pulls something over parts of the board and lets it go; hands that cannot do without. */
  readonly drag?: (page: Page, from: Target, over: readonly [Target, ...Target[]]) => Promise<void>;
}

export const mouse: Hand = {
  name: 'mouse',
  press: (page, target) => seen(page, target).click(),
  drag: async (page, from, over) => {
    const points = await pointsOf(page, [from, ...over]);
    for (const [nth, { x, y }] of points.entries()) {
      await page.mouse.move(x, y, { steps: nth === 0 ? 1 : 3 });
      if (nth === 0) await page.mouse.down();
    }
    await page.mouse.up();
  },
};

export const touch: Hand = {
  name: 'touch',
  press: async (page, target) => {
    await catchBreath(page, target);
    await seen(page, target).tap();
  },
  drag: async (page, from, over) => {
    await seen(page, from).scrollIntoViewIfNeeded();
    await seen(page, over.at(-1) ?? from).evaluate((end) => end.scrollIntoView({ block: 'center' }));
    const [first, ...rest] = await pointsOf(page, [from, ...over]);
    if (first === undefined) return;
    // Sideways a finger pushes the row of tokens; upwards it takes one out.
    const isTaken = 'button' in from ? [{ x: first.x, y: first.y - 30 }] : [];
    await swipe(page, [first, ...isTaken, ...rest]);
  },
};

/** Twice on one square at once would be a slip (`board/pointer.ts`); a person is slower. */
const catchBreath = async (page: Page, target: Target): Promise<void> => {
  if (!('spot' in target)) return;
  const key = spotKey(target.spot);
  if (lastTapped.get(page) === key) await page.waitForTimeout(BREATH);
  lastTapped.set(page, key);
};

const lastTapped = new WeakMap<Page, string>();
const BREATH = 400;

/** Keys alone: the focus is brought there with the keys a person would use. */
export const keyboard: Hand = {
  name: 'keyboard',
  press: async (page, target) => {
    await navigate(page, seen(page, target));
    await page.keyboard.press('Enter');
  },
  key: (page, key) => page.keyboard.press(key),
};

/** As a screen reader does it: by role and name alone, without a pointer and without a look at the drawing. */
export const tree: Hand = {
  name: 'tree',
  press: (page, target) => named(page, target).dispatchEvent('click'),
};

/** What the target is to those who see the page. */
export const seen = (page: Page, target: Target): Locator =>
  'spot' in target ? page.locator(`[data-spot="${spotKey(target.spot)}"]`) : buttonOf(page, target);

/** What it is to those who hear it. */
const named = (page: Page, target: Target): Locator =>
  'spot' in target ? page.getByRole('gridcell', { name: beginning(target.called) }) : buttonOf(page, target);

const buttonOf = (page: Page, { button, within }: Extract<Target, { readonly button: unknown }>): Locator => {
  const area =
    within === undefined
      ? page
      : page.getByRole('region', { name: within }).or(page.getByRole('dialog', { name: within }));
  return area.getByRole('button', { name: button, exact: true }).first();
};

export const beginning = (words: string): RegExp =>
  new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:,|$)`);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the targets are once nothing shifts any more. */
const pointsOf = async (page: Page, targets: readonly Target[]): Promise<readonly Point[]> => {
  let last = '';
  for (;;) {
    const points: Point[] = [];
    for (const target of targets) points.push(await middleOf(seen(page, target)));
    if (JSON.stringify(points) === last) return points;
    last = JSON.stringify(points);
  }
};

const middleOf = async (target: Locator): Promise<Point> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} cannot be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
