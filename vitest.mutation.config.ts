import { defineConfig } from 'vitest/config';

// Stryker instruments the sources, so the tests that read them as text cannot run on its copy; and it runs the tests
// thousands of times, so the long random ones stay out: what the rule tests alone do not notice shows as a survivor.
export default defineConfig({
  test: { include: ['packages/engine/src/{core,board,rules,families,boxes,dice}/**/*.test.ts'], bail: 1 },
});
