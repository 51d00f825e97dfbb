import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile } from '../boxes/index.ts';
import { evolve } from '../core/evolve.ts';
import type { Actor, State } from '../core/state.ts';
import { explain, type Result } from '../result.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { formatAction, parseAction } from './action.ts';
import { formatPosition } from './position.ts';
import { parsePosition, parseRulesId } from './read-position.ts';
import { parseRecord } from './read-record.ts';
import { formatRecord } from './record.ts';

const page = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const blocksIn = (text: string, name: string): readonly string[] =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].filter((block) => block[1] === name).map((block) => block[2] ?? '');
const blocks = (name: string): readonly string[] => blocksIn(page, name);

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(explain(result.error));
  return result.value;
};
const rulesOf = (id: string): Ruleset => value(compile(id));
const readPosition = (text: string): readonly [Ruleset, State] => {
  const rules = rulesOf(value(parseRulesId(text)));
  return [rules, value(parsePosition(text, rules))];
};

test.each(blocks('position'))('The position can be read: %s', (text) => {
  const [rules, state] = readPosition(text);
  const bare = text.replace(/\s+#.*$/gm, '').trim();
  const lines = bare.split(/ ; |\n/).map((line) => line.replace(/\s+/g, ' '));
  expect(formatPosition(rules, state).replace(/ +/g, ' ').split('\n')).toEqual(lines);
});

/** Each with the position it is read in: the last one of its chapter before it, or else the first of the page. */
const actions = page.split(/^## /m).flatMap((chapter) =>
  blocksIn(chapter, 'action').flatMap((block) => {
    const before = blocksIn(chapter.slice(0, chapter.indexOf(block)), 'position').at(-1);
    const lines = block.trimEnd().split('\n');
    return lines.map((line) => [line, before ?? blocks('position')[0] ?? ''] as const);
  }),
);
test.each(actions)('The action can be read: %s', (line, position) => {
  const [rules, state] = readPosition(position);
  const [, seat, text = ''] = /^(\w+)\s+(.*?)\s*(?:;.*)?$/.exec(line) ?? [];
  const action = value(parseAction(rules, state, seat as Actor, text));
  expect(formatAction(rules, state, action)).toBe(text);
});

test.each(blocks('record'))('The game can be read: %s', (text) => {
  const record = value(parseRecord(text, rulesOf, evolve));
  expect(formatRecord(record, rulesOf(record.rules), evolve)).toBe(
    text.replace(/^;.*\n/gm, '').replace(/ ; .*(?<!")\]?$/gm, (tail) => (tail.endsWith(']') ? tail : '')),
  );
});

test.each(Object.entries({ 'base.1': 'In the base set', 'paladins.1': 'In Paladins & Dragons' }))(
  'The page has the code of everything in %s',
  (id, beginning) => {
    const [, codes = ''] = page.split(new RegExp(beginning.replaceAll(' ', '\\s'))) as [string, string?];
    const named = [...(codes.split(/\.\s/)[0] ?? '').matchAll(/`(\w+)`/g)].map(([, code]) => code);
    expect(named.sort()).toEqual([...new Set(rulesOf(id).roster.map(({ code }) => code))].sort());
  },
);

test('The page has examples of everything', () => {
  expect([blocks('position').length, actions.length, blocks('record').length].every((count) => count > 0)).toBe(true);
});
