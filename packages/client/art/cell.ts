/** The middle of a cell in the frame of its room, whose own middle is the origin. */
export const cellCentre = (size: number, cell: number): { readonly x: number; readonly y: number } => ({
  x: ((cell % size) + 0.5 - size / 2) * 100,
  y: (Math.floor(cell / size) + 0.5 - size / 2) * 100,
});

/** Moves what is drawn around the origin to a cell. */
export const onCell = (size: number, cell: number): string => {
  const { x, y } = cellCentre(size, cell);
  return `translate(${x} ${y})`;
};
