/** Where a new screen is read from: its heading. The first screen is left to the browser, as on any page. */
export const focusScreen = (href: string): (() => void) | undefined => {
  const isFirst = shown === undefined;
  const isSame = shown === href;
  shown = href;
  const main = document.querySelector<HTMLElement>('main');
  if (isFirst || isSame || main === null) return undefined;
  scrollTo({ top: 0, behavior: 'instant' });
  if (focusHeading(main) === 'done') return undefined;
  main.focus({ preventScroll: true });
  return watch(main);
};

let shown: string | undefined;

/** A screen may have to fetch something before it has a heading; the focus waits for it, unless it was moved meanwhile. */
const watch = (main: HTMLElement): (() => void) => {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeading(main) === 'done') observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
};

const focusHeading = (main: HTMLElement): 'done' | 'none' => {
  const start = main.querySelector<HTMLElement>('[data-focus-start], h1');
  start?.focus({ preventScroll: true });
  return start === null ? 'none' : 'done';
};
