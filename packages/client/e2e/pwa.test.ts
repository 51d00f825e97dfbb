import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dist } from '../../../scripts/build.mjs';
import { serve } from '../../../scripts/serve.mjs';
import { openContext, openPage, shown, useBrowser, visit } from './harness.ts';

useBrowser();

let folder: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-pwa-'));
  cpSync(dist, folder, { recursive: true });
  server = await serve(folder, { port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

const stop = (): void => {
  server.close();
  server.closeAllConnections();
};

/** A page whose service worker has fetched everything. */
const openReady = async (context: BrowserContext): Promise<Page> => {
  const page = await openPage({ context, origin });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((settle) => navigator.serviceWorker.addEventListener('controllerchange', settle, { once: true }));
  });
  return page;
};

test('after the first visit no server is needed', async () => {
  const context = await openContext({ origin, installs: true });
  const page = await openReady(context);
  stop();
  await page.reload();
  await shown(page);
  await visit(page, '/rules/B-WIZ-01');
  await page.getByRole('heading', { level: 1, name: 'Levitation' }).waitFor();
  const other = await openPage({ context, origin, at: '/rules' });
  await other.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
});

test('a new version waits until the player asks for it', async () => {
  const context = await openContext({ origin, installs: true });
  const page = await openReady(context);
  expect(await page.getByText('A new version is ready.').count()).toBe(0);
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const VERSION = "/, '$&new'));
  const html = join(folder, 'index.html');
  writeFileSync(html, readFileSync(html, 'utf8').replace('</head>', '<meta name="version" content="new" /></head>'));
  await page.reload();
  await shown(page);
  await page.getByText('A new version is ready.').waitFor();
  expect(await page.locator('meta[name="version"]').count()).toBe(0);
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await shown(page);
  expect(await page.locator('meta[name="version"]').count()).toBe(1);
});

test('it can be installed', async () => {
  const page = await openPage({ origin, context: await openContext({ origin, installs: true }) });
  const manifest = await page.evaluate(async () => (await fetch('./manifest.webmanifest')).json());
  expect(manifest.display).toBe('standalone');
  for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});
