import { TURN } from '../screenshots/positions.mjs';
import { playFrom } from '../screenshots/stage.mjs';
import { inRounds } from './rounds.mjs';

/** Milliseconds from opening a stored game's address to its board on the screen, without any cache: the median. */
export async function firstBoardMs(table) {
  const first = await table.newPage({ serviceWorkers: 'block' });
  const context = first.context();
  await context.addInitScript(watch);
  await first.goto(`${table.origin}/`);
  await playFrom(first, TURN);
  const address = first.url();
  await first.close();
  const figure = await inRounds('firstBoardMs', {
    rounds: 7,
    measure: () => drawnAfter(context, address),
    yardstick: () => drawnAfter(context, `${table.origin}/icons/icon.svg`),
    isSlow: (empty) => empty > 150,
  });
  await context.close();
  return figure;
}

async function drawnAfter(context, address) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address);
  const drawn = await page.waitForFunction(() => globalThis.drawnAt);
  const figure = await drawn.jsonValue();
  await page.close();
  return figure;
}

/** Notes when the first frame with the board's tokens, or with a picture that stands for an empty page, is painted. */
function watch() {
  const look = () => {
    const isThere = document.querySelector('.board [data-token]') ?? document.documentElement?.matches('svg');
    if (!isThere) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      globalThis.drawnAt = performance.now();
    };
    return requestAnimationFrame(() => port2.postMessage(''));
  };
  requestAnimationFrame(look);
}
