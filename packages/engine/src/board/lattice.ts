import type { Grid } from './grid.ts';

/**
 * The squares of the whole board as bits of a few words: column by column from the west, the lines included, as many
 * whole columns to a word as fit. So a step is a shift: north and south by one bit, east and west by `height`. The first
 * and the last word stay empty: every square's word has one on either side.
 */
export interface Lattice {
  readonly height: number;
  readonly width: number;
  readonly words: number;
  /** Columns of one word. */
  readonly columns: number;
  /** What a step to the next word shifts by: the other columns of a word. */
  readonly carry: number;
  /** A word with a bit for each square: a shift may leave bits beyond them. */
  readonly full: number;
  /** Each square's column and row, and each column's word. */
  readonly columnOf: Uint8Array;
  readonly rowOf: Uint8Array;
  readonly wordOf: Uint8Array;
}

const WORD = 32;

export const latticeOf = ({ columns, lineLength, size }: Pick<Grid, 'columns' | 'lineLength' | 'size'>): Lattice => {
  if (lineLength > WORD) throw new Error(`A column of ${lineLength} places does not fit into ${WORD} bits.`);
  const width = columns * size + 2;
  const perWord = Math.floor(WORD / lineLength);
  const words = Math.ceil(width / perWord) + 2;
  const columnOf = (square: number) => ((square >> 5) - 1) * perWord + Math.floor((square & 31) / lineLength);
  return {
    height: lineLength,
    width,
    words,
    columns: perWord,
    carry: (perWord - 1) * lineLength,
    full: -1 >>> (WORD - perWord * lineLength),
    columnOf: Uint8Array.from({ length: words * WORD }, (_, square) => columnOf(square)),
    rowOf: Uint8Array.from({ length: words * WORD }, (_, square) => (square & 31) % lineLength),
    wordOf: Uint8Array.from({ length: width }, (_, column) => Math.floor(column / perWord) + 1),
  };
};

/** A square's number: its word times 32, and its bit. Column 0 is the western line. */
export const squareAt = ({ columns, height }: Lattice, column: number, row: number): number =>
  Math.floor(column / columns + 1) * WORD + (column % columns) * height + row;

/** The least number of steps between two squares, walls or no walls. */
export const distance = ({ columnOf, rowOf }: Lattice, a: number, b: number): number =>
  Math.abs((columnOf[a] as number) - (columnOf[b] as number)) + Math.abs((rowOf[a] as number) - (rowOf[b] as number));

/** The word so many columns east of a square, or the last one there is that way. */
export const wordOf = ({ columnOf, width, wordOf }: Lattice, square: number, east: number): number =>
  wordOf[Math.min(Math.max((columnOf[square] as number) + east, 0), width - 1)] as number;

export const isSet = (board: Int32Array, square: number): boolean =>
  ((board[square >> 5] as number) & (1 << (square & 31))) !== 0;

export const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);
