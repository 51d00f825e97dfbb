import { EAST, NORTH, SOUTH, WEST } from './grid.ts';
import { EDGES, type Edge } from './room.ts';

export const edgeCode = (edge: Edge): number => EDGES.indexOf(edge);
export const OPEN = edgeCode('open');
export const PORTCULLIS = edgeCode('portcullis');
export const WALL = edgeCode('wall');
export const SLIT = edgeCode('slit');
export const PIT = edgeCode('pit');

/** Whoever stands beside these sees through them; from farther off only open edges let a line pass (R-LOS-04). */
export const SEEN_FROM_BESIDE: readonly Edge[] = ['open', 'slit'];

/** A portcullis or wall edge stands on two squares of its room; the mark sits on the lower number. */
export const markedEdge = (size: number, edge: number): number => Math.min(edge, otherSide(size, edge));

/** The same edge seen from the cell across; itself on the room's rim. */
export const otherSide = (size: number, edge: number): number => {
  const cell = edge >> 2;
  const side = edge & 3;
  const row = Math.floor(cell / size) + (side === SOUTH ? 1 : side === NORTH ? -1 : 0);
  const column = (cell % size) + (side === EAST ? 1 : side === WEST ? -1 : 0);
  if (row < 0 || column < 0 || row >= size || column >= size) return edge;
  return (row * size + column) * 4 + ((side + 2) & 3);
};
