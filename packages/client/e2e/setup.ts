import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildClient } from '../../../scripts/build.mjs';
import { FLAGS, findTestChromium, setUpChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
    /** Where the browser listens. */
    readonly browser: string;
  }
}

/** Once for all test files: the client is built and served, and there is a browser to look at it with. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const executablePath = setUpChromium() === 'ready' ? findTestChromium() : undefined;
  if (executablePath === undefined) throw new Error('There is no Chromium to test with.');
  const server: Server = await serve(await buildClient(), { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  // A service worker needs a secure origin, and 127.0.0.1 is one.
  project.provide('origin', `http://127.0.0.1:${port}`);
  const browser = await chromium.launchServer({ executablePath, args: FLAGS, host: '127.0.0.1' });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.closeAllConnections();
    await new Promise((settle) => server.close(settle));
  };
};
