import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { catalogueModule } from './packages/client/vite/catalogue-module.ts';

const LONG = ['screens', 'hands', 'secrecy', 'hot-seat', 'paladins', 'computer'];

/** Where no earlier run is remembered the largest file comes first; but whole games take few lines and long. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`e2e/${name}.test.ts`));
    return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [catalogueModule()],
  test: {
    sequence: { sequencer: LongFirst },
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'packages/client/{app,art,board}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.ts', 'packages/engine/src/testing/**'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/client/e2e/**'],
          // Long enough for a busy machine: a time limit is here for what hangs, not for what is slow.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/client/e2e/**/*.test.ts'],
          globalSetup: ['packages/client/e2e/setup.ts'],
          // After the others, and few at a time: a browser wants a core for itself, and waits half of its time.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
          // Each file has a browser of its own; what it imports need not be read anew for each.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A busy machine may be slow to draw what was clicked.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
