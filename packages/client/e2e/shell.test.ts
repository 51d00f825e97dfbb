import { describe, expect, test } from 'vitest';
import { NARROW, openContext, openPage, overhang, useBrowser, violations, visit } from './harness.ts';

useBrowser();

describe('home', () => {
  test('says what it is and leads everywhere', async () => {
    const page = await openPage();
    await expect.poll(() => page.title()).toBe('Archmage');
    await page.getByRole('heading', { level: 1, name: 'Archmage' }).waitFor();
    const links = page.locator('main a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '#/lesson/walk',
      '#/new/guided',
      '#/new/quick',
      '#/new/simple',
      '#/new',
      '#/new/solo',
      '#/online',
      '#/lessons',
      '#/puzzles',
      '#/games',
      '#/rules',
      '#/workshop',
    ]);
  });

  test('a phone is wide enough', async () => {
    const page = await openPage({ viewport: NARROW, touch: true });
    for (const at of ['/', '/rules', '/rules/B-MOVE-04', '/rules/base.9', '/keys', '/nowhere']) {
      await visit(page, at);
      expect(await overhang(page), at).toBe(0);
    }
  });
});

describe('settings', () => {
  test('language and theme last', async () => {
    const context = await openContext();
    const page = await openPage({ context });
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('link', { name: 'Jouer tout de suite' }).waitFor();
    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.getByLabel('Sombre').check();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    const again = await openPage({ context });
    await expect.poll(() => again.locator('html').getAttribute('lang')).toBe('fr');
    await expect.poll(() => again.locator('html').getAttribute('data-theme')).toBe('dark');
    await again.getByRole('link', { name: 'Jouer tout de suite' }).waitFor();
  });

  test('the dialog keeps the focus and gives it back', async () => {
    const page = await openPage({ theme: 'dark' });
    const button = page.getByRole('button', { name: 'Settings' });
    await button.click();
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement) ?? true)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('keys', () => {
  test('? lists the keys of the screen', async () => {
    const page = await openPage({ at: '/rules' });
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.getByRole('heading', { name: 'Rules' }).waitFor();
    await dialog.getByText('The next rule').waitFor();
  });

  test('single letters can be switched off', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Off').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('going about', () => {
  test('a new screen gets the focus, and its own title', async () => {
    const page = await openPage();
    await page.getByRole('navigation', { name: 'More' }).getByRole('link', { name: 'Rules' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Rules' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.title()).toBe('Rules · Archmage');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Archmage' }).waitFor();
  });

  test('an address that leads nowhere says so', async () => {
    const page = await openPage({ at: '/nowhere' });
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Archmage' }).waitFor();
  });

  test('a screen that cannot be fetched says so, and the rest goes on', async () => {
    const page = await openPage({ expects: /Failed to load resource/ });
    await page.context().route(/assets\/rules-screen.*\.js/, (route) => route.abort());
    await visit(page, '/rules');
    await page.getByRole('heading', { name: 'This screen did not load' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await visit(page, '/keys');
    await page.getByRole('heading', { level: 1, name: 'All keys of every screen' }).waitFor();
  });
});
