import { movePath } from '../art/move-path.ts';
import { type Layout, type Orientation, type Point, toView } from './geometry.ts';
import type { Ray, Spot } from './model.ts';
import { spotCentre } from './spots.ts';

export interface RaysProps {
  readonly rays: readonly Ray[];
  readonly layout: Layout;
  readonly orientation: Orientation;
}

/** Lines of sight: a bead on every square they reach, a crossed sign on what stops them. */
export const Rays = ({ rays, layout, orientation }: RaysProps) => {
  const drawn = (shape: string, spots: readonly Spot[]): string =>
    middles(spots)
      .map(({ x, y }) => movePath(shape, x, y))
      .join('');
  const middles = (spots: readonly Spot[]): readonly Point[] =>
    spots.flatMap((spot) => spotCentre(layout, spot) ?? []).map((at) => toView(orientation, at));
  const lines = rays.map((ray) => lineOf(middles([on(ray.from), ...ray.seen.map(on), ...stopOf(ray)]))).join('');
  const stops = rays.flatMap(stopOf);
  return (
    <g class="board-ray">
      <path class="board-casing" d={lines} />
      <path class="board-line" d={lines} />
      <path
        class="board-solid"
        d={drawn(
          BEAD,
          rays.flatMap(({ seen }) => seen.map(on)),
        )}
      />
      <path class="board-ray-stop" d={drawn(SIGN, stops)} />
      <path class="board-glyph" d={drawn(CROSS, stops)} />
    </g>
  );
};

const on = (place: number): Spot => ({ kind: 'place', place });

const stopOf = ({ stop }: Ray): readonly Spot[] => (stop ? [stop] : []);

/** From beside whoever looks to the last square or to what is in the way. */
const lineOf = ([from, ...beyond]: readonly Point[]): string => {
  const last = beyond.at(-1);
  if (from === undefined || last === undefined) return '';
  const part = 42 / Math.hypot(last.x - from.x, last.y - from.y);
  return `M${from.x + (last.x - from.x) * part} ${from.y + (last.y - from.y) * part} L${last.x} ${last.y}`;
};

const BEAD = 'M0 -13 L13 0 L0 13 L-13 0 Z';
const SIGN = 'M-8 -19 L8 -19 L19 -8 L19 8 L8 19 L-8 19 L-19 8 L-19 -8 Z';
const CROSS = 'M-8 -8 L8 8 M8 -8 L-8 8';
