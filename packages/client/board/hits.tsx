import { useMemo } from 'preact/hooks';
import {
  centreOf,
  edgeAt,
  type Layout,
  neighbour,
  type Orientation,
  roomAt,
  type Square,
  slotCentre,
  spotOn,
  squareOf,
  toView,
  UNIT,
} from './geometry.ts';
import type { BoardModel, Highlight, RoomView, Spot } from './model.ts';
import { useSame } from './same.ts';
import { spotKey } from './spots.ts';

export interface HitsProps {
  readonly model: BoardModel;
  readonly orientation: Orientation;
}

/**
 * What can be pressed, as rows of a grid in the order they are seen in: squares, face-down rooms, and the edges that are
 * pointed out. Names and the one tab stop are set on the elements later, by `useNames` and `useRoving`.
 */
export const Hits = ({ model, orientation }: HitsProps) => {
  const { shape, rooms } = useSame({ shape: model.shape, rooms: model.rooms });
  const edges = useSame(
    model.highlights.flatMap(({ on, tone }) => (on.kind === 'edge' && tone !== 'pointed' ? [on] : [])),
  );
  const chosen = useSame(chosenOf(model.highlights));
  return useMemo(() => {
    const layout = { shape, rooms };
    const rows = rowsOf(layout, orientation).map((squares) =>
      squares.some((square) => isHit(layout, square, orientation)) ? squares : [],
    );
    return (
      <>
        {rows.map(
          (squares, nth) =>
            squares.length > 0 && (
              <g key={`${nth + 1}`} {...rowNames(nth)}>
                {squares.map((square) => (
                  <Cell key={`${square.column},${square.row}`} {...{ square, layout, orientation, chosen }} />
                ))}
                {edges
                  .filter((edge) => lastRowOf(layout, edge, rows) === squares)
                  .map((edge) => (
                    <Handle key={spotKey(edge)} {...{ edge, layout, orientation }} />
                  ))}
              </g>
            ),
        )}
      </>
    );
  }, [shape, rooms, edges, chosen, orientation]);
};

const rowNames = (nth: number) => ({ role: 'row', 'aria-rowindex': nth + 1 }) as const;
const CELL = { role: 'gridcell', tabindex: -1 } as const;

const chosenOf = (highlights: readonly Highlight[]): readonly string[] =>
  highlights.flatMap(({ on, tone }) => (tone === 'chosen' ? [spotKey(on)] : []));

const rowsOf = ({ shape }: Layout, orientation: Orientation): readonly (readonly Square[])[] => {
  const columns = Array.from({ length: shape.columns * shape.size + 2 }, (_, nth) => nth - 1);
  const rows = Array.from({ length: shape.rows * shape.size }, (_, nth) => nth);
  if (orientation === 'landscape') return rows.map((row) => columns.map((column) => ({ column, row })));
  return columns.reverse().map((column) => rows.map((row) => ({ column, row })));
};

/** Of the rows on either side of an edge the one that is drawn last: the squares of the other would lie over its handle. */
const lastRowOf = (
  layout: Layout,
  { place, side }: HandleProps['edge'],
  rows: readonly (readonly Square[])[],
): readonly Square[] | undefined => {
  const square = squareOf(layout, place);
  const middle = edgeAt(layout, place, side);
  if (square === undefined || middle === undefined) return undefined;
  const sides = [square, neighbour(square, middle.direction)];
  return rows.findLast((row) => row.some((each) => sides.some((one) => isSame(one, each))));
};

const isSame = (one: Square, other: Square): boolean => one.column === other.column && one.row === other.row;

interface CellProps {
  readonly square: Square;
  readonly layout: Layout;
  readonly orientation: Orientation;
  readonly chosen: readonly string[];
}

const Cell = ({ square, layout, orientation, chosen }: CellProps) => {
  const room = roomAt(layout, square);
  if (room !== undefined && room.face === undefined) {
    return isFirst(layout, square, orientation) ? (
      <Covered room={room} layout={layout} orientation={orientation} />
    ) : null;
  }
  const spot = spotOn(layout, square);
  if (spot === undefined) return null;
  const { x, y } = toView(orientation, centreOf(layout.shape, square));
  return (
    <rect
      class="board-hit"
      {...CELL}
      {...{ 'aria-selected': chosen.includes(spotKey(spot)) || undefined }}
      data-spot={spotKey(spot)}
      data-square={`${square.column},${square.row}`}
      x={x - UNIT / 2}
      y={y - UNIT / 2}
      width={UNIT}
      height={UNIT}
      rx="8"
    />
  );
};

/** A row that crosses only face-down rooms begun above it has nothing of its own. */
const isHit = (layout: Layout, square: Square, orientation: Orientation): boolean =>
  roomAt(layout, square)?.face !== undefined || isLine(layout, square) || isFirst(layout, square, orientation);

const isLine = ({ shape }: Layout, { column }: Square): boolean => column < 0 || column >= shape.columns * shape.size;

/** A face-down room takes the place of its square that is seen first. */
const isFirst = ({ shape }: Layout, { column, row }: Square, orientation: Orientation): boolean => {
  const corner = orientation === 'landscape' ? 0 : shape.size - 1;
  return column % shape.size === corner && row % shape.size === 0;
};

interface CoveredProps {
  readonly room: RoomView;
  readonly layout: Layout;
  readonly orientation: Orientation;
}

const Covered = ({ room, layout, orientation }: CoveredProps) => {
  const { size, columns } = layout.shape;
  const { x, y } = toView(orientation, slotCentre(layout.shape, room.slot));
  const half = (size * UNIT) / 2;
  const spot: Spot = { kind: 'room', room: room.room };
  return (
    <rect
      class="board-hit"
      {...CELL}
      {...{ 'aria-rowspan': size, 'aria-colspan': size }}
      data-spot={spotKey(spot)}
      data-square={`${(room.slot % columns) * size + (size >> 1)},${Math.floor(room.slot / columns) * size + (size >> 1)}`}
      x={x - half}
      y={y - half}
      width={2 * half}
      height={2 * half}
      rx="14"
    />
  );
};

interface HandleProps {
  readonly edge: Extract<Spot, { kind: 'edge' }>;
  readonly layout: Layout;
  readonly orientation: Orientation;
}

const Handle = ({ edge, layout, orientation }: HandleProps) => {
  const middle = edgeAt(layout, edge.place, edge.side);
  const square = squareOf(layout, edge.place);
  if (middle === undefined || square === undefined) return null;
  const { x, y } = toView(orientation, middle);
  return (
    <circle
      class="board-hit board-hit-edge"
      {...CELL}
      data-spot={spotKey(edge)}
      data-square={`${square.column},${square.row}`}
      data-direction={middle.direction}
      cx={x}
      cy={y}
      r={UNIT * 0.27}
    />
  );
};
