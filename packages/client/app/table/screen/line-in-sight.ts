import { topTask } from '@archmage/engine';
import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dotPlaces } from '../hand/lay-out.ts';
import type { TableSession } from '../session.ts';
import { isWide } from './wide.ts';

/** On a phone the board is taller than what is seen of it: the line to be laid out comes into sight by itself. */
export const useLineInSight = ({ table }: TableSession): void =>
  useEffect(() => {
    const place = computed(() => {
      const seen = table.seen.value;
      const isLaying = seen !== undefined && topTask(seen.view)?.kind === 'lineup';
      return isLaying && !isWide.value ? dotPlaces(seen.rules, seen.seat)[0] : undefined;
    });
    return effect(() => {
      if (place.value === undefined) return;
      const dot = `.table [data-spot="place ${place.value}"]`;
      setTimeout(() => document.querySelector(dot)?.scrollIntoView({ block: 'center', behavior: 'instant' }));
    });
  }, [table]);
