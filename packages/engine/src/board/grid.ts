import { columnOf, type Lattice, rowOf, squareAt } from './lattice.ts';

/**
 * The shape of a labyrinth: `columns` x `rows` rooms of `size` x `size` places between two starting lines.
 * Places are numbered room by room in each room's own frame, then line by line (yellow's, then blue's),
 * so that turning a room renumbers nothing (B-ROT-03).
 */
export interface Grid {
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly slots: number;
  /** Places of one room. */
  readonly cells: number;
  /** Places of all rooms; the lines' places follow. */
  readonly squares: number;
  readonly lineLength: number;
  /** How many ways one may face a room from a starting line: places of their own. 0 where its places lie side by side. */
  readonly posts: number;
  readonly places: number;
  readonly lattice: Lattice;
  /** At `square * 4 + direction`: the square of the lattice there, -1 beyond its rim. */
  readonly besides: Int16Array;
  /** At `cell * 4 + side`: the cell of the same room there, -1 beyond its rim. */
  readonly across: Int8Array;
  /** `worldIndex[turn][cell]`: where a room's cell lies in its slot; `cellIndex` is the inverse. */
  readonly worldIndex: readonly Uint8Array[];
  readonly cellIndex: readonly Uint8Array[];
}

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;

export const gridOf = (size: number, columns: number, rows: number, posts = 0): Grid => {
  const cells = size * size;
  const slots = columns * rows;
  const lineLength = rows * (posts || size);
  const places = slots * cells + 2 * lineLength;
  const lattice = { height: rows * size, width: columns * size + 2 };
  const turns = [0, 1, 2, 3].map((turn) => Uint8Array.from({ length: cells }, (_, cell) => turned(size, cell, turn)));
  return {
    size,
    columns,
    rows,
    slots,
    cells,
    squares: slots * cells,
    lineLength,
    posts,
    places,
    lattice,
    besides: besidesIn(lattice),
    across: acrossIn(size),
    worldIndex: turns,
    cellIndex: turns.map(inverse),
  };
};

const besidesIn = (lattice: Lattice): Int16Array =>
  Int16Array.from({ length: lattice.width * lattice.height * 4 }, (_, edge) => {
    const column = columnOf(lattice, edge >> 2) + (COLUMN[edge & 3] as number);
    const row = rowOf(lattice, edge >> 2) + (ROW[edge & 3] as number);
    const isInside = column >= 0 && row >= 0 && column < lattice.width && row < lattice.height;
    return isInside ? squareAt(lattice, column, row) : -1;
  });

const acrossIn = (size: number): Int8Array =>
  Int8Array.from({ length: size * size * 4 }, (_, edge) => {
    const column = ((edge >> 2) % size) + (COLUMN[edge & 3] as number);
    const row = Math.floor((edge >> 2) / size) + (ROW[edge & 3] as number);
    const isInside = column >= 0 && row >= 0 && column < size && row < size;
    return isInside ? row * size + column : -1;
  });

const ROW = [-1, 0, 1, 0];
const COLUMN = [0, 1, 0, -1];

/** Line 0 closes the west side, line 1 the east side. */
export const linePlace = (grid: Grid, line: number, index: number): number =>
  grid.squares + line * grid.lineLength + index;

/** Where one faces a room of this row in the nth way. */
export const postPlace = (grid: Grid, line: number, row: number, nth: number): number =>
  linePlace(grid, line, row * grid.posts + nth);

export const lineOf = (grid: Grid, place: number): number =>
  place < grid.squares ? -1 : Math.floor((place - grid.squares) / grid.lineLength);

export const lineIndex = (grid: Grid, place: number): number => (place - grid.squares) % grid.lineLength;

/** One quarter clockwise takes row r, column c to row c, column size - 1 - r. */
const turned = (size: number, cell: number, turn: number): number => {
  let row = Math.floor(cell / size);
  let column = cell % size;
  for (let i = 0; i < turn; i++) [row, column] = [column, size - 1 - row];
  return row * size + column;
};

const inverse = (table: Uint8Array): Uint8Array => {
  const back = new Uint8Array(table.length);
  table.forEach((world, cell) => {
    back[world] = cell;
  });
  return back;
};
