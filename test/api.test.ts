import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import * as engine from '../packages/engine/src/index.ts';

const page = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
const readEntry = (name: string) => readFileSync(new URL(`../packages/engine/src/${name}`, import.meta.url), 'utf8');
const index = readEntry('index.ts');

/** An example with the line of the page it begins on. */
interface Example {
  readonly code: string;
  readonly line: number;
}

const examplesOf = (text: string): readonly Example[] =>
  [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ 1: code = '', index: at }) => ({
    code,
    line: text.slice(0, at).split('\n').length + 1,
  }));

interface Found {
  readonly line: number;
  readonly value: unknown;
  readonly promised: unknown;
}

/** `x + 1; // => 3` asks for a comparison; the expression before it fills its line. */
const PROMISE = /^(\S.*);\s*\/\/ => (.+)$/;
const IMPORT = /^import .* from '@archmage\/engine';$/;

const asking = ({ code, line }: Example): string =>
  code
    .split('\n')
    .map((text, nth) => {
      if (IMPORT.test(text)) return '';
      const [, expression, promised] = PROMISE.exec(text) ?? [];
      if (expression !== undefined) return `found(${line + nth}, (${expression}), (${promised}));`;
      if (text.includes('// =>')) throw new Error(`Line ${line + nth}: this promise does not follow an expression.`);
      return text;
    })
    .join('\n');

/** Runs the examples as one program, as the page says they are; throws what they throw. */
const run = (examples: readonly Example[]): readonly Found[] => {
  const all: Found[] = [];
  const body = examples.map(asking).join('\n');
  const { code } = transformSync(`{${body}}`, { loader: 'ts', target: 'node20' });
  const names = Object.keys(engine);
  const program = new Function('engine', 'found', `'use strict'; const { ${names.join(', ')} } = engine;\n${code}`);
  program(engine, (line: number, value: unknown, promised: unknown) => all.push({ line, value, promised }));
  return all;
};

const examples = examplesOf(page);
const code = examples.map((example) => example.code).join('\n');

describe('docs/api.md', () => {
  test('has examples, and they keep their promises', () => {
    const all = run(examples);
    expect(all.length).toBeGreaterThan(50);
    expect(all.map(({ line, value }) => ({ line, value }))).toEqual(
      all.map(({ line, promised }) => ({ line, value: promised })),
    );
  });

  const exported = Object.entries(engine);
  test.each(exported.filter(([, value]) => typeof value === 'function'))('shows how %s is called', (name) => {
    expect(page.includes(`**\`${name}`), 'it is explained').toBe(true);
    expect(new RegExp(`\\b${name}\\b[(),]`).test(code), 'it is in an example').toBe(true);
  });

  test.each(exported.filter(([, value]) => typeof value !== 'function'))('names the list %s', (name) => {
    expect(new RegExp(`\\b${name}\\b`).test(code)).toBe(true);
  });
});

test('docs/api.md names every type that index.ts names', () => {
  const types = [...index.matchAll(/\btype (?:\{ )?(\w+)/g)].map(([, name]) => name);
  expect(types.length).toBeGreaterThan(40);
  expect(types.filter((name) => !new RegExp(`\`${name}[\`<]`).test(page))).toEqual([]);
});

test.each(['index.ts', 'box.ts'])('%s is a list of exports, group by group', (name) => {
  const code = readEntry(name).replace(/^\/\/.*$/gm, '');
  expect(code.replace(/^export [^;]* from '\.\/[^']+\.ts';$/gm, '').trim()).toBe('');
});

describe('the check of the examples can fail', () => {
  const one = (code: string) => run([{ code, line: 1 }]);

  test('a wrong value is seen', () => {
    expect(one("opponent('blue'); // => 'blue'\n")).toEqual([{ line: 1, value: 'yellow', promised: 'blue' }]);
  });

  test('what an example throws comes through', () => {
    expect(() => one('start(undefined);\n')).toThrow(TypeError);
    expect(() => one('nobodyKnowsThis();\n')).toThrow(ReferenceError);
  });

  test('a promise that nothing keeps is refused', () => {
    expect(() => one('\n  // => 3\n')).toThrow('Line 2');
  });

  test('types and imports go', () => {
    expect(one("import { start, type State } from '@archmage/engine';\nconst n: number = 1;\nn; // => 1\n")).toEqual([
      { line: 3, value: 1, promised: 1 },
    ]);
  });
});
