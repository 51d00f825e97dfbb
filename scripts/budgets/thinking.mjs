import { readFileSync } from 'node:fs';
import { readIn, visit } from '../screenshots/stage.mjs';
import { heapOf } from './heap.mjs';
import { median, nth, rounded, waitingHere } from './rounds.mjs';
import { watchFrames, watchThoughts } from './watch.mjs';

const GAME = readFileSync(new URL('../../games/base-1.dtg', import.meta.url), 'utf8');
const TURNS = 16;

/** Milliseconds the strongest opponent, and one in the middle, think about a turn: the 95th of 100. */
const LEVELS = { strongest: 'archmage', middle: 'sergeant' };

/**
 * Turns out of a real game, each played on by the computer: how long it thinks about all of it, the longest frame of the
 * page meanwhile (0 when none passed 50 ms), and the most memory its worker needs. Where a person is asked in between, he
 * does what a hint says.
 */
export async function thinkingFigures(table) {
  const figures = {};
  const frames = [];
  const gaps = [];
  const heaps = [];
  for (const [name, level] of Object.entries(LEVELS)) {
    const { times, longest, gap, megabytes } = await turnsOf(table, level);
    figures[`turnP95Ms.${name}`] = rounded(nth(times, 0.95));
    frames.push(longest);
    gaps.push(gap);
    heaps.push(megabytes);
    console.error(`turnP95Ms.${name}: ${times.map(Math.round).join(' ')}; median ${Math.round(median(times))}`);
  }
  const empty = rounded(await emptyFrame(table));
  const waiting = rounded(waitingHere());
  const between = `between two frames ${gaps.map(rounded).join(' ')}, on an empty page ${empty}`;
  console.error(`longestFrameMs: ${frames.map(rounded).join(' ')}; ${between}; work takes ${waiting} times as long`);
  if (empty > 34 || waiting > 1.25) console.error('longestFrameMs: the machine is too busy to judge.');
  return { ...figures, longestFrameMs: rounded(Math.max(...frames)), workerMb: rounded(Math.max(...heaps)) };
}

async function turnsOf(table, level) {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  const heap = await heapOf(page);
  await page.addInitScript(watchThoughts);
  await page.addInitScript(watchFrames);
  await page.goto(`${table.origin}/`);
  const moments = await momentsOf(page);
  const times = [];
  for (const moment of moments) {
    await playOn(page, moment, level);
    times.push(
      await page.evaluate(() => globalThis.thoughts.splice(0).reduce((sum, { from, to }) => sum + to - from, 0)),
    );
    await heap.measure();
  }
  const { longest, gap } = await page.evaluate(() => ({
    longest: globalThis.longestFrame,
    gap: globalThis.longestGap,
  }));
  await page.context().close();
  return { times, longest, gap, megabytes: heap.most() };
}

/** Where turns of the game begin, some of them. */
async function momentsOf(page) {
  await readIn(page, GAME);
  const href = await page.locator('.games-card a[href^="#/replay"]').getAttribute('href');
  await visit(page, href.slice(1));
  await page.locator('.replay-pick select').first().waitFor({ state: 'attached' });
  const values = await page
    .locator('.replay-pick select')
    .first()
    .evaluate((select) => [...select.options].map((option) => option.value));
  const turns = values.filter((value) => Number(value) > 0);
  const some = Array.from({ length: TURNS }, (_, index) => turns[Math.floor((index * turns.length) / TURNS)]);
  return some.map((at) => `${href.slice(1)}/${at}`);
}

/** The computer takes over whoever's turn it is; done when that turn is. */
async function playOn(page, moment, level) {
  await visit(page, moment);
  await page.locator('.replay-choices button').last().click();
  await page.locator('dialog input[value="computer"]').check();
  await page.locator(`dialog input[value="${level}"]`).check();
  const other = (await page.locator('dialog input[value="yellow"]').isChecked()) ? 'blue' : 'yellow';
  await page.locator(`dialog input[value="${other}"]`).check();
  await page.locator('dialog .dialog-foot .button-main').click();
  await page.waitForURL(/#\/game\/\w+$/);
  for (;;) {
    const now = await page.waitForFunction(standing, other, { timeout: 60_000 });
    const said = await now.jsonValue();
    if (said === 'over') return;
    await press(page.locator(said).first());
  }
}

/** A fight may open over it meanwhile: then that is what is pressed next. */
async function press(button) {
  try {
    await button.click({ timeout: 2000 });
  } catch (error) {
    if (error.name !== 'TimeoutError') throw error;
  }
}

/** Runs in the page: what is to be pressed next, or that the turn is over. */
function standing(person) {
  if (document.querySelector('.end') !== null) return 'over';
  for (const button of ['.combat-go', '.hint-row .button-main']) if (document.querySelector(button)) return button;
  if (document.querySelector('.hint') !== null) return undefined;
  const isOwnTurn = document.querySelector(`.score-${person}.score-active`) !== null;
  const hint = ['.combat .table-hint-button', '.table-tools .table-hint-button'].find((each) =>
    document.querySelector(each),
  );
  if (hint === undefined) return undefined;
  return isOwnTurn ? 'over' : hint;
}

/** The longest frame of a page with nothing on it, beside a worker that counts for some seconds. */
async function emptyFrame(table) {
  const page = await table.newPage();
  const longest = await page.evaluate(countBeside, 4000);
  await page.context().close();
  return longest;
}

/** Runs in the page. */
function countBeside(ms) {
  const code = `const end = performance.now() + ${ms}; while (performance.now() < end); postMessage('')`;
  const worker = new Worker(URL.createObjectURL(new Blob([code])));
  return new Promise((settle) => {
    let longest = 0;
    let last;
    let isOver = false;
    worker.onmessage = () => {
      isOver = true;
    };
    const look = (now) => {
      longest = Math.max(longest, now - (last ?? now));
      last = now;
      if (isOver) settle(longest);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
