import { expect, test } from 'vitest';
import { ratingFrom } from './rate.ts';

const NOBODY = [0, 0, 0, 0, 0, 0];
const EVERYBODY = [1, 1, 1, 1, 1, 1];

test('the fewer levels solve it, the harder it is', () => {
  const ratings = [EVERYBODY, [0, 1, 1, 1, 1, 1], [0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 0, 1], NOBODY].map((solved) =>
    ratingFrom(solved, 2),
  );
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  expect(new Set(ratings).size).toBe(ratings.length);
  expect(ratings[2]).toBeGreaterThan(1275);
  expect(ratings[2]).toBeLessThan(1437);
});

test('each action beyond two makes it harder', () => {
  expect(ratingFrom(NOBODY, 3) - ratingFrom(NOBODY, 2)).toBe(60);
});
