import { fill } from '@archmage/words';
import { describe, expect, test } from 'vitest';
import { literalsOf } from '../../vite/literals.ts';
import { en as school } from '../school/texts/en.ts';
import { en as teams } from '../teams/texts/en.ts';
import { en as workshop } from '../workshop/texts/en.ts';
import { ALL_TEXTS } from './all.ts';
import { testFrench, textsOf } from './test-texts.ts';

/** The same word in both languages. */
const SAME = [
  'rules.source',
  'shell.keys.names.Alt',
  'shell.keys.names.Control',
  'shell.name',
  'shell.settings.languages.en',
  'shell.settings.languages.fr',
  'shell.title',
  'start.begin.sets.paladins.name',
  'start.begin.sets.prison.name',
  'start.boxes.paladins',
  'start.boxes.prison',
];

testFrench(ALL_TEXTS.en, ALL_TEXTS.fr, SAME);

/** What is named after data of other packages is read by their names. */
const READERS = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../{ai,engine,host}/src/**/*.ts', '!../**/texts/**', '!../../../**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);

describe('every text', () => {
  const read = new Set(Object.values(READERS).flatMap((source) => source.match(/\w+/g) ?? []));
  const names = [ALL_TEXTS.en, school, teams, workshop].flatMap((texts) => textsOf(texts).map(([name]) => name));

  test('is named somewhere outside the texts', () => {
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter((name) => !read.has(name.split('.').at(-1) ?? ''))).toEqual([]);
  });
});

describe('filling', () => {
  test.each([
    ['Back to {id}', { id: 'B-1' }, 'Back to B-1'],
    ['{who|somebody} waits', {}, 'somebody waits'],
    ['{count} {count#rule#rules}', { count: 1 }, '1 rule'],
    ['{count} {count#rule#rules}', { count: 2 }, '2 rules'],
    ['{count#only one#many}', {}, 'many'],
  ])('%j', (text, facts, filled) => {
    expect(fill(text, facts)).toBe(filled);
  });
});

describe('components', () => {
  const sources = import.meta.glob<string>(['../../{app,board,art}/**/*.tsx', '!../../**/demo/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  test('are there to be checked', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(10);
  });

  test.each(Object.entries(sources))('%s says nothing in words of its own', (path, source) => {
    expect(literalsOf(path, source)).toEqual([]);
  });

  test.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{"Hello"}</p>', ['Hello']],
    ['<p>{wide ? "Hello there" : `Bye ${name}`}</p>', ['Hello there', 'Bye ']],
    ['<p>{wide && "Hello"}</p>', ['Hello']],
    ['<button aria-label="Close" />', ['Close']],
    ['<input placeholder={"Name"} title={`Your ${name}`} alt="x" />', ['Name', 'Your ', 'x']],
    ['<Dialog title="Settings" text={<b>bold</b>} />', ['Settings', 'bold']],
    ['<p class="card" id="one">{name} · {count(1, "a")} …</p>', []],
    ['<path d="M0 0" role="img" aria-live="polite" aria-hidden="true" />', []],
    ['<text x="1">AP</text>', ['AP']],
  ])('in %s that would be found', (jsx, found) => {
    expect(literalsOf('a.tsx', `const a = ${jsx};`)).toEqual(found);
  });
});
