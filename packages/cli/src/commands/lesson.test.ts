import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runWith } from '../test-io.ts';

const page = readFileSync(new URL('../../../../docs/lessons.md', import.meta.url), 'utf8');
const [, EXAMPLE = ''] = /^```lesson\n(.*?)^```$/ms.exec(page) ?? [];
/** Nobody who may leave stays for that. */
const LAZY = EXAMPLE.replace(/goal yTh out\n.*\n.*/, 'goal yTh at n1\nplay Th o1>n1');

test('A lesson is read, solved and tried out', async () => {
  expect(await runWith(['lesson', '-'], EXAMPLE)).toEqual({
    code: 0,
    err: '',
    out: `The treasure
Things are picked up in passing.

Exercise 1: 2 steps. The solution reaches it, passing does not, and the computer finds it.
Test. The solution reaches it, passing does not, and the computer finds it.
`,
  });
});

test('It says what it found as JSON, and in French', async () => {
  const { out } = await runWith(['lesson', '-', '--json'], EXAMPLE);
  expect(JSON.parse(out)).toEqual({
    id: 'treasure-hunt',
    rules: 'base.1 beginner',
    title: { en: 'The treasure', fr: 'Le trésor' },
    learn: { en: 'Things are picked up in passing.', fr: 'On ramasse les objets en passant.' },
    exercises: [{ steps: 2, found: true }],
    test: { found: true },
  });
  expect((await runWith(['lesson', '-', '--lang', 'fr'], EXAMPLE)).out).toMatch(
    /^Le trésor\n.*\n\nExercice 1 : 2 étapes\. /,
  );
});

test('The answer is no where the computer would do something else', async () => {
  const { code, out } = await runWith(['lesson', '-'], LAZY);
  expect(code).toBe(1);
  expect(out).toContain('but the computer does something else');
});

test('A text with a mistake is bad input, and its place is named', async () => {
  const { code, err } = await runWith(['lesson', '-'], EXAMPLE.replace('goal yTh out', 'goal yTh flies'));
  expect(code).toBe(2);
  expect(err).toMatch(
    /Line 30, column 6: expected a condition such as 'yWa out' or 'yellow scores 1', found 'yTh flies'\./,
  );
});
