import {
  type Edge,
  formatRoom,
  learnRooms,
  legend,
  parseRooms,
  type Result,
  ROOM_SIZE,
  type Room,
} from '@archmage/engine';

// A room being drawn. Everything here answers with a new room and knows no screen.

export const ARROWS = ['cw', 'ccw'] as const;
export type Arrow = (typeof ARROWS)[number];

/** Twins: one number, two senses. */
export interface Pair {
  readonly number: string;
  readonly cw: Room;
  readonly ccw: Room;
}

export const SIZE = ROOM_SIZE;

/** Everything a square may be made of, in the order of the legend. */
export const terrains = (): readonly string[] => [...new Set(Object.values(legend().cells))];

/** What a press makes of an edge, in turn. */
export const CYCLE: readonly Edge[] = ['open', 'wall', 'portcullis'];

/** Plain floor with a gear in the middle: the least that is a room. */
export const blankPair = (number: string): Pair => ({
  number,
  cw: blankRoom(number, 'cw'),
  ccw: blankRoom(number, 'ccw'),
});

export const blankRoom = (number: string, arrow: Arrow): Room => ({
  id: `${number}${arrow}`,
  number,
  arrow,
  size: SIZE,
  cells: Array.from({ length: SIZE * SIZE }, (_, cell) => (cell === (SIZE * SIZE) >> 1 ? 'gear' : 'floor')),
  edges: Array.from({ length: SIZE * SIZE * 4 }, () => 'open' as const),
});

export const isGear = (terrain: string | undefined): boolean => terrain?.startsWith('gear') ?? false;

/** A room has one gear and at most one pentacle, which is whole: painting one takes the other away. */
export const painted = (room: Room, cell: number, terrain: string): Room => {
  if (room.cells[cell] === terrain && terrain !== 'pentacle') return room;
  const cells = [...room.cells];
  if (isGear(terrain)) for (const [at, each] of cells.entries()) if (isGear(each)) cells[at] = withoutGear(each);
  const block = terrain === 'pentacle' ? blockAt(cell) : [cell];
  const breaks = terrain === 'pentacle' || cells[cell] === 'pentacle';
  if (breaks) for (const [at, each] of cells.entries()) if (each === 'pentacle') cells[at] = 'floor';
  for (const at of block) cells[at] = terrain;
  return cells.every((each, at) => each === room.cells[at]) ? room : { ...room, cells };
};

export const withEdge = (room: Room, edge: number, kind: Edge): Room => {
  const edges = [...room.edges];
  edges[edge] = kind;
  const other = across(edge);
  if (other !== undefined) edges[other] = kind;
  return { ...room, edges };
};

export const nextEdge = (kind: Edge | undefined): Edge =>
  CYCLE[(CYCLE.indexOf(kind ?? 'open') + 1) % CYCLE.length] ?? 'open';

/** The same edge as the square beyond it has it. */
export const across = (edge: number): number | undefined => {
  const [cell, side] = [edge >> 2, edge & 3];
  const row = Math.floor(cell / SIZE) + ([-1, 0, 1, 0][side] ?? 0);
  const column = (cell % SIZE) + ([0, 1, 0, -1][side] ?? 0);
  if (row < 0 || column < 0 || row >= SIZE || column >= SIZE) return undefined;
  return (row * SIZE + column) * 4 + ((side + 2) & 3);
};

export const MOTIONS = ['leftRight', 'topBottom', 'turn'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Mirrored, or turned a quarter clockwise. */
export const moved = (room: Room, motion: Motion): Room => {
  const { from, side } = WAYS[motion];
  const all = room.cells.map((_, cell) => from(Math.floor(cell / SIZE), cell % SIZE));
  const source = all.map(([row, column]) => row * SIZE + column);
  return {
    ...room,
    cells: source.map((cell) => room.cells[cell] ?? 'floor'),
    edges: source.flatMap((cell) => [0, 1, 2, 3].map((to) => room.edges[cell * 4 + side(to)] ?? 'open')),
  };
};

interface Way {
  /** Where a square's content comes from. */
  readonly from: (row: number, column: number) => readonly [row: number, column: number];
  readonly side: (side: number) => number;
}

const LAST = SIZE - 1;
const WAYS: Readonly<Record<Motion, Way>> = {
  leftRight: { from: (row, column) => [row, LAST - column], side: (side) => (side % 2 ? 4 - side : side) },
  topBottom: { from: (row, column) => [LAST - row, column], side: (side) => (side % 2 ? side : 2 - side) },
  turn: { from: (row, column) => [LAST - column, row], side: (side) => (side + 3) % 4 },
};

/** The same drawing with the other arrow. */
export const asTwin = ({ cells, edges }: Room, twin: Room): Room => ({ ...twin, cells, edges });

export const renumbered = ({ cw, ccw }: Pair, number: string): Pair => ({
  number,
  cw: { ...cw, number, id: `${number}cw` },
  ccw: { ...ccw, number, id: `${number}ccw` },
});

/** The notation of `docs/scenarios.md`. */
export const writePairs = (pairs: readonly Pair[]): string =>
  pairs.flatMap((pair) => ARROWS.map((arrow) => formatRoom(pair[arrow], legend()))).join('\n');

export const readPairs = (text: string): Result<readonly Pair[]> => {
  const rooms = parseRooms(text, legend());
  if (!rooms.ok) return rooms;
  // The engine says the same of a text that is to be played by.
  if (rooms.value.length === 0) return learnRooms(text) as Result<never>;
  return { ok: true, value: pairsOf(rooms.value) };
};

export const pairsOf = (rooms: readonly Room[]): readonly Pair[] =>
  [...new Set(rooms.map(({ number }) => number))].flatMap((number) => {
    const [cw, ccw] = ARROWS.map((arrow) => rooms.find((room) => room.number === number && room.arrow === arrow));
    return cw && ccw ? [{ number, cw, ccw }] : [];
  });

const withoutGear = (terrain: string): string => (terrain === 'gearInMist' ? 'mist' : 'floor');

/** The four squares of a pentacle whose north-western one is here, or as near as the room allows. */
const blockAt = (cell: number): readonly number[] => {
  const row = Math.min(Math.floor(cell / SIZE), LAST - 1);
  const column = Math.min(cell % SIZE, LAST - 1);
  return [0, 1, SIZE, SIZE + 1].map((step) => row * SIZE + column + step);
};
