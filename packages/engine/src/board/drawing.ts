import { type Tile, tileOf } from '../core/state.ts';
import type { Chamber, Ruleset } from '../rules/ruleset.ts';
import { OPEN, otherSide, PIT, PORTCULLIS } from './edge.ts';
import { EAST, type Grid, linePlace, NORTH, postPlace, SOUTH, WEST } from './grid.ts';
import type { Labyrinth } from './labyrinth.ts';
import { squareAt } from './lattice.ts';
import { cut, type Paper } from './paper.ts';

/** A labyrinth being drawn. */
export interface Drawing {
  readonly rules: Ruleset;
  readonly tiles: readonly Tile[];
  readonly maze: Labyrinth;
}

/** A room that is not what it was, and in which of its cells; in all of them unless told. */
export interface Change {
  readonly tile: number;
  readonly cells: readonly number[] | undefined;
}

/** A face-down room one has access to, a gear under one's feet, an obstacle one could jump, a portcullis; a labyrinth has no tokens. */
export const BESIDE = { faceDown: 1, gear: 2, obstacle: 4, gate: 8, token: 16 } as const;

export const draw = (rules: Ruleset, tiles: readonly Tile[]): Labyrinth => {
  const { grid } = rules;
  const tileAt = new Int8Array(grid.slots);
  const maze = tablesIn(grid, cut(bytesOf(grid)), { tileAt, ...outlineOf(rules, tiles) });
  maze.beyond.fill(-1);
  maze.link.fill(-1);
  maze.facing.fill(-1);
  maze.gears.fill(-1);
  tiles.forEach(({ slot }, index) => {
    tileAt[slot] = index;
  });
  maze.squares.fill(-1);
  maze.places.fill(-1);
  if (grid.posts === 0) {
    layLine(grid, maze, 0, 0);
    layLine(grid, maze, 1, grid.lattice.width - 1);
  }
  const all = tiles.map((_, tile) => ({ tile, cells: undefined }));
  fill({ rules, tiles, maze }, all);
  lookAlongLines(grid, maze);
  return maze;
};

/** A starting line from north to south. */
const layLine = (grid: Grid, maze: Labyrinth, line: number, column: number): void => {
  for (let row = 0; row < grid.lineLength; row++) {
    const place = linePlace(grid, line, row);
    pin(maze, place, squareAt(grid.lattice, column, row));
    if (row > 0) connect(maze, place * 4 + NORTH, (place - 1) * 4 + SOUTH);
  }
};

export const copyOf = (rules: Ruleset, tiles: readonly Tile[], maze: Labyrinth): Labyrinth => {
  const bytes = bytesOf(rules.grid);
  const paper = cut(bytes);
  new Uint8Array(paper.sheet, paper.from, bytes).set(new Uint8Array(maze.beyond.buffer, maze.beyond.byteOffset, bytes));
  const copy = tablesIn(rules.grid, paper, { tileAt: maze.tileAt, ...outlineOf(rules, tiles) });
  // Those of a labyrinth that was repaved are elsewhere.
  copy.terrain.set(maze.terrain);
  copy.beside.set(maze.beside);
  return copy;
};

/** What is no table of places. */
type Outline = Pick<Labyrinth, 'besideLine' | 'chambers'>;

const outlineOf = ({ grid, rooms }: Ruleset, tiles: readonly Tile[]): Outline => ({
  besideLine: besideLines(grid, tiles),
  chambers: tiles.map(({ room }) => (room === undefined ? undefined : rooms[room])),
});

/** The tables share one piece of paper, which is copied at one go. */
const tablesIn = (
  grid: Grid,
  { from, sheet }: Paper,
  { besideLine, chambers, tileAt }: Outline & Pick<Labyrinth, 'tileAt'>,
): Labyrinth => {
  const { places, slots } = grid;
  const bytes = from + 2 * (11 * places + slots);
  return {
    beyond: new Int16Array(sheet, from, places * 4),
    link: new Int16Array(sheet, from + 8 * places, places * 4),
    through: new Map(),
    terrain: new Uint16Array(sheet, from + 16 * places, places),
    squares: new Int16Array(sheet, from + 18 * places, places),
    places: new Int16Array(sheet, from + 20 * places, places),
    gears: new Int16Array(sheet, from + 22 * places, slots),
    near: new Uint8Array(sheet, bytes, places * 4),
    facing: new Int8Array(sheet, bytes + 4 * places, places * 4),
    gate: new Uint8Array(sheet, bytes + 8 * places, places * 4),
    beside: new Uint8Array(sheet, bytes + 12 * places, places),
    besideLine,
    chambers,
    tileAt,
  };
};

const bytesOf = ({ places, slots }: Grid): number => 2 * (11 * places + slots) + 13 * places;

const besideLines = (grid: Grid, tiles: readonly Tile[]): Labyrinth['besideLine'] => {
  const [west, east]: [number[], number[]] = [[], []];
  // Each post is before a room of its own.
  if (grid.posts > 0) return [west, east];
  for (let tile = 0; tile < tiles.length; tile++) {
    const { room, slot } = tiles[tile] as Tile;
    if (room !== undefined) continue;
    const column = slot % grid.columns;
    if (column === 0) west.push(tile);
    if (column === grid.columns - 1) east.push(tile);
  }
  return [west, east];
};

/** The same labyrinth, whose squares alone may be covered otherwise. */
export const repaved = (maze: Labyrinth): Labyrinth => ({
  beyond: maze.beyond,
  link: maze.link,
  through: maze.through,
  terrain: maze.terrain.slice(),
  squares: maze.squares,
  places: maze.places,
  gears: maze.gears,
  near: maze.near,
  facing: maze.facing,
  gate: maze.gate,
  beside: maze.beside.slice(),
  besideLine: maze.besideLine,
  chambers: maze.chambers,
  tileAt: maze.tileAt,
});

/** What covers these rooms; says which places that concerns. */
export const cover = (drawing: Drawing, changes: readonly Change[]): readonly number[] => {
  for (const { tile } of changes) pave(drawing, tile);
  return lookAround(drawing, changes);
};

/** These rooms and what they are to all that borders on them; says which places that concerns. */
export const fill = (drawing: Drawing, changes: readonly Change[]): readonly number[] => {
  for (const { tile } of changes) furnish(drawing, tile);
  for (const { tile } of changes) join(drawing, tile);
  if (drawing.rules.grid.posts > 0) for (const { tile } of changes) layPosts(drawing, tile);
  return lookAround(drawing, changes);
};

const lookAround = (drawing: Drawing, changes: readonly Change[]): readonly number[] => {
  const places: number[] = [];
  for (const change of changes) concern(drawing, change, places);
  for (let n = 0; n < places.length; n++) look(drawing.rules.grid, drawing.maze, places[n] as number);
  return places;
};

/** What a room has of its own: its squares, terrain, its gear, its edges. */
const furnish = (drawing: Drawing, index: number): void => {
  const { maze, rules, tiles } = drawing;
  const { grid } = rules;
  const tile = tiles[index] as Tile;
  const base = index * grid.cells;
  map(grid, maze, tile, base);
  const chamber = maze.chambers[index];
  if (chamber === undefined) return;
  maze.gears[index] = base + chamber.gear;
  pave(drawing, index);
  for (let edge = 0; edge < chamber.edges.length; edge++) {
    const code = chamber.edges[edge] as number;
    const here = base * 4 + turned(edge, tile.turn);
    maze.near[here] = code;
    maze.gate[here] = code === PORTCULLIS ? 1 : 0;
  }
  for (const { edge } of tile.marks) {
    maze.near[base * 4 + turned(edge, tile.turn)] = OPEN;
    maze.near[base * 4 + turned(otherSide(grid.size, edge), tile.turn)] = OPEN;
  }
};

/** Its terrain, and what covers it. */
const pave = ({ maze, rules, tiles }: Drawing, index: number): void => {
  const { terrain } = maze;
  const base = index * rules.grid.cells;
  terrain.set((maze.chambers[index] as Chamber).obstacles, base);
  for (const { cell, name, owner } of (tiles[index] as Tile).covers)
    terrain[base + cell] = (terrain[base + cell] as number) | (rules.hazards.covers[name]?.bits[owner] ?? 0);
};

/** An edge of a cell in the world's directions. */
const turned = (edge: number, turn: number): number => (edge & ~3) + ((edge + turn) & 3);

/** Where in the lattice a room's places lie. */
const map = (grid: Grid, maze: Labyrinth, { slot, turn }: Tile, base: number): void => {
  const left = 1 + (slot % grid.columns) * grid.size;
  const top = Math.floor(slot / grid.columns) * grid.size;
  const worlds = grid.worldIndex[turn] as Uint8Array;
  for (let cell = 0; cell < grid.cells; cell++) {
    const world = worlds[cell] as number;
    pin(maze, base + cell, squareAt(grid.lattice, left + (world % grid.size), top + Math.floor(world / grid.size)));
  }
};

const pin = ({ places, squares }: Labyrinth, place: number, square: number): void => {
  squares[place] = square;
  places[square] = place;
};

/** Every edge of a room: beyond it the room goes on, or it borders on something else. */
const join = (drawing: Drawing, index: number): void => {
  const { maze, rules, tiles } = drawing;
  const { across, cells } = rules.grid;
  const { room, turn } = tiles[index] as Tile;
  const base = index * cells;
  for (let edge = 0; edge < across.length; edge++) {
    const here = base * 4 + turned(edge, turn);
    const cell = across[edge] as number;
    if (cell < 0) border(drawing, index, here);
    else if (room !== undefined) lead(maze, here, base + cell);
  }
};

/** An edge within a room has the same on both its sides. */
const lead = ({ beyond, facing, link, near }: Labyrinth, here: number, there: number): void => {
  beyond[here] = there;
  link[here] = near[here] === OPEN ? there : -1;
  facing[here] = -1;
};

/** The other side of an edge of the rim: a square of a room or a line, a face-down room, or nothing. */
const border = ({ maze, rules: { grid }, tiles }: Drawing, index: number, here: number): void => {
  const beside = grid.besides[(maze.squares[here >> 2] as number) * 4 + (here & 3)] as number;
  const there = beside < 0 ? -1 : (maze.places[beside] as number);
  // To a post it is joined from there.
  if (there < 0 || (grid.posts > 0 && there >= grid.squares)) {
    leadNowhere(maze, here);
    return;
  }
  const back = there * 4 + ((here + 2) & 3);
  const other = tileOf(grid, there);
  const isDown = tiles[index]?.room === undefined;
  const isDownThere = other >= 0 && tiles[other]?.room === undefined;
  if (isDown || isDownThere) {
    face(maze, here, isDown ? -1 : other);
    face(maze, back, isDownThere ? -1 : index);
  } else connect(maze, here, back);
};

/** Each post before a room is joined to the cell it faces, where that lies on this border (C-BOARD-20, C-BOARD-21). */
const layPosts = (drawing: Drawing, index: number): void => {
  const { maze, rules, tiles } = drawing;
  const { grid } = rules;
  const { slot } = tiles[index] as Tile;
  const line = lineBefore(grid, slot);
  if (line === undefined) return;
  const outwards = line === 0 ? WEST : EAST;
  for (let nth = 0; nth < grid.posts; nth++) {
    const post = postPlace(grid, line, Math.floor(slot / grid.columns), nth);
    const back = post * 4 + ((outwards + 2) & 3);
    unpin(maze, post);
    leadNowhere(maze, back);
    const chamber = maze.chambers[index];
    if (chamber === undefined) face(maze, back, index);
    else joinPost(drawing, index * grid.cells + (chamber.posts[nth] as number), outwards, back);
  }
};

const joinPost = ({ maze, rules: { grid } }: Drawing, place: number, outwards: number, back: number): void => {
  const square = grid.besides[(maze.squares[place] as number) * 4 + outwards] as number;
  const column = Math.floor(square / grid.lattice.height);
  if (column !== 0 && column !== grid.lattice.width - 1) return;
  pin(maze, back >> 2, square);
  connect(maze, place * 4 + outwards, back);
};

/** The starting line before a slot, if there is one. */
const lineBefore = (grid: Grid, slot: number): number | undefined => {
  const column = slot % grid.columns;
  if (column === 0) return 0;
  return column === grid.columns - 1 ? 1 : undefined;
};

const unpin = ({ places, squares }: Labyrinth, place: number): void => {
  const square = squares[place] as number;
  if (square >= 0 && places[square] === place) places[square] = -1;
  squares[place] = -1;
};

const leadNowhere = ({ beyond, facing, link }: Labyrinth, edge: number): void => {
  beyond[edge] = -1;
  link[edge] = -1;
  facing[edge] = -1;
};

/** Face-down rooms have no squares yet; -1 for no such room. */
const face = (maze: Labyrinth, edge: number, tile: number): void => {
  leadNowhere(maze, edge);
  if (maze.near[edge] === OPEN) maze.facing[edge] = tile;
};

const connect = ({ beyond, facing, link, near }: Labyrinth, here: number, back: number): void => {
  const isOpen = near[here] === OPEN && near[back] === OPEN;
  beyond[here] = back >> 2;
  beyond[back] = here >> 2;
  link[here] = isOpen ? back >> 2 : -1;
  link[back] = isOpen ? here >> 2 : -1;
  facing[here] = -1;
  facing[back] = -1;
};

/** The changed places, and those beside them. */
const concern = ({ maze, rules: { grid }, tiles }: Drawing, { cells, tile }: Change, places: number[]): void => {
  const { slot } = tiles[tile] as Tile;
  const line = lineBefore(grid, slot);
  for (let nth = 0; line !== undefined && nth < grid.posts; nth++)
    places.push(postPlace(grid, line, Math.floor(slot / grid.columns), nth));
  const first = tile * grid.cells;
  const end = first + grid.cells;
  for (let place = first; place < end; place++) {
    if (cells !== undefined && !cells.includes(place - first)) continue;
    places.push(place);
    for (let here = place * 4; here < place * 4 + 4; here++) {
      const there = maze.beyond[here] as number;
      if (there >= 0 && (cells !== undefined || there < first || there >= end)) places.push(there);
    }
  }
};

/** What a place is next to. */
const look = (grid: Grid, maze: Labyrinth, place: number): void => {
  const { beside, besideLine, beyond, facing, gate, gears, link, near, terrain } = maze;
  let bits = 0;
  if (place < grid.squares) {
    if (gears[tileOf(grid, place)] === place) bits = BESIDE.gear;
  } else if ((besideLine[place < grid.squares + grid.lineLength ? 0 : 1] as readonly number[]).length > 0)
    bits = BESIDE.faceDown;
  for (let here = place * 4, end = here + 4; here < end; here++) {
    const there = beyond[here] as number;
    if ((facing[here] as number) >= 0) bits |= BESIDE.faceDown;
    if (((link[here] as number) >= 0 && terrain[there] !== 0) || near[here] === PIT) bits |= BESIDE.obstacle;
    if (gate[here] === 1 || (there >= 0 && gate[there * 4 + ((here + 2) & 3)] === 1)) bits |= BESIDE.gate;
  }
  beside[place] = bits;
};

/** Whether there are face-down rooms beside them. */
export const lookAlongLines = (grid: Grid, maze: Labyrinth): void => {
  for (let place = grid.squares; place < grid.places; place++) look(grid, maze, place);
};
