import { type Fact, say } from '../phrases.ts';
import { bad, good, type ParseError, type Result } from '../result.ts';

export const EDGES = ['open', 'wall', 'portcullis', 'slit', 'pit'] as const;
export type Edge = (typeof EDGES)[number];

export interface Room {
  /** Number and arrow: `1ccw`, `bluecw`. */
  readonly id: string;
  readonly number: string;
  readonly arrow: 'cw' | 'ccw';
  /** Squares (or zones) along one side. */
  readonly size: number;
  /** Terrain of cell `row * size + column`. */
  readonly cells: readonly string[];
  /** At `cell * 4 + side`, side 0 north, 1 east, 2 south, 3 west as drawn; an inner edge stands on both its sides. */
  readonly edges: readonly Edge[];
}

export interface Legend {
  readonly size: number;
  /** The mark of each terrain: `.` is `floor`. */
  readonly cells: Readonly<Record<string, string>>;
  /** All unless told. */
  readonly edges?: readonly Edge[];
  /** Terrain that lies on two by two squares, once in a room. */
  readonly blocks?: readonly string[];
  /** Each terrain is once in a room. */
  readonly isEachOnce?: boolean;
  /** The rules that a drawing may go against: each room has one gear and a twin, and such a block is whole. */
  readonly cites?: { readonly gears: string; readonly ground: string; readonly block: string };
}

/** Reads every drawing of a text; trailing blanks of a line may be missing. Inverse of `formatRoom`. */
export const parseRooms = (text: string, legend: Legend): Result<readonly Room[]> => {
  const lines = text.split(/\r?\n/);
  const drawn: Drawn[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const name = NAME.exec(line);
    if (name) {
      const room = readRoom(name, lines, at + 1, legend);
      if (!room.ok) return room;
      drawn.push({ room: room.value, line: at + 1 });
      at += 2 * legend.size + 1;
    } else if (!isBetweenRooms(line)) {
      return bad({ line: at + 1, column: 1, ...say('betweenRooms'), found: seen(line) });
    }
  }
  const error = findDuplicate(drawn) ?? findLoner(drawn);
  return error ? bad({ ...error, ...ruled(legend.cites?.gears) }) : good(drawn.map(({ room }) => room));
};

/** A gear, whatever lies over it. */
export const isGear = (terrain: string): boolean => terrain.startsWith('gear');

export const formatRoom = (room: Room, legend: Legend): string => {
  const steps = Array.from({ length: 2 * room.size + 1 }, (_, step) => step);
  const drawing = steps.map((row) => steps.map((column) => markAt(room, legend, row, column)).join(''));
  return [`# ${room.number}-${room.arrow}`, ...drawing, ''].join('\n');
};

// A drawing is a grid of 2 * size + 1 marks each way: posts and edges on even rows, edges and cells on odd ones.
// Even columns are one character wide, odd columns three.

interface Drawn {
  readonly room: Room;
  readonly line: number;
}

type Grid = readonly (readonly string[])[];

const NAME = /^# (?:(?:\S+ )?([^\s-]+)-|([^\s-]+) )(cw|ccw)\s*$/;
const LEVEL: Readonly<Record<Edge, string>> = { open: '   ', wall: '---', portcullis: '===', slit: '-:-', pit: 'ooo' };
const UPRIGHT: Readonly<Record<Edge, string>> = { open: ' ', wall: '|', portcullis: '!', slit: ':', pit: 'o' };
const POSTS = { plain: '+', pit: '@' } as const;
/** Where the edges north, east, south and west of a cell stand in the grid, from the post at its north-west. */
const SIDES = [
  [0, 1],
  [1, 2],
  [2, 1],
  [1, 0],
] as const;

const isBetweenRooms = (line: string): boolean => line.trim() === '' || line.startsWith('#');

const seen = (mark: string): Fact => mark.trim() || say('blank');

const readRoom = (name: RegExpExecArray, lines: readonly string[], first: number, legend: Legend): Result<Room> => {
  const grid: (readonly string[])[] = [];
  for (let row = 0; row <= 2 * legend.size; row += 1) {
    const marks = readLine(lines[first + row], row, legend);
    if (!marks.ok) return bad({ ...marks.error, line: first + row + 1 });
    grid.push(marks.value);
  }
  const post = findWrongPost(grid);
  if (post) return bad({ ...post, line: first + post.line });
  const room = build(name[1] ?? name[2] ?? '', name[3] === 'cw' ? 'cw' : 'ccw', grid);
  const gears = room.cells.filter(isGear).length;
  if (gears !== 1) {
    const expected = say('oneGear', { room: nameOf(room) });
    return bad({ line: first, column: 1, ...expected, found: gears, ...ruled(legend.cites?.gears) });
  }
  const block = findBrokenBlock(room, legend);
  if (block) return bad({ ...block, line: first + block.line, ...ruled(legend.cites?.block) });
  const twice = findTwice(room, legend);
  return twice ? bad({ ...twice, line: first + twice.line, ...ruled(legend.cites?.ground) }) : good(room);
};

const ruled = (rule: string | undefined) => rule !== undefined && { rule };

/** Names a square that is too many, or the first one of a block that is not whole. */
const findBrokenBlock = ({ cells, size }: Room, legend: Legend): ParseError | undefined => {
  for (const terrain of legend.blocks ?? []) {
    const squares = cells.flatMap((name, cell) => (name === terrain ? [cell] : []));
    const [start] = squares;
    if (start === undefined) continue;
    const block = start % size === size - 1 ? [start] : [start, start + 1, start + size, start + size + 1];
    const surplus = squares.find((cell) => !block.includes(cell));
    if (surplus === undefined && squares.length === 4) continue;
    const wrong = surplus ?? start;
    const mark = Object.entries(legend.cells).find(([, name]) => name === terrain)?.[0] ?? '';
    const [line, column] = [2 * Math.floor(wrong / size) + 2, 4 * (wrong % size) + 3];
    return { line, column, ...say('block', { meaning: terrain }), found: mark };
  }
  return undefined;
};

/** A cell like one before it, where each is there once. */
const findTwice = ({ cells, size }: Room, { cells: marks, isEachOnce }: Legend): ParseError | undefined => {
  const again = cells.findIndex((name, cell) => cells.indexOf(name) < cell);
  if (!isEachOnce || again < 0) return undefined;
  const list = Object.entries(marks).flatMap(([mark, meaning]) =>
    cells.includes(meaning) ? [] : [say('marked', { mark, meaning })],
  );
  const [line, column] = [2 * Math.floor(again / size) + 2, 4 * (again % size) + 3];
  const found = Object.entries(marks).find(([, name]) => name === cells[again])?.[0] ?? '';
  return { line, column, ...say('either', { list }), found };
};

const readLine = (line: string | undefined, row: number, legend: Legend): Result<readonly string[]> => {
  const last = 2 * legend.size;
  if (line === undefined || isBetweenRooms(line)) {
    const found = line === undefined ? say('textEnd') : seen(line);
    return bad({ line: 0, column: 1, ...say('drawingLine', { line: row + 1, count: last + 1 }), found });
  }
  const characters = [...line];
  const meanings: string[] = [];
  for (let column = 0; column <= last; column += 1) {
    const start = 2 * column - (column % 2);
    const mark = Array.from({ length: column % 2 ? 3 : 1 }, (_, nth) => characters[start + nth] ?? ' ').join('');
    const words = wordsAt(row, column, legend);
    const meaning = words.get(mark);
    if (meaning === undefined) return bad(unknown(mark, start, words));
    meanings.push(meaning);
  }
  const width = 4 * legend.size + 1;
  if (characters.length <= width) return good(meanings);
  return bad({ line: 0, column: width + 1, ...say('lineEnd'), found: seen(characters.slice(width).join('')) });
};

const unknown = (mark: string, start: number, words: ReadonlyMap<string, string>): ParseError => {
  const blanks = mark.trim() === '' ? Math.floor(mark.length / 2) : mark.length - mark.trimStart().length;
  const list = [...words].map(([word, meaning]) => {
    const known = word.trim();
    return known === '' ? say('unmarked', { meaning }) : say('marked', { mark: known, meaning });
  });
  return { line: 0, column: start + blanks + 1, ...say('either', { list }), found: seen(mark) };
};

/** The marks that may stand at a place of the grid. A pit never lies on an outer edge, nor goes through a corner of the rim. */
const wordsAt = (row: number, column: number, legend: Legend): ReadonlyMap<string, string> => {
  const isLevel = row % 2 === 0;
  if (!isLevel && column % 2) return new Map(Object.entries(legend.cells).map(([mark, name]) => [` ${mark} `, name]));
  const { edges = EDGES } = legend;
  const isRim = (line: number) => line === 0 || line === 2 * legend.size;
  if (isLevel && column % 2 === 0) {
    const isPlain = isRim(row) || isRim(column) || !edges.includes('pit');
    const posts = isPlain ? { plain: POSTS.plain } : POSTS;
    return new Map(Object.entries(posts).map(([name, mark]) => [mark, name]));
  }
  const isOuter = isRim(isLevel ? row : column);
  const marks = isLevel ? LEVEL : UPRIGHT;
  return new Map(edges.filter((edge) => !(isOuter && edge === 'pit')).map((edge) => [marks[edge], edge]));
};

const findWrongPost = (grid: Grid): ParseError | undefined => {
  for (let row = 0; row < grid.length; row += 2) {
    for (let column = 0; column < grid.length; column += 2) {
      const expected = postAmong(edgesAround(row, column).map(([r, c]) => grid[r]?.[c]));
      const found = grid[row]?.[column] === 'pit' ? POSTS.pit : POSTS.plain;
      if (found !== expected) {
        return { line: row + 1, column: 2 * column + 1, ...say('either', { list: [`'${expected}'`] }), found };
      }
    }
  }
  return undefined;
};

const edgesAround = (row: number, column: number): readonly (readonly [number, number])[] => [
  [row - 1, column],
  [row, column + 1],
  [row + 1, column],
  [row, column - 1],
];

/** A pit on two or more of the edges that meet at a post passes through it. */
const postAmong = (edges: readonly (string | undefined)[]): string =>
  edges.filter((edge) => edge === 'pit').length > 1 ? POSTS.pit : POSTS.plain;

const build = (number: string, arrow: Room['arrow'], grid: Grid): Room => {
  const size = (grid.length - 1) / 2;
  const corners = Array.from({ length: size * size }, (_, cell) => [2 * Math.floor(cell / size), 2 * (cell % size)]);
  const cells = corners.map(([row = 0, column = 0]) => grid[row + 1]?.[column + 1] ?? '');
  const edges = corners.flatMap(([row = 0, column = 0]) =>
    SIDES.map(([down, right]) => EDGES.find((edge) => edge === grid[row + down]?.[column + right]) ?? 'open'),
  );
  return { id: `${number}${arrow}`, number, arrow, size, cells, edges };
};

const markAt = (room: Room, legend: Legend, row: number, column: number): string => {
  if (row % 2 === 0 && column % 2 === 0) {
    return postAmong(edgesAround(row, column).map(([r, c]) => edgeAt(room, r, c)));
  }
  if (row % 2 === 0) return LEVEL[edgeAt(room, row, column)];
  if (column % 2 === 0) return UPRIGHT[edgeAt(room, row, column)];
  const terrain = room.cells[((row - 1) / 2) * room.size + (column - 1) / 2];
  const mark = Object.entries(legend.cells).find(([, name]) => name === terrain)?.[0];
  return ` ${mark ?? '?'} `;
};

const edgeAt = (room: Room, row: number, column: number): Edge => {
  const last = 2 * room.size;
  if (row < 0 || column < 0 || row > last || column > last) return 'open';
  const y = Math.min(Math.floor(row / 2), room.size - 1);
  const x = Math.min(Math.floor(column / 2), room.size - 1);
  const side = SIDES.findIndex(([down, right]) => 2 * y + down === row && 2 * x + right === column);
  return room.edges[(y * room.size + x) * 4 + side] ?? 'open';
};

const findDuplicate = (drawn: readonly Drawn[]): ParseError | undefined => {
  const firsts = new Map([...drawn].reverse().map((each) => [each.room.id, each]));
  const twice = drawn.find((each) => firsts.get(each.room.id) !== each);
  if (!twice) return undefined;
  return { line: twice.line, column: 1, ...say('roomOnce'), found: say('roomAgain', { room: nameOf(twice.room) }) };
};

const findLoner = (drawn: readonly Drawn[]): ParseError | undefined => {
  const names = new Set(drawn.map(({ room }) => nameOf(room)));
  const loner = drawn.find(({ room }) => !names.has(twinOf(room)));
  if (!loner) return undefined;
  const [room, twin] = [nameOf(loner.room), twinOf(loner.room)];
  return { line: loner.line, column: 1, ...say('twin', { room: twin }), found: say('onlyRoom', { room }) };
};

const nameOf = ({ number, arrow }: Room): string => `${number}-${arrow}`;

const twinOf = ({ number, arrow }: Room): string => `${number}-${arrow === 'cw' ? 'ccw' : 'cw'}`;
