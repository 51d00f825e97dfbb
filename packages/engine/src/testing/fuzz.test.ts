import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Action } from '../core/action.ts';
import { check, decide, isRefusal } from '../core/decide.ts';
import { evolve } from '../core/evolve.ts';
import { ACTORS, type State } from '../core/state.ts';
import { deal } from './dealt.ts';
import { lawsOf } from './laws.ts';
import { random as anything, playout } from './players.ts';
import { randomOf } from './random.ts';
import { rulesOf } from './scene.ts';
import { ACTION_TYPES, wish } from './wishes.ts';

/** `ARCHMAGE_SOAK=20` does twenty times as much. */
const soak = Math.max(1, Number(process.env.ARCHMAGE_SOAK ?? 1) || 1);

const rules = rulesOf('base.1 timer=120:60:5:5');
const laws = lawsOf(rules, { sample: 50 });

/** States of every kind of task: a whole game's, and dealt ones with what follows. */
const states: readonly State[] = (() => {
  const random = randomOf(11);
  const game = [...playout(rules, { yellow: anything, blue: anything }, random, { cap: 400 })].map(({ next }) => next);
  const dealt = Array.from({ length: 150 }, () => deal(rules, random));
  return [...game.filter((_, nth) => nth < 60 || nth % 5 === 0), ...dealt];
})();

const number = fc.oneof(
  fc.integer({ min: -3, max: 240 }),
  fc.constantFrom(-1, 1.5, 1e9, 2 ** 53, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_SAFE_INTEGER),
);
const text = fc.constantFrom(
  'A2',
  'C0',
  'J',
  'goblin',
  'rope',
  'yellow',
  '1cw.0',
  'heal',
  'walk',
  'cw',
  'turn',
  '?',
  '',
  '__proto__',
  'constructor',
);
const junk = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 3, arbitrary: text },
  fc.constantFrom(null, true, false, [], {}, [[]]),
  fc.string(),
);
const leg = fc.oneof(
  fc.record({ to: number }),
  fc.record({ take: number }),
  fc.record({ leave: number }),
  fc.record({ to: number, take: number }),
  junk,
);
const fields = fc.record(
  {
    kind: junk,
    tile: junk,
    drawn: junk,
    card: junk,
    piece: junk,
    token: junk,
    at: junk,
    way: junk,
    walk: fc.oneof(fc.array(leg, { maxLength: 8 }), junk),
    target: junk,
    over: junk,
    to: junk,
    leave: junk,
    offer: junk,
    of: junk,
  },
  { requiredKeys: [] },
);
const type = fc.oneof(
  fc.constantFrom(...ACTION_TYPES),
  fc.constantFrom('toString', '__proto__', 'hasOwnProperty', '', 7, null, undefined),
);
const anyAction = fc.oneof(
  fc.tuple(type, fields).map(([kind, rest]) => ({ ...rest, type: kind })),
  junk,
) as fc.Arbitrary<Action>;
const state = fc.constantFrom(...states);
const actor = fc.constantFrom(...ACTORS);

/** A wish that might be granted, with one field spoilt, dropped or added. */
const spoilt = fc
  .tuple(state, actor, fc.nat(), fc.nat(), fc.oneof(junk, fc.constant(undefined)))
  .map(([where, who, seed, nth, put]) => {
    const asked = where.tasks.at(-1)?.seats[0] ?? who;
    const action: Record<string, unknown> = { ...wish(rules, where, asked, randomOf(seed)) };
    const names = Object.keys(action);
    const name = names[nth % (names.length + 1)] ?? 'extra';
    if (put === undefined) delete action[name];
    else action[name] = put;
    return { where, who: asked, action: action as unknown as Action };
  });

const faultsOf = (where: State, who: (typeof ACTORS)[number], action: Action): readonly string[] => {
  const refusal = check(rules, where, who, action);
  const verdict = decide(rules, where, who, action);
  expect(isRefusal(verdict)).toBe(refusal !== undefined);
  if (!isRefusal(verdict))
    return laws.check(where, { seat: who, action, events: verdict }, verdict.reduce(evolve, where));
  expect(verdict).toEqual(refusal);
  expect(verdict.code).toMatch(/^[a-z][A-Za-z]+$/);
  expect(verdict.rule).toMatch(/^B-[A-Z]+-\d\d$/);
  for (const fact of Object.values(verdict.facts)) expect(['string', 'number']).toContain(typeof fact);
  return [];
};

describe('Data from outside', () => {
  test('that is anything at all never throws, and never breaks a law', { timeout: 60_000 * soak }, () => {
    fc.assert(
      fc.property(state, actor, anyAction, (where, who, action) => {
        expect(faultsOf(where, who, action)).toEqual([]);
      }),
      { numRuns: 6000 * soak },
    );
  });

  test('that is nearly an action is refused, or is one', { timeout: 60_000 * soak }, () => {
    fc.assert(
      fc.property(spoilt, ({ where, who, action }) => {
        expect(faultsOf(where, who, action)).toEqual([]);
      }),
      { numRuns: 6000 * soak },
    );
  });

  test('is called malformed when it is no action', () => {
    const where = states[states.length - 1] as State;
    const { seat } = where.turn;
    for (const action of [
      null,
      7,
      'pass',
      [],
      {},
      { type: 'fly' },
      { type: '__proto__' },
      { type: 'pass', extra: 1 },
    ]) {
      expect(check(rules, where, seat, action as unknown as Action)?.code).toBe('malformed');
    }
    expect(
      check(rules, where, seat, { type: 'move', piece: 0, walk: Array.from({ length: 101 }, () => ({ to: 0 })) })?.code,
    ).toBe('malformed');
    expect(
      check(rules, where, seat, { type: 'rotate', piece: 2, tile: 0, way: 'round' } as unknown as Action)?.code,
    ).toBe('malformed');
  });
});
