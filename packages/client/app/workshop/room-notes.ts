import type { Room } from '@archmage/engine';
import { ARROWS, type Arrow, across, type Pair, SIZE } from './room-draft.ts';

/** What is allowed, and perhaps not meant. */
export interface RoomNote {
  readonly why: 'closed' | 'cutOff';
  readonly number: string;
  readonly arrow: Arrow;
  readonly places: readonly string[];
}

export const notesOf = (pairs: readonly Pair[]): readonly RoomNote[] =>
  pairs.flatMap((pair) => ARROWS.flatMap((arrow) => noteOf(pair[arrow]) ?? []));

/** `a1` is the north-western square. */
export const placeIn = (cell: number): string => `${'abcdefghij'[cell % SIZE]}${Math.floor(cell / SIZE) + 1}`;

const noteOf = (room: Room): RoomNote | undefined => {
  const { number, arrow } = room;
  const reached = reachedFrom(room);
  if (reached.size === 0) return { why: 'closed', number, arrow, places: [] };
  const places = room.cells.flatMap((_, cell) => (reached.has(cell) ? [] : [placeIn(cell)]));
  return places.length === 0 ? undefined : { why: 'cutOff', number, arrow, places };
};

/** From the rim inwards: only walls are in the way, for everything else somebody passes. */
const reachedFrom = ({ cells, edges }: Room): ReadonlySet<number> => {
  const isShut = (edge: number) => edges[edge] === 'wall';
  const isGate = (edge: number) => across(edge) === undefined && !isShut(edge);
  const reached = new Set(cells.flatMap((_, cell) => (SIDES.some((side) => isGate(cell * 4 + side)) ? [cell] : [])));
  for (const cell of reached) {
    for (const side of SIDES) {
      const other = across(cell * 4 + side);
      if (other !== undefined && !isShut(cell * 4 + side)) reached.add(other >> 2);
    }
  }
  return reached;
};

const SIDES = [0, 1, 2, 3] as const;
