import { describe, expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import { BOXES } from '../boxes/registry.ts';
import type { Batch } from '../core/record.ts';
import { start } from '../core/start.ts';
import type { State } from '../core/state.ts';
import { foldsTo } from './laws/fold.ts';
import { lawsOf } from './laws.ts';
import { random as anything, greedy, playout } from './players.ts';
import { randomOf } from './random.ts';
import { rulesOf } from './scene.ts';

await BOXES.load(['cards.1']);

describe.each(['tutorial-1', 'tutorial-2'])('The laws of zones, in %s', (scenario) => {
  const rules = rulesOf(`cards.1 scenario=${scenario}`);

  test('hold in whole games', { timeout: 120_000 * soak }, () => {
    const random = randomOf(7);
    const laws = lawsOf(rules, { sample: 60, seed: 3 });
    for (let game = 0; game < 2 * soak; game++) {
      const batches: Batch[] = [];
      let last: State = start(rules);
      for (const ply of playout(rules, { yellow: greedy, blue: anything }, random)) {
        expect(laws.check(ply.state, ply.batch, ply.next).slice(0, 3)).toEqual([]);
        batches.push(ply.batch);
        last = ply.next;
      }
      expect(last.ending).toBeDefined();
      expect(foldsTo(rules, { start: start(rules), batches }, last)).toEqual([]);
    }
  });
});
