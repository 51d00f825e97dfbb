import { readFileSync } from 'node:fs';
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
import { parseLesson } from '@archmage/lessons';
import { describe, expect, test } from 'vitest';
import { en, fr } from './all.ts';
import { explainIn } from './explain.ts';
import type { Lexicon } from './lexicon.ts';

const LESSONS = new URL('../../../docs/lessons.md', import.meta.url);

describe('what a parser says', () => {
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
  const [, lesson = ''] = /^```lesson\n(.*?)^```$/ms.exec(readFileSync(LESSONS, 'utf8')) ?? [];
  const lessons = [
    'x',
    'lesson x\ngoal x',
    lesson.replace('title en', 'title de'),
    lesson.replace('test\n', `${'step\n'.repeat(4)}test\n`),
    lesson.replace('act(yellow)', 'commit(blue yTh x bWa 2:3)'),
    lesson.replace('point z2', 'point x'),
    ...['x', 'yTh did sing', 'yellow scores x', 'turn over'].map((goal) => lesson.replace('yTh has yTreasure', goal)),
    lesson.replace('yTh has yTreasure', 'turn over or yTh has yTreasure'),
    lesson.replace(/goal yTh out\n.*/, 'goal yTh in C'),
    lesson.replace('Th o1>o2>z2', 'Th o1>n1>z2'),
  ];
  const records = ['', '[rules "chess"]', '[rules "base.1"]', '[start "x"]\n[start "x"]', 'x'];
  const results: readonly (readonly [string, Result<unknown>])[] = [
    ...[...actions, ...others].map((text) => [text, parseAction(rules, state, 'yellow', text)] as const),
    ...positions.map((text) => [text, parsePosition(text, rules)] as const),
    ...records.map((text) => [text, parseRecord(text, known, (s) => s)] as const),
    ...markers.map((text) => [text, parsePosition(text, paladins)] as const),
    ...rooms.map((text) => [text, learnRooms(text)] as const),
    ...scenarios.map((text) => [text, learnScenario(text)] as const),
    ...lessons.map((text, nth) => [`lesson ${nth}`, parseLesson(text)] as const),
    ...own.map((text) => [text, compile(`base.1+paladins.1 ${text}`)] as const),
    ...(['chance', 'clock'] as const).map((actor) => [actor, parseAction(rules, state, actor, 'Wa b2>b3')] as const),
    ['base.1 scenario=hoard', compile('base.1 scenario=hoard')],
    ...options.map((text) => [text, compile(text)] as const),
    ...newGames.map((text) => [text, asNewGame(rulesOf(text))] as const),
  ];

  test.each(results)('%j is explained in both languages', (_text, result) => {
    if (result.ok) throw new Error('It is no mistake.');
    expect(explainIn(en, result.error)).toMatch(/^Line \d+, column \d+: expected .+, found .+\.$/s);
    const said = explainIn(fr, result.error).replace(/'[^']*'|"[^"]*"/g, '');
    expect(said).toMatch(/^Ligne \d+, colonne \d+ : il fallait .*, et il y a .*\.$/s);
    expect(said).not.toMatch(
      /\b(such|the|of|each|and|or|where|with|is|rooms of|expected|again|only|blank|pit|mist|wall|a card|a line|a scenario|some|clock|something)\b/,
    );
  });

  const misread = (result: Result<unknown>, words: Lexicon = en): string =>
    result.ok ? 'none' : explainIn(words, result.error);

  test('with its facts in their places, of what they are and in a list', () => {
    expect(misread(parseAction(rules, state, 'yellow', 'place yWa'))).toBe(
      'Line 1, column 10: expected @ and a square from a1 to t10, or y1 to z10 on a line, found the end of the line.',
    );
    expect(misread(parseAction(rules, state, 'clock', 'Wa b2>b3'))).toBe(
      "Line 1, column 1: expected something the clock does, found 'Wa'.",
    );
    expect(misread(learnRooms(`# 9-cw\n${withGear.replace('+   +', '+ - +')}`))).toBe(
      "Line 2, column 3: expected a blank open, '---' wall, '===' portcullis or '-:-' arrow slit, found '-'.",
    );
    expect(misread(learnRooms(`# 9-cw\n${drawing}`))).toBe(
      'Line 1, column 1: expected one gear in room 9-cw, found 0 (B-COMP-02).',
    );
    expect(misread(parsePosition('dtp 1 base.1\nrooms ? ? ? ? / ? ? ? ?\nturn 1 red', rules), fr)).toBe(
      "Ligne 3, colonne 8 : il fallait yellow ou blue, et il y a 'red'.",
    );
  });

  test('whatever the text holds: it is cut, kept from the terminal, and never taken for words of ours', () => {
    expect(misread(compile('the end of the line'), fr)).toContain("il y a 'the'.");
    expect(misread(compile('\u001b[2J{list}'))).toContain("found '�[2J{list}'.");
    expect(misread(compile('x'.repeat(100_000)))).toContain(`found '${'x'.repeat(40)}…'.`);
  });

  test('by its code as long as there are no words', () => {
    const { expected: _, ...bare } = en;
    expect(misread(compile('chess'), bare)).toBe(
      '1:1 ruleset {"list":["base.1","paladins.1","prison.1","cards.1"]} "chess"',
    );
  });
});
