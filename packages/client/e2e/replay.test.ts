import { readFileSync } from 'node:fs';
import { evolve, type GameRecord, isInPlay, type State } from '@archmage/engine';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameLink, readLink } from '../app/host/links.ts';
import { importText } from '../app/host/transfer.ts';
import {
  announcements,
  contentOf,
  NARROW,
  openContext,
  openPage,
  overhang,
  PHONE,
  useBrowser,
  visit,
} from './harness.ts';

useBrowser();

const kept = (name: string) => {
  const read = importText(readFileSync(new URL(`../../../games/${name}.dtg`, import.meta.url), 'utf8'));
  if (!read.ok || read.value.kind !== 'game') throw new Error(`${name} is no game.`);
  return read.value;
};

const { record, rules } = kept('base-1');
const LINK = (await gameLink(rules, record)).slice(1);
const END = record.batches.length;

const stateAt = ({ start, batches }: GameRecord, at: number): State =>
  batches.slice(0, at).reduce((state, { events }) => events.reduce(evolve, state), start);

const inPlay = (at: number): readonly number[] =>
  stateAt(record, at)
    .pieces.filter(isInPlay)
    .map(({ id }) => id);

const slider = (page: Page) => page.getByRole('slider', { name: /^(Moment of the game|Moment de la partie)$/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const moment = (page: Page) => slider(page).inputValue();
const told = (page: Page) => slider(page).getAttribute('aria-valuetext');

const openGame = async (wish: Parameters<typeof openPage>[0] = {}): Promise<Page> => {
  const page = await openPage({ at: LINK, ...wish });
  await slider(page).waitFor();
  return page;
};

const scrubTo = async (page: Page, at: number): Promise<void> => {
  await slider(page).fill(`${at}`);
  await expect.poll(() => moment(page)).toBe(`${at}`);
};

/** The numbers of the tokens on the board. */
const tokensOn = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.board [data-token]')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-token'))).sort((a, b) => a - b));

/** Everything that can be read or heard in the screen. */
const saidIn = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const labels = [...main.querySelectorAll('[aria-label], [aria-valuetext], [title]')].flatMap((one) =>
      ['aria-label', 'aria-valuetext', 'title'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [main.textContent, ...labels].join('\n');
  });

const KINDS = /Cleric|Goblin|Mekanork|Thief|Troll|Wall-Walker|Warrior|Wizard|Armor|Fireball|Rope|Potion|Sword|Treasure/;

const look = (page: Page, eyes: string) => page.getByLabel('Seen by').selectOption({ label: eyes });

const shareContext = async (): Promise<BrowserContext> => {
  const context = await openContext();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context;
};

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const fragmentOf = (address: string): string => address.slice(address.indexOf('#') + 1);

describe('a replay', () => {
  test('steps by action and by turn, with buttons and keys', async () => {
    const page = await openGame();
    await expect.poll(() => told(page)).toBe('Set-up: This is where it begins.');
    await button(page, 'One action on').click();
    await expect.poll(() => told(page)).toBe('Set-up: Yellow puts a character on the line: the Cleric.');
    await expect.poll(() => announcements(page)).toContain('Set-up: Yellow puts a character on the line: the Cleric.');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => moment(page)).toBe('2');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => moment(page)).toBe('1');
    await button(page, 'One turn on').click();
    await expect.poll(async () => Number(await moment(page))).toBeGreaterThan(20);
    const first = Number(await moment(page));
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => Number(await moment(page))).toBeGreaterThan(first);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => moment(page)).toBe(`${first}`);
    await page.keyboard.press('End');
    await expect.poll(() => moment(page)).toBe(`${END}`);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => moment(page)).toBe(`${END}`);
    await page.keyboard.press('Home');
    await expect.poll(() => moment(page)).toBe('0');
  });

  test('is scrubbed: the board, the log and the score are those of the moment', async () => {
    const page = await openGame();
    for (const at of [60, END, 100]) {
      await scrubTo(page, at);
      await expect.poll(() => tokensOn(page)).toEqual([...inPlay(at)].sort((a, b) => a - b));
    }
    await page.getByRole('complementary').getByText('The Goblin goes from z4 to t1.').waitFor();
    await scrubTo(page, 59);
    await expect.poll(() => page.getByText('The Goblin goes from z4 to t1.').count()).toBe(0);
    await scrubTo(page, END);
    await page.getByText('Game over').waitFor();
  });

  test('plays by itself until it is stopped, from the beginning again at the end', async () => {
    const page = await openGame();
    await page.getByLabel('Speed').selectOption({ label: 'No motion' });
    await scrubTo(page, END - 2);
    await button(page, 'Play').click();
    await expect.poll(() => moment(page)).toBe(`${END}`);
    await button(page, 'Play').waitFor();
    await button(page, 'Play').focus();
    await page.keyboard.press('Space');
    await button(page, 'Pause').waitFor();
    await expect.poll(async () => Number(await moment(page))).toBeGreaterThan(1);
    await button(page, 'Pause').click();
    const stopped = await moment(page);
    await page.waitForTimeout(700);
    expect(await moment(page)).toBe(stopped);
  });

  test('shows its motions, and being interrupted ends them', async () => {
    const page = await openGame({ motion: 'full' });
    await scrubTo(page, 59);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => moment(page)).toBe('61');
    await expect.poll(() => tokensOn(page)).toEqual([...inPlay(61)].sort((a, b) => a - b));
  });

  test('jumps to a turn, from the list and from the log', async () => {
    const page = await openGame();
    await page.getByLabel('Turn', { exact: true }).selectOption({ label: 'Turn 7, yellow' });
    await expect.poll(() => told(page)).toMatch(/^Turn 6, blue: .*Yellow’s turn\.$/);
    await button(page, 'Watch turn 3 again').click();
    await expect.poll(() => told(page)).toMatch(/^Turn 2, blue: /);
    await page.getByLabel('Turn', { exact: true }).selectOption({ label: 'The end' });
    await expect.poll(() => moment(page)).toBe(`${END}`);
  });

  test.each(['en', 'fr'] as const)('the lists have room for what they say: %s', async (language) => {
    const page = await openGame({ language });
    const lacking = await page.locator('.replay-pick select').evaluateAll((lists) =>
      lists.map((list) => {
        const shown = list.clientWidth;
        (list as HTMLElement).style.cssText = 'flex: none; width: max-content';
        return Math.max(0, list.clientWidth - shown);
      }),
    );
    expect(lacking).toEqual([0, 0, 0]);
  });

  test('nothing jumps: the board stays where it is', async () => {
    const page = await openGame();
    const box = () => page.locator('.replay-board').boundingBox();
    const before = await box();
    for (const at of [0, 8, 36, 60, 107, 108, 160, END]) {
      await scrubTo(page, at);
      expect(await box()).toEqual(before);
    }
  });

  test('shows the cards of a combat', async () => {
    const page = await openGame();
    const combat = page.getByRole('region', { name: 'Combat' });
    await scrubTo(page, 159);
    await combat.getByText('Combat 3').waitFor({ state: 'attached' });
    await look(page, 'Blue');
    await combat.getByText('A card, face down').waitFor({ state: 'attached' });
    expect(await combat.textContent()).not.toContain('Combat 3');
    await scrubTo(page, 160);
    await combat.getByText('5 in all').first().waitFor({ state: 'attached' });
    await scrubTo(page, END);
    await expect.poll(() => combat.count()).toBe(0);
  });
});

describe('eyes', () => {
  /** All is laid out, nothing is shown yet. */
  const LAID = record.batches.findIndex(({ events }) => events.some(({ type }) => type === 'teamShown'));

  test('see what they may, and nothing else is in the page', async () => {
    const page = await openGame();
    await scrubTo(page, LAID);
    const faces = page.locator('.board [clip-path^="url(#art-bust"]');
    await expect.poll(() => saidIn(page)).toMatch(KINDS);
    await expect.poll(() => faces.count()).toBeGreaterThan(8);
    await look(page, 'A spectator');
    await expect.poll(() => faces.count()).toBe(0);
    await expect.poll(() => saidIn(page)).not.toMatch(KINDS);
    await look(page, 'Yellow');
    await expect.poll(() => faces.count()).toBe(4);
    await expect.poll(() => saidIn(page)).toContain('Puts a character on the line: the Cleric.');
    const blue = (await page.locator('.log-blue').allInnerTexts()).join('\n');
    expect(blue).toContain('Puts a character on the line.');
    expect(blue).not.toMatch(/(?:Puts|Hides)[^.]*:/);
  });

  test('are changed with a key', async () => {
    const page = await openGame();
    await page.keyboard.press('e');
    await expect.poll(() => page.getByLabel('Seen by').inputValue()).toBe('yellow');
    await expect.poll(() => announcements(page)).toContain('Seen by: Yellow');
  });
});

describe('links', () => {
  test('a position goes round', async () => {
    const context = await shareContext();
    const page = await openGame({ context });
    await scrubTo(page, 100);
    await button(page, 'Share').click();
    await button(page, 'Copy a link to the position').click();
    await page.getByText('The link is copied.').waitFor();
    const fragment = fragmentOf(await copied(page));
    expect(fragment).toMatch(/^p1\./);
    const other = await openPage({ context, at: fragment });
    await other.getByRole('heading', { level: 1, name: 'A shared position' }).waitFor();
    await expect.poll(() => tokensOn(other)).toEqual([...inPlay(100)].sort((a, b) => a - b));
    expect(await slider(other).count()).toBe(0);
  });

  test('a game goes round, and can be kept', async () => {
    const context = await shareContext();
    const page = await openGame({ context });
    await page.keyboard.press('s');
    await button(page, 'Copy a link to the game').click();
    await page.getByText('The link is copied.').waitFor();
    // Browsers may pack otherwise; what comes out is the same.
    const read = await readLink(fragmentOf(await copied(page)));
    expect(read.ok && read.value.kind === 'game' && read.value.record).toEqual(record);
    await page.keyboard.press('Escape');
    await button(page, 'Save to my games').click();
    await page.getByText('The game is among your games.').first().waitFor();
    await expect.poll(() => page.url()).toMatch(/#\/replay\/.+/);
    await page.reload();
    await slider(page).waitFor();
    await scrubTo(page, END);
    await page.getByText('The dice kept their promise').first().waitFor();
    await button(page, 'Share').click();
    await button(page, 'Copy a link to the game').click();
    await page.getByText('The link is copied.').waitFor();
    const again = await openPage({ context, at: fragmentOf(await copied(page)) });
    await slider(again).waitFor();
    await expect.poll(() => slider(again).getAttribute('max')).toBe(`${END}`);
  });

  test('a game is a file', async () => {
    const page = await openGame();
    await button(page, 'Share').click();
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download the game').click()]);
    expect(file.suggestedFilename()).toBe('base-1.dtg');
    const read = importText(await contentOf(file));
    expect(read.ok && read.value.kind === 'game' && read.value.record).toEqual(record);
  });

  test('a long one says so', async () => {
    const context = await shareContext();
    const long = kept('base-5');
    const page = await openGame({ context, at: (await gameLink(long.rules, long.record)).slice(1) });
    await button(page, 'Share').click();
    await button(page, 'Copy a link to the game').click();
    await page.getByText(/It is very long: \d+ characters/).waitFor();
  });

  test('where the browser does not copy, the link can be copied by hand', async () => {
    const page = await openGame();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await button(page, 'Share').click();
    await button(page, 'Copy a link to the position').click();
    await expect.poll(() => page.getByLabel('What would be copied').inputValue()).toContain('#p1.');
  });

  test('a damaged one says so and offers a way out', async () => {
    const page = await openPage();
    for (const [at, text] of [
      [LINK.replace('g1', 'g2'), 'newer version'],
      [LINK.slice(0, -40), 'It is damaged'],
      ['p1.@@@', 'It is damaged'],
      [LINK.replace('g1', 'p1'), 'It is damaged'],
    ] as const) {
      await visit(page, at);
      await page.getByRole('heading', { level: 1, name: 'This link cannot be opened' }).waitFor();
      await page.getByText(text).waitFor();
      await page.getByRole('link', { name: 'To the games' }).click();
      await page.getByRole('heading', { level: 1, name: 'My games' }).waitFor();
      await expect.poll(() => page.url()).toMatch(/#\/games$/);
    }
  });

  test('a game that is not there says so', async () => {
    const page = await openPage({ at: '/replay/nothing' });
    await page.getByRole('heading', { level: 1, name: 'This game is not here' }).waitFor();
    await page.getByRole('link', { name: 'To the games' }).waitFor();
  });
});

describe('from here on', () => {
  const playOn = async (page: Page, mode: RegExp): Promise<string> => {
    await button(page, 'Play from here').click();
    await page.getByRole('radio', { name: mode }).check({ force: true });
    await button(page, 'Start the game').click();
    await expect.poll(() => page.url()).toMatch(/#\/game\/.+/);
    await page.getByRole('grid').waitFor();
    return page.url().replace(/.*#\/game\//, '');
  };

  test('a game is played on from a position, and replayed while it goes on', async () => {
    const context = await shareContext();
    const page = await openGame({ context });
    await scrubTo(page, 100);
    await look(page, 'A spectator');
    const id = await playOn(page, /Two people/);
    await expect.poll(() => tokensOn(page)).toEqual([...inPlay(100)].sort((a, b) => a - b));
    await expect.poll(() => page.locator('.board-mood-ready').count()).toBeGreaterThan(0);
    const replay = await openPage({ context, at: `/replay/${id}` });
    await replay.getByRole('link', { name: 'Go on playing' }).waitFor();
    expect(await replay.getByLabel('Seen by').count()).toBe(0);
    await button(replay, 'Share').click();
    expect(await button(replay, 'Copy a link to the game').count()).toBe(0);
    await button(page, 'End turn').click();
    await page.getByRole('dialog').getByRole('button', { name: 'End turn' }).click();
    await page
      .getByText(/play an action card/)
      .first()
      .waitFor();
    await replay.reload();
    await replay.getByLabel('Turn', { exact: true }).selectOption({ label: 'Now' });
  });
});

describe('everywhere', () => {
  test('French', async () => {
    const page = await openGame({ language: 'fr' });
    await scrubTo(page, 60);
    await expect.poll(() => told(page)).toMatch(/^Tour 4, Bleu\s: /);
    await button(page, 'Un tour en avant').click();
    await page.getByLabel('Vu par').selectOption({ label: 'Un spectateur' });
    await page.getByText('Les dés ont tenu parole').first().waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(() => told(page)).toMatch(/^Turn 4, blue: /);
    await expect.poll(() => page.getByLabel('Seen by').inputValue()).toBe('spectator');
  });

  test.each(process.env.ARCHMAGE_SOAK === undefined ? [NARROW] : [NARROW, PHONE])(
    'a phone has all of it: %o',
    async (viewport) => {
      const page = await openGame({ viewport, touch: true });
      expect(await overhang(page)).toBe(0);
      await scrubTo(page, 60);
      await button(page, 'What happened').tap();
      await page.getByRole('dialog').getByText('The Goblin goes from z4 to t1.').waitFor();
      await page.keyboard.press('Escape');
      await button(page, 'More options').tap();
      await look(page, 'Blue');
      expect(await overhang(page)).toBe(0);
      await scrubTo(page, END);
      expect(await overhang(page)).toBe(0);
    },
  );

  test('? lists the keys', async () => {
    const page = await openGame();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.getByText('One turn on').waitFor();
    await dialog.getByText('See with other eyes').waitFor();
  });
});
