import type { Place, Ruleset, State, Tile } from '@archmage/engine';
import { fill } from '@archmage/words';
import { type Paint, plain } from './drawing/paint.ts';
import { drawRoom } from './drawing/room.ts';
import { ARROWS, type Sheet, SQUARE } from './drawing/sheet.ts';
import { drawSquare, noteOf } from './drawing/square.ts';
import { en } from './messages/en.ts';
import type { Messages } from './messages/messages.ts';

export interface Look {
  readonly paint: Paint;
  /** Characters a line may have; a board that needs more is drawn in two halves. */
  readonly width: number;
  readonly words: Messages;
}

const PLAIN: Look = { paint: plain, width: 200, words: en };

/** The table seen from above: the lines at both ends, each room with its own rim, who stands where. */
export const drawBoard = (rules: Ruleset, state: State, look: Look = PLAIN): string => {
  const { columns } = rules.grid;
  const sheet: Sheet = { rules, state, paint: look.paint, words: look.words };
  const needed = columns * roomWidth(rules) + 2 * (LABEL + SQUARE + 1);
  if (needed <= look.width) return drawColumns(sheet, 0, columns).join('\n');
  const half = Math.ceil(columns / 2);
  return [...drawColumns(sheet, 0, half), '', ...drawColumns(sheet, half, columns)].join('\n');
};

const LABEL = 3;

const roomWidth = ({ grid }: Ruleset): number => grid.size * (SQUARE + 1) + 1;

const drawColumns = (sheet: Sheet, from: number, to: number): readonly string[] => {
  const { columns, rows } = sheet.rules.grid;
  const bands = Array.from({ length: rows }, (_, row) => drawBand(sheet, row, from, to));
  const letters = drawLetters(sheet, from, to);
  const isWhole = from === 0 && to === columns;
  return [letters, ...bands.flat(), ...(isWhole ? [letters] : [])];
};

/** One row of rooms: its names, then the rooms side by side with what lies at either end. */
const drawBand = (sheet: Sheet, row: number, from: number, to: number): readonly string[] => {
  const { columns, size } = sheet.rules.grid;
  const slots = Array.from({ length: to - from }, (_, nth) => row * columns + from + nth);
  const drawn = slots.map((slot) => drawRoom(sheet, slot));
  const west = from === 0 ? drawEnd(sheet, row, 0) : labels(sheet, row, 'west');
  const east = to === columns ? drawEnd(sheet, row, 1) : labels(sheet, row, 'east');
  const lines = Array.from({ length: 2 * size + 1 }, (_, line) =>
    [west[line], ...drawn.map((room) => room[line]), east[line]].join('').trimEnd(),
  );
  const margin = ' '.repeat(from === 0 ? LABEL + SQUARE + 1 : LABEL);
  return [(margin + slots.map((slot) => title(sheet, slot)).join('')).trimEnd(), ...lines];
};

/** `A  room 1 ↺`, or what lies on a face-down room. */
const title = ({ rules, state, paint, words }: Sheet, slot: number): string => {
  const tile = state.tiles.find((each) => each.slot === slot) as Tile;
  const width = roomWidth(rules);
  const letter = String.fromCharCode('A'.charCodeAt(0) + slot);
  const room = tile.room === undefined ? undefined : rules.rooms[tile.room]?.room;
  const { board } = words;
  const number = room && `${room.number}${ARROWS[room.arrow]}`;
  const long = number === undefined ? fill(board.faceDown, { letter }) : fill(board.room, { letter, number });
  const short = `${letter} ${number ?? ''}`.trim();
  const text = (long.length < width ? long : short).slice(0, width);
  const left = Math.floor((width - text.length) / 2);
  return ' '.repeat(left) + paint('strong', text) + ' '.repeat(width - left - text.length);
};

/** A starting line with its row numbers, as high as a row of rooms. */
const drawEnd = (sheet: Sheet, row: number, line: number): readonly string[] => {
  const { posts, size, squares, lineLength } = sheet.rules.grid;
  if (posts > 0) return drawPosts(sheet, row, line);
  const blank = ' '.repeat(LABEL + SQUARE + 1);
  const lines: string[] = [blank];
  for (let index = row * size; index < (row + 1) * size; index++) {
    const place: Place = squares + line * lineLength + index;
    const square = drawSquare(sheet, place, sheet.rules.lines[line]?.dots.includes(index) ? 'dot' : 'line');
    lines.push(line === 0 ? `${label(index, 'west')}${square} ` : ` ${square}${label(index, 'east')}`, blank);
  }
  return lines;
};

/** Before a room those who face it, one below the other; which zone each faces is said below the board (C-BOARD-20). */
const drawPosts = (sheet: Sheet, row: number, line: number): readonly string[] => {
  const { lineLength, posts, size, squares } = sheet.rules.grid;
  const places = Array.from({ length: posts }, (_, nth) => squares + line * lineLength + row * posts + nth);
  const taken = places.filter((place) => sheet.state.pieces.some(({ at }) => at === place));
  return Array.from({ length: 2 * size + 1 }, (_, nth) => {
    const place = taken[nth - 1];
    const square = place === undefined ? ' '.repeat(SQUARE) : drawSquare(sheet, place, 'line');
    const name = (side: 'west' | 'east') =>
      nth % 2 === 0 ? ' '.repeat(LABEL) : label(row * size + (nth - 1) / 2, side);
    return line === 0 ? `${name('west')}${square} ` : ` ${square}${name('east')}`;
  });
};

/** Row numbers where the board is cut. */
const labels = (sheet: Sheet, row: number, side: 'west' | 'east'): readonly string[] => {
  const { size } = sheet.rules.grid;
  const blank = ' '.repeat(LABEL);
  return [blank, ...Array.from({ length: size }, (_, nth) => [label(row * size + nth, side), blank]).flat()];
};

const label = (index: number, side: 'west' | 'east'): string =>
  side === 'west' ? `${index + 1} `.padStart(LABEL) : ` ${index + 1}`.padEnd(LABEL);

/** The columns' letters: `y` and `z` are the lines'. */
const drawLetters = ({ rules, paint }: Sheet, from: number, to: number): string => {
  const { columns, size } = rules.grid;
  const over = (letter: string) => ` ${letter}`.padEnd(SQUARE + 1);
  const first = 'a'.charCodeAt(0);
  const rooms = Array.from({ length: to - from }, (_, nth) => {
    const letters = Array.from({ length: size }, (_, c) => over(String.fromCharCode(first + (from + nth) * size + c)));
    return ` ${letters.join('')}`;
  });
  const west = ' '.repeat(LABEL) + (from === 0 ? over('y') : '');
  return paint('faint', (west + rooms.join('') + (to === columns ? ` ${over('z')}` : '')).trimEnd());
};

/** What the marks cannot say, one line for each square with more to say. */
export const drawLegend = (rules: Ruleset, state: State, words: Messages = en): readonly string[] => {
  const places = [...new Set(state.pieces.filter(({ at }) => at >= 0).map(({ at }) => at))];
  return places.flatMap((place) => noteOf({ rules, state, paint: plain, words }, place) ?? []).sort();
};
