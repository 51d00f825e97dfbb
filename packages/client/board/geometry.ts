import type { BoardModel, BoardShape, RoomView, Spot } from './model.ts';

/** The side of a square, the gap between two rooms, the rim around everything: the drawing's own units. */
export const UNIT = 100;
export const GAP = 14;
export const RIM = 38;

export type Orientation = 'landscape' | 'portrait';

/** As the rooms lie: from the north-west; the western line is column -1, the eastern one the column after the last. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export type Layout = Pick<BoardModel, 'shape' | 'rooms'>;

export const squareOf = ({ shape, rooms }: Layout, place: number): Square | undefined => {
  const { size, columns } = shape;
  const cells = size * size;
  const onLine = place - columns * shape.rows * cells;
  if (onLine >= 0) return lineSquare(shape, onLine);
  const room = rooms.find((one) => one.room === Math.floor(place / cells));
  if (room === undefined || place < 0) return undefined;
  const world = turnCell(size, place % cells, room.turn);
  return {
    column: (room.slot % columns) * size + (world % size),
    row: Math.floor(room.slot / columns) * size + Math.floor(world / size),
  };
};

export const placeAt = ({ shape, rooms }: Layout, { column, row }: Square): number | undefined => {
  const { size, columns } = shape;
  if (!isOnBoard(shape, { column, row })) return undefined;
  const first = columns * shape.rows * size * size;
  if (column < 0) return first + row;
  if (column >= columns * size) return first + shape.rows * size + row;
  const room = roomAt({ shape, rooms }, { column, row });
  if (room === undefined) return undefined;
  const cell = turnCell(size, (row % size) * size + (column % size), -room.turn);
  return room.room * size * size + cell;
};

export const isOnBoard = ({ size, columns, rows }: BoardShape, { column, row }: Square): boolean =>
  column >= -1 && column <= columns * size && row >= 0 && row < rows * size;

/** The room a square belongs to; none on the lines. */
export const roomAt = ({ shape, rooms }: Layout, { column, row }: Square): RoomView | undefined => {
  const { size, columns } = shape;
  if (column < 0 || column >= columns * size) return undefined;
  const slot = Math.floor(row / size) * columns + Math.floor(column / size);
  return rooms.find((one) => one.slot === slot);
};

/** What may be pointed at on a square: a face-down room is one thing. */
export const spotOn = (layout: Layout, square: Square): Spot | undefined => {
  const room = roomAt(layout, square);
  if (room !== undefined && room.face === undefined) return { kind: 'room', room: room.room };
  const place = placeAt(layout, square);
  return place === undefined ? undefined : { kind: 'place', place };
};

/** Where a cell comes to lie in its slot after so many quarters clockwise. */
export const turnCell = (size: number, cell: number, quarters: number): number => {
  let row = Math.floor(cell / size);
  let column = cell % size;
  for (let i = 0; i < (((quarters % 4) + 4) & 3); i += 1) [row, column] = [column, size - 1 - row];
  return row * size + column;
};

/** The turn of the room a place lies in; lines never turn. */
export const turnOf = ({ shape, rooms }: Layout, place: number): number =>
  rooms.find((one) => one.room === Math.floor(place / (shape.size * shape.size)))?.turn ?? 0;

export const centreOf = (shape: BoardShape, { column, row }: Square): Point => ({
  x: columnAt(shape, column) + UNIT / 2,
  y: along(shape.size, row) + UNIT / 2,
});

export const placeCentre = (layout: Layout, place: number): Point | undefined => {
  const square = squareOf(layout, place);
  return square && centreOf(layout.shape, square);
};

export const slotCentre = ({ size, columns }: BoardShape, slot: number): Point => {
  const span = size * UNIT + GAP;
  return {
    x: (slot % columns) * span + (size * UNIT) / 2,
    y: Math.floor(slot / columns) * span + (size * UNIT) / 2,
  };
};

/** The middle of a place's edge, and the world direction the edge looks to. */
export const edgeAt = (layout: Layout, place: number, side: number): (Point & { direction: number }) | undefined => {
  const centre = placeCentre(layout, place);
  if (centre === undefined) return undefined;
  const direction = (side + turnOf(layout, place)) & 3;
  const { column, row } = STEPS[direction] ?? NOWHERE;
  return { x: centre.x + (column * UNIT) / 2, y: centre.y + (row * UNIT) / 2, direction };
};

/** The square under a point of the world; the gaps belong to their neighbours. */
export const squareAt = (shape: BoardShape, { x, y }: Point): Square | undefined => {
  const row = indexAlong(shape.size, shape.rows, y);
  if (row === undefined) return undefined;
  const east = columnAt(shape, shape.columns * shape.size);
  if (x < -GAP / 2) return x >= columnAt(shape, -1) - GAP / 2 ? { column: -1, row } : undefined;
  if (x >= east - GAP / 2) return x < east + UNIT + GAP / 2 ? { column: shape.columns * shape.size, row } : undefined;
  const column = indexAlong(shape.size, shape.columns, x);
  return column === undefined ? undefined : { column, row };
};

/** Everything drawn, rim included, as it is displayed. */
export const viewBoxOf = (shape: BoardShape, orientation: Orientation): Rect => {
  const west = columnAt(shape, -1) - RIM;
  const east = columnAt(shape, shape.columns * shape.size) + UNIT + RIM;
  const height = along(shape.size, shape.rows * shape.size - 1) + UNIT + 2 * RIM;
  if (orientation === 'landscape') return { x: west, y: -RIM, width: east - west, height };
  return { x: -RIM, y: -east, width: height, height: east - west };
};

/** Portrait is the board turned a quarter counter-clockwise: the west comes to the bottom. */
export const toView = (orientation: Orientation, { x, y }: Point): Point =>
  orientation === 'landscape' ? { x, y } : { x: y, y: -x };

export const fromView = (orientation: Orientation, { x, y }: Point): Point =>
  orientation === 'landscape' ? { x, y } : { x: -y, y: x };

/** Degrees by which the world is turned on the screen. */
export const tilt = (orientation: Orientation): number => (orientation === 'landscape' ? 0 : -90);

/** A direction on the screen (up, right, down, left) as a world direction. */
export const worldDirection = (orientation: Orientation, shown: number): number =>
  orientation === 'landscape' ? shown : (shown + 1) & 3;

export const neighbour = ({ column, row }: Square, direction: number): Square => {
  const step = STEPS[direction & 3] ?? NOWHERE;
  return { column: column + step.column, row: row + step.row };
};

/** A world point in the frame of a room that lies in `slot`, turned by `turn` quarters; its middle is the origin. */
export const toRoom = (shape: BoardShape, { slot, turn }: Pick<RoomView, 'slot' | 'turn'>, point: Point): Point => {
  const centre = slotCentre(shape, slot);
  let { x, y } = { x: point.x - centre.x, y: point.y - centre.y };
  for (let i = 0; i < (turn & 3); i += 1) [x, y] = [y, -x];
  return { x, y };
};

const NOWHERE: Square = { column: 0, row: 0 };

/** North, east, south, west. */
const STEPS: readonly Square[] = [
  { column: 0, row: -1 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
];

const lineSquare = ({ size, columns, rows }: BoardShape, onLine: number): Square | undefined => {
  const length = rows * size;
  if (onLine >= 2 * length) return undefined;
  return { column: onLine < length ? -1 : columns * size, row: onLine % length };
};

/** Where the nth square of a row or column of rooms begins. */
const along = (size: number, nth: number): number => Math.floor(nth / size) * (size * UNIT + GAP) + (nth % size) * UNIT;

const columnAt = ({ size, columns }: BoardShape, column: number): number => {
  if (column < 0) return -(UNIT + GAP);
  return column < columns * size ? along(size, column) : columns * (size * UNIT + GAP);
};

const indexAlong = (size: number, rooms: number, at: number): number | undefined => {
  const span = size * UNIT + GAP;
  const room = Math.floor((at + GAP / 2) / span);
  if (room < 0 || room >= rooms) return undefined;
  const nth = Math.floor((at - room * span) / UNIT);
  return room * size + Math.min(Math.max(nth, 0), size - 1);
};
