import { check, redact, start } from '@archmage/engine';
import { rulesOf } from '@archmage/host/testing';
import { describe, expect, test } from 'vitest';
import type { Seen } from '../../play/seen.ts';
import { NO_INTENT, setupOf } from './intent.ts';
import {
  confirmSetup,
  countLeft,
  dotPlaces,
  dragInSetup,
  isSetupReady,
  kindsLeft,
  pickInSetup,
  pickKind,
} from './lay-out.ts';

const rules = rulesOf('base.1');
const seen: Seen = { rules, view: redact(start(rules), 'yellow'), seat: 'yellow' };
const dots = dotPlaces(rules, 'yellow');
const on = (nth: number) => ({ kind: 'place', place: dots[nth] ?? -1 }) as const;

describe('a line-up', () => {
  test('a token is picked and laid on a dot, and leaves the tray', () => {
    const { intent } = pickInSetup(seen, pickKind(seen, NO_INTENT, 'thief').intent, on(2));
    expect([...setupOf(intent).laid]).toEqual([[2, 'thief']]);
    expect(kindsLeft(seen, intent)).not.toContain('thief');
    expect(kindsLeft(seen, intent)).toHaveLength(7);
  });

  test('four are wanted of the eight, and fewer with each that is laid', () => {
    const once = pickKind(seen, NO_INTENT, 'thief').intent;
    expect(countLeft(seen, once)).toBe(4);
    expect(countLeft(seen, pickInSetup(seen, once, on(2)).intent)).toBe(3);
  });

  test('picked twice it takes the first free dot', () => {
    const once = pickInSetup(seen, pickKind(seen, NO_INTENT, 'thief').intent, on(0)).intent;
    const twice = pickKind(seen, pickKind(seen, once, 'troll').intent, 'troll').intent;
    expect(setupOf(twice).laid.get(1)).toBe('troll');
  });

  test('a token goes to another dot by pulling it, and the one that lay there comes back', () => {
    const first = pickInSetup(seen, pickKind(seen, NO_INTENT, 'thief').intent, on(0)).intent;
    const both = pickInSetup(seen, pickKind(seen, first, 'troll').intent, on(1)).intent;
    const { intent } = dragInSetup(seen, both, { from: dots[0] ?? -1, to: on(1), path: [] });
    expect([...setupOf(intent).laid]).toEqual([[1, 'thief']]);
    expect(kindsLeft(seen, intent)).toContain('troll');
  });

  test('is sent dot by dot, and only when it is complete', () => {
    let intent = NO_INTENT;
    for (const [nth, kind] of ['wizard', 'thief', 'troll'].entries()) {
      intent = pickInSetup(seen, pickKind(seen, intent, kind).intent, on(3 - nth)).intent;
      expect(isSetupReady(seen, intent)).toBe(false);
    }
    intent = pickInSetup(seen, pickKind(seen, intent, 'cleric').intent, on(0)).intent;
    const { actions = [] } = confirmSetup(seen, intent);
    expect(actions.map((action) => ('kind' in action ? action.kind : ''))).toEqual([
      'cleric',
      'troll',
      'thief',
      'wizard',
    ]);
    expect(check(rules, seen.view, 'yellow', actions[0] ?? { type: 'pass' })).toBeUndefined();
  });
});

test('of characters to leave out, as many are wanted as the handicap says (B-OPT-09)', () => {
  const weak = rulesOf('base.1 handicap=yellow:6:');
  const first: Seen = { rules: weak, view: redact(start(weak), 'yellow'), seat: 'yellow' };
  expect(countLeft(first, NO_INTENT)).toBe(2);
});

test('of tokens to hide all are wanted, also of two alike (P-MIX-08)', () => {
  const { players } = seen.view;
  const view: Seen['view'] = {
    ...seen.view,
    tasks: [{ kind: 'hide', seats: ['yellow'] }],
    players: { ...players, yellow: { ...players.yellow, reserve: ['rope', 'rope', 'thief'] } },
  };
  expect(kindsLeft({ ...seen, view }, NO_INTENT)).toHaveLength(2);
  expect(countLeft({ ...seen, view }, NO_INTENT)).toBe(3);
});
