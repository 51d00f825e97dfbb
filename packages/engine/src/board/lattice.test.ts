import { describe, expect, test } from 'vitest';
import { countBits, distance, isSet, latticeOf, lowestBit, squareAt, wordOf } from './lattice.ts';

const SHAPES = [
  { columns: 4, size: 5, lineLength: 10 },
  { columns: 3, size: 4, lineLength: 4 },
  { columns: 2, size: 7, lineLength: 32 },
  { columns: 1, size: 1, lineLength: 1 },
];

describe.each(SHAPES)('A lattice of $columns rooms of $size in lines of $lineLength', (shape) => {
  const lattice = latticeOf(shape);
  const spots = Array.from({ length: lattice.width }, (_, column) =>
    Array.from({ length: lattice.height }, (_, row) => ({ column, row, square: squareAt(lattice, column, row) })),
  ).flat();

  test('has a bit for each square, with a word on either side', () => {
    expect(new Set(spots.map(({ square }) => square)).size).toBe(spots.length);
    for (const { square } of spots) {
      expect(square >> 5).toBeGreaterThan(0);
      expect(square >> 5).toBeLessThan(lattice.words - 1);
      expect(lattice.full & (1 << (square & 31))).not.toBe(0);
    }
  });

  test('knows its columns and rows', () => {
    for (const { column, row, square } of spots) {
      expect([lattice.columnOf[square], lattice.rowOf[square]]).toEqual([column, row]);
      expect(distance(lattice, squareAt(lattice, 0, 0), square)).toBe(column + row);
    }
  });

  test('takes a step south by one bit and a step east by its height, or into the next word', () => {
    for (const { column, row, square } of spots) {
      if (row + 1 < lattice.height) expect(squareAt(lattice, column, row + 1)).toBe(square + 1);
      if (column + 1 === lattice.width) continue;
      const east = squareAt(lattice, column + 1, row);
      if (east >> 5 === square >> 5) expect(east).toBe(square + lattice.height);
      else expect([east >> 5, east & 31]).toEqual([(square >> 5) + 1, (square & 31) - lattice.carry]);
    }
  });

  test('finds the word some columns away, and stops at its rim', () => {
    for (const { column, row, square } of spots) {
      for (const east of [-9, -1, 0, 1, 9]) {
        const there = Math.min(Math.max(column + east, 0), lattice.width - 1);
        expect(wordOf(lattice, square, east)).toBe(squareAt(lattice, there, row) >> 5);
      }
    }
  });
});

test('A column that does not fit into a word is refused', () => {
  expect(() => latticeOf({ columns: 1, size: 33, lineLength: 33 })).toThrow('33 places');
});

test('Bits are counted, and the lowest is found', () => {
  for (const word of [0, 1, -1, 1 << 31, 0x55555555, 0x0f0f0f0f, 6, 1 << 29]) {
    const bits = [...Array(32).keys()].filter((bit) => isSet(Int32Array.of(word), bit));
    expect(countBits(word)).toBe(bits.length);
    if (bits.length > 0) expect(lowestBit(word)).toBe(bits[0]);
  }
});
