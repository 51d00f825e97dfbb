import { defineConfig } from 'vitest/config';
import { catalogueModule } from './packages/client/vite/catalogue-module.ts';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [catalogueModule()],
  test: {
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
