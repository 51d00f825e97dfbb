import type { Place, Tile } from '../core/state.ts';
import { type Grid, lineIndex, lineOf } from './grid.ts';

/** Where a place lies on the table: columns from yellow's side, rows from the top. */
export interface Spot {
  /** -1 on yellow's line, one past the last column on blue's. */
  readonly column: number;
  readonly row: number;
}

export const spotOf = (grid: Grid, tiles: readonly Tile[], place: Place): Spot | undefined => {
  if (place < 0 || place >= grid.places) return undefined;
  if (place >= grid.squares) {
    return { column: lineOf(grid, place) === 0 ? -1 : grid.columns * grid.size, row: lineIndex(grid, place) };
  }
  const tile = tiles[Math.floor(place / grid.cells)];
  const world = tile && grid.worldIndex[tile.turn]?.[place % grid.cells];
  if (tile === undefined || world === undefined) return undefined;
  return {
    column: (tile.slot % grid.columns) * grid.size + (world % grid.size),
    row: Math.floor(tile.slot / grid.columns) * grid.size + Math.floor(world / grid.size),
  };
};
