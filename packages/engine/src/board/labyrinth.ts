import type { Mark, Tile } from '../core/state.ts';
import type { Chamber, Ruleset } from '../rules/ruleset.ts';
import { EAST, type Grid, lineOf, linePlace, NORTH, SOUTH, WEST } from './grid.ts';
import { squareAt } from './lattice.ts';
import { EDGES, type Edge } from './room.ts';

/** What lies where and what touches what, in world directions; derived from the tiles alone. */
export interface Labyrinth {
  /** At `place * 4 + direction`: the place there, whatever lies between; -1 at the rim and at face-down rooms. */
  readonly beyond: Int16Array;
  /** The same, where one may step across: both rooms' edges let it (B-TER-01). */
  readonly link: Int16Array;
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
  /** The gear's place on each tile, -1 where face-down. */
  readonly gears: Int16Array;
  /** The face-down tiles beside each starting line (B-REV-02). */
  readonly besideLine: readonly (readonly number[])[];
  /** `tileAt[slot]`. */
  readonly tileAt: Int8Array;
  /** Each place's square of the lattice, and back. */
  readonly squares: Int16Array;
  readonly places: Int16Array;
  /** Word by word of the lattice, the squares from which one may step north, east, south and west. */
  readonly ways: Int32Array;
  /** The squares whose terrain is an obstacle. */
  readonly rough: Int32Array;
}

/** A face-down room one has access to, a gear under one's feet, an obstacle one could jump, a portcullis. */
export const BESIDE = { faceDown: 1, gear: 2, obstacle: 4, gate: 8 } as const;

export const edgeCode = (edge: Edge): number => EDGES.indexOf(edge);
const OPEN = edgeCode('open');
const PORTCULLIS = edgeCode('portcullis');

export const labyrinthOf = (rules: Ruleset, tiles: readonly Tile[]): Labyrinth => {
  const known = drawn.get(tiles);
  if (known) return known;
  const maze = draw(rules, tiles);
  drawn.set(tiles, maze);
  return maze;
};

const drawn = new WeakMap<readonly Tile[], Labyrinth>();

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

const draw = (rules: Ruleset, tiles: readonly Tile[]): Labyrinth => {
  const { grid } = rules;
  const maze = {
    beyond: new Int16Array(grid.places * 4).fill(-1),
    link: new Int16Array(grid.places * 4).fill(-1),
    near: new Uint8Array(grid.places * 4),
    facing: new Int8Array(grid.places * 4).fill(-1),
    terrain: new Uint16Array(grid.places),
    gate: new Uint8Array(grid.places * 4),
    beside: new Uint8Array(grid.places),
    gears: new Int16Array(tiles.length).fill(-1),
    besideLine: [0, grid.columns - 1].map((column) => faceDownIn(grid, tiles, column)),
    tileAt: new Int8Array(grid.slots),
    squares: new Int16Array(grid.places),
    places: new Int16Array(grid.lattice.words * 32),
    ways: new Int32Array(grid.lattice.words * 4),
    rough: new Int32Array(grid.lattice.words),
  };
  tiles.forEach((tile, index) => {
    maze.tileAt[tile.slot] = index;
  });
  tiles.forEach((tile, index) => {
    const chamber = tile.room === undefined ? undefined : rules.rooms[tile.room];
    if (chamber) drawRoom(grid, tiles, maze, { index, tile, chamber, edges: edgesOf(chamber, tile.marks) });
  });
  drawLines(grid, tiles, maze);
  linkUp(maze);
  lookAround(grid, maze);
  mapOut(grid, tiles, maze);
  return maze;
};

/** The same as boards of bits. */
const mapOut = (grid: Grid, tiles: readonly Tile[], maze: Labyrinth): void => {
  const { link, places, rough, squares, terrain, ways } = maze;
  for (let place = 0; place < grid.places; place++) {
    const square = squareOf(grid, tiles, place);
    const word = square >> 5;
    const bit = 1 << (square & 31);
    squares[place] = square;
    places[square] = place;
    if (terrain[place] !== 0) rough[word] = (rough[word] as number) | bit;
    for (let way = 0; way < 4; way++) {
      if ((link[place * 4 + way] as number) >= 0) ways[word * 4 + way] = (ways[word * 4 + way] as number) | bit;
    }
  }
};

const squareOf = (grid: Grid, tiles: readonly Tile[], place: number): number => {
  if (place >= grid.squares) {
    const column = lineOf(grid, place) === 0 ? 0 : grid.lattice.width - 1;
    return squareAt(grid.lattice, column, (place - grid.squares) % grid.lineLength);
  }
  const { slot, turn } = tiles[Math.floor(place / grid.cells)] as Tile;
  const world = (grid.worldIndex[turn] as Uint8Array)[place % grid.cells] as number;
  const column = 1 + (slot % grid.columns) * grid.size + (world % grid.size);
  const row = Math.floor(slot / grid.columns) * grid.size + Math.floor(world / grid.size);
  return squareAt(grid.lattice, column, row);
};

const faceDownIn = (grid: Grid, tiles: readonly Tile[], column: number): readonly number[] =>
  tiles.flatMap(({ room, slot }, index) => (room === undefined && slot % grid.columns === column ? [index] : []));

interface Laid {
  readonly index: number;
  readonly tile: Tile;
  readonly chamber: Chamber;
  readonly edges: Uint8Array;
}

const edgesOf = (chamber: Chamber, marks: readonly Mark[]): Uint8Array => {
  if (marks.length === 0) return chamber.edges;
  const edges = chamber.edges.slice();
  for (const { edge } of marks) {
    edges[edge] = OPEN;
    edges[otherSide(chamber.room.size, edge)] = OPEN;
  }
  return edges;
};

const drawRoom = (grid: Grid, tiles: readonly Tile[], maze: Labyrinth, laid: Laid): void => {
  const { index, tile, chamber, edges } = laid;
  const base = index * grid.cells;
  maze.terrain.set(chamber.obstacles, base);
  maze.gears[index] = base + chamber.gear;
  for (let edge = 0; edge < edges.length; edge++) {
    const direction = ((edge & 3) + tile.turn) & 3;
    const here = (base + (edge >> 2)) * 4 + direction;
    const across = otherSide(grid.size, edge);
    maze.near[here] = edges[edge] as number;
    if (chamber.edges[edge] === PORTCULLIS) maze.gate[here] = 1;
    if (across !== edge) maze.beyond[here] = base + (across >> 2);
    else lookOut(grid, tiles, maze, { place: base + (edge >> 2), direction, tile });
  }
};

/** Across a room's outer edge lies a neighbour's square, a line's, a face-down room or nothing. */
const lookOut = (
  grid: Grid,
  tiles: readonly Tile[],
  maze: Labyrinth,
  { place, direction, tile }: { place: number; direction: number; tile: Tile },
): void => {
  const world = (grid.worldIndex[tile.turn] as Uint8Array)[place % grid.cells] as number;
  const row =
    Math.floor(tile.slot / grid.columns) * grid.size + Math.floor(world / grid.size) + (ROW[direction] as number);
  const column = (tile.slot % grid.columns) * grid.size + (world % grid.size) + (COLUMN[direction] as number);
  const here = place * 4 + direction;
  if (row < 0 || row >= grid.lineLength) return;
  if (column < 0) maze.beyond[here] = linePlace(grid, 0, row);
  else if (column >= grid.columns * grid.size) maze.beyond[here] = linePlace(grid, 1, row);
  else {
    const slot = Math.floor(row / grid.size) * grid.columns + Math.floor(column / grid.size);
    const other = maze.tileAt[slot] as number;
    const neighbour = tiles[other] as Tile;
    if (neighbour.room === undefined) maze.facing[here] = maze.near[here] === OPEN ? other : -1;
    else maze.beyond[here] = other * grid.cells + cellAt(grid, neighbour, row, column);
  }
};

const ROW = [-1, 0, 1, 0];
const COLUMN = [0, 1, 0, -1];

const cellAt = (grid: Grid, tile: Tile, row: number, column: number): number =>
  (grid.cellIndex[tile.turn] as Uint8Array)[(row % grid.size) * grid.size + (column % grid.size)] as number;

/** The ten squares of a line are open to each other and have no edges of their own (B-MOVE-12, B-TER-01). */
const drawLines = (grid: Grid, tiles: readonly Tile[], maze: Labyrinth): void => {
  for (let line = 0; line < 2; line++) {
    const column = line === 0 ? 0 : grid.columns * grid.size - 1;
    for (let row = 0; row < grid.lineLength; row++) {
      const here = linePlace(grid, line, row) * 4;
      if (row > 0) maze.beyond[here + NORTH] = linePlace(grid, line, row - 1);
      if (row < grid.lineLength - 1) maze.beyond[here + SOUTH] = linePlace(grid, line, row + 1);
      const slot = Math.floor(row / grid.size) * grid.columns + Math.floor(column / grid.size);
      const other = maze.tileAt[slot] as number;
      const tile = tiles[other] as Tile;
      const inward = here + (line === 0 ? EAST : WEST);
      if (tile.room === undefined) maze.facing[inward] = other;
      else maze.beyond[inward] = other * grid.cells + cellAt(grid, tile, row, column);
    }
  }
};

const linkUp = ({ beyond, link, near }: Labyrinth): void => {
  for (let here = 0; here < beyond.length; here++) {
    const there = beyond[here] as number;
    if (there >= 0 && near[here] === OPEN && near[there * 4 + ((here + 2) & 3)] === OPEN) link[here] = there;
  }
};

const lookAround = (grid: Grid, maze: Labyrinth): void => {
  const { beside, beyond, facing, gate, gears, link, terrain } = maze;
  for (let edge = 0; edge < link.length; edge++) {
    const place = edge >> 2;
    const there = beyond[edge] as number;
    const linked = link[edge] as number;
    const bits =
      ((facing[edge] as number) >= 0 || (place >= grid.squares && isBesideFaceDown(grid, maze, place))
        ? BESIDE.faceDown
        : 0) |
      (linked >= 0 && terrain[linked] !== 0 ? BESIDE.obstacle : 0) |
      (gate[edge] === 1 || (there >= 0 && gate[there * 4 + ((edge + 2) & 3)] === 1) ? BESIDE.gate : 0);
    beside[place] = (beside[place] as number) | bits;
  }
  for (const place of gears) if (place >= 0) beside[place] = (beside[place] as number) | BESIDE.gear;
};

const isBesideFaceDown = (grid: Grid, { besideLine }: Labyrinth, place: number): boolean =>
  (besideLine[lineOf(grid, place)]?.length ?? 0) > 0;

/** The edge across, seen from the other side; open on lines. */
export const farEdge = (maze: Labyrinth, place: number, direction: number): number => {
  const there = maze.beyond[place * 4 + direction] as number;
  return there < 0 ? OPEN : (maze.near[there * 4 + ((direction + 2) & 3)] as number);
};
