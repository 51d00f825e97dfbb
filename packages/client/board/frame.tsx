import { cogPath } from '../art/cog.ts';
import { movePath } from '../art/move-path.ts';
import { centreOf, type Orientation, type Point, RIM, slotCentre, toView, viewBoxOf } from './geometry.ts';
import type { BoardShape } from './model.ts';

interface FrameProps {
  readonly shape: BoardShape;
  readonly orientation: Orientation;
}

/** The table's rim with the names of columns and rows. */
export const Frame = ({ shape, orientation }: FrameProps) => {
  const { x, y, width, height } = viewBoxOf(shape, orientation);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="26" fill="var(--art-frame)" />
      <rect
        x={x + 2}
        y={y + 2}
        width={width - 4}
        height={height - 4}
        rx="24"
        fill="none"
        stroke="var(--art-frame-edge)"
        stroke-width="4"
      />
      <rect
        x={x + 7}
        y={y + 7}
        width={width - 14}
        height={height - 14}
        rx="20"
        fill="none"
        stroke="url(#art-brass) #b57d24"
        stroke-width="2.5"
        stroke-opacity="0.8"
      />
      <rect
        x={x + RIM - 7}
        y={y + RIM - 7}
        width={width - 2 * RIM + 14}
        height={height - 2 * RIM + 14}
        rx="10"
        fill="var(--art-bed)"
        stroke="var(--art-frame-edge)"
        stroke-width="4"
      />
      <g class="board-names">
        {namesOf(shape).flatMap(({ text, points }) =>
          points.map((point) => {
            const at = toView(orientation, point);
            return (
              <text key={`${text}${point.x},${point.y}`} x={at.x} y={at.y + 7.5}>
                {text}
              </text>
            );
          }),
        )}
      </g>
    </>
  );
};

/** Columns have letters from the west, rows numbers from the north; each stands at both its ends. */
const namesOf = (shape: BoardShape) => {
  const { size, columns, rows } = shape;
  const inset = RIM / 2 + 1;
  const north = centreOf(shape, { column: 0, row: 0 }).y - 50 - inset;
  const south = centreOf(shape, { column: 0, row: rows * size - 1 }).y + 50 + inset;
  const west = centreOf(shape, { column: -1, row: 0 }).x - 50 - inset;
  const east = centreOf(shape, { column: columns * size, row: 0 }).x + 50 + inset;
  return [
    ...Array.from({ length: columns * size }, (_, column) => {
      const { x } = centreOf(shape, { column, row: 0 });
      return { text: String.fromCharCode(97 + column), points: [north, south].map((y) => ({ x, y })) };
    }),
    ...Array.from({ length: rows * size }, (_, row) => {
      const { y } = centreOf(shape, { column: 0, row });
      return { text: `${row + 1}`, points: [west, east].map((x) => ({ x, y })) };
    }),
  ];
};

/** Rooms have capital letters by where they lie, which stay as they are when a room turns. */
export const Letters = ({ shape, orientation }: FrameProps) => {
  const corner = 9 - shape.size * 50;
  return (
    <g class="board-letters">
      {Array.from({ length: shape.columns * shape.rows }, (_, slot) => {
        const { x, y } = toView(orientation, slotCentre(shape, slot));
        return (
          <g key={slot} transform={`translate(${x + corner} ${y + corner})`}>
            <circle r="20" />
            <text y="10">{String.fromCharCode(65 + slot)}</text>
          </g>
        );
      })}
    </g>
  );
};

/** The works below the rooms, seen while one turns. */
export const Beds = ({ shape }: { readonly shape: BoardShape }) => {
  const half = shape.size * 50;
  const middles = Array.from({ length: shape.columns * shape.rows }, (_, slot) => slotCentre(shape, slot));
  const corners = middles.flatMap(({ x, y }) =>
    CORNERS.map(([right, below]) => ({ x: x + right * half * 0.87, y: y + below * half * 0.87 })),
  );
  const wheel = cogPath({ teeth: 28, outer: half * 0.97, inner: half * 0.9 });
  const pinion = cogPath({ teeth: 9, outer: 30, inner: 22 });
  const hub = cogPath({ teeth: 6, outer: 10, inner: 9 });
  const all = (path: string, at: readonly Point[]) => at.map(({ x, y }) => movePath(path, x, y)).join('');
  return (
    <>
      <path d={all(wheel, middles)} fill="none" stroke="var(--art-bed-line)" stroke-width="7" />
      <path d={all(pinion, corners)} fill="var(--art-brass-3)" stroke="var(--art-brass-4)" stroke-width="3" />
      <path d={all(hub, corners)} fill="var(--art-bed)" stroke="var(--art-brass-4)" stroke-width="3" />
    </>
  );
};

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
