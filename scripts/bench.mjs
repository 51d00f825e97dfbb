import { runNode, setUp } from './setup.mjs';

const args = process.argv.slice(2);
process.exitCode =
  setUp('game', 'bench') === 'ready' ? await runNode(['--import', 'tsx', 'bench/main.ts', ...args]) : 1;
