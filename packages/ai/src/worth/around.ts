import type { Labyrinth, Ruleset } from '@archmage/engine';

type Grid = Ruleset['grid'];

/** At `place * 4 + direction` the place that lies there, walls or no walls, face-down rooms included; -1 at the rim. */
export const around = (grid: Grid, maze: Labyrinth): Int16Array => {
  const known = found.get(maze);
  if (known !== undefined) return known;
  const { lattice, places } = grid;
  const beside = new Int16Array(places * 4).fill(-1);
  for (let place = 0; place < places; place++) {
    const square = maze.squares[place] as number;
    const column = lattice.columnOf[square] as number;
    const row = lattice.rowOf[square] as number;
    if (row > 0) beside[place * 4] = maze.places[square - 1] as number;
    if (column < lattice.width - 1) beside[place * 4 + 1] = maze.places[squareOn(grid, column + 1, row)] as number;
    if (row < lattice.height - 1) beside[place * 4 + 2] = maze.places[square + 1] as number;
    if (column > 0) beside[place * 4 + 3] = maze.places[squareOn(grid, column - 1, row)] as number;
  }
  found.set(maze, beside);
  return beside;
};

const found = new WeakMap<Labyrinth, Int16Array>();

const squareOn = ({ lattice: { columns, height } }: Grid, column: number, row: number): number =>
  Math.floor(column / columns + 1) * 32 + (column % columns) * height + row;
