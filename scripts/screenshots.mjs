import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildClient } from './build.mjs';
import { FLAGS, findChromium, setUpChromium } from './chromium.mjs';
import { withPalette } from './screenshots/palette.mjs';
import { SHOTS } from './screenshots/shots.mjs';
import { serve } from './serve.mjs';
import { root } from './setup.mjs';

const HELP = `npm run screenshots                   all, into docs/screenshots
npm run screenshots -- --only rules   those with this in their name
npm run screenshots -- --into FOLDER  into another folder`;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, into: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) console.log(HELP);
else process.exitCode = await takeAll(values.into ?? join(root, 'docs', 'screenshots'), values.only);

async function takeAll(folder, only) {
  if (setUpChromium() === 'failed') return 1;
  mkdirSync(folder, { recursive: true });
  const server = await serve(await buildClient(), { port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    for (const shot of SHOTS.filter(({ name }) => name.includes(only))) {
      await take(browser, origin, shot, join(folder, `${shot.name}.png`));
      console.log(`${shot.name}.png`);
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return 0;
}

async function take(browser, origin, shot, path) {
  const isPhone = shot.viewport.width < 600;
  const context = await browser.newContext({
    viewport: shot.viewport,
    deviceScaleFactor: isPhone ? 2 : 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    colorScheme: shot.theme,
    locale: shot.language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${origin}/#${shot.at}`);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await shot.before?.(page);
  // The notices and the first fonts settle.
  await page.waitForTimeout(300);
  writeFileSync(path, withPalette(await page.screenshot({ fullPage: shot.whole ?? false })));
  await context.close();
}
