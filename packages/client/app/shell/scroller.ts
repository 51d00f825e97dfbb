import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What overflows is a stop of the keyboard: there may be nothing else in it to be on. */
export const useScroller = (): RefObject<HTMLDivElement | null> => {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const sizes = new ResizeObserver(() => {
      if (current.scrollHeight > current.clientHeight) current.setAttribute('tabindex', '0');
      else current.removeAttribute('tabindex');
    });
    const watch = () => {
      for (const each of [current, ...current.children]) sizes.observe(each);
    };
    // What comes later is drawn by itself, without whoever scrolls it.
    const parts = new MutationObserver(watch);
    parts.observe(current, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, []);
  return scroller;
};
