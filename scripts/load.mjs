import { runNode, setUp } from './setup.mjs';

const args = process.argv.slice(2);
process.exitCode =
  setUp('tests', 'bench') === 'ready' ? await runNode(['--import', 'tsx', 'bench/load/main.ts', ...args]) : 1;
