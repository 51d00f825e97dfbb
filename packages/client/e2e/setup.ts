import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { buildClient } from '../../../scripts/build.mjs';
import { setUpChromium } from '../../../scripts/chromium.mjs';
import { serve } from '../../../scripts/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
  }
}

/** Once for all test files: the client is built and served. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  if (setUpChromium() === 'failed') throw new Error('There is no Chromium to test with.');
  const server: Server = await serve(await buildClient(), { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  // A service worker needs a secure origin, and 127.0.0.1 is one.
  project.provide('origin', `http://127.0.0.1:${port}`);
  return () =>
    new Promise((settle) => {
      server.close(() => settle());
      server.closeAllConnections();
    });
};
