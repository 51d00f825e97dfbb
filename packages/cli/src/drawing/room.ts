import { EDGES, type Edge, formatKind, type MarkState, markedEdge, type Tile } from '@archmage/engine';
import type { Ink } from './paint.ts';
import { type Sheet, SQUARE } from './sheet.ts';
import { drawSquare } from './square.ts';

/** A room with its own rim: two lines for each row of squares and one more. */
export const drawRoom = (sheet: Sheet, slot: number): readonly string[] => {
  const index = sheet.state.tiles.findIndex((tile) => tile.slot === slot);
  const tile = sheet.state.tiles[index] as Tile;
  return tile.room === undefined ? drawBack(sheet, tile) : drawFront(sheet, tile, index);
};

const drawFront = (sheet: Sheet, tile: Tile, index: number): readonly string[] => {
  const { size } = sheet.rules.grid;
  const across = range(size);
  const level = (row: number, direction: number) =>
    `+${across.map((column) => `${drawEdge(sheet, tile, { row, column, direction })}+`).join('')}`;
  const lines = across.flatMap((row) => {
    const west = drawEdge(sheet, tile, { row, column: 0, direction: WEST });
    const squares = across.map(
      (column) =>
        drawCell(sheet, tile, index, { row, column }) + drawEdge(sheet, tile, { row, column, direction: EAST }),
    );
    return [level(row, NORTH), west + squares.join('')];
  });
  return [...lines, level(size - 1, SOUTH)];
};

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

interface Spot {
  readonly row: number;
  readonly column: number;
}

const drawCell = (sheet: Sheet, tile: Tile, index: number, { row, column }: Spot): string => {
  const { grid, rooms } = sheet.rules;
  const cell = grid.cellIndex[tile.turn]?.[row * grid.size + column] as number;
  return drawSquare(sheet, index * grid.cells + cell, rooms[tile.room ?? '']?.room.cells[cell] ?? '');
};

type Drawn = Edge | MarkState;

/** Upright and level. A portcullis or a wall that was opened or broken shows that it was there. */
const STROKES: Readonly<Record<Drawn, readonly [Ink, string, string]>> = {
  open: ['gate', ' ', '    '],
  wall: ['wall', '|', '----'],
  portcullis: ['gate', '!', '===='],
  slit: ['gate', ':', '-:--'],
  pit: ['pit', 'o', 'oooo'],
  broken: ['gate', 'x', 'x  x'],
};
const OPENED: readonly [Ink, string, string] = ['gate', ':', '.  .'];

const drawEdge = (sheet: Sheet, tile: Tile, { row, column, direction }: Spot & { direction: number }): string => {
  const { grid, rooms } = sheet.rules;
  const cell = grid.cellIndex[tile.turn]?.[row * grid.size + column] as number;
  const edge = cell * 4 + ((direction - tile.turn) & 3);
  const mark = tile.marks.find((each) => each.edge === markedEdge(grid.size, edge))?.state;
  const own = EDGES[rooms[tile.room ?? '']?.edges[edge] ?? 0] as Edge;
  const [ink] = STROKES[own];
  const [, upright, level] = mark === 'open' ? OPENED : STROKES[mark ?? own];
  return sheet.paint(ink, direction % 2 === EAST ? upright : level);
};

/** The back of a room: nothing but the colours of the tokens on it, and the faces the viewer may know. */
const drawBack = ({ rules, paint }: Sheet, { stash }: Tile): readonly string[] => {
  const { size } = rules.grid;
  const width = size * (SQUARE + 1) - 1;
  const faces = stash.map(({ owner, kind }) => [owner, `${owner.charAt(0)}${formatKind(rules, kind)}`] as const);
  const taken = faces.map(([, text]) => text).join(' ').length;
  const left = Math.max(0, Math.floor((width - taken) / 2));
  const names = faces.map(([owner, text]) => paint(owner, text)).join(' ');
  const middle = ' '.repeat(left) + names + ' '.repeat(Math.max(0, width - left - taken));
  const rim = paint('faint', `+${'~'.repeat(width)}+`);
  const side = paint('faint', '~');
  const rows = range(2 * size - 1).map((row) => side + (row === size - 1 ? middle : ' '.repeat(width)) + side);
  return [rim, ...rows, rim];
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth);
