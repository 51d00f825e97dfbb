import { redact, type View } from '@archmage/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CARD, TURN } from '../../../scripts/screenshots/positions.mjs';
import { layOut, lift, playFrom, spot } from '../../../scripts/screenshots/stage.mjs';
import type { Asked } from '../app/bot.worker.ts';
import { announcements, openContext, openPage, useBrowser, violations } from './harness.ts';

useBrowser();

const plans = (page: Page) => page.locator('.hint-plan');

/** The page with a person to move, and a hint asked for. */
const atTurn = async (): Promise<Page> => {
  const page = await openPage();
  await playFrom(page, TURN, 'computer');
  await page.locator('.table-pass').waitFor();
  return page;
};

const marked = (page: Page) => page.locator('.board-mark');

const told = (page: Page): Promise<number> => page.locator('.log-line').count();

/** Runs in the page: notes what has the focus at the very moment the hint is taken away. */
const nextLoss = (): { focused: string } => {
  const noted = { focused: 'the hint is still there' };
  const observer = new MutationObserver(() => {
    if (document.querySelector('.hint') !== null) return;
    observer.disconnect();
    noted.focused = document.activeElement?.getAttribute('aria-label') ?? 'nothing';
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return noted;
};

describe('a hint', () => {
  test('by mouse: up to three plans, shown on the board and played', async () => {
    const page = await atTurn();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await plans(page).first().waitFor();
    expect(await plans(page).count()).toBeLessThanOrEqual(3);
    for (const chance of await page.locator('.hint-plan > .hint-chance').allInnerTexts())
      expect(chance).toMatch(/^\d{1,3}\s% chance to win the game$/);
    for (const reason of await page.locator('.hint-reason').allInnerTexts()) expect(reason).toMatch(/^\p{Lu}.+\.$/u);
    await expect.poll(() => marked(page).count()).toBe(0);
    await plans(page).first().getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => marked(page).count()).toBeGreaterThan(0);
    await plans(page).first().getByRole('button', { name: 'Hide' }).click();
    await expect.poll(() => marked(page).count()).toBe(0);
    await page.locator('.hint-step').first().click();
    await expect.poll(() => marked(page).count()).toBeGreaterThan(0);
    const before = await told(page);
    await plans(page).first().getByRole('button', { name: /^Play/ }).click();
    // A new line of the log would be below it, and be pointed at.
    await page.mouse.move(0, 0);
    await expect.poll(() => told(page)).toBeGreaterThan(before);
    // What is left of the plan stays; the others are of no use any more.
    await expect.poll(() => plans(page).count()).toBeLessThanOrEqual(1);
    await expect.poll(() => marked(page).count()).toBe(0);
  });

  test('by keyboard alone, and said to those who listen', async () => {
    const page = await atTurn();
    await page.keyboard.press('b');
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const named = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(named).toMatch(/^d6,/);
    const square = await named();
    await page.keyboard.press('h');
    await plans(page).first().waitFor();
    await expect.poll(() => focused()).toBe('Hint');
    await expect
      .poll(() => announcements(page))
      .toContainEqual(expect.stringMatching(/^The best plan, \d+\s% to win: /));
    const left = await page.evaluateHandle(nextLoss);
    await page.keyboard.press('Escape');
    await page.locator('.hint').waitFor({ state: 'detached' });
    expect(await left.evaluate(({ focused }) => focused)).toBe(square);
    expect(await named()).toBe(square);
    await page.keyboard.press('h');
    await plans(page).first().waitFor();
    for (let nth = 0; nth < 16 && !(await focused()).startsWith('Play'); nth++) await page.keyboard.press('Tab');
    const before = await told(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => told(page)).toBeGreaterThan(before);
  });

  test('gives way when one goes on by oneself', async () => {
    const page = await atTurn();
    await page.keyboard.press('h');
    await plans(page).first().getByRole('button', { name: 'Show' }).click();
    await spot(page, 'j7').click();
    await page.locator('.hint [aria-pressed="true"]').waitFor({ state: 'detached' });
    await spot(page, 'h8').click();
    await page.locator('.draft').getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.hint').waitFor({ state: 'detached' });
  });

  test('is there for the card of a combat, inside its dialog', async () => {
    const page = await openPage();
    await playFrom(page, TURN);
    await spot(page, 'e5').click();
    await spot(page, 'e6').click();
    await page.locator('.table-proposal .button-main').click();
    await lift(page);
    await page.locator('.combat').getByRole('button', { name: 'Hint', exact: true }).click();
    await page
      .locator('.combat .hint-plan')
      .first()
      .getByText(/lays a combat card: Combat \d\.$/)
      .waitFor();
    const [reason = ''] = await page.locator('.combat .hint-reason').allInnerTexts();
    const [step = ''] = await page.locator('.combat .hint-steps').allInnerTexts();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.hint').waitFor({ state: 'detached' });
    // The card’s chance is the one that is shown below the hand.
    const [card = ''] = step.match(/Combat \d/) ?? [];
    await page
      .locator('.combat')
      .getByRole('button', { name: new RegExp(card) })
      .first()
      .focus();
    const [won] = (await page.locator('.combat .odds-key').first().innerText()).match(/\d+/) ?? [];
    expect(reason).toContain(`wins the fight in ${won}\u00a0% of cases`);
    await page.locator('.combat').getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.combat .hint-plan').first().getByRole('button', { name: /^Play/ }).click();
    await page.locator('.curtain').waitFor();
    expect(await page.locator('.hint').count()).toBe(0);
  });
});

/** Keeps what is sent to the workers. */
const listenIn = () => {
  const sent: unknown[] = [];
  Object.assign(globalThis, { sent });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: unknown): void {
    sent.push(message);
    postMessage.call(this, message);
  };
};

const sentBy = (page: Page): Promise<readonly Asked[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly sent: readonly Asked[] }).sent);

const chooseStarters = async (page: Page): Promise<void> => {
  for (let left = 4; left > 0; left--) {
    const token = page.locator('.tray-token').first();
    await token.waitFor();
    const count = await page.locator('.tray-token').count();
    await token.click();
    await token.click();
    await page
      .locator('.tray-token')
      .nth(count - 1)
      .waitFor({ state: 'detached' });
  }
};

describe('the secrets of two people at one screen', () => {
  test('a hint knows what its seat sees, and is never shown to the other', async () => {
    const context = await openContext();
    await context.addInitScript(listenIn);
    const page = await openPage({ context });
    await layOut(page);
    await page.keyboard.press('h');
    expect(await page.locator('.hint').count()).toBe(0);
    await lift(page);
    await chooseStarters(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await plans(page).first().waitFor();
    await page.locator('.table-done').click();
    await page.locator('.curtain').waitFor();
    expect(await page.locator('.hint').count()).toBe(0);
    expect((await announcements(page)).join(' ')).not.toContain('The best plan');
    await lift(page);
    await page.locator('.tray-token').first().waitFor();
    expect(await page.locator('.hint').count()).toBe(0);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await plans(page).first().waitFor();
    const questions = (await sentBy(page)).map(({ question }) => question);
    expect(questions.map((question) => question.ask === 'advice' && question.seat)).toEqual(['yellow', 'blue']);
    for (const question of questions) {
      if (question.ask !== 'advice') throw new Error('Something else was asked.');
      const view: View = question.view;
      // What goes through a message has lost its empty fields.
      expect(JSON.stringify(redact(view, question.seat, 'recalls'))).toBe(JSON.stringify(view));
    }
    const [, blue] = questions;
    expect(blue?.ask === 'advice' && blue.view.players.yellow.lineup).toEqual(['?', '?', '?', '?']);
  });

  test('the card to play may be asked about with the clock running', async () => {
    const page = await openPage();
    await playFrom(page, CARD.replace('base.1', 'base.1 timer=120:60:5:5').replace(/^turn.*/m, '$& seconds=120'));
    await page.keyboard.press('h');
    await plans(page).first().waitFor();
    await plans(page).first().getByRole('button', { name: /^Play/ }).click();
    await page.locator('.table-pass').waitFor();
  });
});
