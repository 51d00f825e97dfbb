import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fill } from '@archmage/words';
import { type Command, expectArguments, readArgs, readCount } from '../command.ts';
import { Complaint, type Io } from '../io.ts';

export const bench: Command = {
  name: 'bench',
  help: ({ helps }) => helps.bench,
  run: async (argv, io) => {
    const { values, positionals } = readArgs(bench, argv, OPTIONS);
    expectArguments(bench, positionals, []);
    const seconds =
      values.seconds === undefined ? [] : ['--seconds', `${readCount(values.seconds, '--seconds', { most: 3600 })}`];
    const flags = [...(values.json ? ['--json'] : []), ...(values.floor ? ['--floor'] : [])];
    return launch(io, [...flags, ...(values.history ? [] : ['--no-history']), ...seconds]);
  },
};

const OPTIONS = {
  json: { type: 'boolean', default: false },
  floor: { type: 'boolean', default: false },
  history: { type: 'boolean', default: false },
  seconds: { type: 'string' },
} as const;

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const MAIN = fileURLToPath(new URL('../../../../scripts/bench.mjs', import.meta.url));

/** In a process of its own, so that nothing of ours is measured. */
const launch = (io: Io, args: readonly string[]): Promise<number> => {
  if (!existsSync(MAIN)) throw new Complaint(({ complaints }) => fill(complaints.noBench, { file: MAIN }));
  return new Promise((settle) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => io.output.write(chunk));
    child.stderr.on('data', (chunk) => io.errors.write(chunk));
    child.on('error', () => settle(1));
    child.on('close', (code) => settle(code ?? 1));
  });
};
