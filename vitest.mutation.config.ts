import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small tests first, then the box's. The short run of the laws covers everything: it comes last of all. */
class SmallFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId.includes('.short.') ? 2 : moduleId.includes('/boxes/') ? 1 : 0;
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

// Stryker instruments the sources, so the tests that read them as text cannot run on its copy; and it runs the tests
// thousands of times, so the long random ones stay out: what the rule tests and a short run of the laws do not notice
// shows as a survivor.
// Test files share one set of modules, which is ten times faster; the compiled rulesets are shared with it, so what
// only runs while they are compiled is mutated by `npm run mutation:data`, file by file, with the tests that look at it.
// Nearly every test walks, so `npm run mutation:walk` has those that are about walking and no others.
const SUITES = {
  core: ['packages/engine/src/{core,board,rules,families,boxes,dice}/**/*.test.ts'],
  data: [
    'packages/engine/src/{board,rules,families}/**/*.test.ts',
    'packages/engine/src/boxes/base/tests/{components,characters,items,options,setup,wizard}.test.ts',
  ],
  walk: [
    'packages/engine/src/core/walk/*.test.ts',
    'packages/engine/src/boxes/base/tests/{exit,jump,move,objects-carrying,pits,rope,thief,wizard,wounded}.test.ts',
    'packages/engine/src/boxes/paladins-and-dragons/tests/{ghost,paladin,rift,rocks,rope}.test.ts',
  ],
} as const;
const suite = (process.env.ARCHMAGE_MUTATION ?? 'core') as keyof typeof SUITES;

export default defineConfig({
  test: {
    include: [...SUITES[suite]],
    exclude: [...configDefaults.exclude, '**/determinize.test.ts', '**/walk/walks.test.ts'],
    isolate: suite === 'data',
    // Instrumented code is slow; what hangs is stopped by Stryker.
    testTimeout: 60_000,
    sequence: { sequencer: SmallFirst },
    bail: 1,
  },
});
