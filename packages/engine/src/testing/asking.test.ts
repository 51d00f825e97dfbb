import { describe, expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import { legal } from '../core/choices/legal.ts';
import { check, decide } from '../core/decide.ts';
import { isAskedInSecret, topTask } from '../core/state.ts';
import { determinize } from '../core/views/determinize.ts';
import { redact, redactEvent, VIEWERS } from '../core/views/redact.ts';
import { deal } from './dealt.ts';
import { disguise } from './disguise.ts';
import { pilesAreConserved } from './laws/piles.ts';
import { MEMORIES } from './laws/views.ts';
import { lawsOf } from './laws.ts';
import { random as anything, type Player, playout } from './players.ts';
import { randomOf } from './random.ts';
import { isSame } from './same.ts';
import { rulesOf } from './scene.ts';
import { compareWorlds, type Worlds } from './worlds.ts';

const rules = rulesOf('asking.1 timer=120:60:5:5');
/** Uses what it has, most of the time. */
const asker: Player = (played, view, seat, random) => {
  const uses = [...legal(played, view, seat)].filter(({ type }) => type === 'use');
  return uses.length > 0 && random.chance(0.7) ? random.pick(uses) : anything(played, view, seat, random);
};
const players = { yellow: asker, blue: asker };

describe('Questions and piles', () => {
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

  /** Positions whose piles or questions somebody sees only the backs of, each with another that looks the same to him. */
  function* pairs(seed: number, count: number): Generator<Worlds> {
    const random = randomOf(seed);
    for (let nth = 0; nth < count; nth++)
      for (const { next } of playout(rules, players, random, { from: deal(rules, random), cap: 15 })) {
        const eyes = { viewer: random.pick(VIEWERS), memory: random.pick(MEMORIES) };
        const other = disguise(rules, next, eyes, random);
        const isAlike = other === undefined || isSame([other.piles, other.tasks], [next.piles, next.tasks]);
        // Chance may draw different things where nothing is different yet.
        if (!isAlike || isAskedInSecret(next)) yield { rules, ...eyes, one: next, other: other ?? next };
      }
  }

  test('tell nobody what is another’s secret', { timeout: 120_000 * soak }, () => {
    const random = randomOf(2);
    const asked = new Set<string>();
    for (const worlds of pairs(3, 150 * soak)) {
      const task = topTask(worlds.one);
      asked.add(task?.kind === 'question' ? task.asks : 'nothing');
      expect(compareWorlds(worlds, random, 10)).toEqual([]);
    }
    expect([...asked]).toEqual(expect.arrayContaining(['nothing', 'keep', 'deal']));
  });

  test.each(['chosen', 'laid', 'asked'] as const)('are found to leak when everybody is told what is %s', (type) => {
    const leaky: typeof redactEvent = (event, viewer, memory) =>
      event.type === type ? event : redactEvent(event, viewer, memory);
    const referee = { legal, check, decide, redactEvent: leaky };
    const random = randomOf(2);
    const faults = [...pairs(3, 60)].flatMap((worlds) => compareWorlds(worlds, random, 10, referee));
    expect(faults.join()).toContain('tells');
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
