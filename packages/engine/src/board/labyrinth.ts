import type { Tile } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { EAST, type Grid, linePlace, NORTH, SOUTH, WEST } from './grid.ts';
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
}

/** A face-down room one has access to, a gear under one's feet, an obstacle one could jump, a portcullis. */
export const BESIDE = { faceDown: 1, gear: 2, obstacle: 4, gate: 8 } as const;

export const edgeCode = (edge: Edge): number => EDGES.indexOf(edge);
const OPEN = edgeCode('open');
const PORTCULLIS = edgeCode('portcullis');

export const labyrinthOf = (rules: Ruleset, tiles: readonly Tile[]): Labyrinth => {
  const known = drawn.get(tiles);
  if (known) return known;
  const maze = redraw(rules, tiles);
  drawn.set(tiles, maze);
  latest = { rules, tiles, maze };
  return maze;
};

const drawn = new WeakMap<readonly Tile[], Labyrinth>();

interface Drawing {
  readonly rules: Ruleset;
  readonly tiles: readonly Tile[];
  readonly maze: Labyrinth;
}
let latest: Drawing | undefined;

/** Most changes turn or open one room, and tokens under a room change nothing: the last labyrinth needs little repair. */
const redraw = (rules: Ruleset, tiles: readonly Tile[]): Labyrinth => {
  const before = latest?.rules === rules && latest.tiles.length === tiles.length ? latest : undefined;
  const changed = tiles.flatMap((tile, index) => (isAlike(before?.tiles[index], tile) ? [] : [index]));
  if (before === undefined || changed.some((index) => !isRepairable(before.tiles[index], tiles[index])))
    return draw(rules, tiles);
  if (changed.length === 0) return before.maze;
  const isRevealing = changed.some((index) => before.tiles[index]?.room === undefined);
  const maze = copyOf(before.maze, isRevealing ? besideLines(rules.grid, tiles) : before.maze.besideLine);
  for (const index of changed) map(rules.grid, tiles, maze, index);
  const places: number[] = [];
  for (const index of changed)
    each(around(rules.grid, (tiles[index] as Tile).slot), (column, row) => {
      places.push(maze.places[squareAt(rules.grid.lattice, column, row)] as number);
    });
  repair = { before: before.maze, after: maze, places };
  return fill({ rules, tiles, maze }, changed, isRevealing ? linesOf(rules.grid) : []);
};

/** The last repair, and the places it may have changed. */
let repair: { readonly before?: Labyrinth; readonly after?: Labyrinth; readonly places: readonly number[] } = {
  places: [],
};

/** The places in which two labyrinths may differ, where one was made of the other just now. */
export const repairedPlaces = (before: Labyrinth, after: Labyrinth): readonly number[] | undefined =>
  repair.before === before && repair.after === after ? repair.places : undefined;

const isAlike = (before: Tile | undefined, { covers, marks, room, slot, turn }: Tile): boolean =>
  before?.slot === slot &&
  before.turn === turn &&
  before.room === room &&
  before.marks === marks &&
  before.covers === covers;

const isRepairable = (before: Tile | undefined, after: Tile | undefined): boolean =>
  before?.slot === after?.slot && after?.room !== undefined;

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
  const maze: Labyrinth = {
    beyond: new Int16Array(grid.places * 4).fill(-1),
    link: new Int16Array(grid.places * 4).fill(-1),
    near: new Uint8Array(grid.places * 4),
    facing: new Int8Array(grid.places * 4).fill(-1),
    terrain: new Uint16Array(grid.places),
    gate: new Uint8Array(grid.places * 4),
    beside: new Uint8Array(grid.places),
    gears: new Int16Array(tiles.length).fill(-1),
    besideLine: besideLines(grid, tiles),
    tileAt: new Int8Array(grid.slots),
    squares: new Int16Array(grid.places),
    places: new Int16Array(grid.places),
  };
  tiles.forEach((tile, index) => {
    maze.tileAt[tile.slot] = index;
    map(grid, tiles, maze, index);
  });
  for (let row = 0; row < grid.lineLength; row++) {
    pin(maze, linePlace(grid, 0, row), squareAt(grid.lattice, 0, row));
    pin(maze, linePlace(grid, 1, row), squareAt(grid.lattice, grid.lattice.width - 1, row));
  }
  return fill({ rules, tiles, maze }, [...tiles.keys()], linesOf(grid));
};

const copyOf = (maze: Labyrinth, besideLine: Labyrinth['besideLine']): Labyrinth => ({
  beyond: maze.beyond.slice(),
  link: maze.link.slice(),
  near: maze.near.slice(),
  facing: maze.facing.slice(),
  terrain: maze.terrain.slice(),
  gate: maze.gate.slice(),
  beside: maze.beside.slice(),
  gears: maze.gears.slice(),
  besideLine,
  tileAt: maze.tileAt,
  squares: maze.squares.slice(),
  places: maze.places.slice(),
});

/** Where in the lattice a room's places lie. */
const map = (grid: Grid, tiles: readonly Tile[], maze: Labyrinth, index: number): void => {
  const { slot, turn } = tiles[index] as Tile;
  const { left, top } = cornerOf(grid, slot);
  const worlds = grid.worldIndex[turn] as Uint8Array;
  for (let cell = 0; cell < grid.cells; cell++) {
    const world = worlds[cell] as number;
    const square = squareAt(grid.lattice, left + (world % grid.size), top + Math.floor(world / grid.size));
    pin(maze, index * grid.cells + cell, square);
  }
};

const pin = ({ places, squares }: Labyrinth, place: number, square: number): void => {
  squares[place] = square;
  places[square] = place;
};

const cornerOf = (grid: Grid, slot: number): { readonly left: number; readonly top: number } => ({
  left: 1 + (slot % grid.columns) * grid.size,
  top: Math.floor(slot / grid.columns) * grid.size,
});

/** These rooms and all that borders on them, and these lines: first each square by itself, then what it is to its neighbours. */
const fill = (drawing: Drawing, changed: readonly number[], lines: readonly Strip[]): Labyrinth => {
  const { maze, rules, tiles } = drawing;
  const strips = [...changed.map((index) => around(rules.grid, (tiles[index] as Tile).slot)), ...lines];
  for (const index of changed) furnish(rules, maze, tiles, index);
  for (const strip of strips) each(strip, (column, row) => survey(drawing, column, row));
  for (const strip of strips) each(strip, (column, row) => connect(rules, maze, column, row));
  return maze;
};

interface Strip {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const around = (grid: Grid, slot: number): Strip => {
  const { left, top } = cornerOf(grid, slot);
  return {
    left: left - 1,
    right: left + grid.size,
    top: Math.max(top - 1, 0),
    bottom: Math.min(top + grid.size, grid.lineLength - 1),
  };
};

const linesOf = ({ lattice, lineLength }: Grid): readonly Strip[] =>
  [0, lattice.width - 1].map((column) => ({ left: column, right: column, top: 0, bottom: lineLength - 1 }));

const each = ({ left, right, top, bottom }: Strip, visit: (column: number, row: number) => void): void => {
  for (let column = left; column <= right; column++) for (let row = top; row <= bottom; row++) visit(column, row);
};

const besideLines = (grid: Grid, tiles: readonly Tile[]): Labyrinth['besideLine'] =>
  [0, grid.columns - 1].map((column) =>
    tiles.flatMap(({ room, slot }, index) => (room === undefined && slot % grid.columns === column ? [index] : [])),
  );

/** What a room has of its own: terrain, its gear, its edges. */
const furnish = (rules: Ruleset, maze: Labyrinth, tiles: readonly Tile[], index: number): void => {
  const { covers, marks, room, turn } = tiles[index] as Tile;
  const chamber = room === undefined ? undefined : rules.rooms[room];
  if (chamber === undefined) return;
  const base = index * rules.grid.cells;
  maze.terrain.set(chamber.obstacles, base);
  for (const { cell, name, owner } of covers)
    maze.terrain[base + cell] = (maze.terrain[base + cell] as number) | (rules.hazards.covers[name]?.bits[owner] ?? 0);
  maze.gears[index] = base + chamber.gear;
  const edgeAt = (edge: number) => (base + (edge >> 2)) * 4 + (((edge & 3) + turn) & 3);
  for (let edge = 0; edge < chamber.edges.length; edge++) {
    maze.near[edgeAt(edge)] = chamber.edges[edge] as number;
    maze.gate[edgeAt(edge)] = chamber.edges[edge] === PORTCULLIS ? 1 : 0;
  }
  for (const { edge } of marks) {
    maze.near[edgeAt(edge)] = OPEN;
    maze.near[edgeAt(otherSide(rules.grid.size, edge))] = OPEN;
  }
};

/** Across each edge lies a square of a room or a line, a face-down room, or nothing. */
const survey = ({ maze, rules: { grid }, tiles }: Drawing, column: number, row: number): void => {
  const { beyond, facing, near, places } = maze;
  const place = places[squareAt(grid.lattice, column, row)] as number;
  if (isCovered(grid, tiles, place)) return;
  for (let direction = 0; direction < 4; direction++) {
    const here = place * 4 + direction;
    const there = neighbour(grid, maze, column + (COLUMN[direction] as number), row + (ROW[direction] as number));
    const isFacing = there >= 0 && isCovered(grid, tiles, there);
    beyond[here] = isFacing ? -1 : there;
    facing[here] = isFacing && near[here] === OPEN ? Math.floor(there / grid.cells) : -1;
  }
};

const ROW = [-1, 0, 1, 0];
const COLUMN = [0, 1, 0, -1];

/** Face-down rooms have no squares yet. */
const isCovered = (grid: Grid, tiles: readonly Tile[], place: number): boolean =>
  place < grid.squares && tiles[Math.floor(place / grid.cells)]?.room === undefined;

const neighbour = ({ lattice }: Grid, { places }: Labyrinth, column: number, row: number): number => {
  if (row < 0 || column < 0 || row >= lattice.height || column >= lattice.width) return -1;
  return places[squareAt(lattice, column, row)] as number;
};

const connect = ({ grid }: Ruleset, maze: Labyrinth, column: number, row: number): void => {
  const { beside, beyond, facing, gate, gears, link, near, places, terrain } = maze;
  const place = places[squareAt(grid.lattice, column, row)] as number;
  let bits = gears[Math.floor(place / grid.cells)] === place ? BESIDE.gear : 0;
  if (place >= grid.squares && (maze.besideLine[column === 0 ? 0 : 1] as readonly number[]).length > 0)
    bits |= BESIDE.faceDown;
  for (let direction = 0; direction < 4; direction++) {
    const here = place * 4 + direction;
    const there = beyond[here] as number;
    const back = there * 4 + ((direction + 2) & 3);
    const isOpen = there >= 0 && near[here] === OPEN && near[back] === OPEN;
    link[here] = isOpen ? there : -1;
    if ((facing[here] as number) >= 0) bits |= BESIDE.faceDown;
    if (isOpen && terrain[there] !== 0) bits |= BESIDE.obstacle;
    if (gate[here] === 1 || (there >= 0 && gate[back] === 1)) bits |= BESIDE.gate;
  }
  beside[place] = bits;
};

/** `link` for those who pass through edges of these kinds, bits by their codes: worked out when it is asked for. */
export const linksThrough = (maze: Labyrinth, edges: number): Int16Array => {
  if (edges === 0) return maze.link;
  const known = through.get(maze) ?? new Map<number, Int16Array>();
  through.set(maze, known);
  const link = known.get(edges) ?? openedBy(maze, edges);
  known.set(edges, link);
  return link;
};

const through = new WeakMap<Labyrinth, Map<number, Int16Array>>();

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

/** The edge across, seen from the other side; open on lines. */
export const farEdge = (maze: Labyrinth, place: number, direction: number): number => {
  const there = maze.beyond[place * 4 + direction] as number;
  return there < 0 ? OPEN : (maze.near[there * 4 + ((direction + 2) & 3)] as number);
};
