import { expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import type { Batch } from '../core/record.ts';
import { start } from '../core/start.ts';
import type { State } from '../core/state.ts';
import { foldsTo } from './laws/fold.ts';
import { lawsOf } from './laws.ts';
import { random as anything, greedy, playout } from './players.ts';
import { randomOf } from './random.ts';
import { zonesRules } from './zones-box.ts';

const rules = zonesRules();

test('Games in zones obey the laws', { timeout: 240_000 * soak }, () => {
  const random = randomOf(7);
  const laws = lawsOf(rules, { sample: 60, seed: 3 });
  const endings = new Set<string>();
  for (let game = 0; game < 200 * soak; game++) {
    const batches: Batch[] = [];
    let last: State = start(rules);
    for (const ply of playout(rules, { yellow: game % 2 ? anything : greedy, blue: anything }, random)) {
      expect(laws.check(ply.state, ply.batch, ply.next).slice(0, 3)).toEqual([]);
      batches.push(ply.batch);
      last = ply.next;
    }
    expect(foldsTo(rules, { start: start(rules), batches }, last)).toEqual([]);
    endings.add(`${last.ending?.why}`);
  }
  expect([...endings]).toContain('target');
});
