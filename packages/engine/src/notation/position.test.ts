import { describe, expect, test } from 'vitest';
import { compile } from '../boxes/index.ts';
import { start } from '../core/start.ts';
import { explain } from '../result.ts';
import { formatPosition } from './position.ts';
import { parsePosition, parseRulesId } from './read-position.ts';

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
    expect(complaint('dtp 1 base.1 vp=6', ROOMS, TURN)).toBe('1:7 rulesId {"id":"base.1"} "base.1"');
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
    ['no rooms', [TURN], /roomsLine /],
    ['no turn', [ROOMS], /turnLine /],
    ['an unknown line', [ROOMS, TURN, 'green Th@a1'], /^4:1 lineOf \{"list":\["rooms",/],
    ['a line twice', [ROOMS, TURN, TURN], /^4:1 oneLine \{"key":"turn"\}/],
    ['an unknown room', ['rooms 9cw.0 ? ? ? / ? ? ? ?', TURN], /^2:7 roomOf \{"list":\["1ccw",.* "9cw"/],
    ['a room twice', ['rooms 1cw.0 1cw.1 ? ? / ? ? ? ?', TURN], /^2:13 roomOnce /],
    ['too few rooms', ['rooms ? ? ? ? / ? ?', TURN], /^2:20 .* \{"code":"lineEnd"/],
    ['too many rooms', ['rooms ? ? ? ? / ? ? ? ? ?', TURN], /^2:25 roomsOnly \{"count":8\}/],
    ['a row too long', ['rooms ? ? ? ? ? / ? ? ?', TURN], /^2:15 rowBreak \{"count":4\}/],
    ['no such turn', ['rooms 1cw.4 ? ? ? / ? ? ? ?', TURN], /^2:11 /],
    ['a tile twice', ['rooms ? 0:? ? ? / ? ? ? ?', TURN], /^2:9 tileBelow /],
    ['a room drawn and unseen', [ROOMS, TURN, 'unseen 1cw'], /^4:8 roomOnce /],
    [
      'a place off the board',
      [ROOMS, TURN, 'yellow Th@a11'],
      /^4:11 atSquare \{"square":\{"code":"square","facts":\{"last":"t10"/,
    ],
    ['no place', [ROOMS, TURN, 'yellow Th'], /^4:10 atSquare \{"square":\{"code":"square"/],
    ['a token here and face-down', [ROOMS, TURN, 'stash A=yTh', 'yellow Th@a1'], /^5:8 tokenOnce /],
    ['a token face-down twice', [ROOMS, TURN, 'stash A=yTh B=yTh'], /^4:15 tokenOnce /],
    ['a token twice', [ROOMS, TURN, 'yellow Th@a1', 'blue Go@a2+yTh*'], /^5:12 tokenOnce /],
    ["another seat's token", [ROOMS, TURN, 'yellow Xx@a1'], /^4:8 oneOf .* "Xx"/],
    ['a card too many', [ROOMS, TURN, 'yellow | J:4'], /^4:12 cardAtMost \{"count":3,"card":"J"\}/],
    ['no card of the deck', [ROOMS, TURN, 'yellow | A:26'], /^4:13 deckCard \{"list":\["A2",/],
    ['a section twice', [ROOMS, TURN, 'yellow | bank 1 | bank 2'], /^4:19 sectionOnce /],
    ['an edge that is none', [ROOMS, TURN, 'marks a1|c1=open'], /^4:7 roomEdge /],
    ['a mark that is none', [ROOMS, TURN, 'marks a1|b1=shut'], /^4:13 either \{"list":\["=open","=broken"/],
    ['a slot that is none', [ROOMS, TURN, 'stash Z=y?'], /^4:7 slotAndSign \{"letters":"A-H"\}/],
    ['a task that is none', [ROOMS, TURN, 'tasks act(yellow) sing(blue)'], /^4:19 taskLike /],
    ['a task of nobody', [ROOMS, TURN, 'tasks act(green)'], /^4:11 either \{"list":\["yellow","blue"\]\}/],
    ['a task too long', [ROOMS, TURN, 'tasks act(yellow B)'], /^4:18 lineEnd \{\}/],
    ['a note that is none', [ROOMS, 'turn 1 yellow angry'], /^3:15 either \{"list":\["ap=","lent=","highest=",/],
    ['nobody asked', [ROOMS, TURN], /^3:16 answerable /],
    ['asked for a card and has none', [ROOMS, TURN, 'tasks card(yellow)'], /^4:7 answerable /],
    ['a draw with nothing left', [ROOMS, TURN, 'tasks draw(chance room A)'], /^4:7 answerable /],
    ['a room drawn for no slot', [ROOMS, TURN, 'tasks draw(chance room)'], /^4:23 slot \{"letters":"A-H"\}/],
    ['a player who draws', [ROOMS, TURN, 'tasks draw(blue starter)'], /^4:12 either \{"list":\["chance"\]\}/],
    [
      'over, and somebody asked',
      [ROOMS, TURN, 'tasks act(yellow)', 'over yellow target'],
      /^4:7 overAndAsked \{\} "act\(yellow\)"/,
    ],
    ['longer than any', [ROOMS, TURN, `yellow | bank ${'1'.repeat(8000)}`], /longText \{"count":8000\}/],
    ['a reason that is none', [ROOMS, TURN, 'over yellow luck'], /^4:13 either \{"list":\["target",/],
  ])('says where: %s', (_, lines, expected) => {
    expect(complaint(HEAD, ...lines)).toMatch(expected);
  });

  test('on one line says where as well', () => {
    expect(complaint(`${HEAD} ; ${ROOMS} ; ${TURN} ; over nobody target`)).toBe(
      '1:70 either {"list":["yellow","blue","draw"]} "nobody"',
    );
  });
});
