import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { catalogueModule } from './packages/client/vite/catalogue-module.ts';

/** Random games and positions, matches of the computer players, the page being built: the longest first. */
const LONG = [
  ...[
    'testing/laws',
    'testing/exhaustive',
    'testing/asking',
    'testing/cards',
    'testing/fighting',
    'testing/fuzz-texts',
    'testing/worlds',
    'testing/fuzz',
  ],
  ...['walk/walks', 'board/labyrinth', 'src/levels', 'src/mcts', 'src/bots', 'src/sound', 'plan/guard'],
  ...['arena/pool', 'commands/arena', 'scripts/start', 'test/adding-a-box', 'tune/game', 'arena/game', 'arena/ladder'],
  ...['commands/puzzles', 'host/readers', 'ai/src/asking'],
];
/** `npm run quick` does without them. */
const LEFT_OUT = process.env.ARCHMAGE_QUICK === undefined ? [] : LONG.map((name) => `**/${name}.test.ts`);

const LONG_IN_BROWSER = ['secrecy', 'paladins', 'hands', 'replay', 'screens', 'hot-seat', 'reload', 'computer'];
const FIRST = [...LONG, ...LONG_IN_BROWSER.map((name) => `e2e/${name}`)];

/** Where no earlier run is remembered the largest file comes first; but whole games take few lines and long. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const nth = FIRST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return nth < 0 ? FIRST.length : nth;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [catalogueModule()],
  test: {
    setupFiles: ['test/all-boxes.ts', 'test/seed.ts'],
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
          exclude: ['**/node_modules/**', 'packages/client/e2e/**', ...LEFT_OUT],
          maxWorkers: '100%',
          // What they import is read once, and quick for all files once it is quick for one.
          isolate: false,
          // Long enough for a busy machine: a time limit is here for what hangs, not for what is slow.
          testTimeout: 120_000,
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
