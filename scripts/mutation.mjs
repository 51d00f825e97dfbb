import { runNode, setUp } from './setup.mjs';

const STRYKER = 'mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
const [suite, ...args] = process.argv.slice(2);
const variables = { ARCHMAGE_MUTATION: suite };
process.exitCode =
  setUp('tests', 'mutation') === 'ready'
    ? await runNode([STRYKER, 'run', 'mutation/stryker.config.mjs', ...args], variables)
    : 1;
