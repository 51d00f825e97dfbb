import { BOXES, explain } from '@archmage/engine';
import { boxesOfLesson, type Lesson, parseLesson } from '@archmage/lessons';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LESSONS } from '../app/school/shelf.ts';
import { SCHOOL_TEXTS } from '../app/school/texts/texts.ts';
import { ALL_TEXTS } from '../app/texts/all.ts';
import { type Hand, keyboard, mouse, touch, tree } from './driver/hands.ts';
import { onwards, panelOf, solve, takeLesson } from './driver/lessons.ts';
import { announcements, NARROW, openPage, overhang, PHONE, useBrowser, violations, visit } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 180_000 });

const { home } = ALL_TEXTS.en;
const school = SCHOOL_TEXTS.en;
const HANDS: readonly Hand[] = [mouse, keyboard, touch, tree];

let lessons: readonly Lesson[] = [];

const read = async ({ text }: { readonly text: string }): Promise<Lesson> => {
  await BOXES.load(boxesOfLesson(text));
  const lesson = parseLesson(text);
  if (!lesson.ok) throw new Error(explain(lesson.error));
  return lesson.value;
};

beforeAll(async () => {
  lessons = await Promise.all(LESSONS.map(read));
});

const first = (): Lesson => {
  const [lesson] = lessons;
  if (lesson === undefined) throw new Error('There is no lesson.');
  return lesson;
};

const openFor = (hand: Hand): Promise<Page> =>
  openPage(hand === touch ? { at: '/lessons', touch: true, viewport: PHONE } : { at: '/lessons' });

/** How often the hand pressed something since the page was opened. */
const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const counted = globalThis as { presses?: number };
    counted.presses = 0;
    document.addEventListener('click', () => counted.presses === undefined || counted.presses++, true);
  });
  return () => page.evaluate(() => (globalThis as { presses?: number }).presses ?? 0);
};

describe('lessons', () => {
  // Each hand takes the first, and the others in turn; when soaking everybody takes all of them.
  test.each(HANDS.map((hand, nth) => [hand.name, hand, nth] as const))('are taken: %s', async (_, hand, nth) => {
    const page = await openFor(hand);
    const isWhole = process.env.ARCHMAGE_SOAK !== undefined;
    const mine = lessons.filter((_lesson, at) => at === 0 || isWhole || at % HANDS.length === nth);
    for (const lesson of mine) {
      await visit(page, `/lesson/${lesson.id}`);
      await takeLesson(page, hand, lesson);
    }
    await visit(page, '/lessons');
    await expect.poll(() => page.getByText(school.lessons.states.done, { exact: true }).count()).toBe(mine.length);
  });

  test('are skipped by a test, in which nothing is pointed at', async () => {
    const lesson = first();
    const page = await openPage({ at: '/lessons' });
    await page.getByRole('link', { name: `${school.lessons.test}: ${lesson.title.en}` }).click();
    await panelOf(page, lesson).getByText(school.lesson.testing, { exact: true }).waitFor();
    expect(await page.locator('.board-tone-pointed').count()).toBe(0);
    await solve(page, mouse, lesson.test);
    await panelOf(page, lesson).getByText(school.lesson.tested).waitFor();
    await page.reload();
    await visit(page, '/lessons');
    await page.getByText(school.lessons.states.tested, { exact: true }).waitFor();
  });

  test('are shown to who asks, begun again, and said when they are missed', async () => {
    const lesson = first();
    const page = await openPage({ at: `/lesson/${lesson.id}` });
    const panel = panelOf(page, lesson);
    const [one, two] = lesson.exercises[0]?.steps ?? [];
    await panel.getByText(one?.say.en ?? '').waitFor();
    await page
      .getByRole('gridcell', { name: new RegExp(`, ${school.mark}$`) })
      .first()
      .waitFor();
    await panel.getByRole('button', { name: school.lesson.show }).click();
    await panel.getByText(two?.say.en ?? '').waitFor();
    await expect.poll(() => announcements(page)).toContain(two?.say.en);
    await page.keyboard.press('p');
    await page.getByRole('dialog').getByRole('button').last().click();
    await panel.getByText(school.lesson.missed).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(school.lesson.again);
    await page.keyboard.press('Enter');
    await panel.getByText(one?.say.en ?? '').waitFor();
  });

  test('lead on: to the next, and after the last of the box to the first game', async () => {
    const page = await openPage({ at: `/lesson/${first().id}` });
    await takeLesson(page, mouse, first());
    const [, second] = lessons;
    await page.getByRole('button', { name: onwards(second?.title.en ?? school.lessons.firstGame) }).click();
    await page.waitForURL(second === undefined ? /#\/game\// : new RegExp(`#/lesson/${second.id}$`));
  });

  test('an unknown one says so', async () => {
    const page = await openPage({ at: '/lesson/nothing' });
    await page.getByRole('heading', { name: school.lessons.missing.title }).waitFor();
  });

  test('are in French, fit 320 pixels, and are heard', async () => {
    const page = await openPage({ at: '/lessons', language: 'fr', viewport: NARROW, touch: true, theme: 'dark' });
    expect(await overhang(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await visit(page, `/lesson/${first().id}`);
    await panelOf(page, first(), 'fr')
      .getByText(first().exercises[0]?.steps[0]?.say.fr ?? '')
      .waitFor();
    expect(await overhang(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

describe('the way in', () => {
  test('from the page to the first move of a lesson are three clicks', async () => {
    const page = await openPage();
    const presses = await countPresses(page);
    await page.getByRole('link', { name: new RegExp(`^${home.learn}`) }).click();
    const [one, two] = first().exercises[0]?.steps ?? [];
    await panelOf(page, first())
      .getByText(one?.say.en ?? '')
      .waitFor();
    const aim = page.getByRole('gridcell', { name: new RegExp(`Move to .*, ${school.mark}$`) });
    const spot = await aim.getAttribute('data-spot');
    await aim.click();
    await page.locator(`[data-spot="${spot}"]`).click();
    await panelOf(page, first())
      .getByText(two?.say.en ?? '')
      .waitFor();
    expect(await presses()).toBeLessThanOrEqual(3);
  });

  test('and so are they to the first move of a guided game, which can be left alone for good', async () => {
    const page = await openPage();
    const presses = await countPresses(page);
    await page.getByRole('link', { name: new RegExp(`^${home.guided}`) }).click();
    await page.waitForURL(/#\/game\/\w+$/);
    const guide = page.getByRole('region', { name: school.guide.title });
    await guide.waitFor();
    const square = page.getByRole('gridcell', { name: /Move to / }).first();
    const name = (await square.getAttribute('data-spot')) ?? '';
    await square.click();
    await page.locator(`[data-spot="${name}"]`).click();
    await page.locator('.score').getByText(/^1 /).or(page.getByText('1 action point')).first().waitFor();
    expect(await presses()).toBeLessThanOrEqual(3);
    await guide.getByRole('button', { name: school.guide.off }).click();
    await guide.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.table-pass').waitFor();
    expect(await guide.count()).toBe(0);
  });

  test('nobody is asked to learn twice', async () => {
    const page = await openPage();
    await page.getByRole('link', { name: new RegExp(`^${home.learn}`) }).click();
    await page.locator('.coach').waitFor();
    await visit(page, '/');
    await page.locator('.home-start-main').waitFor();
    expect(await page.locator('.home-start-main strong').allTextContents()).toEqual([home.quick]);
    await page.locator('main a[href="#/new/simple"]').click();
    await page.waitForURL(/#\/game\/\w+$/);
    await visit(page, '/');
    await expect.poll(() => page.locator('.home-start-main strong').allTextContents()).toEqual([home.goOn]);
  });
});
