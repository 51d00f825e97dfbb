import { parseAction } from '@archmage/engine';
import { type Scene, scene } from '@archmage/engine/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { playFrom } from './driver/begin.ts';
import { mouse } from './driver/hands.ts';
import { perform } from './driver/perform.ts';
import { announcements, openPage, type PageWish, useBrowser } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 60_000 });

const TOKENS = 'yWa@T1[1,1] yTh@T1[3,3] bMe@T4[1,1]';

/** A table with yellow to act, against the computer or another person, and the hand that does things there. */
const sit = async (position: Scene, wish: PageWish & { readonly mode?: 'computer' | 'oneScreen' } = {}) => {
  const page = await openPage(wish);
  const mirror = await playFrom(page, position, wish.mode ?? 'computer');
  await page.getByRole('region', { name: /act with a character/ }).waitFor();
  const act = (text: string) => {
    const action = parseAction(position.rules, position.state, 'yellow', text);
    if (!action.ok) throw new Error(`"${text}" cannot be read.`);
    return perform({ page, hand: mouse, mirror }, { seat: 'yellow', actions: [action.value] });
  };
  return { act, page };
};

const undoOn = (page: Page) => page.getByRole('button', { name: /^Undo/ });
const lullOn = (page: Page) => page.getByRole('region', { name: /turn is over/ });
const isOn = (page: Page, square: string, who: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${square}, .*${who}`) }).waitFor({ state: 'attached' });

describe('taking back', () => {
  test('a Move is undone by a button that says what, how far and why no farther', async () => {
    const { act, page } = await sit(scene(TOKENS, { ap: 3 }));
    expect(await undoOn(page).textContent()).toBe('Undothe game began');
    await act('Wa b2>c2');
    await isOn(page, 'c2', 'Warrior');
    await page.getByRole('button', { name: 'Undo: Warrior, Move 1 step; before: the game began' }).click();
    await isOn(page, 'b2', 'Warrior');
    await page.getByText('1 action was taken back.').waitFor();
    await undoOn(page).dispatchEvent('click');
    await page.getByText('Nothing can be taken back here: the game began.').waitFor();
  });

  test('a turn that ended with its last point waits for a moment, and is not lost', async () => {
    const { act, page } = await sit(scene(TOKENS, { ap: 1 }), { patience: 'asked' });
    await act('Wa b2>c2');
    await lullOn(page).getByText('Blue waits until you say so.').waitFor();
    await expect.poll(() => announcements(page)).toContain('Your turn is over. Blue waits until you say so.');
    await lullOn(page)
      .getByRole('button', { name: /^Undo: Warrior, Move/ })
      .click();
    await isOn(page, 'b2', 'Warrior');
    await page.getByRole('region', { name: /act with a character/ }).waitFor();
    await act('Wa b2>c2');
    await lullOn(page).getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('region', { name: /play an action card/ }).waitFor();
    expect(await undoOn(page).textContent()).toContain('Blue acted');
  });

  test('after a reload it waits again', async () => {
    const { act, page } = await sit(scene(TOKENS, { ap: 1 }), { patience: 'asked' });
    await act('Wa b2>c2');
    await lullOn(page).waitFor();
    await page.reload();
    await lullOn(page).waitFor();
    await isOn(page, 'c2', 'Warrior');
    await page.keyboard.press('u');
    await isOn(page, 'b2', 'Warrior');
  });

  test('the computer answers by itself when the moment is over', async () => {
    const { act, page } = await sit(scene(TOKENS, { ap: 1 }), { patience: 'moment' });
    await act('Wa b2>c2');
    await lullOn(page).getByText('Blue begins in a moment.').waitFor();
    await page.getByRole('region', { name: /play an action card/ }).waitFor();
    await lullOn(page).waitFor({ state: 'detached' });
  });

  test('whoever would rather be asked says so among the settings', async () => {
    const { act, page } = await sit(scene(TOKENS, { ap: 1 }), { patience: 'none' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Until I say “Go on”' }).check();
    await page.keyboard.press('Escape');
    await act('Wa b2>c2');
    await lullOn(page).getByText('Blue waits until you say so.').waitFor();
    await page.keyboard.press('p');
    await page.getByRole('region', { name: /play an action card/ }).waitFor();
  });
});

describe('at one screen', () => {
  test('the screen goes over when somebody says so; later the other one is asked', async () => {
    const { act, page } = await sit(scene(TOKENS, { ap: 1 }), { mode: 'oneScreen', patience: 'asked' });
    await act('Wa b2>c2');
    await lullOn(page).getByText('Yellow’s turn is over.').waitFor();
    await lullOn(page).getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('region', { name: /^Blue: play an action card/ }).waitFor();
    await page.getByRole('button', { name: /^Undo Yellow: Warrior, Move/ }).click();
    const asked = page.getByRole('dialog', { name: 'Undo what Yellow did?' });
    await asked.getByRole('button', { name: 'Leave it' }).click();
    await isOn(page, 'c2', 'Warrior');
    await page.getByRole('button', { name: /^Undo Yellow: Warrior, Move/ }).click();
    await asked.getByRole('button', { name: 'Undo it' }).click();
    await isOn(page, 'b2', 'Warrior');
    await page.getByRole('region', { name: /^Yellow: act/ }).waitFor();
  });

  test('time that is up changes hands in so many words', async () => {
    const position = scene(TOKENS, { ap: 1, rules: 'base.1 timer=2:1:1:1' });
    const page = await openPage({ patience: 'none' });
    await playFrom(page, position, 'oneScreen');
    await lullOn(page).getByText('Time is up: Yellow’s turn is over.').waitFor();
    expect(await undoOn(page).count()).toBe(0);
    await lullOn(page).getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('region', { name: /^Blue: play an action card/ }).waitFor();
  });
});

test.each(['click', 'tap'] as const)('a double %s draws a way and does not go it', async (way) => {
  const { page } = await sit(scene(TOKENS, { ap: 1 }), { patience: 'asked', touch: way === 'tap' });
  const spot = (place: number) => page.locator(`[data-spot="place ${place}"]`);
  await spot(6)[way]();
  await page.getByRole('region', { name: /Warrior/ }).waitFor();
  if (way === 'click') await spot(7).dblclick();
  else await spot(7).evaluate(tapTwice);
  await page.locator('.draft-confirm').waitFor();
  await isOn(page, 'b2', 'Warrior');
  expect(await lullOn(page).count()).toBe(0);
});

/** Both at once, however busy the machine is. */
const tapTwice = (element: Element): void => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2, detail: 1, pointerType: 'touch' };
  for (let nth = 0; nth < 2; nth++) element.dispatchEvent(new PointerEvent('click', at));
};

test('what is chosen and what is to be confirmed is said, and the prompt only when it is new', async () => {
  const { act, page } = await sit(scene(TOKENS, { ap: 3 }));
  await act('Wa b2>c2');
  await isOn(page, 'c2', 'Warrior');
  const said = await announcements(page);
  expect(said).toContain('The yellow Warrior is chosen.');
  expect(said.some((text) => text.startsWith('To c2, 1 of'))).toBe(true);
  expect(said.filter((text) => text.startsWith('Yellow: act with a character')).length).toBeLessThan(2);
});

test('what the other side did stays on the board until the next action; so does the way out until somebody scores', async () => {
  const { act, page } = await sit(scene(TOKENS, { ap: 1 }));
  await page.getByText('5 points win: lead yours out here, or defeat theirs').waitFor();
  expect(await page.locator('.board-letters text').allTextContents()).toEqual([...'ABCDEFGH']);
  expect(await page.locator('.past').count()).toBe(0);
  await act('Wa b2>c2');
  await page.getByRole('region', { name: /play an action card/ }).waitFor();
  await page.locator('.past-blue').first().waitFor();
  await page.keyboard.press('2');
  await page.getByRole('region', { name: /act with a character/ }).waitFor();
  await page.locator('.past').waitFor({ state: 'detached' });
});

test('sound is muted by a button, and stays so', async () => {
  const { page } = await sit(scene(TOKENS, { ap: 3 }));
  const button = page.getByRole('button', { name: 'Sound', exact: true });
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await button.click();
  await page.reload();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
});
