import { join } from 'node:path';
import { EXIT, type Io } from './io.ts';
import { run } from './run.ts';

// npm runs a script at the root of its package, and files are named from where npm was called.
const { INIT_CWD: calledFrom, npm_package_json: manifest } = process.env;
if (calledFrom !== undefined && manifest === join(process.cwd(), 'package.json')) process.chdir(calledFrom);

const io: Io = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };

// Whoever reads us may stop early: `archmage legal FILE | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.fine);
});

process.exitCode = await run(process.argv.slice(2), io);
