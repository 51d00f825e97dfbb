import { TURN } from '../screenshots/positions.mjs';
import { playFrom, spot } from '../screenshots/stage.mjs';
import { inRounds, nth } from './rounds.mjs';

/** Characters of yellow, one after the other. */
const SQUARES = ['e5', 'i6', 'q9', 'p1', 'j7', 'd6'];
const PRESSES = 60;

/**
 * Milliseconds from the release of the mouse, or from the press of a key, on a character until the frame that shows
 * where it can go has been painted: the 95th of 100, the median of several rounds.
 */
export async function highlightP95Ms(table) {
  const page = await table.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${table.origin}/`);
  await playFrom(page, TURN);
  await page.locator('.table-pass').waitFor();
  const empty = await table.newPage();
  await empty.goto(`${table.origin}/icons/icon.svg`);
  for (const each of [page, empty]) await each.evaluate(watch);
  const middles = [];
  for (const square of SQUARES) middles.push(await middleOf(spot(page, square)));
  return inRounds('highlightP95Ms', {
    rounds: 3,
    measure: () => p95(page, middles),
    yardstick: () => p95(empty, middles),
    isSlow: (figure) => figure > 34,
  });
}

async function middleOf(place) {
  const { x, y, width, height } = await place.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Half by mouse, half by keyboard. */
async function p95(page, middles) {
  await page.evaluate(() => {
    globalThis.samples = [];
  });
  for (let press = 0; press < PRESSES; press++) {
    const { x, y } = middles[press % middles.length];
    await pressed(page, press, () => page.mouse.click(x, y));
  }
  for (let press = 0; press < PRESSES; press++) {
    await pressed(page, PRESSES + press, () => page.keyboard.press('c'));
  }
  return nth(await page.evaluate(() => globalThis.samples), 0.95);
}

async function pressed(page, before, act) {
  await act();
  await page.waitForFunction((count) => globalThis.samples.length > count, before);
}

/** Measures from an input to the frame in which the marks on the board are others; an empty page changes anything. */
function watch() {
  let from;
  const start = ({ timeStamp }) => {
    from = timeStamp;
    if (document.documentElement.matches('svg')) document.documentElement.dataset.pressed = `${timeStamp}`;
  };
  addEventListener('pointerup', start, true);
  addEventListener('keydown', start, true);
  const isMark = (node) => node instanceof Element && node.closest('.board-mark') !== null;
  const isChange = ({ target, addedNodes }) =>
    target.nodeName === 'svg' ? target === document.documentElement : isMark(target) || [...addedNodes].some(isMark);
  new MutationObserver((changes) => {
    if (from === undefined || !changes.some(isChange)) return;
    const began = from;
    from = undefined;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => globalThis.samples.push(performance.now() - began);
    requestAnimationFrame(() => port2.postMessage(''));
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
}
