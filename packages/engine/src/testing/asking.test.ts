import { describe, expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import { determinize } from '../core/determinize.ts';
import type { Batch } from '../core/record.ts';
import { redact, VIEWERS } from '../core/redact.ts';
import { start } from '../core/start.ts';
import { type State, topTask } from '../core/state.ts';
import { deal } from './dealt.ts';
import { disguise } from './disguise.ts';
import { foldsTo } from './laws/fold.ts';
import { pilesAreConserved } from './laws/piles.ts';
import { MEMORIES } from './laws/views.ts';
import { lawsOf } from './laws.ts';
import { random as anything, greedy, playout } from './players.ts';
import { randomOf } from './random.ts';
import { isSame } from './same.ts';
import { rulesOf } from './scene.ts';
import { compareWorlds } from './worlds.ts';

const rules = rulesOf('asking.1 timer=120:60:5:5');
const players = { yellow: anything, blue: anything };

describe('Questions and piles', () => {
  test('obey the laws in whole games, and every question is asked', { timeout: 120_000 * soak }, () => {
    const random = randomOf(5);
    const laws = lawsOf(rules, { sample: 40, seed: 2 });
    const asked = new Set<string>();
    for (let game = 0; game < 3 * soak; game++) {
      const batches: Batch[] = [];
      let last: State = start(rules);
      for (const ply of playout(rules, { yellow: anything, blue: greedy }, random, { lapses: 0.003 })) {
        const task = topTask(ply.state);
        if (task?.kind === 'question') asked.add(`${task.asks} of ${task.seats}`);
        expect(laws.check(ply.state, ply.batch, ply.next).slice(0, 3)).toEqual([]);
        batches.push(ply.batch);
        last = ply.next;
      }
      expect(foldsTo(rules, { start: start(rules), batches }, last)).toEqual([]);
    }
    const wanted = ['yield of yellow', 'yield of blue', 'die of chance', 'deal of chance', 'grab of chance'];
    const own = ['keep', 'aim', 'mark', 'grab'].flatMap((asks) => [`${asks} of yellow`, `${asks} of blue`]);
    expect([...asked]).toEqual(expect.arrayContaining([...wanted, ...own]));
  });

  test('obey the laws in dealt positions, with time running out', { timeout: 120_000 * soak }, () => {
    const random = randomOf(9);
    const laws = lawsOf(rules, { sample: 4, seed: 4 });
    const late = new Set<string>();
    for (let nth = 0; nth < 50 * soak; nth++)
      for (const ply of playout(rules, players, random, { from: deal(rules, random), cap: 12, lapses: 0.1 })) {
        expect(laws.check(ply.state, ply.batch, ply.next).slice(0, 3)).toEqual([]);
        const { action } = ply.batch;
        if (action.type === 'timeout') late.add(`${action.of} ${topTask(ply.state)?.kind}`);
      }
    expect([...late]).toEqual(expect.arrayContaining(['turn question', 'reaction question']));
  });

  test('tell nobody what is another’s secret', { timeout: 120_000 * soak }, () => {
    const random = randomOf(3);
    let count = 0;
    for (let nth = 0; nth < 150 * soak; nth++)
      for (const { next } of playout(rules, players, random, { from: deal(rules, random), cap: 15 })) {
        const eyes = { viewer: random.pick(VIEWERS), memory: random.pick(MEMORIES) };
        const other = disguise(rules, next, eyes, random);
        if (other === undefined || isSame([other.piles, other.tasks], [next.piles, next.tasks])) continue;
        count++;
        expect(compareWorlds({ rules, ...eyes, one: next, other }, random, 10)).toEqual([]);
      }
    expect(count).toBeGreaterThan(20);
  });

  test('a world that is imagined has all that is in the piles', () => {
    const random = randomOf(4);
    let count = 0;
    for (let nth = 0; nth < 60; nth++)
      for (const { next } of playout(rules, players, random, { from: deal(rules, random), cap: 15 })) {
        if (!next.piles.some(({ lots }) => lots.some(({ name }) => name === 'yellow'))) continue;
        const view = redact(next, 'blue');
        const world = determinize(rules, view, random.below);
        if (world === undefined) continue;
        count++;
        expect(JSON.stringify(world.piles)).not.toContain('?');
        expect(pilesAreConserved(world)).toEqual([]);
        expect(redact(world, 'blue').piles).toEqual(view.piles);
      }
    expect(count).toBeGreaterThan(5);
  });
});
