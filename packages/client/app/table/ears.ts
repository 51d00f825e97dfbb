import type { Motion } from '../../board/model.ts';
import type { Moment } from '../play/motions.ts';
import { sound } from '../shell/settings.ts';
import type { Table } from './store.ts';

/** Whoever makes what happens at the table heard. No sound is the only carrier of anything. */
export interface Ears {
  readonly motion: (motion: Motion) => void;
  readonly moment: (moment: Moment) => void;
}

/** Shows a motion on the board, and lets it be heard. */
export const showMotion = async ({ ears, stage }: Table, motion: Motion): Promise<void> => {
  ears.current?.motion(motion);
  await stage.current?.play(motion);
};

/** Sound is fetched after the first touch, for before that a browser plays none; answers what ends it. */
export const listen = ({ ears, host, people }: Table): (() => void) => {
  const page = globalThis.document;
  const touches = new AbortController();
  let isLeft = false;
  let end = (): void => {
    isLeft = true;
    touches.abort();
  };
  const begin = async (): Promise<void> => {
    if (sound.peek() === 'off') return;
    touches.abort();
    const made = await import('../sound/sound.ts')
      .then(({ earsOf }) => earsOf(host.rules, people))
      .catch(() => undefined);
    if (made === undefined) return;
    if (isLeft) return made.stop();
    ears.current = made.ears;
    end = made.stop;
  };
  for (const touch of ['pointerdown', 'keydown']) {
    page?.addEventListener(touch, () => void begin(), { signal: touches.signal });
  }
  return () => end();
};
