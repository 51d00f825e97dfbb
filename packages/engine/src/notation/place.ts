import { markedEdge } from '../board/edge.ts';
import { EAST, type Grid, lineIndex, lineOf, linePlace, postPlace, SOUTH } from '../board/grid.ts';
import { labyrinthOf } from '../board/labyrinth.ts';
import { type Spot, spotOf } from '../board/spot.ts';
import type { Place, Tile } from '../core/state.ts';
import { type Phrase, say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';

type Tiles = readonly Tile[];

/** `d7`: column from yellow's side, row from the top; `y3` and `z3` on the lines; `?` when it is not on the board. */
export const formatPlace = (rules: Ruleset, tiles: Tiles, place: Place): string => {
  const { grid } = rules;
  if (grid.posts > 0 && place >= grid.squares) return formatPost(rules, place);
  const spot = spotOf(grid, tiles, place);
  if (spot === undefined) return '?';
  return `${LINES[lineOf(grid, place)] ?? letter('a', spot.column)}${spot.row + 1}`;
};

export const parsePlace = (rules: Ruleset, tiles: Tiles, text: string): Place | undefined => {
  const { grid } = rules;
  if (grid.posts > 0 && /^[yz]/.test(text)) return parsePost(rules, text);
  const [, column, digits] = /^([a-z])([1-9]\d?)$/.exec(text) ?? [];
  if (column === undefined) return undefined;
  const row = Number(digits) - 1;
  const line = LINES.indexOf(column);
  const index = column.charCodeAt(0) - 'a'.charCodeAt(0);
  if (line < 0) return index < grid.columns * grid.size ? placeAt(grid, tiles, { column: index, row }) : undefined;
  return row < grid.lineLength ? linePlace(grid, line, row) : undefined;
};

/** `y1C`: before the first room of yellow's end, facing its zone C; the letters are those of the rooms' drawings. */
const formatPost = ({ grid, posts }: Ruleset, place: Place): string => {
  const nth = lineIndex(grid, place);
  return `${LINES[lineOf(grid, place)]}${Math.floor(nth / grid.posts) + 1}${posts[nth % grid.posts]}`;
};

const parsePost = ({ grid, posts }: Ruleset, text: string): Place | undefined => {
  const [, line = '', row, mark = ''] = /^([yz])([1-9])(.)$/.exec(text) ?? [];
  const nth = posts.indexOf(mark);
  if (row === undefined || nth < 0 || Number(row) > grid.rows) return undefined;
  return postPlace(grid, LINES.indexOf(line), Number(row) - 1, nth);
};

/** Slots have letters, row by row: a tile is named after the slot it lies in. */
export const formatTile = (tiles: Tiles, tile: number): string => {
  const slot = tiles[tile]?.slot;
  return slot === undefined ? '?' : letter('A', slot);
};

/** The number of the tile, or -1. */
export const parseTile = (tiles: Tiles, text: string): number =>
  tiles.findIndex(({ slot }) => letter('A', slot) === text);

/** What a reader is told when a slot is wrong, or a place. */
export const aSlot = (grid: Grid): Phrase => say('slot', { letters: slotLetters(grid) });

export const slotLetters = (grid: Grid): string => `A-${letter('A', grid.slots - 1)}`;

export const aSquare = ({ size, columns, lattice: { height: rows } }: Grid): Phrase =>
  say('square', { last: `${letter('a', columns * size - 1)}${rows}`, rows });

export const atSquare = (grid: Grid): Phrase => say('atSquare', { square: aSquare(grid) });

/**
 * `c4|d4` upright, `c4-c5` level: the edge of the western, northern square. `f4>w` when nothing seen lies across,
 * and for the other room's edge where two rooms meet.
 */
export const edgeName = (rules: Ruleset, tiles: Tiles, edge: number): string => {
  const own = canonicalEdge(rules.grid, edge);
  const place = own >> 2;
  const direction = turned(rules.grid, tiles, own, 1);
  const here = formatPlace(rules, tiles, place);
  const across = neighbour(rules, tiles, own);
  const isFirst = direction === EAST || direction === SOUTH;
  const isPost = across !== undefined && rules.grid.posts > 0 && across >= rules.grid.squares;
  if (across === undefined || isPost) return `${here}>${COMPASS[direction]}`;
  const there = formatPlace(rules, tiles, across);
  const sign = direction % 2 === EAST ? '|' : '-';
  if (isFirst) return `${here}${sign}${there}`;
  const isInside = roomOf(rules.grid, place) === roomOf(rules.grid, across);
  return isInside ? `${there}${sign}${here}` : `${here}>${COMPASS[direction]}`;
};

/** The number of an edge, `place * 4 + side` in the room's own frame; of an inner edge the smaller of its two. */
export const parseEdge = (rules: Ruleset, tiles: Tiles, text: string): number | undefined => {
  const [, first = '', sign, second = ''] = /^([a-z]\d+)([|\->])([a-z]\d*)$/.exec(text) ?? [];
  const place = parsePlace(rules, tiles, first);
  if (place === undefined) return undefined;
  if (sign === '>') return edgeTowards(rules.grid, tiles, place, COMPASS.indexOf(second));
  const direction = sign === '|' ? EAST : SOUTH;
  const there = parsePlace(rules, tiles, second);
  if (there === undefined || there !== placeTowards(rules.grid, tiles, place, direction)) return undefined;
  return edgeTowards(rules.grid, tiles, place, direction);
};

/** North, east, south, west. */
export const COMPASS = 'nesw';

/** The place across an edge; none at the rim and at face-down rooms. */
const neighbour = (rules: Ruleset, tiles: Tiles, edge: number): Place | undefined => {
  const there = labyrinthOf(rules, tiles).beyond[(edge & ~3) + turned(rules.grid, tiles, edge, 1)] ?? -1;
  return there < 0 ? undefined : there;
};

const LINES = ['y', 'z'];

const letter = (first: string, index: number): string => String.fromCharCode(first.charCodeAt(0) + index);

const placeAt = (grid: Grid, tiles: Tiles, { column, row }: Spot): Place | undefined => {
  const { size, columns } = grid;
  if (row < 0 || row >= grid.lattice.height || column < -1 || column > columns * size) return undefined;
  if (column === -1 || column === columns * size) return linePlace(grid, column < 0 ? 0 : 1, row);
  const slot = Math.floor(row / size) * columns + Math.floor(column / size);
  const index = tiles.findIndex((tile) => tile.slot === slot);
  const cell = grid.cellIndex[tiles[index]?.turn ?? 0]?.[(row % size) * size + (column % size)];
  return index < 0 || cell === undefined ? undefined : index * grid.cells + cell;
};

const placeTowards = (grid: Grid, tiles: Tiles, place: Place, direction: number): Place | undefined => {
  const from = spotOf(grid, tiles, place);
  if (from === undefined) return undefined;
  const [right, down] = direction === EAST ? [1, 0] : [0, 1];
  return placeAt(grid, tiles, { column: from.column + right, row: from.row + down });
};

const edgeTowards = (grid: Grid, tiles: Tiles, place: Place, direction: number): number | undefined =>
  direction < 0 ? undefined : canonicalEdge(grid, place * 4 + turned(grid, tiles, place * 4 + direction, -1));

/** A side of the room as a world direction, or back; lines never turn. */
const turned = (grid: Grid, tiles: Tiles, edge: number, sign: 1 | -1): number => {
  const turn = edge >> 2 < grid.squares ? (tiles[Math.floor((edge >> 2) / grid.cells)]?.turn ?? 0) : 0;
  return ((edge & 3) + sign * turn) & 3;
};

const canonicalEdge = (grid: Grid, edge: number): number => {
  if (edge >> 2 < grid.squares) {
    const base = roomOf(grid, edge >> 2) * grid.cells * 4;
    return base + markedEdge(grid.size, edge - base);
  }
  const isNorth = (edge & 3) === 0;
  return isNorth && grid.posts === 0 && lineIndex(grid, edge >> 2) > 0 ? edge - 4 + SOUTH : edge;
};

/** The tile's number; lines follow. */
const roomOf = (grid: Grid, place: Place): number =>
  place < grid.squares ? Math.floor(place / grid.cells) : grid.slots + lineOf(grid, place);
