import { describe, expect, test } from 'vitest';
import { MOST, solve } from './matrix.ts';

const game = (...rows: readonly (readonly number[])[]) => {
  const columns = rows[0]?.length ?? 0;
  const { value, row, column } = solve(Float64Array.from(rows.flat()), rows.length, columns, 400);
  return { value, row: [...row.slice(0, rows.length)], column: [...column.slice(0, columns)] };
};

const isNear = (shares: readonly number[], wanted: readonly number[]) => {
  for (const [nth, share] of shares.entries()) expect(share).toBeCloseTo(wanted[nth] ?? 0, 1);
};

describe('a matrix game', () => {
  test('rock, paper and scissors are played equally often', () => {
    const { value, row, column } = game([0, -1, 1], [1, 0, -1], [-1, 1, 0]);
    expect(value).toBeCloseTo(0, 2);
    isNear(row, [1 / 3, 1 / 3, 1 / 3]);
    isNear(column, [1 / 3, 1 / 3, 1 / 3]);
  });

  test('a saddle point is played outright', () => {
    const { value, row, column } = game([4, 2, 3], [1, 0, 5], [5, 1, 0]);
    expect(value).toBeCloseTo(2, 2);
    isNear(row, [1, 0, 0]);
    isNear(column, [0, 1, 0]);
  });

  test('sides may have different choices, and mix them unevenly', () => {
    const { value, row, column } = game([3, -1, 0], [-2, 1, 2]);
    expect(value).toBeCloseTo(1 / 7, 1);
    isNear(row, [3 / 7, 4 / 7]);
    isNear(column, [2 / 7, 5 / 7, 0]);
  });

  test('what was asked before leaves no trace', () => {
    const before = game([0, -1, 1], [1, 0, -1], [-1, 1, 0]);
    game([7, -3], [2, 9]);
    expect(game([0, -1, 1], [1, 0, -1], [-1, 1, 0])).toEqual(before);
  });

  test('a single choice is no choice', () => {
    expect(game([5])).toEqual({ value: 5, row: [1], column: [1] });
  });

  test('a game too wide for the scratch memory is refused', () => {
    expect(() => solve(new Float64Array(MOST + 1), MOST + 1, 1, 1)).toThrow(RangeError);
  });
});
