import { SIZE } from './room-draft.ts';

/**
 * A place of a room's drawing, as its lines and columns count: edges on even rows or columns, squares where both are odd,
 * posts where both are even.
 */
export interface GridSpot {
  readonly row: number;
  readonly column: number;
}

export const LAST_LINE = 2 * SIZE;

export type SpotKind = 'cell' | 'edge' | 'post';

export const kindAt = ({ row, column }: GridSpot): SpotKind => {
  if (row % 2 && column % 2) return 'cell';
  return row % 2 || column % 2 ? 'edge' : 'post';
};

/** Rows of what can be pressed. */
export const SPOT_ROWS: readonly (readonly GridSpot[])[] = Array.from({ length: LAST_LINE + 1 }, (_, row) =>
  Array.from({ length: LAST_LINE + 1 }, (_each, column) => ({ row, column })).filter((spot) => kindAt(spot) !== 'post'),
);

export const cellAt = ({ row, column }: GridSpot): number => ((row - 1) / 2) * SIZE + (column - 1) / 2;

/** An edge by one of its squares: `cell * 4 + side`. */
export const edgeAt = ({ row, column }: GridSpot): number => {
  if (row % 2 === 0) {
    const isLast = row === LAST_LINE;
    return cellAt({ row: isLast ? row - 1 : row + 1, column }) * 4 + (isLast ? 2 : 0);
  }
  const isLast = column === LAST_LINE;
  return cellAt({ row, column: isLast ? column - 1 : column + 1 }) * 4 + (isLast ? 1 : 3);
};

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads: from a square over the edge to the next one, along edges past the posts. */
export const spotBeyond = ({ row, column }: GridSpot, key: string): GridSpot | undefined => {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const once = { row: row + step[0], column: column + step[1] };
  const next = kindAt(once) === 'post' ? { row: once.row + step[0], column: once.column + step[1] } : once;
  const isInside = (at: number) => at >= 0 && at <= LAST_LINE;
  return isInside(next.row) && isInside(next.column) ? next : undefined;
};

export const sameSpot = (one: GridSpot | undefined, other: GridSpot | undefined): boolean =>
  one?.row === other?.row && one?.column === other?.column;

const UNIT = 100;
/** Half of what is pressed for an edge. */
const BAND = 17;
const HALF = (SIZE * UNIT) / 2;

/** What is pressed for a spot, around the middle of the room. */
export const boxOf = ({ row, column }: GridSpot) => {
  const across = spanOf(column);
  const down = spanOf(row);
  return { x: across.from, y: down.from, width: across.length, height: down.length };
};

const spanOf = (line: number) => {
  if (line % 2) return { from: ((line - 1) / 2) * UNIT - HALF + BAND, length: UNIT - 2 * BAND };
  // Walls on the rim are drawn inside it.
  const pull = line === 0 ? 6 : line === LAST_LINE ? -6 : 0;
  return { from: (line / 2) * UNIT - HALF - BAND + pull, length: 2 * BAND };
};
