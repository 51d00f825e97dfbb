import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isOnBoard, neighbour, type Orientation, type Square, worldDirection } from './geometry.ts';
import type { BoardModel, Spot } from './model.ts';
import { parseSpot, spotKey } from './spots.ts';

type GridRef = RefObject<SVGSVGElement | null>;

/** Says what everything is called, after the picture is on the screen: two hundred names must not hold it up. */
export const useNames = (grid: GridRef, { model, describe, orientation }: Named): void => {
  useEffect(() => {
    const pointed = new Map<string, readonly string[]>();
    for (const { on, label } of model.highlights)
      pointed.set(spotKey(on), [...(pointed.get(spotKey(on)) ?? []), label]);
    for (const element of hitsOf(grid)) {
      const key = element.getAttribute('data-spot') ?? '';
      const spot = parseSpot(key);
      if (spot === undefined) continue;
      const name = [describe(spot), ...(pointed.get(key) ?? [])].filter(Boolean).join(', ');
      if (element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name);
    }
    // Upright there are other elements, which have no names yet.
  }, [grid, model, describe, orientation]);
};

interface Named {
  readonly model: BoardModel;
  readonly describe: (spot: Spot) => string;
  readonly orientation: Orientation;
}

/**
 * One tab stop for the whole board. When the element that has the focus goes away, its square gets it. The root listens,
 * for Chromium makes a drawing that listens to the focus a tab stop itself.
 */
export const useRoving = (root: RefObject<HTMLElement | null>, grid: GridRef): void => {
  const stop = useRef<Element | undefined>(undefined);
  const hadFocus = stop.current !== undefined && stop.current === document.activeElement;
  useLayoutEffect(() => {
    if (stop.current?.isConnected) return;
    const hits = hitsOf(grid);
    const square = stop.current?.getAttribute('data-square');
    const next = hits.find((element) => element.getAttribute('data-square') === square) ?? hits[0];
    stop.current = next;
    next?.setAttribute('tabindex', '0');
    if (hadFocus) next?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const outer = root.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof SVGElement) || !target.hasAttribute('data-spot')) return;
      stop.current?.setAttribute('tabindex', '-1');
      target.setAttribute('tabindex', '0');
      stop.current = target;
    };
    outer?.addEventListener('focusin', onFocus);
    return () => outer?.removeEventListener('focusin', onFocus);
  }, [root, grid]);
};

export const hitsOf = (grid: GridRef): readonly SVGElement[] => [
  ...(grid.current?.querySelectorAll<SVGElement>('[data-spot]') ?? []),
];

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Where an arrow key leads: first to a handle on the way, then to the next square or room. */
export const hitBeyond = (
  grid: GridRef,
  { shape }: BoardModel,
  orientation: Orientation,
  key: string,
): SVGElement | undefined => {
  const hits = hitsOf(grid);
  const from = hits.find((element) => element === document.activeElement);
  const shown = ARROWS.indexOf(key);
  if (from === undefined || shown < 0) return undefined;
  const direction = worldDirection(orientation, shown);
  const start = readSquare(from);
  const onEdge = from.getAttribute('data-direction');
  if (onEdge !== null && (Number(onEdge) + 2) % 4 === direction) return squareHit(hits, start, undefined);
  const handle = onEdge === null && handleOn(hits, start, direction);
  if (handle) return handle;
  for (let at = neighbour(start, direction); isOnBoard(shape, at); at = neighbour(at, direction)) {
    const hit = squareHit(hits, at, shape.size);
    if (hit !== undefined && hit !== from) return hit;
  }
  return undefined;
};

const readSquare = (element: Element): Square => {
  const [column = 0, row = 0] = (element.getAttribute('data-square') ?? '').split(',').map(Number);
  return { column, row };
};

const isAt = (element: Element, { column, row }: Square): boolean =>
  element.getAttribute('data-square') === `${column},${row}`;

const handleOn = (hits: readonly SVGElement[], square: Square, direction: number): SVGElement | undefined => {
  const beyond = neighbour(square, direction);
  return hits.find((element) => {
    const looks = element.getAttribute('data-direction');
    if (looks === null) return false;
    return Number(looks) === direction
      ? isAt(element, square)
      : Number(looks) === (direction + 2) % 4 && isAt(element, beyond);
  });
};

/** The square's own element, or the face-down room that covers it. */
const squareHit = (hits: readonly SVGElement[], at: Square, size: number | undefined): SVGElement | undefined => {
  const own = hits.find((element) => !element.hasAttribute('data-direction') && isAt(element, at));
  if (own !== undefined || size === undefined) return own;
  const room = (nth: number) => Math.floor(nth / size);
  return hits.find((element) => {
    if (!element.getAttribute('data-spot')?.startsWith('room')) return false;
    const { column, row } = readSquare(element);
    return room(column) === room(at.column) && room(row) === room(at.row);
  });
};
