import { defineConfig } from 'vitest/config';

// Stryker instruments the sources, so the tests that read them as text cannot run on its copy.
export default defineConfig({ test: { include: ['packages/engine/src/**/*.test.ts'] } });
