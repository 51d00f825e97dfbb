import { markedEdge } from '../../board/edge.ts';
import type { Situation } from '../../core/situation/situation.ts';
import { type Mark, type MarkState, type Seat, type Tile, tileOf } from '../../core/state.ts';
import type { Tx } from '../../core/tx.ts';

// Edges are numbered `place * 4 + side`, the side in the room's own frame.

/** By its lower number, whichever side one stands on. */
export const edgeAt = ({ rules: { grid }, state }: Situation, place: number, direction: number): number => {
  const tile = state.tiles[tileOf(grid, place)];
  if (tile === undefined) return place * 4 + direction;
  const base = tileOf(grid, place) * grid.cells * 4;
  return base + markedEdge(grid.size, place * 4 - base + ((direction - tile.turn) & 3));
};

export const markOf = ({ rules, state }: Situation, edge: number): Mark | undefined => {
  const { grid } = rules;
  const tile = state.tiles[tileOf(grid, edge >> 2)] as Tile;
  const own = markedEdge(grid.size, edge % (grid.cells * 4));
  return tile.marks.find((each) => each.edge === own);
};

/** Lays a marker on an edge, or takes it away; `by` where each colour has only a few. */
export const mark = (tx: Tx, edge: number, state: MarkState | undefined, by?: Seat): void => {
  const { grid } = tx.rules;
  const own = { tile: tileOf(grid, edge >> 2), edge: markedEdge(grid.size, edge % (grid.cells * 4)) };
  if (state === undefined) tx.emit({ type: 'marked', ...own });
  else tx.emit(by === undefined ? { type: 'marked', ...own, state } : { type: 'marked', ...own, state, by });
};
