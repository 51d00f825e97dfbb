import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { instrumented } from './instrument.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { sources } = await instrumented(root, process.env.ARCHMAGE_MUTATION);

/** Small tests first, then the box's. The short run of the laws covers everything: it comes last of all. */
class SmallFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => (moduleId.includes('.short.') ? 2 : moduleId.includes('/boxes/') ? 1 : 0);
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => sources.get(id) }],
  test: {
    root,
    include: ['packages/engine/src/{core,board,feats,rules,families,boxes,dice}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/determinize.test.ts', '**/walk/walks.test.ts'],
    setupFiles: ['mutation/all-boxes.ts'],
    runner: 'mutation/runner.mjs',
    // One process reads the engine once, and calls one mutant after the other by its number.
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    // A test is run once for each mutant it comes by; what hangs is stopped from outside.
    testTimeout: 100_000_000,
    sequence: { sequencer: SmallFirst },
    reporters: [['default', { summary: false }]],
  },
});
