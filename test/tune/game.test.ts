import { describe, expect, test } from 'vitest';
import { TUNED } from '../../packages/ai/src/worth/weights.ts';
import { gainOf, type Job, MIX, mirrored, type Outcome } from '../../tune/game.ts';
import { openPool } from '../../tune/pool.ts';

const base = TUNED.weights;

describe('games', () => {
  const other = { ...base, prey: 2 * base.prey };

  test('come in pairs: the same deal, the seats exchanged', () => {
    const [first, second, third] = mirrored({ a: base, b: other }, 'deal', 2);
    expect(first).toEqual({ rules: 'base.1', seed: 'deal:0', weights: { yellow: base, blue: other } });
    expect(second).toEqual({ rules: 'base.1', seed: 'deal:0', weights: { yellow: other, blue: base } });
    expect(third?.seed).toBe('deal:1');
  });

  test('are of all rules of the mix alike, and both of a pair of the same', () => {
    const rules = mirrored({ a: base, b: other }, 'deal', 2 * MIX.length).map((job) => job.rules);
    for (const each of MIX) expect(rules.filter((one) => one === each)).toHaveLength(4);
    for (let nth = 0; nth < rules.length; nth += 2) expect(rules[nth + 1]).toBe(rules[nth]);
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
    const jobs = mirrored({ a: base, b: other }, 'thread', MIX.length);
    const job = jobs.at(-1) as Job;
    expect(job.rules).toBe(MIX.at(-1));
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
