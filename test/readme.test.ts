import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../packages/cli/src/run.ts';
import { runWith } from '../packages/cli/src/test-io.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Each command of the sessions with what it is said to print. */
const sessions = [...readme.matchAll(/^```console\n(.*?)^```$/gms)].flatMap(({ 1: text = '' }) =>
  [...text.matchAll(/^\$ npm run -s archmage -- (.*)\n((?:(?!\$ ).*\n)*)/gm)].map(
    ({ 1: command = '', 2: output = '' }) => ({ command, output }),
  ),
);

test('The sessions are there', () => {
  expect(sessions.length).toBeGreaterThan(2);
});

test.each(sessions)('$command', async ({ command, output }) => {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  expect((await runWith(words)).out).toBe(output);
});

test.each(COMMANDS)('The command $name is in the table', ({ name }) => {
  expect(readme).toMatch(new RegExp(`^\\| \`${name}\\b`, 'm'));
});
