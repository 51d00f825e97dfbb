import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether there is room beside the board and below it; `table.css` says the same. */
export const isWide: ReadonlySignal<boolean> = media('(min-width: 60rem) and (min-height: 36rem)');

/** A phone on its side, or large letters: all else stands beside the board; `table-low.css` says the same. */
export const isLow: ReadonlySignal<boolean> = media('(min-width: 36rem) and (max-height: 35.99rem)');

function media(query: string): ReadonlySignal<boolean> {
  const list = globalThis.matchMedia?.(query);
  const matches = signal(list?.matches ?? true);
  list?.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}
