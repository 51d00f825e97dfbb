import { text } from 'node:stream/consumers';
import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';

export interface PageWish {
  /** After the `#`: `/rules`. */
  readonly at?: string;
  readonly language?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark';
  readonly motion?: 'reduced' | 'full';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  /** The page installs itself, to work without a network: that fetches everything there is. */
  readonly installs?: boolean;
  /** A context of an earlier page, to share its storage. */
  readonly context?: BrowserContext;
  /** A server of the test's own. */
  readonly origin?: string;
  /** How long a turn that ended by itself may be taken back; most tests do not wait. */
  readonly patience?: 'moment' | 'asked' | 'none';
  /** Complaints of the browser that the test provokes. */
  readonly expects?: RegExp;
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 320, height: 640 };

let browser: Browser | undefined;
let opened: Watched[] = [];

interface Watched {
  readonly context: BrowserContext;
  readonly complaints: string[];
  readonly expects: RegExp | undefined;
}

/** All files share one browser. After each test its pages are closed, and whatever they complained of fails it. */
export const useBrowser = (): void => {
  beforeAll(async () => {
    browser ??= await chromium.connect(inject('browser'));
  });
  afterEach(async () => {
    const watched = opened;
    opened = [];
    for (const { context } of watched) await context.close();
    expect(watched.flatMap(({ complaints, expects }) => complaints.filter((each) => !expects?.test(each)))).toEqual([]);
  });
};

export const address = (at = '/', origin = inject('origin')): string => `${origin}/#${at}`;

/** A page of the game, with what it needs to be read: its screen is there when this answers. */
export const openPage = async (wish: PageWish = {}): Promise<Page> => {
  const context = wish.context ?? (await openContext(wish));
  const page = await context.newPage();
  await page.goto(address(wish.at, wish.origin));
  await shown(page);
  return page;
};

/** Waits until a screen is drawn. */
export const shown = (page: Page): Promise<void> => page.locator('main h1').first().waitFor({ state: 'attached' });

/** Goes to another screen by the address alone. */
export const visit = async (page: Page, at: string): Promise<void> => {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, at);
  await shown(page);
};

export const openContext = async (wish: PageWish = {}): Promise<BrowserContext> => {
  if (browser === undefined) throw new Error('Call useBrowser() at the top of the test file.');
  const options: BrowserContextOptions = {
    viewport: wish.viewport ?? DESKTOP,
    locale: wish.language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: wish.theme ?? 'light',
    reducedMotion: wish.motion === 'full' ? 'no-preference' : 'reduce',
    hasTouch: wish.touch ?? false,
    isMobile: wish.touch ?? false,
    serviceWorkers: wish.installs ? 'allow' : 'block',
  };
  const context = await browser.newContext(options);
  // On a busy machine a page may wait long for its next frame.
  context.setDefaultTimeout(30_000);
  await context.addInitScript(withoutBlur);
  await context.addInitScript(withPatience, wish.patience ?? 'none');
  const complaints = complaintsOf(context, wish.origin ?? inject('origin'));
  opened.push({ context, complaints, expects: wish.expects });
  return context;
};

/** Runs in the page. What lies behind a bar or a dialog is blurred by the processor here: a fifth of all its work. */
const withoutBlur = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::backdrop { backdrop-filter: none !important }');
  document.adoptedStyleSheets.push(sheet);
};

/** Runs in the page, before it reads its settings for the first time. */
const withPatience = (patience: string): void => {
  // An empty page has no storage.
  if (origin === 'null') return;
  const kept = 'archmage.settings';
  if (localStorage.getItem(kept) === null) localStorage.setItem(kept, JSON.stringify({ patience }));
};

type Axe = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** One frame, and only what is wrong: that is four times as quick as asking for everything. */
const AXE = { resultTypes: ['violations' as const], preload: false };

/** What axe finds wrong with the page as it is. Once it is in the page it need not be brought again. */
export const violations = async (page: Page): Promise<readonly string[]> => {
  // What has just come is measured in the frame after it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const again = page.evaluate(async (options) => {
    const { axe } = globalThis as { readonly axe?: { readonly run: (options: unknown) => Promise<Axe> } };
    return axe?.run(options);
  }, AXE);
  const { violations } = (await again) ?? (await new AxeBuilder({ page }).setLegacyMode().options(AXE).analyze());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
};

/** What is in a file that the page gave away. */
export const contentOf = async (file: Download): Promise<string> => text(await file.createReadStream());

/** By how many pixels the page is wider than its window. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What the page announced to those who listen, the last line last. */
export const announcements = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-announcer] p').allTextContents();

/** What Playwright says where a page may not install itself. */
const NOT_INSTALLED = /^Service Worker registration blocked by Playwright$/;

const complaintsOf = (context: BrowserContext, home: string): string[] => {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !NOT_INSTALLED.test(message.text())) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    const isOurs = origin === home || /^(?:data|blob):/.test(request.url());
    if (!isOurs) complaints.push(`request to ${request.url()}`);
  });
  return complaints;
};

/** In the look that differs most from the usual one; in the usual one as well when soaking. */
export const LOOKED: readonly (readonly ['light' | 'dark', 'en' | 'fr'])[] =
  process.env.ARCHMAGE_SOAK === undefined
    ? [['dark', 'fr']]
    : [
        ['light', 'en'],
        ['dark', 'fr'],
      ];
