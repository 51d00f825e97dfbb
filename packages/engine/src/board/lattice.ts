/**
 * The squares of the whole board, numbered column by column from the west, the lines included: north and south lie one
 * apart, east and west `height`.
 */
export interface Lattice {
  readonly height: number;
  readonly width: number;
}

/** A square's number. Column 0 is the western line. */
export const squareAt = ({ height }: Lattice, column: number, row: number): number => column * height + row;

export const columnOf = ({ height }: Lattice, square: number): number => Math.floor(square / height);

export const rowOf = ({ height }: Lattice, square: number): number => square % height;

/** The least number of steps between two squares, walls or no walls. */
export const distance = (lattice: Lattice, a: number, b: number): number =>
  Math.abs(columnOf(lattice, a) - columnOf(lattice, b)) + Math.abs(rowOf(lattice, a) - rowOf(lattice, b));
