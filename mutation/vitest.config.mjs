import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { inEngine, suite } from './suites.mjs';

/** Small tests first, then the box's. The short run of the laws covers everything: it comes last of all. */
class SmallFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => (moduleId.includes('.short.') ? 2 : moduleId.includes('/boxes/') ? 1 : 0);
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: suite.tests.map(inEngine),
    exclude: [...configDefaults.exclude, '**/determinize.test.ts', '**/walk/walks.test.ts'],
    isolate: suite.isolates,
    setupFiles: ['mutation/all-boxes.ts'],
    // Instrumented code is slow; what hangs is stopped by Stryker.
    testTimeout: 60_000,
    sequence: { sequencer: SmallFirst },
    bail: 1,
  },
});
