import { type ReadonlySignal, signal } from '@preact/signals';
import type { Patience } from '../shell/settings.ts';

/** A turn is over, and whoever comes next waits: the turn may still be taken back. */
export interface Lull {
  /** How long it lasts; without an end it lasts until somebody says so. */
  readonly ms: number | undefined;
  readonly goOn: () => void;
}

const now = signal<Lull | undefined>(undefined);

/** There is one table in a page. */
export const lull: ReadonlySignal<Lull | undefined> = now;

/** Done when the time is up, when somebody says so, or when the signal says that nobody has to wait any more. */
export const linger = (patience: Patience, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (patience === 'none' || signal.aborted) return resolve();
    const ms = patience === 'moment' ? A_MOMENT : undefined;
    const goOn = (): void => {
      clearTimeout(timer);
      if (now.peek() === mine) now.value = undefined;
      resolve();
    };
    const mine: Lull = { ms, goOn };
    const timer = ms === undefined ? undefined : setTimeout(goOn, ms);
    signal.addEventListener('abort', goOn, { once: true });
    now.value = mine;
  });

/** Long enough to see what happened and to change one's mind. */
export const A_MOMENT = 3000;
