import type { Library, Think, World } from '@archmage/host';
import { otherWindows } from './host/windows.ts';
import { linger } from './play/lull.ts';
import { notify } from './shell/notices.tsx';
import { isStill, patience } from './shell/settings.ts';
import { lendingLibrary } from './start/shelf.ts';
import { thinkerOf } from './start/thinker.ts';
import { texts } from './texts/texts.ts';
import { informed } from './workshop/informed.ts';
import { keepingNeeds } from './workshop/keeping.ts';

/** What is outside of a game in this page: one for all its games. */
export const world = (): PageWorld => {
  made ??= makeWorld();
  return made;
};

let made: PageWorld | undefined;

interface PageWorld extends World {
  readonly library: Library;
}

/** Advises people and looks through games. Its own worker: it may be interrupted without a computer player losing time. */
export const adviser = (): Think => {
  advising ??= informed(thinkerOf(hire));
  return advising;
};

let advising: Think | undefined;

const hire = (): Worker => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

const makeWorld = (): PageWorld => ({
  library: keepingNeeds(lendingLibrary((why) => notify({ text: texts.value.start.unlent[why], tone: 'bad' }))),
  windows: otherWindows(),
  think: informed(thinkerOf(hire)),
  breathe: () => new Promise((settle) => setTimeout(settle, pause())),
  linger: (signal) => linger(patience.peek(), signal),
  now: () => Date.now(),
  alarm: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
  report: (trouble) => console.warn(trouble),
});

/** Long enough to see what happened before the next thing does. */
const PAUSE = 500;

const pause = (): number => (isStill.value || isHurried() ? 0 : PAUSE);

/** A test writes this into its own tab; nothing in the game does. */
const HURRY = 'archmage.test.hurry';

const isHurried = (): boolean => {
  try {
    return sessionStorage.getItem(HURRY) !== null;
  } catch {
    return false;
  }
};
