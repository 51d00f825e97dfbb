import { expect, test } from 'vitest';
import { NEWCOMER, rated, ratedAfter } from './glicko.ts';

const other = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

test("Glickman's own example comes out as he says", () => {
  const after = ratedAfter({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { other: other(1400, 30), score: 1 },
    { other: other(1550, 100), score: 0 },
    { other: other(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('what one wins the other loses, and a draw between equals moves nobody', () => {
  const [winner, loser] = [rated(NEWCOMER, NEWCOMER, 1), rated(NEWCOMER, NEWCOMER, 0)];
  expect(winner.rating - 1500).toBeCloseTo(1500 - loser.rating, 6);
  expect(winner.rating).toBeGreaterThan(1600);
  expect(rated(NEWCOMER, NEWCOMER, 0.5).rating).toBeCloseTo(1500, 6);
  expect(winner.deviation).toBeLessThan(NEWCOMER.deviation);
});
