import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableSession } from '../session.ts';
import { isWide } from './wide.ts';

/** Follows the game where the board is taller than what is seen of it; loaded on such a screen. */
export const useInSight = ({ table }: TableSession): void =>
  useEffect(
    () =>
      effect(() => {
        if (isWide.value) return undefined;
        const follow = import('./in-sight.ts').then(({ keepInSight }) => keepInSight(table));
        // Without it the page is scrolled by hand.
        follow.catch(() => undefined);
        return () => void follow.then((stop) => stop()).catch(() => undefined);
      }),
    [table],
  );
