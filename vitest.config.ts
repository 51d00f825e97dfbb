import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { catalogueModule } from './packages/client/vite/catalogue-module.ts';

/** Random games and positions, matches of the computer players, the page being built: the longest first. */
const LONG = [
  ...['testing/laws', 'testing/exhaustive', 'testing/worlds', 'testing/fuzz-texts', 'testing/fuzz', 'walk/walks'],
  ...['board/labyrinth', 'src/levels', 'src/mcts', 'src/bots'],
  ...['arena/pool', 'commands/arena', 'scripts/start', 'tune/game', 'arena/game', 'arena/ladder'],
];
/** `npm run quick` does without them. */
const LEFT_OUT = process.env.ARCHMAGE_QUICK === undefined ? [] : LONG.map((name) => `**/${name}.test.ts`);

const LONG_IN_BROWSER = ['screens', 'hands', 'computer', 'hot-seat', 'reload', 'secrecy', 'paladins'];
const FIRST = [...LONG, ...LONG_IN_BROWSER.map((name) => `e2e/${name}`)];

/** Whose modules keep nothing from one test to the next but what they have worked out. */
const PURE = ['packages/{engine,words,ai,catalogue}/**/*.test.ts'];

/**
 * Where no earlier run is remembered the largest file comes first; but whole games take few lines and long. A worker goes
 * on with what it has read only if the next file is of the same project, so these come one after the other.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const nth = FIRST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return (project.name === 'pure' ? 0 : 100) + (nth < 0 ? FIRST.length : nth);
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
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
          name: 'pure',
          include: PURE,
          exclude: ['**/node_modules/**', ...LEFT_OUT],
          maxWorkers: '100%',
          // Read once, and quick for all files once it is quick for one: that is half of the work.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/client/e2e/**', ...PURE, ...LEFT_OUT],
          maxWorkers: '100%',
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
