import { useLayoutEffect, useRef } from 'preact/hooks';

/** One tab stop for a row of many: arrow keys go from one to the next. */
export const useRoving = <Element extends HTMLElement>(prefer: 'first' | 'last' = 'first') => {
  const row = useRef<Element>(null);
  useLayoutEffect(() => {
    const stops = stopsIn(row.current);
    const known = stops.filter((stop) => stop.tabIndex === 0);
    const preferred = stops.find((stop) => stop.hasAttribute('data-stop')) ?? stops.at(prefer === 'first' ? 0 : -1);
    const kept = known.length === 1 && known[0]?.hasAttribute('data-visited') ? known[0] : preferred;
    settle(stops, kept);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const stops = stopsIn(row.current);
    const next = nextStop(stops, event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const onFocusIn = (event: FocusEvent): void => {
    const stops = stopsIn(row.current);
    const stop = stops.find((each) => each === event.target);
    if (stop === undefined) return;
    for (const each of stops) each.removeAttribute('data-visited');
    stop.setAttribute('data-visited', '');
    settle(stops, stop);
  };
  return { row, onKeyDown, onFocusIn };
};

const stopsIn = (row: HTMLElement | null): readonly HTMLElement[] =>
  row === null ? [] : [...row.querySelectorAll<HTMLElement>('[data-roving]')];

const settle = (stops: readonly HTMLElement[], kept: HTMLElement | undefined): void => {
  for (const stop of stops) stop.tabIndex = stop === kept ? 0 : -1;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const nextStop = (stops: readonly HTMLElement[], { key, target }: KeyboardEvent): HTMLElement | undefined => {
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  const step = STEPS[key];
  const now = stops.findIndex((stop) => target instanceof Node && stop.contains(target));
  return step === undefined || now < 0 ? undefined : stops[(now + step + stops.length) % stops.length];
};
