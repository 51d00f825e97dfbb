import { expect, test } from 'vitest';
import { type Random, randomFrom, randomOf, seedOf } from './random.ts';

const twenty = (random: Random, outcomes: number) => Array.from({ length: 20 }, () => random(outcomes));

test('the same seed gives the same numbers, another seed others', () => {
  expect(twenty(randomOf('a'), 1000)).toEqual(twenty(randomOf('a'), 1000));
  expect(twenty(randomOf('a'), 1000)).not.toEqual(twenty(randomOf('b'), 1000));
});

test('numbers lie below the outcomes, and all of them come', () => {
  const random = randomOf('dice');
  const drawn = Array.from({ length: 6000 }, () => random(6));
  for (let face = 0; face < 6; face++) expect(drawn.filter((each) => each === face).length).toBeGreaterThan(850);
  expect(Math.max(...drawn)).toBe(5);
});

test('words count by their bits, not by their sign', () => {
  expect(twenty(randomFrom([-1, 2, -3, 4]), 100)).toEqual(twenty(randomFrom([2 ** 32 - 1, 2, 2 ** 32 - 3, 4]), 100));
});

test('a seed is its bytes in hex', () => {
  expect(seedOf(new Uint8Array([0, 1, 254, 255]))).toBe('0001feff');
});
