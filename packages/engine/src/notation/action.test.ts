import { describe, expect, test } from 'vitest';
import { compile } from '../boxes/index.ts';
import type { Actor } from '../core/state.ts';
import { explain } from '../result.ts';
import { formatSecret, parseAction } from './action.ts';
import { parsePosition } from './position.ts';

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
    [
      'yellow',
      '',
      /^Line 1, column 1: expected a card such as A2, a character \(.*\) and its action, or pass, found the end/,
    ],
    ['yellow', 'A9', /^Line 1, column 1: expected a card such as A2/],
    ['yellow', 'Xx d7>e7', /^Line 1, column 1: expected one of .*found 'Xx'/],
    ['blue', 'Th d8>e8', /^Line 1, column 4: expected a character on the board: Th is not, found 'd8'/],
    ['yellow', 'Th d8>e8', /^Line 1, column 4: expected d7, where Th stands, found 'd8'/],
    ['yellow', 'Th d7>e77', /^Line 1, column 7: expected a square from a1 to t10, or y1 to z10 on a line, found 'e77'/],
    ['yellow', 'Th d7>e7+Rope', /^Line 1, column 10: expected a token such as y\w+, found 'Rope'/],
    ['yellow', 'Th d7>', /^Line 1, column 7: .*found the end of the line/],
    ['yellow', 'Th d7>e7 e8', /^Line 1, column 10: expected the end of the line, found 'e8'/],
    ['yellow', 'Go c3>c4', /expected a character on the board: Go is not/],
    ['yellow', 'Wa x Tr', /^Line 1, column 6: expected a token such as/],
    ['yellow', 'Wa x', /^Line 1, column 5: expected a token such as .*, found the end of the line/],
    ['yellow', 'Wa rot F', /^Line 1, column 8: expected a slot A-H/],
    ['yellow', 'Wa rot F!', /^Line 1, column 9: expected '\+' for clockwise/],
    ['yellow', 'Wa reveal Q', /^Line 1, column 11: expected a slot A-H, found 'Q'/],
    ['yellow', 'Wa c4^d4', /^Line 1, column 9: expected '>' and the square to land on/],
    ['yellow', 'Th!sing', /^Line 1, column 4: .*found 'sing'/],
    ['yellow', 'pass now', /^Line 1, column 6: expected the end of the line/],
    ['yellow', 'place yGo', /^Line 1, column 10: expected @ and a square/],
    ['yellow', 'hide Th', /^Line 1, column 8: expected a slot A-H/],
    ['yellow', 'line ?', /^Line 1, column 6: expected one of/],
    ['chance', '*', /^Line 1, column 2: expected what chance has drawn/],
    ['chance', 'Th d7>e7', /^Line 1, column 1: expected something chance does/],
    ['clock', 'now', /^Line 1, column 1: expected 'timeout turn' or 'timeout reaction'/],
    ['clock', 'timeout tea', /^Line 1, column 9: expected turn or reaction/],
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
