import { CROWD } from '../screenshots/positions.mjs';
import { playFrom, spot } from '../screenshots/stage.mjs';
import { inRounds } from './rounds.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOWER = 4;
const TURNS = 3;

/**
 * Frames a second while a room with ten tokens turns, at phone size with a CPU four times slower: the median. What
 * counts is a frame that was put on the screen, as the browser's own trace tells it; a loop of the page that counts its
 * callbacks would slow down what it looks at.
 */
export async function rotationFps(table) {
  const page = await table.newPage(PHONE);
  await page.goto(`${table.origin}/`);
  await playFrom(page, CROWD);
  await spot(page, 'q9').tap();
  await page.locator('.who').waitFor();
  const crowd = await page.locator('[data-room="7"] [data-token]').count();
  if (crowd < 10) throw new Error(`only ${crowd} tokens stand in the room that turns.`);
  const empty = await table.newPage(PHONE);
  await empty.goto(`${table.origin}/icons/icon.svg`);
  for (const each of [page, empty]) await table.slowDown(each, SLOWER);
  await page.evaluate(turnThereAndBack, 1);
  return inRounds('rotationFps', {
    rounds: 5,
    measure: () => traced(page, () => page.evaluate(turnThereAndBack, TURNS)),
    yardstick: () => traced(empty, () => empty.evaluate(slide)),
    isSlow: (figure) => figure < 57,
  });
}

/** The drawn frames between the marks the page leaves. */
async function traced(page, act) {
  const browser = page.context().browser();
  await page.bringToFront();
  await browser.startTracing(page, { categories: ['blink.user_timing', 'cc', 'benchmark', 'viz'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const timesOf = (name) =>
    traceEvents
      .filter((event) => event.name === name)
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
  const ends = timesOf('turn ends');
  const spans = timesOf('turn begins').map((from, nth) => ({ from, to: ends[nth] }));
  const frames = timesOf('DirectRenderer::DrawFrame').filter((at) =>
    spans.some(({ from, to }) => at >= from && at < to),
  );
  return (frames.length / spans.reduce((sum, { from, to }) => sum + to - from, 0)) * 1e6;
}

/** Runs in the page. On trial, and back when it is not to be; the room lies otherwise when a turn is over. */
async function turnThereAndBack(turns) {
  const room = () => document.querySelector('[data-room="7"] [data-spin]');
  const until = (isSo) =>
    new Promise((settle) => {
      const look = () => (isSo() ? settle() : setTimeout(look, 5));
      look();
    });
  const turned = async (button) => {
    const before = room().style.transform;
    button().click();
    await until(() => room().getAnimations().length > 0);
    const [animation] = room().getAnimations();
    await animation.ready;
    performance.mark('turn begins');
    await animation.finished;
    performance.mark('turn ends');
    await until(() => room().style.transform !== before && room().getAnimations().length === 0);
  };
  const deed = () =>
    [...document.querySelectorAll('.who-deeds button')].find((each) => /room H/.test(each.textContent));
  for (let turn = 0; turn < turns; turn++) {
    await turned(deed);
    await turned(() => document.querySelector('.table-proposal button'));
  }
}

/** Runs in the empty page: the same time, with something that moves. */
async function slide() {
  const frames = [{ transform: 'none' }, { transform: 'rotate(90deg)' }];
  const animation = document.documentElement.animate(frames, { duration: 2000 });
  await animation.ready;
  performance.mark('turn begins');
  await animation.finished;
  performance.mark('turn ends');
}
