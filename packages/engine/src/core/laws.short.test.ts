import { describe, expect, it } from 'vitest';
import { deal } from '../testing/dealt.ts';
import { lawsOf } from '../testing/laws.ts';
import { random as anything, greedy, playout } from '../testing/players.ts';
import { randomOf } from '../testing/random.ts';
import { rulesOf } from '../testing/scene.ts';

// A taste of `testing/laws.test.ts`, short enough to run for every mutant.

describe('The laws, in short', () => {
  it('hold in the beginnings of games', { timeout: 60_000 }, () => {
    const random = randomOf(7);
    for (const [id, seed] of [
      ['base.1', 3],
      ['base.1 timer=120:60:5:5 cards=hidden', 4],
    ] as const) {
      const rules = rulesOf(id);
      const laws = lawsOf(rules, { sample: 25, seed });
      for (const { state, batch, next } of playout(rules, { yellow: greedy, blue: anything }, random, { cap: 120 }))
        expect(laws.check(state, batch, next)).toEqual([]);
    }
  });

  it('hold in dealt positions', { timeout: 60_000 }, () => {
    const random = randomOf(9);
    const rules = rulesOf('base.1');
    const laws = lawsOf(rules, { sample: 1, seed: 5 });
    for (let nth = 0; nth < 20; nth++) {
      const from = deal(rules, random);
      expect(laws.check(from, undefined, from)).toEqual([]);
    }
  });
});
