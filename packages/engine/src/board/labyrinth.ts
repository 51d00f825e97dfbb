import type { Tile } from '../core/state.ts';
import type { Chamber, Ruleset } from '../rules/ruleset.ts';
import { type Change, copyOf, cover, type Drawing, draw, fill, lookAlongLines, repaved } from './drawing.ts';
import { OPEN, otherSide, SEEN_FROM_BESIDE } from './edge.ts';
import type { Grid } from './grid.ts';
import { EDGES, type Edge } from './room.ts';

/** What lies where and what touches what, in world directions; derived from the tiles alone. */
export interface Labyrinth {
  /** At `place * 4 + direction`: the place there, whatever lies between; -1 at the rim and at face-down rooms. */
  readonly beyond: Int16Array;
  /** The same, where one may step across: both rooms' edges let it (B-TER-01). */
  readonly link: Int16Array;
  /** The same for those who pass through edges of these kinds, bits by their codes: worked out when it is asked for. */
  readonly through: Map<number, Int16Array>;
  /** The place's own edge there, as a code of `EDGES`; open where a mark says so. */
  readonly near: Uint8Array;
  /** The face-down tile beyond the place's own open edge, or -1 (B-REV-01). */
  readonly facing: Int8Array;
  /** Obstacle bits of each place's terrain. */
  readonly terrain: Uint16Array;
  /** 1 where the place's own edge is a portcullis, whatever its state. */
  readonly gate: Uint8Array;
  /** What a place is next to, as `BESIDE` bits: most places are next to nothing one could act upon. */
  readonly beside: Uint8Array;
  /** The room on each tile, `undefined` where face-down. */
  readonly chambers: readonly (Chamber | undefined)[];
  /** The gear's place on each tile, -1 where face-down. */
  readonly gears: Int16Array;
  /** The face-down tiles beside each starting line (B-REV-02). */
  readonly besideLine: readonly (readonly number[])[];
  /** `tileAt[slot]`. */
  readonly tileAt: Int8Array;
  /** Each place's square of the lattice, and back. */
  readonly squares: Int16Array;
  readonly places: Int16Array;
}

export const labyrinthOf = (rules: Ruleset, tiles: readonly Tile[]): Labyrinth => {
  if (latest !== undefined && latest.tiles === tiles && latest.rules === rules) return latest.maze;
  const known = drawn.get(tiles);
  const maze = known ?? redraw(rules, tiles);
  if (known === undefined && maze !== latest?.maze) drawn.set(tiles, maze);
  latest = { rules, tiles, maze };
  return maze;
};

const drawn = new WeakMap<readonly Tile[], Labyrinth>();

let latest: Drawing | undefined;

/** Most changes turn or open one room, and tokens under a room change nothing: the last labyrinth needs little repair. */
const redraw = (rules: Ruleset, tiles: readonly Tile[]): Labyrinth => {
  const before = latest?.rules === rules && latest.tiles.length === tiles.length ? latest : undefined;
  if (before === undefined) return draw(rules, tiles);
  const changes: Change[] = [];
  for (let tile = 0; tile < tiles.length; tile++) {
    const was = before.tiles[tile] as Tile;
    const is = tiles[tile] as Tile;
    if (isAlike(was, is)) continue;
    if (was.slot !== is.slot || is.room === undefined) return draw(rules, tiles);
    changes.push({ tile, cells: changedCells(rules.grid, was, is) });
  }
  if (changes.length === 0) return before.maze;
  return areCovers(before.tiles, tiles, changes) ? recover(before, tiles, changes) : mend(before, tiles, changes);
};

/** Markers on squares, and nothing else. */
const areCovers = (before: readonly Tile[], after: readonly Tile[], changes: readonly Change[]): boolean =>
  changes.every(({ cells, tile }) => cells !== undefined && before[tile]?.marks === after[tile]?.marks);

const recover = ({ maze: before, rules }: Drawing, tiles: readonly Tile[], changes: readonly Change[]): Labyrinth => {
  const maze = repaved(before);
  repair = { before, after: maze, places: cover({ rules, tiles, maze }, changes) };
  return maze;
};

const mend = (before: Drawing, tiles: readonly Tile[], changes: readonly Change[]): Labyrinth => {
  const { rules } = before;
  const maze = copyOf(rules, tiles, before.maze);
  const places = fill({ rules, tiles, maze }, changes);
  if (isSeenOtherwise(before.maze, maze)) lookAlongLines(rules.grid, maze);
  repair = { before: before.maze, after: maze, places };
  return maze;
};

/** Where a cover or a mark came or went; everywhere in a room that is new or turned. */
const changedCells = (grid: Grid, before: Tile, after: Tile): readonly number[] | undefined => {
  if (before.room !== after.room || before.turn !== after.turn) return undefined;
  const edges = differing(before.marks, after.marks).map(({ edge }) => edge);
  const cells = differing(before.covers, after.covers).map(({ cell }) => cell);
  return [...cells, ...edges.flatMap((edge) => [edge >> 2, otherSide(grid.size, edge) >> 2])];
};

/** What only one of two lists has. */
const differing = <T>(some: readonly T[], others: readonly T[]): readonly T[] => [
  ...some.filter((each) => !others.includes(each)),
  ...others.filter((each) => !some.includes(each)),
];

const isSeenOtherwise = (before: Labyrinth, after: Labyrinth): boolean =>
  after.besideLine.some((tiles, line) => tiles.length !== before.besideLine[line]?.length);

/** The last repair, and the places it may have changed. */
let repair: { readonly before?: Labyrinth; readonly after?: Labyrinth; readonly places: readonly number[] } = {
  places: [],
};

/** The places in which two labyrinths may differ, where one was made of the other just now. */
export const repairedPlaces = (before: Labyrinth, after: Labyrinth): readonly number[] | undefined =>
  repair.before === before && repair.after === after ? repair.places : undefined;

const isAlike = (before: Tile, { covers, marks, room, slot, turn }: Tile): boolean =>
  before.slot === slot &&
  before.turn === turn &&
  before.room === room &&
  before.marks === marks &&
  before.covers === covers;

/** Where the steps of somebody lead who passes through edges of these kinds. */
export const linksThrough = (maze: Labyrinth, edges: number): Int16Array => {
  if (edges === 0) return maze.link;
  const known = maze.through.get(edges);
  if (known !== undefined) return known;
  const link = openedBy(maze, edges);
  maze.through.set(edges, link);
  return link;
};

const openedBy = (maze: Labyrinth, edges: number): Int16Array => {
  const passed = edges | (1 << OPEN);
  const link = maze.link.slice();
  for (let here = 0; here < link.length; here++) {
    const there = maze.beyond[here] as number;
    if (there < 0 || !(passed & (1 << (maze.near[here] as number)))) continue;
    if (passed & (1 << farEdge(maze, here >> 2, here & 3))) link[here] = there;
  }
  return link;
};

/** The place across an edge that whoever stands beside it sees through, as through a slit (R-LOS-04); -1 where it does not. */
export const seenAcross = (maze: Labyrinth, place: number, direction: number): number => {
  const isClear = (code: number) => SEEN_FROM_BESIDE.includes(EDGES[code] as Edge);
  const edge = place * 4 + direction;
  return isClear(maze.near[edge] as number) && isClear(farEdge(maze, place, direction))
    ? (maze.beyond[edge] as number)
    : -1;
};

/** The edge across, seen from the other side; open on lines. */
export const farEdge = (maze: Labyrinth, place: number, direction: number): number => {
  const there = maze.beyond[place * 4 + direction] as number;
  return there < 0 ? OPEN : (maze.near[there * 4 + ((direction + 2) & 3)] as number);
};
