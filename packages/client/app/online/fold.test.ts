import { compile, start } from '@archmage/engine';
import type { Entry } from '@archmage/protocol';
import { expect, test } from 'vitest';
import { followed, nothingTold, sharedLength, type Told } from './fold.ts';

const rules = compile('base.1');
if (!rules.ok) throw new Error('There is no base set.');
const first = nothingTold(start(rules.value));

const line = (seq: number, kind: string): Entry => ({
  seq,
  actor: 'yellow',
  action: { type: 'line', kind } as Entry['action'] & object,
  events: [{ type: 'lined', seat: 'yellow', kind } as Entry['events'][number]],
  at: 0,
});
const wish = (seq: number, action: object): Entry => ({
  seq,
  actor: 'blue',
  action: action as Entry['action'] & object,
  events: [],
  at: 0,
});

const told = (...entries: readonly Entry[]): Told => {
  const after = followed(first, entries);
  if (after === 'short') throw new Error('Something is missing.');
  return after;
};
const kindsIn = ({ chapters }: Told) => chapters.map(({ action }) => action?.type === 'line' && action.kind);

test('each action is a chapter, and what is settled beside the rules is none', () => {
  const after = told(line(0, 'thief'), wish(1, { type: 'askPause' }), line(2, 'troll'));
  expect(kindsIn(after)).toEqual(['thief', 'troll']);
  expect(after.chapters.map(({ index }) => index)).toEqual([0, 1]);
  expect(after.view.players.yellow.lineup).toEqual(['thief', 'troll']);
  expect(after.seq).toBe(3);
});

test('what is known already is told no second time', () => {
  const before = told(line(0, 'thief'));
  expect(followed(before, [line(0, 'thief'), line(1, 'troll')])).toEqual(told(line(0, 'thief'), line(1, 'troll')));
});

test('what is taken back is gone, and counts as an entry', () => {
  const before = told(line(0, 'thief'), line(1, 'troll'));
  const after = followed(before, [wish(2, { type: 'takeBack', count: 1 })]);
  expect(after !== 'short' && [kindsIn(after), after.seq, sharedLength(before, after)]).toEqual([['thief'], 3, 1]);
  expect(after !== 'short' && after.view.players.yellow.lineup).toEqual(['thief']);
});

test('a gap, or what was never told, is no story', () => {
  expect(followed(first, [line(1, 'troll')])).toBe('short');
  expect(followed(told(line(0, 'thief')), [wish(1, { type: 'takeBack', count: 2 })])).toBe('short');
});

test('that time ran out is told by its events', () => {
  const [chapter] = told(wish(0, { type: 'forfeit', seat: 'yellow' })).chapters;
  expect(chapter).toEqual({ index: 0, actor: 'blue', events: [] });
});
