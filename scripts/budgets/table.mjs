import { chromium } from 'playwright-core';
import { FLAGS, findChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';

/**
 * What the measurements share: the built client being served, and a browser. `newPage(options)` is a page of a fresh
 * context, so that no cache helps; `slowDown(page, times)` makes its CPU that much slower.
 */
export async function openTable(folder) {
  const server = await serve(folder, { port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    newPage: async (options = {}) => (await browser.newContext(options)).newPage(),
    slowDown: async (page, times) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: times });
    },
    close: async () => {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
