import { describe, expect, it } from 'vitest';
import { scene } from '../testing/scene.ts';
import type { Action } from './action.ts';
import { check, decide } from './decide.ts';
import { isWellFormed } from './malformed.ts';

/** One action of each kind, with all its fields. */
const ACTIONS: readonly Action[] = [
  { type: 'forgo', kind: 'thief' },
  { type: 'line', kind: 'thief' },
  { type: 'hide', kind: 'rope', tile: 1 },
  { type: 'draw', drawn: 'yellow' },
  { type: 'card', card: 'A2' },
  { type: 'reveal', piece: 0, tile: 1 },
  { type: 'place', token: 0, at: 3 },
  { type: 'rotate', piece: 0, tile: 1, way: 'cw' },
  { type: 'move', piece: 0, walk: [{ to: 1 }, { take: 2 }, { leave: 2 }] },
  { type: 'attack', piece: 0, target: 14 },
  { type: 'jump', piece: 0, over: 1, to: 2, leave: true },
  { type: 'use', offer: 'heal', piece: 0, target: 3, leave: true },
  { type: 'commit', card: 'C3' },
  { type: 'pass' },
  { type: 'resign' },
  { type: 'agree' },
  { type: 'timeout', of: 'turn' },
];
const OPTIONAL: readonly string[] = ['jump leave', 'use target', 'use leave'];

const fieldsOf = (action: Action) => Object.keys(action).filter((field) => field !== 'type');
const cases = ACTIONS.flatMap((action) => fieldsOf(action).map((field) => ({ action, field, type: action.type })));

describe('An action from outside', () => {
  it.each(ACTIONS)('has the fields of its kind: $type', (action) => {
    expect(isWellFormed(action)).toBe(true);
    expect(isWellFormed({ ...action, extra: 1 })).toBe(false);
  });

  it.each(cases)('without $field is no $type, unless it may be missing', ({ action, field, type }) => {
    const { [field]: _, ...rest } = action as unknown as Record<string, unknown>;
    expect(isWellFormed(rest)).toBe(OPTIONAL.includes(`${type} ${field}`));
  });

  it.each(cases)('with a wrong $field is no $type', ({ action, field }) => {
    const value = (action as unknown as Record<string, unknown>)[field];
    const wrong = [
      null,
      undefined,
      {},
      [],
      [[]],
      Number.NaN,
      1.5,
      2 ** 53,
      false,
      typeof value === 'string' ? 7 : 'cw',
    ];
    const right = wrong.filter((put) => isWellFormed({ ...action, [field]: put }));
    expect(right).toEqual(field === 'walk' ? [[]] : []);
  });

  it('is a record with a type that is one', () => {
    const others = [
      undefined,
      null,
      7,
      'pass',
      true,
      [],
      {},
      ['pass'],
      { type: ['pass'] },
      { type: 7 },
      { type: null },
    ];
    const names = ['', 'fly', 'toString', '__proto__', 'hasOwnProperty'].map((type) => ({ type }));
    const list = Object.assign([], { type: 'pass' });
    expect([...others, ...names, list].filter(isWellFormed)).toEqual([]);
  });

  it('has its fields itself, and no holes', () => {
    const inherited = Object.create({ type: 'pass' });
    const halfInherited = Object.assign(Object.create({ type: 'move' }), { piece: 0, walk: [] });
    const leg = Object.assign(Object.create({ to: 1 }), { onto: 1 });
    const walks: readonly unknown[] = [[leg], new Array(3), Object.assign([], { 2: { to: 1 } })];
    const others = [inherited, halfInherited, ...walks.map((walk) => ({ type: 'move', piece: 0, walk }))];
    const { rules, state } = scene('yWa@T1[1,1]');
    for (const other of others) {
      expect(isWellFormed(other)).toBe(false);
      expect(decide(rules, state, 'yellow', other)).toMatchObject({ code: 'malformed' });
    }
  });

  it('turns one of two ways, and says which limit has run out', () => {
    const ways = ['cw', 'ccw', 'round', ''].map((way) => isWellFormed({ type: 'rotate', piece: 0, tile: 0, way }));
    expect(ways).toEqual([true, true, false, false]);
    const limits = ['turn', 'reaction', 'game'].map((of) => isWellFormed({ type: 'timeout', of }));
    expect(limits).toEqual([true, true, false]);
  });

  it('walks at most a hundred legs, each a step, a taking or a leaving', () => {
    const walk = (legs: unknown) => isWellFormed({ type: 'move', piece: 0, walk: legs });
    const legs = (length: number) => Array.from({ length }, () => ({ to: 0 }));
    expect([walk(legs(100)), walk(legs(101))]).toEqual([true, false]);
    const wrong = [null, 7, [], {}, { to: '1' }, { to: 1.5 }, { by: 1 }, { to: 1, take: 2 }, { to: 1, extra: true }];
    expect(wrong.filter((leg) => walk([{ to: 1 }, leg]))).toEqual([]);
    expect([{ to: 1 }, { take: 1 }, { leave: 1 }, { to: -1 }].filter((leg) => !walk([leg]))).toEqual([]);
    expect(walk({ length: 1, every: () => true })).toBe(false);
  });

  it('B-TURN-03: is refused as malformed before any rule is looked at', () => {
    const { rules, state } = scene('yWa@T1[1,1]');
    const nonsense = { type: 'pass', extra: 1 } as unknown as Action;
    const refusal = { code: 'malformed', rule: 'B-TURN-03', facts: {} };
    expect(check(rules, state, 'blue', nonsense)).toEqual(refusal);
    expect(decide(rules, state, 'blue', nonsense)).toEqual(refusal);
  });
});
