import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Point } from './geometry.ts';

/** How the board is looked at: enlarged, and moved by pixels of its frame. */
export interface Zoom {
  readonly scale: () => number;
  /** By a factor around a point of the page. */
  readonly by: (factor: number, around: Point) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly reset: () => void;
}

export const MOST = 4;

/** Moves the inner element within the outer one; never smaller than the frame, and never away from it. */
export const useZoom = (outer: RefObject<HTMLElement | null>, inner: RefObject<HTMLElement | null>): Zoom =>
  useMemo(() => {
    let now = { scale: 1, x: 0, y: 0 };
    const show = (next: typeof now) => {
      const box = outer.current?.getBoundingClientRect();
      if (box === undefined || inner.current === null) return;
      now = within(next, box.width, box.height);
      inner.current.style.transform = now.scale === 1 ? '' : `translate(${now.x}px, ${now.y}px) scale(${now.scale})`;
      outer.current?.toggleAttribute('data-zoomed', now.scale > 1);
    };
    return {
      scale: () => now.scale,
      by: (factor, around) => {
        const box = outer.current?.getBoundingClientRect();
        if (box !== undefined) show(scaled(now, factor, { x: around.x - box.x, y: around.y - box.y }));
      },
      pan: (dx, dy) => show({ ...now, x: now.x + dx, y: now.y + dy }),
      reset: () => show({ scale: 1, x: 0, y: 0 }),
    };
  }, [outer, inner]);

interface Looking extends Point {
  readonly scale: number;
}

/** The point under the fingers stays where it is. */
export const scaled = (now: Looking, factor: number, around: Point): Looking => {
  const scale = Math.min(Math.max(now.scale * factor, 1), MOST);
  const ratio = scale / now.scale;
  return { scale, x: around.x - (around.x - now.x) * ratio, y: around.y - (around.y - now.y) * ratio };
};

export const within = ({ scale, x, y }: Looking, width: number, height: number): Looking => ({
  scale,
  x: Math.min(0, Math.max(x, width * (1 - scale))),
  y: Math.min(0, Math.max(y, height * (1 - scale))),
});
