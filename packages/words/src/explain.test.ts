import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  asNewGame,
  compile,
  learnRooms,
  learnScenario,
  parseAction,
  parsePosition,
  parseRecord,
  type Result,
} from '@archmage/engine';
import { rulesOf, scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { en, fr } from './all.ts';
import { explainIn, phraseIn } from './explain.ts';

const SOURCES = fileURLToPath(new URL('../..', import.meta.url));
const PARSERS = [
  'engine/src/notation',
  'engine/src/board/room.ts',
  'engine/src/boxes/index.ts',
  'engine/src/boxes/own.ts',
  'engine/src/boxes/scenario-text.ts',
  'host/src/carry.ts',
];

const filesIn = (path: string): readonly string[] =>
  path.endsWith('.ts') ? [path] : readdirSync(join(SOURCES, path)).map((file) => join(path, file));

/** What the parsers expect, where their sources say it in one piece. */
const phrases = (): readonly string[] =>
  PARSERS.flatMap(filesIn)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/(?:miss|readNumber)\([^\n]*, (?:'([^'\n]* [^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)\)/g),
      ...text.matchAll(/(?:says: |below\(|among\(|expected: )(?:'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)/g),
    ])
    .map(([, single, double, pattern]) => single ?? double ?? pattern?.replace(/\$\{[^}]*\}/g, 'X') ?? '')
    .filter((phrase) => /[a-z]/.test(phrase));

describe('what a parser says', () => {
  test('every phrase is known', () => {
    expect(phrases().length).toBeGreaterThan(60);
    expect(phrases().filter((phrase) => phraseIn(fr, phrase) === phrase)).toEqual([]);
  });

  test('a phrase may hold another; what is longer than any stays as it is', () => {
    expect(phraseIn(fr, '? or a token such as yWa')).toBe('? ou un pion comme yWa');
    const long = '? or '.repeat(100_000);
    expect(phraseIn(fr, long)).toBe(long);
  });

  const { rules, state } = scene('yWa@T1[1,1] bTr@T2[4,3]');
  const paladins = rulesOf('paladins.1');
  const known = (id: string) => (id === rules.id ? rules : undefined);
  const actions = [
    '',
    'Xx d7>e7',
    'Wa c4>c5',
    'Th d7>e7',
    'Wa b2>e77',
    'Wa b2>b3+Rope',
    'Wa x',
    'Wa rot A',
    'Wa rot A!',
  ];
  const others = [
    'pass now',
    'place yGo',
    'hide Th',
    'line ?',
    'Wa!fly',
    'Wa!break',
    'Go!x',
    'Wa b2^c2',
    'Wa reveal Q',
  ];
  const positions = [
    '',
    'dtp 1',
    'dtp 1 base.1',
    'dtp 1 base.1\nrooms ?',
    'dtp 1 base.1\ngreen',
    'dtp 1 base.1\nyellow Q@a1',
  ];
  const markers = ['a1=lava:blue', 'a1=pit:green', 'a1=pit:blue a1=pit:blue', 'y1=pit:blue', 'a1|b1=shut'].map(
    (marks) => `dtp 1 paladins.1\nrooms 5cw.0 5ccw.0 6cw.0 6ccw.0 / 7cw.0 7ccw.0 8cw.0 8ccw.0\nmarks ${marks}`,
  );
  const options = [
    'chess',
    'base.1 vp=9',
    'base.1 pairs=1,2',
    'base.1 handicap=yellow:4:C6 beginner x',
    'base.1 handicap=red:3:C6',
    'base.1 handicap=blue:3:C6',
    'base.1 handicap=blue:5:C1',
    'base.1 timer=1:2',
    'base.1 timer=1:2:3:0',
    'base.1 teams=free',
    'base.1+paladins.1',
    'base.1+paladins.1 teams=free pairs=1,2,3,5',
    'paladins.1 beginner',
  ];
  const newGames = ['base.1 vp=6 beginner', 'base.1 vp=7 handicap=blue:6:'];
  const drawing = `+   +   +   +   +   +\n${'  .   .   .   .   .\n+   +   +   +   +   +\n'.repeat(5)}`;
  const withGear = drawing.replace('.', 'G');
  const rooms = [
    'x',
    '# 9-cw',
    `# 9-cw\n${drawing}`,
    `# 9-cw\n${withGear}`,
    `# 9-cw\n${withGear}\n# 9-cw\n${withGear}`,
    `# 9-cw\n${withGear.replace('.', '?')}`,
    `# 9-cw\n${withGear.replace('.', 'p')}`,
    `# 9-cw\n${withGear.replace('  G  ', ' xG  ')}`,
    `# 9-cw\n${withGear.replace('+   +', '+ - +')}`,
  ];
  const own = [
    'scenario=nothing',
    'rooms=0123456789ab',
    'scenario=hoard teams=free',
    'scenario=hoard handicap=blue:4:',
  ];
  const ours = `scenario x\nname x\nnom x\nboxes base.1 paladins.1\nrooms 1 2 5 6
yellow Pa Wm Cl Th | Rope\nblue Dr Gm Gh Il | Key\nstory x\nhistoire x\n`;
  const scenarios = [
    'x',
    'scenario x',
    ours.replace('nom x', 'nom'),
    ours.replace('scenario x', 'scenario X'),
    ours.replace('base.1', 'chess'),
    ours.replace(' Th |', '|'),
    ours.replace('Gm Gh', 'Gm Gm'),
    ours.replace('Gm', 'Xx'),
    ours.replace('1 2', '1 99'),
    ours.replace('1 2', '1'),
    `${ours}vp 9`,
    `${ours}hold 0 0`,
    `${ours}vp 6\nvp 6`,
  ];
  const records = ['', '[rules "chess"]', '[rules "base.1"]', '[start "x"]\n[start "x"]', 'x'];
  const results: readonly (readonly [string, Result<unknown>])[] = [
    ...[...actions, ...others].map((text) => [text, parseAction(rules, state, 'yellow', text)] as const),
    ...positions.map((text) => [text, parsePosition(text, rules)] as const),
    ...records.map((text) => [text, parseRecord(text, known, (s) => s)] as const),
    ...markers.map((text) => [text, parsePosition(text, paladins)] as const),
    ...rooms.map((text) => [text, learnRooms(text)] as const),
    ...scenarios.map((text) => [text, learnScenario(text)] as const),
    ...own.map((text) => [text, compile(`base.1+paladins.1 ${text}`)] as const),
    ...(['chance', 'clock'] as const).map((actor) => [actor, parseAction(rules, state, actor, 'Wa b2>b3')] as const),
    ['base.1 scenario=hoard', compile('base.1 scenario=hoard')],
    ...options.map((text) => [text, compile(text)] as const),
    ...newGames.map((text) => [text, asNewGame(rulesOf(text))] as const),
  ];

  test.each(results)('%j is explained in French', (_text, result) => {
    if (result.ok) throw new Error('It is no mistake.');
    const said = explainIn(fr, result.error).replace(/'[^']*'|"[^"]*"/g, '');
    expect(said).toMatch(/^Ligne \d+, colonne \d+ : il fallait .*, et il y a .*\.$/s);
    expect(said).not.toMatch(
      /\b(such|the|of|each|and|or|where|with|is|rooms of|expected|again|only|blank|pit|mist|wall|a card|a line|a scenario|some|clock|something)\b/,
    );
    const { line, column, expected, found } = result.error;
    // The engine's own names have words in English, too.
    const inEnglish = expected
      .replace(/(pit|gear|rocks)InMist/g, '$1 in the mist')
      .replace(/rocks/g, 'falling rocks')
      .replace('slit', 'arrow slit')
      .replace('clock does', 'the clock does');
    expect(explainIn(en, result.error)).toBe(`Line ${line}, column ${column}: expected ${inEnglish}, found ${found}.`);
  });
});
