import { EDGES, type Labyrinth, labyrinthOf, type Place, type Ruleset, type Seat, type Tile } from '@archmage/engine';
import { around } from './worth/around.ts';

/** Roughly how many steps each place is from the line where a seat's characters leave. */
type Distances = Int16Array;

/** Walls and gates count as long ways round, for rooms turn; a face-down room as a slow one. */
const COST = { step: 1, gate: 5, wall: 9, unseen: 2, pit: 4 } as const;
const FAR = 999;
const PORTCULLIS = EDGES.indexOf('portcullis');

export const distances = (rules: Ruleset, tiles: readonly Tile[], seat: Seat): Distances => {
  const known = measured.get(tiles) ?? {};
  measured.set(tiles, known);
  known[seat] ??= measure(rules, tiles, seat);
  return known[seat];
};

const measured = new WeakMap<readonly Tile[], Partial<Record<Seat, Distances>>>();

/** Dijkstra with one bucket for each distance, from the exit inwards. */
const measure = (rules: Ruleset, tiles: readonly Tile[], seat: Seat): Distances => {
  const { grid, lines } = rules;
  const maze = labyrinthOf(rules, tiles);
  const across = around(grid, maze);
  const found: Distances = new Int16Array(grid.places).fill(FAR);
  const exit = grid.squares + lines.findIndex((line) => line.seat !== seat) * grid.lineLength;
  const buckets: Place[][] = [Array.from({ length: grid.lineLength }, (_, row) => exit + row)];
  for (const place of buckets[0] ?? []) found[place] = 0;
  for (let distance = 0; distance < buckets.length; distance++) {
    for (const place of buckets[distance] ?? []) {
      if (found[place] !== distance) continue;
      for (let direction = 0; direction < 4; direction++) {
        const next = across[place * 4 + direction] as number;
        if (next < 0) continue;
        const total = distance + costOf(maze, tiles, grid.cells, { place, direction, next });
        if (total >= (found[next] as number)) continue;
        found[next] = total;
        buckets[total] = [...(buckets[total] ?? []), next];
      }
    }
  }
  return found;
};

interface Step {
  readonly place: Place;
  readonly direction: number;
  readonly next: Place;
}

const costOf = (maze: Labyrinth, tiles: readonly Tile[], cells: number, { place, direction, next }: Step): number => {
  const isUnseen = (at: Place) => at < tiles.length * cells && tiles[Math.floor(at / cells)]?.room === undefined;
  if (isUnseen(place) || isUnseen(next)) return COST.unseen;
  const pit = maze.terrain[place] === 0 ? 0 : COST.pit;
  const here = place * 4 + direction;
  if (maze.link[here] === next) return COST.step + pit;
  const isGate = maze.near[here] === PORTCULLIS || maze.near[next * 4 + ((direction + 2) & 3)] === PORTCULLIS;
  return (isGate ? COST.gate : COST.wall) + pit;
};
