import { EXIT, type Io } from './io.ts';
import { run } from './run.ts';

const io: Io = { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };

// Whoever reads us may stop early: `archmage legal FILE | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.fine);
});

process.exitCode = await run(process.argv.slice(2), io);
