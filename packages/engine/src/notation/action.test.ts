import { describe, expect, test } from 'vitest';
import { compile } from '../boxes/index.ts';
import type { Actor } from '../core/state.ts';
import { explain } from '../result.ts';
import { formatSecret, parseAction } from './action.ts';
import { parsePosition } from './read-position.ts';

const compiled = compile('base.1');
if (!compiled.ok) throw new Error(explain(compiled.error));
const rules = compiled.value;

const read = parsePosition(
  `dtp 1 base.1
   rooms  1ccw.0 2ccw.0 3ccw.0 4ccw.0 / 1cw.0 2cw.0 3cw.0 4cw.0
   yellow Th@d7 Wa@c4 Go=out
   blue   Tr@d4
   turn   3 yellow ap=2
   tasks  act(yellow)`,
  rules,
);
if (!read.ok) throw new Error(explain(read.error));
const state = read.value;

const complaint = (seat: Actor, text: string): string => {
  const action = parseAction(rules, state, seat, text);
  return action.ok ? 'none' : explain(action.error);
};

describe('A wrong action', () => {
  test.each([
    ['yellow', '', /^1:1 cardOrDeed \{"card":"A2","list":\[.*\]\} \{"code":"lineEnd"/],
    ['yellow', 'A9', /^1:1 cardOrDeed \{"card":"A2"/],
    ['yellow', 'Xx d7>e7', /^1:1 oneOf .* "Xx"/],
    ['blue', 'Th d8>e8', /^1:4 onBoard \{"name":"Th"\} "d8"/],
    ['yellow', 'Th d8>e8', /^1:4 standing \{"square":"d7","name":"Th"\} "d8"/],
    ['yellow', 'Th d7>e77', /^1:7 square \{"last":"t10","rows":10\} "e77"/],
    ['yellow', 'Th d7>e7+Rope', /^1:10 token \{"token":"y\w+"\} "Rope"/],
    ['yellow', 'Th d7>', /^1:7 .* \{"code":"lineEnd"/],
    ['yellow', 'Th d7>e7 e8', /^1:10 lineEnd \{\} "e8"/],
    ['yellow', 'Go c3>c4', /onBoard \{"name":"Go"\}/],
    ['yellow', 'Wa x Tr', /^1:6 token /],
    ['yellow', 'Wa x', /^1:5 token .* \{"code":"lineEnd"/],
    ['yellow', 'Wa rot F', /^1:8 slot \{"letters":"A-H"\}/],
    ['yellow', 'Wa rot F!', /^1:9 turning /],
    ['yellow', 'Wa reveal Q', /^1:11 slot \{"letters":"A-H"\} "Q"/],
    ['yellow', 'Wa c4^d4', /^1:9 landing /],
    ['yellow', 'Th!sing', /^1:4 .* "sing"/],
    ['yellow', 'pass now', /^1:6 lineEnd \{\}/],
    ['yellow', 'place yGo', /^1:10 atSquare \{"square":\{"code":"square"/],
    ['yellow', 'hide Th', /^1:8 slot \{"letters":"A-H"\}/],
    ['yellow', 'line ?', /^1:6 oneOf /],
    ['chance', '*', /^1:2 drawn /],
    ['chance', 'Th d7>e7', /^1:1 doneBy \{"actor":"chance"\}/],
    ['clock', 'now', /^1:1 either \{"list":\["'timeout turn'","'timeout reaction'"\]\}/],
    ['clock', 'timeout tea', /^1:9 either \{"list":\["turn","reaction"\]\}/],
  ] as const)('of %s: %j', (seat, text, expected) => {
    expect(complaint(seat, text)).toMatch(expected);
  });
});

test('A secret action keeps its secret', () => {
  const [kind = ''] = rules.roster.map((member) => member.kind);
  expect(formatSecret(rules, state, { type: 'commit', card: 'C4' })).toBe('C?');
  expect(formatSecret(rules, state, { type: 'line', kind })).toBe('line ?');
  expect(formatSecret(rules, state, { type: 'forgo', kind })).toBe('forgo ?');
  expect(formatSecret(rules, state, { type: 'hide', kind, tile: 1 })).toBe('hide ? B');
  expect(formatSecret(rules, state, { type: 'pass' })).toBe('pass');
});
