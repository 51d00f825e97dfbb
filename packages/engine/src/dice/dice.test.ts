import { describe, expect, test } from 'vitest';
import { type Dice, dice, drawAt, keepsPromise } from './dice.ts';
import { sha256 } from './sha256.ts';

const drawMany = (first: Dice, outcomes: number, times: number): readonly number[] => {
  const drawn: number[] = [];
  let now = first;
  for (let n = 0; n < times; n += 1) {
    const { index, dice: later } = now.draw(outcomes);
    drawn.push(index);
    now = later;
  }
  return drawn;
};

describe('Draws', () => {
  test('are a function of seed, number and outcomes', () => {
    const all = drawMany(dice('seed'), 6, 20);
    expect(drawMany(dice('seed'), 6, 20)).toEqual(all);
    expect(all).toEqual(all.map((_, n) => drawAt('seed', n, 6)));
    expect(drawMany(dice('seed', 5), 6, 15)).toEqual(all.slice(5));
    expect(drawMany(dice('other'), 6, 20)).not.toEqual(all);
  });

  test('leave the dice they were made with as they were', () => {
    const first = dice('seed');
    const { dice: second } = first.draw(6);
    expect([first.drawn, second.drawn]).toEqual([0, 1]);
    expect(first.draw(6).index).toBe(drawAt('seed', 0, 6));
    expect(second.commitment).toBe(first.commitment);
  });

  test('do not depend on the sizes of earlier draws', () => {
    expect(dice('seed').draw(2).dice.draw(100).index).toBe(dice('seed').draw(77).dice.draw(100).index);
  });

  test('of one outcome give it', () => {
    expect(drawMany(dice('seed'), 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 48 + 1])(
    'of %d outcomes are a mistake',
    (outcomes) => {
      expect(() => drawAt('seed', 0, outcomes)).toThrow(RangeError);
    },
  );

  test('reject a roll in the incomplete last round, and roll again', () => {
    const outcomes = 2 ** 47 + 1;
    const roll = (n: number, attempt: number) => Number.parseInt(sha256(`seed:${n}:${attempt}`).slice(0, 12), 16);
    const again = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => roll(n, 0) >= outcomes && roll(n, 1) < outcomes);
    expect(again.length).toBeGreaterThan(0);
    for (const n of again) expect(drawAt('seed', n, outcomes)).toBe(roll(n, 1));
    expect(drawAt('seed', 0, 2 ** 48)).toBe(roll(0, 0));
  });

  // The bound is the mean of chi-square plus four standard deviations.
  test.each([
    ['north', 2],
    ['east', 6],
    ['south', 8],
    ['west', 52],
  ])('from seed %s are even over %d outcomes', (seed, outcomes) => {
    const times = 200 * outcomes;
    const tally = new Array<number>(outcomes).fill(0);
    for (const index of drawMany(dice(seed), outcomes, times)) tally[index] = (tally[index] ?? 0) + 1;
    const chiSquare = tally.reduce((sum, seen) => sum + (seen - 200) ** 2 / 200, 0);
    const freedom = outcomes - 1;
    expect(tally).toHaveLength(outcomes);
    expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
  });
});

describe('The commitment', () => {
  test('is the hash of the seed under the name of this scheme', () => {
    expect(dice('seed').commitment).toBe(sha256('archmage dice 1:seed'));
  });

  test('is kept by its seed alone', () => {
    const { commitment } = dice('seed', 7);
    expect(keepsPromise('seed', commitment)).toBe(true);
    expect(keepsPromise('Seed', commitment)).toBe(false);
  });
});
