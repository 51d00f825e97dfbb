import { inEngine, name, suite } from './suites.mjs';

export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  tsconfigFile: 'none, because Stryker cannot read it with TypeScript 7',
  vitest: { configFile: 'mutation/vitest.config.mjs' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [...suite.mutates, '!**/*.test.ts'].map(inEngine),
  reporters: ['clear-text', 'progress', 'html', 'json'],
  coverageAnalysis: 'perTest',
  ignoreStatic: !suite.isolates,
  incremental: true,
  incrementalFile: `reports/stryker-${name}.json`,
  concurrency: 2,
  timeoutMS: 4000,
  timeoutFactor: 2,
  thresholds: { high: 90, low: 80, break: 80 },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
};
