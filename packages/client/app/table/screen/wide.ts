import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether there is room beside the board and below it; `table.css` says the same. */
export const isWide: ReadonlySignal<boolean> = media('(min-width: 60rem) and (min-height: 36rem)');

function media(query: string): ReadonlySignal<boolean> {
  const list = globalThis.matchMedia?.(query);
  const matches = signal(list?.matches ?? true);
  list?.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}
