import type { Labyrinth, Ruleset } from '@archmage/engine';

type Grid = Ruleset['grid'];

/** At `place * 4 + direction` the place that lies there, walls or no walls, face-down rooms included; -1 at the rim. */
export const around = ({ lattice, places }: Grid, maze: Labyrinth): Int16Array => {
  const known = found.get(maze);
  if (known !== undefined) return known;
  const { height } = lattice;
  const beside = new Int16Array(places * 4);
  const at = (square: number) => maze.places[square] ?? -1;
  for (let place = 0; place < places; place++) {
    const square = maze.squares[place] as number;
    const row = square % height;
    const north = row === 0 ? -1 : at(square - 1);
    const south = row === height - 1 ? -1 : at(square + 1);
    beside.set([north, at(square + height), south, at(square - height)], place * 4);
  }
  found.set(maze, beside);
  return beside;
};

const found = new WeakMap<Labyrinth, Int16Array>();
