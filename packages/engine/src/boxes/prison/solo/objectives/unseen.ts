import type { Situation } from '../../../../core/situation/situation.ts';
import { type Place, tileOf } from '../../../../core/state.ts';

/** The face-down room beyond one side of a square of a room, whatever lies between; -1 if there is none. */
export const faceDownAt = ({ maze, rules, state }: Situation, place: Place, side: number): number => {
  const { grid } = rules;
  const next = grid.besides[(maze.squares[place] as number) * 4 + side] as number;
  const there = next < 0 ? -1 : slotAt(grid, next);
  const tile = there < 0 ? -1 : (maze.tileAt[there] as number);
  return tile >= 0 && tile !== tileOf(grid, place) && state.tiles[tile]?.room === undefined ? tile : -1;
};

/** The slot that a square of the lattice is in, -1 on the lines. */
const slotAt = ({ columns, lattice, size }: Situation['rules']['grid'], square: number): number => {
  const column = Math.floor(square / lattice.height) - 1;
  const row = square % lattice.height;
  if (column < 0 || column >= columns * size) return -1;
  return Math.floor(row / size) * columns + Math.floor(column / size);
};
