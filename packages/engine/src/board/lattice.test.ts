import { describe, expect, test } from 'vitest';
import { columnOf, distance, rowOf, squareAt } from './lattice.ts';

describe.each([
  { width: 22, height: 10 },
  { width: 5, height: 4 },
  { width: 1, height: 1 },
])('A lattice of $width columns of $height', (lattice) => {
  const spots = Array.from({ length: lattice.width }, (_, column) =>
    Array.from({ length: lattice.height }, (_, row) => ({ column, row, square: squareAt(lattice, column, row) })),
  ).flat();

  test('numbers each square, from 0 on', () => {
    expect(spots.map(({ square }) => square)).toEqual([...spots.keys()]);
  });

  test('knows its columns and rows, and how far they are apart', () => {
    for (const { column, row, square } of spots) {
      expect([columnOf(lattice, square), rowOf(lattice, square)]).toEqual([column, row]);
      expect(distance(lattice, 0, square)).toBe(column + row);
      expect(distance(lattice, square, spots.length - 1)).toBe(lattice.width - 1 - column + lattice.height - 1 - row);
    }
  });
});
