export type Matrix = readonly (readonly number[])[];

/** Gauss and Jordan's way, with the largest pivot. */
export const inverse = (matrix: Matrix): Matrix => {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...matrix.map((_, column) => (column === at ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    raise(rows, column);
    const pivot = rows[column] ?? [];
    const scale = pivot[column] ?? 0;
    if (scale === 0) throw new Error('The matrix has no inverse.');
    rows[column] = pivot.map((each) => each / scale);
    for (let row = 0; row < size; row++) if (row !== column) clear(rows, row, column);
  }
  return rows.map((row) => row.slice(size));
};

const raise = (rows: number[][], column: number): void => {
  const size = (row: number) => Math.abs(rows[row]?.[column] ?? 0);
  let best = column;
  for (let row = column + 1; row < rows.length; row++) if (size(row) > size(best)) best = row;
  const [one, other] = [rows[column] ?? [], rows[best] ?? []];
  rows[column] = other;
  rows[best] = one;
};

/** Takes the pivot's row away so often that nothing is left in its column. */
const clear = (rows: number[][], row: number, column: number): void => {
  const pivot = rows[column] ?? [];
  const times = rows[row]?.[column] ?? 0;
  rows[row] = (rows[row] ?? []).map((each, at) => each - times * (pivot[at] ?? 0));
};
