import { defineConfig } from 'vitest/config';

// Stryker instruments the sources, so the tests that read them as text cannot run on its copy; and it runs the tests
// thousands of times, so the long random ones stay out: what the rule tests alone do not notice shows as a survivor.
// Test files share one set of modules, which is ten times faster; the compiled rulesets are shared with it, so what
// only runs while they are compiled is mutated by `npm run mutation:data`, file by file.
export default defineConfig({
  test: {
    include: ['packages/engine/src/{core,board,rules,families,boxes,dice}/**/*.test.ts'],
    isolate: process.env.ARCHMAGE_ISOLATE === '1',
    bail: 1,
  },
});
