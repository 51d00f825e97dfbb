import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Command, expectArguments, readArgs, readCount } from '../command.ts';
import { Complaint, type Io } from '../io.ts';

export const bench: Command = {
  name: 'bench',
  help: () => `
Usage: archmage bench [--json] [--seconds N] [--floor] [--history]

Measures the engine beside its yardsticks; the same as npm run bench in the repository, but for the history.

  --seconds N   how long to measure, 30 unless told
  --floor       exit code 1 when a figure falls below its floor
  --history     add the figures to docs/benchmarks.md
  --json        one JSON object and nothing else
`,
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
const MAIN = fileURLToPath(new URL('../../../../bench/main.ts', import.meta.url));

/** In a process of its own, so that nothing of ours is measured. */
const launch = (io: Io, args: readonly string[]): Promise<number> => {
  if (!existsSync(MAIN)) throw new Complaint(() => `The bench is part of the repository, and ${MAIN} is not there.`);
  return new Promise((settle) => {
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => io.output.write(chunk));
    child.stderr.on('data', (chunk) => io.errors.write(chunk));
    child.on('error', () => settle(1));
    child.on('close', (code) => settle(code ?? 1));
  });
};
