import { describe, expect, test } from 'vitest';
import type { GameResult } from './pairs.ts';
import { intervalOf, quantile, scoreOf, wilson } from './score.ts';

const results = (line: string): readonly GameResult[] => [...line.replaceAll(' ', '')] as GameResult[];

describe('a score', () => {
  test('counts wins, and draws as halves', () => {
    expect(scoreOf(results('WW WD LD LL'))).toMatchObject({ games: 8, wins: 3, draws: 2, losses: 3, score: 0.5 });
  });

  test('has the normal interval of its pairs', () => {
    const { score, ci95 } = scoreOf(results('WW WL WL LL '.repeat(25)));
    const half = 1.959964 * Math.sqrt((50 * 0.25) / 99 / 100);
    expect(score).toBe(0.5);
    expect(ci95[0]).toBeCloseTo(0.5 - half, 10);
    expect(ci95[1]).toBeCloseTo(0.5 + half, 10);
  });

  test('is more certain when every deal is shared than when the same games are won in pairs', () => {
    const width = ([low, high]: readonly [number, number]) => high - low;
    const shared = scoreOf(results('WL WL WL WW '.repeat(20)));
    const swept = scoreOf(results('WW LL WW LL WW LL WW WW '.repeat(10)));
    expect(shared.score).toBe(swept.score);
    expect(width(shared.ci95)).toBeLessThan(width(swept.ci95) / 2);
  });

  test.each([
    ['W', 1],
    ['L', 0],
  ] as const)('of nothing but %s has the interval of Wilson, a pair being one trial', (result, score) => {
    const all = scoreOf(Array.from({ length: 40 }, () => result));
    expect(all.score).toBe(score);
    expect(all.ci95).toEqual(wilson(score, 20));
  });

  test('never leaves 0 and 1, and one deal says little', () => {
    expect(scoreOf(results('WW WW WW WL')).ci95[1]).toBe(1);
    expect(intervalOf([0.5])).toEqual(wilson(0.5, 1));
    expect(scoreOf([])).toMatchObject({ games: 0, score: 0, ci95: [0, 1] });
  });
});

test.each([
  [0.5, 10, 0.2366, 0.7634],
  [1, 20, 0.8389, 1],
  [0, 100, 0, 0.037],
  [0.9, 50, 0.7864, 0.9565],
])('Wilson: %d of %d trials', (share, trials, low, high) => {
  const [from, to] = wilson(share, trials);
  expect(from).toBeCloseTo(low, 4);
  expect(to).toBeCloseTo(high, 4);
});

test('the 95th of 100 numbers is what 95 % do not pass', () => {
  expect(
    quantile(
      Array.from({ length: 100 }, (_, at) => 100 - at),
      0.95,
    ),
  ).toBe(95);
  expect([quantile([7], 0.95), quantile([], 0.95)]).toEqual([7, 0]);
});
