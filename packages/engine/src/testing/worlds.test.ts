import { describe, expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import type { Action } from '../core/action.ts';
import { legal } from '../core/choices/legal.ts';
import { check, decide } from '../core/decide.ts';
import { refuse } from '../core/refusal.ts';
import type { State } from '../core/state.ts';
import { redactEvent, VIEWERS } from '../core/views/redact.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { deal } from './dealt.ts';
import { disguise, type Eyes } from './disguise.ts';
import { MEMORIES } from './laws/views.ts';
import { random as anything, greedy, playout } from './players.ts';
import { randomOf } from './random.ts';
import { rulesOf } from './scene.ts';
import { compareWorlds, type Referee, type Worlds } from './worlds.ts';

const RULESETS = [
  'base.1',
  'base.1 beginner',
  'base.1 handicap=yellow:5:C5,C6',
  'base.1 timer=120:60:5:5',
  'base.1 cards=hidden',
  'paladins.1',
  'base.1+paladins.1 teams=free',
  'base.1+paladins.1 teams=mutual handicap=yellow:5:C6',
  'prison.1',
  'prison.1 cards=hidden',
  'base.1+paladins.1+prison.1 teams=free',
  'asking.1',
];

/** Pairs of worlds from all over a game; set-up is short and full of secrets. */
function* pairs(rules: Ruleset, seed: number, games: number): Generator<Worlds> {
  const random = randomOf(seed);
  for (let game = 0; game < games; game++) {
    const from = game % 2 === 0 ? {} : { from: deal(rules, random) };
    for (const { next } of playout(rules, { yellow: greedy, blue: anything }, random, { cap: 150, ...from })) {
      const isLaid = next.players.yellow.committed !== undefined || next.players.blue.committed !== undefined;
      if (!isLaid && !random.chance(next.turn.number === 0 ? 0.5 : 0.15)) continue;
      const eyes: Eyes = { viewer: random.pick(VIEWERS), memory: random.pick(MEMORIES) };
      const other = disguise(rules, next, eyes, random);
      if (other) yield { rules, ...eyes, one: next, other };
    }
  }
}

describe('Two worlds that look the same', () => {
  test.each(RULESETS)('%s: nothing tells them apart until something is turned up', { timeout: 60_000 * soak }, (id) => {
    const rules = rulesOf(id);
    const random = randomOf(5);
    const kinds = new Set<string>();
    for (const worlds of pairs(rules, 20, 6 * soak)) {
      kinds.add(worlds.one.tasks.at(-1)?.kind ?? 'over');
      expect(compareWorlds(worlds, random, 30)).toEqual([]);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['lineup', 'hide', 'card', 'act', 'place', 'commit']));
  });

  const rules = rulesOf('base.1');
  const base: Referee = { legal, check, decide, redactEvent };
  const found = (leaky: Partial<Referee>): string => {
    const random = randomOf(8);
    for (const worlds of pairs(rules, 23, 8)) {
      const faults = compareWorlds(worlds, random, 30, { ...base, ...leaky });
      if (faults.length > 0) return faults.join();
    }
    return 'nothing';
  };
  /** Something nobody should know. */
  const secret = ({ players, tiles }: State): string =>
    JSON.stringify([
      players.yellow.committed,
      players.blue.committed,
      players.yellow.lineup,
      players.blue.lineup,
      tiles.map(({ stash }) => stash),
    ]);

  test('a choice that depends on a secret is found', () => {
    const fewer: Referee['legal'] = (r, state, actor) => {
      const all = [...legal(r, state, actor)];
      const some = secret(state).includes('"rope"},{') ? all.slice(0, 1) : all;
      return {
        length: some.length,
        at: (nth) => some[nth] as Action,
        [Symbol.iterator]: () => some[Symbol.iterator](),
      };
    };
    expect(found({ legal: fewer })).toContain('may do');
  });

  test('a refusal that names a secret is found', () => {
    expect(found({ check: (r, state) => refuse(r, 'taken', { secret: secret(state) }) })).toContain('taken');
  });

  test('an error that depends on a secret is found', () => {
    const throws: Referee['check'] = (_, state) => {
      throw new Error(secret(state));
    };
    expect(found({ check: throws })).toContain('thrown');
  });

  test('a refusal that names somebody else’s covered cards is found', () => {
    const covered = rulesOf('base.1 cards=hidden');
    const hands = ({ players }: State) => `${players.yellow.hand.join()} ${players.blue.hand.join()}`;
    const leaky: Referee['check'] = (r, state) => refuse(r, 'taken', { secret: hands(state) });
    const faults = [...pairs(covered, 23, 2)].flatMap((worlds) =>
      compareWorlds(worlds, randomOf(8), 1, { ...base, check: leaky }),
    );
    expect(faults.join()).toContain('taken');
  });

  test('an event that is told too well is found', () => {
    expect(found({ redactEvent: (event) => event })).toContain('tells');
  });
});
