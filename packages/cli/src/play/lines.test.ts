import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openLines } from './lines.ts';

const screen = () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
  });
  return { input, lines: openLines({ input, output, errors: output, env: {} }), shown: () => shown };
};

test('what was half typed when time ran out is gone, and no key brings it back', async () => {
  const { input, lines, shown } = screen();
  const clock = new AbortController();
  const late = lines.ask({ prompt: 'yellow> ', secret: true, signal: clock.signal });
  input.write('C6 I');
  clock.abort();
  expect(await late).toBe('late');
  const before = shown().length;
  const next = lines.ask({ prompt: 'blue> ', secret: true });
  // Undo, the last line killed, the last line entered.
  input.write('\u001f\u0019\u001b[A');
  input.write('A2\n');
  expect(await next).toEqual({ line: 'A2' });
  expect(shown().slice(before)).not.toContain('C6');
  lines.close();
});

test('a question is asked before it is answered, wherever it is written', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const lines = openLines({ input, output, errors: output, env: {} });
  const answer = lines.ask({ prompt: 'yellow> ' });
  expect(`${output.read()}`).toBe('yellow> ');
  input.write('A2\n');
  expect(await answer).toEqual({ line: 'A2' });
  expect(`${output.read()}`).toBe('A2\n');
  lines.close();
});
