import { PassThrough, Readable } from 'node:stream';
import type { Io } from './io.ts';
import { run } from './run.ts';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program on a text or a stream as its input, and catches what it says. */
export const runWith = async (
  argv: readonly string[],
  input: string | Readable = '',
  env: Io['env'] = {},
  screen: Pick<Io['output'], 'isTTY' | 'columns'> = {},
): Promise<Outcome> => {
  const output = Object.assign(new PassThrough(), screen);
  const errors = new PassThrough();
  const caught = { out: '', err: '' };
  output.on('data', (chunk) => {
    caught.out += chunk;
  });
  errors.on('data', (chunk) => {
    caught.err += chunk;
  });
  const lines = typeof input === 'string' ? Readable.from(input === '' ? [] : [input]) : input;
  const io: Io = { input: lines, output, errors, env };
  const code = await run(argv, io);
  await new Promise((settle) => setImmediate(settle));
  return { code, ...caught };
};
