import { describe, expect, test } from 'vitest';
import { TUNED } from '../../packages/ai/src/worth/weights.ts';
import { gainOf, type Job, mirrored, type Outcome } from '../../tune/game.ts';
import { openPool } from '../../tune/pool.ts';

const base = TUNED.weights;

describe('games', () => {
  const other = { ...base, prey: 2 * base.prey };

  test('come in pairs: the same deal, the seats exchanged', () => {
    const [first, second, third] = mirrored({ a: base, b: other }, 'deal', 2);
    expect(first).toEqual({ seed: 'deal:0', weights: { yellow: base, blue: other } });
    expect(second).toEqual({ seed: 'deal:0', weights: { yellow: other, blue: base } });
    expect(third?.seed).toBe('deal:1');
  });

  test('count by who won, and a little by how much', () => {
    const high: Outcome = { winner: 'yellow', points: { yellow: 5, blue: 0 } };
    const close: Outcome = { winner: 'blue', points: { yellow: 4, blue: 5 } };
    expect(gainOf([high])).toBe(1);
    expect(gainOf([close])).toBeCloseTo(-0.84);
    expect(gainOf([high, high])).toBe(0);
    expect(gainOf([high, close])).toBeCloseTo(0.92);
    expect(gainOf([{ winner: 'draw', points: { yellow: 0, blue: 0 } }])).toBe(0);
  });

  test('are the same in every thread, and come to an end', async () => {
    const [job] = mirrored({ a: base, b: other }, 'thread', 1) as [Job];
    const pool = await openPool(2);
    try {
      const [one, twin] = (await pool.play([job, job])) as [Outcome, Outcome];
      expect(one).toEqual(twin);
      expect(one.fault).toBeUndefined();
      expect(Math.max(one.points.yellow, one.points.blue)).toBeGreaterThan(0);
    } finally {
      await pool.close();
    }
  });
});
