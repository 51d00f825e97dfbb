import type { Tile } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { OPEN, otherSide, PORTCULLIS } from './edge.ts';
import { type Grid, linePlace, NORTH, SOUTH } from './grid.ts';
import type { Labyrinth } from './labyrinth.ts';
import { squareAt } from './lattice.ts';

/** A labyrinth being drawn. */
export interface Drawing {
  readonly rules: Ruleset;
  readonly tiles: readonly Tile[];
  readonly maze: Labyrinth;
}

/** A face-down room one has access to, a gear under one's feet, an obstacle one could jump, a portcullis. */
export const BESIDE = { faceDown: 1, gear: 2, obstacle: 4, gate: 8 } as const;

export const draw = (rules: Ruleset, tiles: readonly Tile[]): Labyrinth => {
  const { grid } = rules;
  const tileAt = new Int8Array(grid.slots);
  const maze = tablesIn(grid, new ArrayBuffer(bytesOf(grid)), tileAt, besideLines(grid, tiles));
  maze.beyond.fill(-1);
  maze.link.fill(-1);
  maze.facing.fill(-1);
  maze.gears.fill(-1);
  tiles.forEach(({ slot }, index) => {
    tileAt[slot] = index;
  });
  layLine(grid, maze, 0, 0);
  layLine(grid, maze, 1, grid.lattice.width - 1);
  fill({ rules, tiles, maze }, [...tiles.keys()], true);
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

export const copyOf = (rules: Ruleset, tiles: readonly Tile[], maze: Labyrinth, isRevealing: boolean): Labyrinth => {
  const lines = isRevealing ? besideLines(rules.grid, tiles) : maze.besideLine;
  return tablesIn(rules.grid, (maze.beyond.buffer as ArrayBuffer).slice(0), maze.tileAt, lines);
};

/** The tables share one memory, which is copied at one go: ten of their own cost ten times as much. */
const tablesIn = (
  grid: Grid,
  memory: ArrayBuffer,
  tileAt: Int8Array,
  besideLine: Labyrinth['besideLine'],
): Labyrinth => {
  const { places, slots } = grid;
  const bytes = 2 * (11 * places + slots);
  return {
    beyond: new Int16Array(memory, 0, places * 4),
    link: new Int16Array(memory, 8 * places, places * 4),
    terrain: new Uint16Array(memory, 16 * places, places),
    squares: new Int16Array(memory, 18 * places, places),
    places: new Int16Array(memory, 20 * places, places),
    gears: new Int16Array(memory, 22 * places, slots),
    near: new Uint8Array(memory, bytes, places * 4),
    facing: new Int8Array(memory, bytes + 4 * places, places * 4),
    gate: new Uint8Array(memory, bytes + 8 * places, places * 4),
    beside: new Uint8Array(memory, bytes + 12 * places, places),
    besideLine,
    tileAt,
  };
};

const bytesOf = ({ places, slots }: Grid): number => 2 * (11 * places + slots) + 13 * places;

const besideLines = (grid: Grid, tiles: readonly Tile[]): Labyrinth['besideLine'] =>
  [0, grid.columns - 1].map((column) =>
    tiles.flatMap(({ room, slot }, index) => (room === undefined && slot % grid.columns === column ? [index] : [])),
  );

/** These rooms and what they are to all that borders on them; says which places that concerns. */
export const fill = (drawing: Drawing, changed: readonly number[], isRevealing: boolean): readonly number[] => {
  const { maze, rules } = drawing;
  const { grid } = rules;
  for (const index of changed) {
    map(drawing, index);
    furnish(drawing, index);
  }
  const places: number[] = [];
  for (const index of changed) join(drawing, index, places);
  for (let n = 0; n < places.length; n++) look(grid, maze, places[n] as number);
  if (isRevealing) for (let place = grid.squares; place < grid.places; place++) look(grid, maze, place);
  return places;
};

/** Where in the lattice a room's places lie. */
const map = ({ maze, rules: { grid }, tiles }: Drawing, index: number): void => {
  const { slot, turn } = tiles[index] as Tile;
  const left = 1 + (slot % grid.columns) * grid.size;
  const top = Math.floor(slot / grid.columns) * grid.size;
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

/** What a room has of its own: terrain, its gear, its edges. */
const furnish = ({ maze, rules, tiles }: Drawing, index: number): void => {
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
    const code = chamber.edges[edge] as number;
    maze.near[edgeAt(edge)] = code;
    maze.gate[edgeAt(edge)] = code === PORTCULLIS ? 1 : 0;
  }
  for (const { edge } of marks) {
    maze.near[edgeAt(edge)] = OPEN;
    maze.near[edgeAt(otherSide(rules.grid.size, edge))] = OPEN;
  }
};

/** Every edge of a room, and the other side of it: a square of a room or a line, a face-down room, or nothing. */
const join = ({ maze, rules: { grid }, tiles }: Drawing, index: number, places: number[]): void => {
  const isDown = (tiles[index] as Tile).room === undefined;
  const first = index * grid.cells;
  const end = first + grid.cells;
  for (let place = first; place < end; place++) {
    places.push(place);
    const square = maze.squares[place] as number;
    for (let direction = 0; direction < 4; direction++) {
      const beside = grid.besides[square * 4 + direction] as number;
      const there = beside < 0 ? -1 : (maze.places[beside] as number);
      const here = place * 4 + direction;
      if (there < 0) leadNowhere(maze, here);
      else {
        const back = there * 4 + ((direction + 2) & 3);
        const isDownThere = there < grid.squares && tiles[Math.floor(there / grid.cells)]?.room === undefined;
        if (isDown || isDownThere) {
          face(maze, here, isDownThere && !isDown ? Math.floor(there / grid.cells) : -1);
          face(maze, back, isDown && !isDownThere ? index : -1);
        } else connect(maze, here, back);
        if (there < first || there >= end) places.push(there);
      }
    }
  }
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

/** What a place is next to. */
const look = (grid: Grid, maze: Labyrinth, place: number): void => {
  const { beside, besideLine, beyond, facing, gate, gears, link, terrain } = maze;
  let bits = 0;
  if (place < grid.squares) {
    if (gears[Math.floor(place / grid.cells)] === place) bits = BESIDE.gear;
  } else if ((besideLine[place < grid.squares + grid.lineLength ? 0 : 1] as readonly number[]).length > 0)
    bits = BESIDE.faceDown;
  for (let here = place * 4, end = here + 4; here < end; here++) {
    const there = beyond[here] as number;
    if ((facing[here] as number) >= 0) bits |= BESIDE.faceDown;
    if ((link[here] as number) >= 0 && terrain[there] !== 0) bits |= BESIDE.obstacle;
    if (gate[here] === 1 || (there >= 0 && gate[there * 4 + ((here + 2) & 3)] === 1)) bits |= BESIDE.gate;
  }
  beside[place] = bits;
};
