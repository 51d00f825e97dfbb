import { describe, expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import type { Batch } from '../core/record.ts';
import { start } from '../core/start.ts';
import { type CommitTask, type State, topTask } from '../core/state.ts';
import { VIEWERS } from '../core/views/redact.ts';
import { deal } from './dealt.ts';
import { disguise } from './disguise.ts';
import { fightingRules } from './fighting-box.ts';
import { foldsTo } from './laws/fold.ts';
import { MEMORIES } from './laws/views.ts';
import { lawsOf } from './laws.ts';
import { random as anything, greedy, type Ply, playout } from './players.ts';
import { randomOf } from './random.ts';
import { compareWorlds } from './worlds.ts';

const rules = fightingRules({ timer: { turn: 120, potion: 60, place: 5, combat: 5 } });
const players = { yellow: anything, blue: anything };

/** What of all that rules can do to a combat has happened in a ply. */
const usesIn = ({ state, batch: { action, events }, next }: Ply): readonly string[] => {
  const task = topTask(next);
  const begun = action.type === 'attack' && next.tasks.find((each): each is CommitTask => each.kind === 'commit');
  const combat = begun || undefined;
  const lost = events.some((event) => event.type === 'removed' && event.why === 'lost');
  return [
    ...(action.type === 'attack' && action.way ? [action.way] : []),
    ...(combat?.supporters?.some(({ piece }) => action.type === 'attack' && piece !== action.piece)
      ? ['supports']
      : []),
    ...(task?.kind === 'commit' && task.calls ? ['calls'] : []),
    ...(action.type === 'commit' && lost ? ['lost'] : []),
    ...(action.type === 'timeout' && topTask(state)?.kind === 'commit' ? ['late'] : []),
  ];
};

describe('Rules that change combats', () => {
  test('obey the laws in whole games', { timeout: 120_000 * soak }, () => {
    const random = randomOf(5);
    const laws = lawsOf(rules, { sample: 10, seed: 2 });
    for (let game = 0; game < soak; game++) {
      const batches: Batch[] = [];
      let last: State = start(rules);
      for (const ply of playout(rules, { yellow: anything, blue: greedy }, random, { lapses: 0.003 })) {
        expect(laws.check(ply.state, ply.batch, ply.next).slice(0, 3)).toEqual([]);
        batches.push(ply.batch);
        last = ply.next;
      }
      expect(foldsTo(rules, { start: start(rules), batches }, last)).toEqual([]);
    }
  });

  test('obey the laws in dealt positions, and all of them are used', { timeout: 120_000 * soak }, () => {
    const random = randomOf(9);
    const laws = lawsOf(rules, { sample: 6, seed: 4 });
    const uses = new Set<string>();
    for (let nth = 0; nth < 150 * soak; nth++)
      for (const ply of playout(rules, players, random, { from: deal(rules, random), cap: 12, lapses: 0.1 })) {
        expect(laws.check(ply.state, ply.batch, ply.next).slice(0, 3)).toEqual([]);
        for (const use of usesIn(ply)) uses.add(use);
      }
    expect([...uses].sort()).toEqual(['calls', 'late', 'lost', 'shoot', 'supports', 'thrust']);
  });

  test.each([{}, { cards: 'hidden' }] as const)('tell nobody what is another’s secret: %o', (options) => {
    const random = randomOf(3);
    const covered = fightingRules(options);
    let count = 0;
    for (let nth = 0; nth < 100 * soak; nth++)
      for (const { next } of playout(covered, players, random, { from: deal(covered, random), cap: 15 })) {
        if (!next.tasks.some((task) => task.kind === 'commit')) continue;
        const eyes = { viewer: random.pick(VIEWERS), memory: random.pick(MEMORIES) };
        const other = disguise(covered, next, eyes, random);
        if (other === undefined) continue;
        count++;
        expect(compareWorlds({ rules: covered, ...eyes, one: next, other }, random, 10)).toEqual([]);
      }
    expect(count).toBeGreaterThan(20);
  });
});
