import { describe, expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import type { Batch } from '../core/record.ts';
import { start } from '../core/start.ts';
import type { State } from '../core/state.ts';
import { deal } from './dealt.ts';
import { foldsTo } from './laws/fold.ts';
import { lawsOf } from './laws.ts';
import { random as anything, greedy, playout } from './players.ts';
import { randomOf } from './random.ts';
import { RULESETS } from './rulesets.ts';
import { rulesOf } from './scene.ts';

/** Few are enough to see what is wrong. */
const few = (faults: readonly string[]): readonly string[] => faults.slice(0, 3);

describe.each(RULESETS)('The laws of %s', (id) => {
  const rules = rulesOf(id);

  test('hold in whole games', { timeout: 120_000 * soak }, () => {
    const random = randomOf(31);
    const laws = lawsOf(rules, { sample: 40, seed: 3 });
    for (let game = 0; game < 6 * soak; game++) {
      const [yellow, blue] = [game % 2 === 0 ? greedy : anything, game % 3 === 0 ? anything : greedy];
      const batches: Batch[] = [];
      let last: State = start(rules);
      for (const ply of playout(rules, { yellow, blue }, random, { lapses: game % 3 === 2 ? 0.003 : 0 })) {
        expect(few(laws.check(ply.state, ply.batch, ply.next))).toEqual([]);
        batches.push(ply.batch);
        last = ply.next;
      }
      expect(last.ending).toBeDefined();
      expect(foldsTo(rules, { start: start(rules), batches }, last)).toEqual([]);
    }
  });

  test('hold in dealt positions and after', { timeout: 120_000 * soak }, () => {
    const random = randomOf(47);
    const laws = lawsOf(rules, { sample: 4, seed: 5 });
    // With twice the tokens a position takes three times as long.
    const positions = rules.teams ? 50 : 120;
    for (let position = 0; position < positions * soak; position++) {
      const from = deal(rules, random);
      expect(few(laws.check(from, undefined, from))).toEqual([]);
      for (const ply of playout(rules, { yellow: anything, blue: anything }, random, { from, cap: 7, lapses: 0.03 })) {
        expect(few(laws.check(ply.state, ply.batch, ply.next))).toEqual([]);
      }
    }
  });
});
