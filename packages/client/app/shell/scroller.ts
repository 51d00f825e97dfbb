import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What overflows is a stop of the keyboard: there may be nothing else in it to be on. */
export const useScroller = (): RefObject<HTMLDivElement | null> => {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const seen = new ResizeObserver(() => {
      if (current.scrollHeight > current.clientHeight) current.setAttribute('tabindex', '0');
      else current.removeAttribute('tabindex');
    });
    for (const each of [current, ...current.children]) seen.observe(each);
    return () => seen.disconnect();
  });
  return scroller;
};
