import { describe, expect, test } from 'vitest';
import { compile } from '../boxes/index.ts';
import { start } from '../core/start.ts';
import { explain } from '../result.ts';
import { formatPosition, parsePosition, parseRulesId } from './position.ts';

const rulesOf = (id: string) => {
  const compiled = compile(id);
  if (!compiled.ok) throw new Error(explain(compiled.error));
  return compiled.value;
};
const rules = rulesOf('base.1');

const HEAD = 'dtp 1 base.1';
const ROOMS = 'rooms  1cw.0 ? ? ? / ? ? ? ?';
const TURN = 'turn   1 yellow';

const complaint = (...lines: readonly string[]): string => {
  const read = parsePosition(lines.join('\n'), rules);
  return read.ok ? 'none' : explain(read.error);
};

describe('The first line', () => {
  test('names the rules', () => {
    expect(parseRulesId('dtp 1 base.1 vp=6 # to six\nrooms')).toEqual({ ok: true, value: 'base.1 vp=6' });
    expect(parseRulesId('\n# a scene\n dtp 1 base.1 beginner vp=6')).toEqual({
      ok: true,
      value: 'base.1 vp=6 beginner',
    });
    expect(parseRulesId('dtp 1 base.1 vp=5 ; rooms')).toEqual({ ok: true, value: 'base.1' });
  });

  test('is missed', () => {
    expect(parseRulesId('').ok).toBe(false);
    expect(parseRulesId('dtp 2 base.1').ok).toBe(false);
    expect(parseRulesId('dtp 1').ok).toBe(false);
    expect(complaint('dtp 1 base.1 vp=6', ROOMS, TURN)).toBe(
      "Line 1, column 7: expected the rules base.1, found 'base.1'.",
    );
  });
});

describe('The start of a game', () => {
  test('is written with what there is to say only', () => {
    const lines = formatPosition(rules, start(rules)).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'dtp',
      'rooms',
      'unseen',
      'yellow',
      'blue',
      'turn',
      'tasks',
    ]);
    expect(lines[3]).toMatch(/^yellow \| A:2345 J:3 C:012233456 \| reserve( \w+){14}$/);
  });
});

describe('A wrong position', () => {
  test.each([
    ['no rooms', [TURN], /expected a line of rooms/],
    ['no turn', [ROOMS], /expected a line for the turn/],
    ['an unknown line', [ROOMS, TURN, 'green Th@a1'], /^Line 4, column 1: expected a line of rooms, /],
    ['a line twice', [ROOMS, TURN, TURN], /^Line 4, column 1: expected one line of turn/],
    [
      'an unknown room',
      ['rooms 9cw.0 ? ? ? / ? ? ? ?', TURN],
      /^Line 2, column 7: expected a room: 1ccw, .*found '9cw'/,
    ],
    ['a room twice', ['rooms 1cw.0 1cw.1 ? ? / ? ? ? ?', TURN], /^Line 2, column 13: expected each room once/],
    ['too few rooms', ['rooms ? ? ? ? / ? ?', TURN], /^Line 2, column 20: .* found the end of the line/],
    ['too many rooms', ['rooms ? ? ? ? / ? ? ? ? ?', TURN], /^Line 2, column 25: expected 8 rooms only/],
    ['a row too long', ['rooms ? ? ? ? ? / ? ? ?', TURN], /^Line 2, column 15: expected '\/' after 4 rooms/],
    ['no such turn', ['rooms 1cw.4 ? ? ? / ? ? ? ?', TURN], /^Line 2, column 11: /],
    ['a tile twice', ['rooms ? 0:? ? ? / ? ? ? ?', TURN], /^Line 2, column 9: expected a tile's number/],
    ['a room drawn and unseen', [ROOMS, TURN, 'unseen 1cw'], /^Line 4, column 8: expected each room once/],
    [
      'a place off the board',
      [ROOMS, TURN, 'yellow Th@a11'],
      /^Line 4, column 11: expected @ and a square from a1 to t10/,
    ],
    ['no place', [ROOMS, TURN, 'yellow Th'], /^Line 4, column 10: expected @ and a square/],
    [
      'a token here and face-down',
      [ROOMS, TURN, 'stash A=yTh', 'yellow Th@a1'],
      /^Line 5, column 8: expected each token once/,
    ],
    ['a token face-down twice', [ROOMS, TURN, 'stash A=yTh B=yTh'], /^Line 4, column 15: expected each token once/],
    ['a token twice', [ROOMS, TURN, 'yellow Th@a1', 'blue Go@a2+yTh*'], /^Line 5, column 12: expected each token once/],
    ["another seat's token", [ROOMS, TURN, 'yellow Xx@a1'], /^Line 4, column 8: expected one of .*found 'Xx'/],
    ['a card too many', [ROOMS, TURN, 'yellow | J:4'], /^Line 4, column 12: expected at most 3 of J/],
    ['no card of the deck', [ROOMS, TURN, 'yellow | A:26'], /^Line 4, column 13: expected a card of the deck: A2, /],
    ['a section twice', [ROOMS, TURN, 'yellow | bank 1 | bank 2'], /^Line 4, column 19: expected each section once/],
    ['an edge that is none', [ROOMS, TURN, 'marks a1|c1=open'], /^Line 4, column 7: expected a room's edge/],
    ['a mark that is none', [ROOMS, TURN, 'marks a1|b1=shut'], /^Line 4, column 13: expected =open or broken/],
    ['a slot that is none', [ROOMS, TURN, 'stash Z=y?'], /^Line 4, column 7: expected a slot A-H/],
    ['a task that is none', [ROOMS, TURN, 'tasks act(yellow) sing(blue)'], /^Line 4, column 19: expected a task/],
    ['a task of nobody', [ROOMS, TURN, 'tasks act(green)'], /^Line 4, column 11: expected yellow or blue/],
    ['a task too long', [ROOMS, TURN, 'tasks act(yellow B)'], /^Line 4, column 18: expected the end of the line/],
    ['a note that is none', [ROOMS, 'turn 1 yellow angry'], /^Line 3, column 15: expected ap=, lent=, highest=, /],
    ['nobody asked', [ROOMS, TURN], /^Line 3, column 16: expected a task that can be answered/],
    [
      'asked for a card and has none',
      [ROOMS, TURN, 'tasks card(yellow)'],
      /^Line 4, column 7: expected a task that can be/,
    ],
    [
      'a draw with nothing left',
      [ROOMS, TURN, 'tasks draw(chance room A)'],
      /^Line 4, column 7: expected a task that can/,
    ],
    ['a room drawn for no slot', [ROOMS, TURN, 'tasks draw(chance room)'], /^Line 4, column 23: expected a slot A-H/],
    ['a player who draws', [ROOMS, TURN, 'tasks draw(blue starter)'], /^Line 4, column 12: expected chance/],
    [
      'over, and somebody asked',
      [ROOMS, TURN, 'tasks act(yellow)', 'over yellow target'],
      /^Line 4, column 7: expected no tasks in a game that is over, found 'act\(yellow\)'/,
    ],
    [
      'longer than any',
      [ROOMS, TURN, `yellow | bank ${'1'.repeat(8000)}`],
      /expected a position of at most 8000 characters/,
    ],
    ['a reason that is none', [ROOMS, TURN, 'over yellow luck'], /^Line 4, column 13: expected target, /],
  ])('says where: %s', (_, lines, expected) => {
    expect(complaint(HEAD, ...lines)).toMatch(expected);
  });

  test('on one line says where as well', () => {
    expect(complaint(`${HEAD} ; ${ROOMS} ; ${TURN} ; over nobody target`)).toBe(
      "Line 1, column 70: expected yellow, blue or draw, found 'nobody'.",
    );
  });
});
