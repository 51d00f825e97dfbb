// Stryker instruments the sources, so the tests that read them as text cannot run on its copy; and it runs the tests
// thousands of times, so the long random ones stay out: what the rule tests and a short run of the laws do not notice
// shows as a survivor.
// Test files share one set of modules, which is ten times faster; the compiled rulesets are shared with it, so what
// only runs while they are compiled is mutated by `npm run mutation:data`, file by file, with the tests that look at it.
// Nearly every test walks, so `npm run mutation:walk` has those that are about walking and no others.
const SUITES = {
  core: {
    mutates: [
      'core/**/*.ts',
      '!core/views/determinize.ts',
      'feats/*.ts',
      'families/**/*.ts',
      '!families/squares/walk/*.ts',
      'rules/library/*.ts',
      '!rules/library/passage.ts',
      'board/{drawing,edge,labyrinth}.ts',
    ],
    tests: ['{core,board,feats,rules,families,boxes,dice}/**/*.test.ts'],
    isolates: false,
  },
  data: {
    mutates: [
      'board/{grid,lattice,room,spot}.ts',
      'rules/*.ts',
      'rules/library/passage.ts',
      'boxes/base/*.ts',
      '!boxes/base/rooms.ts',
    ],
    tests: [
      '{board,rules}/**/*.test.ts',
      'families/*.test.ts',
      'boxes/base/tests/{components,characters,items,options,setup,wizard}.test.ts',
    ],
    isolates: true,
  },
  walk: {
    mutates: ['families/squares/walk/*.ts'],
    tests: [
      'families/squares/walk/*.test.ts',
      'boxes/base/tests/{exit,jump,move,objects-carrying,pits,rope,thief,wizard,wounded}.test.ts',
      'boxes/paladins-and-dragons/tests/{ghost,paladin,rift,rocks,rope}.test.ts',
    ],
    isolates: false,
  },
};

/** The suite asked for: which sources are mutated, by which tests, and whether each file compiles its rules anew. */
export const name = process.env.ARCHMAGE_MUTATION ?? 'core';
export const suite = SUITES[name];

/** The same in the engine, from the root of the repository. */
export const inEngine = (pattern) => pattern.replace(/^!?/, '$&packages/engine/src/');
