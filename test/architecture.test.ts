import { describe, expect, test } from 'vitest';
import * as checks from './architecture/checks.ts';
import { importsOf, withoutComments, withoutLiterals } from './architecture/code.ts';
import { namesNoOffer, namesNothingOfBoxes, namesOfBoxes, namesOfOffers } from './architecture/names.ts';
import { readSources } from './architecture/sources.ts';

const sources = readSources();
const shipped = sources.filter(({ path }) => !checks.isTest(path));
const engine = shipped.filter(({ path }) => checks.isEngine(path));
const shared = shipped.filter(({ path }) => checks.isShared(path));
const board = shipped.filter(({ path }) => checks.isBoard(path));
const pure = [...engine, ...shared];
const names = namesOfBoxes(sources);

describe('the sources', () => {
  test('are there to be checked', () => {
    expect(sources.map(({ path }) => path)).toContain('packages/cli/src/main.ts');
    expect(engine.length).toBeGreaterThan(0);
    expect(board.length).toBeGreaterThan(0);
    for (const name of ['ai', 'catalogue', 'host', 'lessons', 'words'])
      expect(shared.map(({ path }) => path)).toContain(`packages/${name}/src/index.ts`);
  });

  test.each([
    ['the engine imports nothing but itself', engine, checks.importsOnlyEngine],
    [
      'words, host, ai, lessons and catalogue import the engine, and the first two what a plan is',
      shared,
      checks.importsOnlyShared,
    ],
    [
      'words takes only types from ai, and so does the host but where the computer thinks',
      shared,
      checks.takesOnlyTypesOfAi,
    ],
    ['the board imports preact, itself and its art', board, checks.importsOnlyBoard],
    ['nobody imports the terminal', sources, checks.importsNoTerminal],
    ['the engine, words, host, ai, lessons and catalogue are pure', pure, checks.usesNothingImpure],
    ['no file is longer than 400 lines', sources, checks.isShort],
    ['a box imports no other box', engine, checks.importsNoOtherBox],
    ['the core and the rules import no box and no family', engine, checks.coreImportsNoBox],
    ['the core, the families and the rules cite nothing by themselves', engine, checks.citesNoRule],
    ['no file but those that walk and see knows what is adjacent', sources, checks.knowsNoNeighbours],
  ] as const)('%s', (_title, files, check) => {
    expect(files.flatMap(({ path, text }) => check(path, text))).toEqual([]);
  });

  test('what once had a meaning in each package has one', () => {
    const meanings = shipped.flatMap(({ path, text }) => checks.meant(text).map((name) => ({ name, path })));
    for (const name of ['Deed', 'Draft', 'Session', 'Sight', 'Table'])
      expect(
        meanings
          .filter((each) => each.name === name)
          .map(({ path }) => path)
          .slice(1),
      ).toEqual([]);
  });

  test('the core, the board and the families name nothing of a box', () => {
    expect(engine.flatMap((file) => namesNothingOfBoxes(names, file))).toEqual([]);
    const offers = namesOfOffers(engine);
    expect(offers).toContain('heal');
    expect(engine.flatMap((file) => namesNoOffer(offers, file))).toEqual([]);
  });

  const nameFiles = engine.filter(({ path }) => /\/boxes\/[^/]+\/(?:characters|objects)\.ts$/.test(path));
  test.each(nameFiles)('$path exports its things by name', (file) => {
    expect(namesOfBoxes([file]).length).toBeGreaterThan(1);
  });

  test('a box says its characters', () => {
    expect(nameFiles.map(({ path }) => path)).toContain('packages/engine/src/boxes/base/characters.ts');
  });
});

const CORE = 'packages/engine/src/core/harm.ts';

describe('each check can fail', () => {
  test.each([
    ["import { readFileSync } from 'node:fs';", 'node:fs'],
    ["import { expect } from 'vitest';", 'vitest'],
    ["export * from '../../../cli/src/main.ts';", '../../../cli/src/main.ts'],
    ["const late = await import('chessops');", 'chessops'],
    ["import 'tsx';", 'tsx'],
    ["import {\n  scene,\n} from '../testing/index.ts';", '../testing/index.ts'],
    ["import { cases } from './walk.test.ts';", './walk.test.ts'],
  ])('foreign import: %s', (text, specifier) => {
    expect(checks.importsOnlyEngine(CORE, text)).toEqual([`${CORE} imports ${specifier}, which is not in the engine.`]);
  });

  test.each([
    ['packages/words/src/tell.ts', 'node:fs'],
    ['packages/host/src/session.ts', '@archmage/words'],
    ['packages/host/src/session.ts', 'node:fs'],
    ['packages/ai/src/bot.ts', '@archmage/engine/testing'],
    ['packages/ai/src/bot.ts', './bot.test.ts'],
    ['packages/ai/src/bot.ts', '../../engine/src/index.ts'],
    ['packages/catalogue/src/catalogue.ts', '@archmage/engine'],
    ['packages/lessons/src/judge.ts', '@archmage/ai'],
  ])('%s imports %s', (path, specifier) => {
    const [name] = /(?<=packages\/)\w+/.exec(path) ?? [];
    expect(checks.importsOnlyShared(path, `import '${specifier}';`)).toEqual([
      `${path} imports ${specifier}, and ${name} may not.`,
    ]);
  });

  test.each(["import { advise } from '@archmage/ai';", "import { type Advice, REASONS } from '@archmage/ai';"])(
    'words takes more than types: %s',
    (text) => {
      const path = 'packages/words/src/advice.ts';
      expect(checks.takesOnlyTypesOfAi(path, text)).toEqual([`${path} takes more than types from @archmage/ai.`]);
    },
  );

  test.each(['@archmage/engine', '../app/play/choices.ts', '../../engine/src/index.ts'])(
    'the board imports %s',
    (specifier) => {
      const path = 'packages/client/board/board.tsx';
      expect(checks.importsOnlyBoard(path, `import '${specifier}';`)).toEqual([
        `${path} imports ${specifier}, and the board may not.`,
      ]);
    },
  );

  test.each(['archmage', '../../../cli/src/run.ts'])('somebody imports %s', (specifier) => {
    const path = 'packages/client/app/host/links.ts';
    expect(checks.importsNoTerminal(path, `import '${specifier}';`)).toEqual([
      `${path} imports ${specifier}, which is the terminal's.`,
    ]);
  });

  test.each([
    'Math.random()',
    "Math['random']()",
    'const { random } = Math;',
    'new Date()',
    'Date.now()',
    'performance.now()',
    'indexedDB.open(name)',
    'new BroadcastChannel(name)',
    'document.title',
    'process.env',
    'console.log(1)',
    'fetch(url)',
    'setTimeout(go, 1)',
    'globalThis.Date',
    "require('fs')",
    'const text = `now ${Date.now()}`;',
    "const quotes = /['`]/; console.log(1); const tick = '`';",
  ])('impure: %s', (text) => {
    expect(checks.usesNothingImpure(CORE, text)).not.toEqual([]);
  });

  test('too long', () => {
    const lines = 'a\n'.repeat(401);
    expect(checks.isShort(CORE, lines)).toEqual([`${CORE} has 401 lines, and 400 is the limit.`]);
  });

  test.each(["import { troll } from '../base/characters.ts';", "export * from './../base/objects.ts';"])(
    'a box imports another: %s',
    (text) => {
      const path = 'packages/engine/src/boxes/prison/characters.ts';
      expect(checks.importsNoOtherBox(path, text)).toEqual([`${path} imports the box base.`]);
    },
  );

  test.each(['../boxes/base/rooms.ts', '../families/cards.ts'])('the core imports %s', (specifier) => {
    const text = `import type { Thing } from '${specifier}';`;
    for (const path of [CORE, 'packages/engine/src/rules/walls.ts'])
      expect(checks.coreImportsNoBox(path, text)).toEqual([`${path} imports ${specifier}, and the core may not.`]);
  });
});

describe('rules cited by the core', () => {
  test.each([
    ["refusing('B-THF-03', 'broken')", 'B-THF-03'],
    ['const rule = "C-CHAR-CLERIC-1";', 'C-CHAR-CLERIC-1'],
    ['const rule = `P-GHOST-${n}`;', 'P-GHOST-'],
  ])('%s is refused', (text, id) => {
    expect(checks.citesNoRule(CORE, text)).toEqual([`${CORE} cites ${id}, which comes with a box.`]);
  });

  test('comments cite, and so do boxes', () => {
    expect(checks.citesNoRule(CORE, '// B-THF-03\n/** P-GHOST-04 */')).toEqual([]);
    expect(checks.citesNoRule('packages/engine/src/boxes/base/objects.ts', "'B-FIR-01'")).toEqual([]);
  });
});

describe('each check can pass', () => {
  test.each([
    ["import { room } from '../board/room.ts';", CORE],
    ["// import 'node:fs' is for others\nimport { a } from './a.ts';", CORE],
    ["import { start } from '../core/start.ts';", 'packages/engine/src/testing/scene.ts'],
  ])('imports: %s', (text, path) => {
    expect(checks.importsOnlyEngine(path, text)).toEqual([]);
  });

  test('the board imports preact, itself and its art', () => {
    const text = "import 'preact/hooks';\nimport './geometry.ts';\nimport '../art/token.tsx';";
    expect(checks.importsOnlyBoard('packages/client/board/board.tsx', text)).toEqual([]);
  });

  test('words imports the engine and itself, and the terminal imports itself', () => {
    const text = "import { fill } from './fill.ts';\nimport { tell } from '@archmage/engine';";
    expect(checks.importsOnlyShared('packages/words/src/tell.ts', text)).toEqual([]);
    const types = "import type { Advice } from '@archmage/ai';";
    expect(checks.takesOnlyTypesOfAi('packages/words/src/advice.ts', types)).toEqual([]);
    expect(checks.importsNoTerminal('packages/cli/src/main.ts', "import './run.ts';")).toEqual([]);
    expect(checks.importsNoTerminal('packages/client/app/a.ts', "import './run.ts';")).toEqual([]);
  });

  test.each([
    '// Date and Math.random are banned',
    "const word = 'process';",
    'new Date(time).toISOString()',
    'card.process, updated, Math.max(1, 2), prefetch(x), requires(x)',
  ])('pure: %s', (text) => {
    expect(checks.usesNothingImpure(CORE, text)).toEqual([]);
  });

  test('400 lines, or a long file of rooms', () => {
    expect(checks.isShort(CORE, 'a\n'.repeat(400))).toEqual([]);
    expect(checks.isShort('packages/engine/src/boxes/base/rooms.ts', 'a\n'.repeat(900))).toEqual([]);
  });

  test('a box imports itself, and a family imports nothing that the core may not', () => {
    const path = 'packages/engine/src/boxes/base/characters.ts';
    expect(checks.importsNoOtherBox(path, "import { rope } from './objects.ts';")).toEqual([]);
    expect(checks.coreImportsNoBox('packages/engine/src/families/a.ts', "import '../boxes/base/a.ts';")).toEqual([]);
    expect(checks.coreImportsNoBox(CORE, "import { room } from '../board/room.ts';")).toEqual([]);
  });
});

describe('names of a box', () => {
  const box = [
    {
      path: 'packages/engine/src/boxes/base/characters.ts',
      text: 'export const wallWalker = {};\nexport const troll = 1;',
    },
    { path: 'packages/engine/src/boxes/base/objects.ts', text: 'export const key = 1;\nexport const objects = [key];' },
    { path: 'packages/engine/src/boxes/base/rooms.ts', text: 'export const drawings = 1;' },
    { path: 'packages/engine/src/boxes/card-game/rooms.ts', text: '// export const ghost = 1' },
  ];
  const found = namesOfBoxes(box);

  test('come from its characters, its objects and its folder', () => {
    expect(found).toEqual(['base', 'card-game', 'key', 'troll', 'wallWalker']);
  });

  test.each([
    ["if (kind === 'troll') return;", 'troll'],
    ['const Troll = 1;', 'troll'],
    ['isTroll(piece)', 'troll'],
    ['trollHeals(piece)', 'troll'],
    ['`a ${troll}`', 'troll'],
    ['wallWalker', 'wallWalker'],
    ["'wall-walker'", 'wallWalker'],
    ["'Wall-Walker'", 'wallWalker'],
    ["box === 'card-game'", 'card-game'],
    ['cardGame', 'card-game'],
    ["'key'", 'key'],
    ["'base'", 'base'],
  ])('%s is refused in the core', (text, name) => {
    expect(namesNothingOfBoxes(found, { path: CORE, text })).toEqual([
      `${CORE} names ${name}, which belongs to a box.`,
    ]);
  });

  test.each(['// the troll', 'const key = 1;', 'base + bonus', 'controllable, trolley, patrol', 'wallWalk'])(
    '%s is fine in the core',
    (text) => {
      expect(namesNothingOfBoxes(found, { path: CORE, text })).toEqual([]);
    },
  );

  test('a box may name its own', () => {
    const path = 'packages/engine/src/boxes/base/troll.ts';
    expect(namesNothingOfBoxes(found, { path, text: "'troll'" })).toEqual([]);
  });
});

describe('names of offers', () => {
  const path = 'packages/engine/src/rules/library/thefts.ts';
  const found = namesOfOffers([{ path, text: "a = offer('steal', {\n  b = offer('walk', {\n  // offer('lock', {" }]);

  test('are the ids of the library, those that the core has a use for apart', () => {
    expect(found).toEqual(['steal']);
  });

  test('in quotes they are refused in the core, as a word they are not', () => {
    expect(namesNoOffer(found, { path: CORE, text: "id === 'steal'" })).toEqual([
      `${CORE} names steal, which belongs to a box.`,
    ]);
    expect(namesNoOffer(found, { path: CORE, text: 'const steal = 1;' })).toEqual([]);
    expect(namesNoOffer(found, { path, text: "'steal'" })).toEqual([]);
  });
});

describe('what is adjacent', () => {
  const LIBRARY = 'packages/engine/src/rules/library/heal.ts';

  test.each([
    'const { link } = situation.maze;',
    'const { gate, link, beyond } = labyrinthOf(rules, tiles);',
    'const f = ({ link, terrain }: Labyrinth) => 0;',
    'if (maze.link[at * 4] === to) return;',
    'maze.link.subarray(0, 4)',
    'isLinked(situation, a, b)',
  ])('%s is refused', (text) => {
    expect(checks.knowsNoNeighbours(LIBRARY, text)).toEqual([
      `${LIBRARY} reads which squares are linked, and core/combat is there to ask.`,
    ]);
    expect(checks.knowsNoNeighbours('packages/engine/src/families/squares/walk/steps.ts', text)).toEqual([]);
    expect(checks.knowsNoNeighbours('packages/client/app/replay/share-dialog.tsx', text)).toEqual([]);
  });

  test.each(['isBeside(situation, a, b)', "place('link')", '// maze.link[0]', 'const link = address;'])(
    '%s is fine',
    (text) => {
      expect(checks.knowsNoNeighbours(LIBRARY, text)).toEqual([]);
    },
  );
});

describe('reading code', () => {
  test('comments go, what looks like one in a string stays', () => {
    expect(withoutComments("a('// no'); // yes\n/* yes */ b(`/* no */`)")).toBe("a('// no');  \n  b(`/* no */`)");
  });

  test('literals go, a regular expression with quotes too', () => {
    expect(withoutLiterals("split(/['\"]/, 'a'); a / b; c / d")).toBe('split( ,  ); a / b; c / d');
  });

  test('imports of every form', () => {
    const text =
      "import a from 'a';\nimport type { B } from \"b\";\nimport 'c';\nexport { d } from './d.ts';\nimport('e');";
    expect(importsOf(text)).toEqual(['a', 'b', 'c', './d.ts', 'e']);
  });
});
