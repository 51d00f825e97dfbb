import type { CDPSession, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One finger from point to point. */
export const swipe = async (page: Page, points: readonly Point[]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const [first, ...rest] = points;
  if (first === undefined) return;
  await finger(session, 'touchStart', [first]);
  let from = first;
  for (const to of rest) {
    for (const at of between(from, to)) await finger(session, 'touchMove', [at]);
    from = to;
  }
  // A finger that lifts while it moves flings the page, and the next tap would only stop that.
  await page.waitForTimeout(REST);
  await finger(session, 'touchMove', [from]);
  await finger(session, 'touchEnd', []);
  await session.detach();
};

const finger = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints });

const STEPS = 4;
const REST = 100;

const between = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: STEPS }, (_, nth) => {
    const part = (nth + 1) / STEPS;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
