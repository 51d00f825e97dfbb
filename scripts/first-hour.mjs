import { chromium } from 'playwright-core';
import { buildClient } from './build.mjs';
import { FLAGS, findChromium, setUpChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

/** How many presses and seconds it takes somebody new, who does what he is told at once. */
async function run() {
  if (setUpChromium() === 'failed') return 1;
  const server = await serve(await buildClient(), { port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    console.log('from the home page, in a new profile      presses  seconds');
    await measure(browser, origin, LESSON);
    await measure(browser, origin, GAME);
    return 0;
  } catch (error) {
    console.error(`The first hour could not be timed: ${error.message}`);
    return 1;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Goes the way part by part and prints what each has taken since the home page was there. */
async function measure(browser, origin, parts) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('.home-start-main').waitFor();
  const began = performance.now();
  const hand = handOn(page);
  for (const [name, go] of parts) {
    await go(page, hand);
    const seconds = (performance.now() - began) / 1000;
    console.log(`${name.padEnd(40)} ${String(hand.presses).padStart(8)} ${seconds.toFixed(1).padStart(8)}`);
  }
  await context.close();
}

function handOn(page) {
  const hand = {
    presses: 0,
    press: async (target) => {
      await target.click();
      hand.presses += 1;
    },
    /** A square is chosen, then chosen again. */
    walk: async (square) => {
      const spot = await square.getAttribute('data-spot');
      await hand.press(square);
      await hand.press(page.locator(`[data-spot="${spot}"]`));
    },
  };
  return hand;
}

const note = (page, text) => page.locator('.coach-note', { hasText: text });
const aim = (page) => page.getByRole('gridcell', { name: /Move to .*, ringed$/ }).last();

const LESSON = [
  [
    'first move of lesson 1',
    async (page, hand) => {
      await hand.press(page.getByRole('link', { name: /^Learn by playing/ }));
      await hand.walk(aim(page));
      await note(page, 'Step 2').waitFor();
    },
  ],
  [
    'end of lesson 1',
    async (page, hand) => {
      await hand.walk(aim(page));
      await page.getByRole('button', { name: /^Next: / }).waitFor();
    },
  ],
];

const GAME = [
  [
    'first move of the guided game',
    async (page, hand) => {
      await hand.press(page.getByRole('link', { name: /^A guided first game/ }));
      await hand.walk(page.getByRole('gridcell', { name: /Move to / }).first());
      await page.locator('.log', { hasText: 'goes from' }).first().waitFor({ state: 'attached' });
    },
  ],
  ['end of the guided game', playToTheEnd],
];

/** Whoever follows the guide, then the hints, as fast as they come. */
async function playToTheEnd(page, hand) {
  const over = page.getByRole('dialog', { name: 'Result' });
  const ways = [
    page.getByRole('button', { name: 'Go on', exact: true }),
    page.getByRole('button', { name: 'Understood', exact: true }),
    page.getByRole('button', { name: 'Do it for me', exact: true }),
    page.locator('.hint-plan').first().getByRole('button', { name: /^Play/ }),
    page.locator('.table-hint-button[aria-expanded="false"]').last(),
  ];
  while (!(await over.isVisible())) {
    const open = [];
    for (const way of ways) if (await way.isVisible()) open.push(way);
    if (open[0] === undefined) await page.waitForTimeout(50);
    else await hand.press(open[0]).catch(() => {});
  }
}

process.exitCode = await run();
