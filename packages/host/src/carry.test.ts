import { formatRoom, legend, ownIdOf, say } from '@archmage/engine';
import { rulesOf, SCENARIO_TEXT } from '@archmage/engine/testing';
import { expect, test } from 'vitest';
import { learnNeeds, withNeeds } from './carry.ts';
import { learn } from './own.ts';

const room = rulesOf('base.1').rooms['1cw']?.room;
if (room === undefined) throw new Error('The base set has a room 1cw.');
const ROOMS = `${(['cw', 'ccw'] as const).map((arrow) => formatRoom({ ...room, number: '9', arrow }, legend())).join('\n')}\n`;
const idOf = (text: string): string => {
  const own = learn(text);
  if (!own.ok) throw new Error('It can be read.');
  return own.value.id;
};
const rooms = idOf(ROOMS);
const scenario = idOf(SCENARIO_TEXT);
const rules = `base.1 rooms=${rooms} scenario=${scenario}`;
const nothing = () => false;

test('a game of the boxes is written as it is', () => {
  expect(withNeeds('[rules "base.1"]', 'base.1', ';')).toBe('[rules "base.1"]');
  expect(withNeeds('x', 'base.1 rooms=0123456789ab scenario=hoard', ';')).toBe('x');
  expect(learnNeeds('[rules "base.1"]\n; |a remark|\n', nothing)).toEqual({ ok: true, value: [] });
});

test.each([';', '#'] as const)('what a text needs stands behind it as %s comments, and is read again', (comment) => {
  const text = withNeeds('the text\n\n', rules, comment);
  expect(text).toMatch(/^the text\n\n[;#] own \w{12}\n[;#] \|# 9-cw\|\n/);
  // Mail turns the ends of lines round and loses blanks there.
  const mailed = text.replace(/ +$/gm, '').replaceAll('\n', '\r\n');
  const read = learnNeeds(mailed, nothing);
  expect(read.ok && read.value.map(({ id, kind }) => [kind, id])).toEqual([
    ['rooms', rooms],
    ['scenario', scenario],
  ]);
});

test('a changed text is refused where it is named, unless the right one is had', () => {
  const text = withNeeds('the text', rules, ';');
  const wrong = { line: 3, column: 7, ...say('carried', { id: rooms }), found: say('changed') };
  const gearless = text.replace('G', '.');
  expect(learnNeeds(gearless, nothing)).toEqual({ ok: false, error: wrong });
  expect(learnNeeds(text.replace(/^; \|.*\n/m, ''), nothing)).toEqual({ ok: false, error: wrong });
  expect(learnNeeds(gearless, (id) => id === rooms)).toMatchObject({ ok: true, value: [{ id: scenario }] });
});

test('what is as it was but cannot be read says where in the whole text', () => {
  const lines = (text: string, id: string) => `x\n; own ${id}\n${text.replace(/^/gm, '; |').replace(/$/gm, '|')}\n`;
  const text = SCENARIO_TEXT.replace('base.1', 'base.9');
  expect(learnNeeds(lines(text, 'another'), nothing)).toMatchObject({ error: { line: 2, found: { code: 'changed' } } });
  expect(learnNeeds(lines(text, ownIdOf(text)), nothing)).toMatchObject({ error: { line: 6, column: 10 } });
});
