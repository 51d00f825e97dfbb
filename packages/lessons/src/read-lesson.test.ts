import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boxesOfLesson, parseLesson } from './index.ts';

const page = readFileSync(new URL('../../../docs/lessons.md', import.meta.url), 'utf8');
const [, EXAMPLE = ''] = /^```lesson\n(.*?)^```$/ms.exec(page) ?? [];

/** Line, column and code of what is wrong with the example when this is changed in it. */
const flaw = (before: string | RegExp, after: string): string => {
  const text = EXAMPLE.replace(before, after);
  expect(text).not.toBe(EXAMPLE);
  const read = parseLesson(text);
  if (read.ok) return 'none';
  const { line, column, code } = read.error;
  return `${text.split('\n')[line - 1]}|${column} ${code}`;
};

test('The example of the page is read', () => {
  const read = parseLesson(EXAMPLE);
  expect(read).toMatchObject({
    ok: true,
    value: {
      id: 'treasure-hunt',
      title: { en: 'The treasure', fr: 'Le trésor' },
      exercises: [{ seat: 'yellow', steps: [{ solution: ['Th m3>m2>m1+yTreasure>n1>o1'] }, { aims: [{}] }] }],
      test: { steps: [{ aims: [] }] },
    },
  });
  expect(boxesOfLesson(EXAMPLE)).toEqual(['base.1']);
  expect(boxesOfLesson('lesson x')).toEqual([]);
  expect(boxesOfLesson('dtp 1 base.1+paladins.1 teams=free')).toEqual(['base.1', 'paladins.1']);
});

test('However its lines end, and with comments', () => {
  expect(parseLesson(EXAMPLE.replaceAll('\n', '\r\n')).ok).toBe(true);
  expect(parseLesson(EXAMPLE.replaceAll('\nstep', '\n# a step\nstep')).ok).toBe(true);
});

describe('What is wrong is pointed at', () => {
  test.each([
    ['a line of no kind', 'praise en', 'prize en', 'prize en Two points at once!|1 beginning'],
    ['no name', 'lesson treasure-hunt\n', '', 'title en The treasure|1 beginning'],
    ['a strange name', 'treasure-hunt', 'Treasure Hunt', 'lesson Treasure Hunt|8 shortName'],
    ['two names', 'title en', 'lesson x\ntitle en', 'lesson x|1 oneLine'],
    ['no French', /title fr .*\n/, '', 'praise fr Deux points d’un coup !|34 beginning'],
    ['another language', 'learn fr', 'learn de', 'learn de On ramasse les objets en passant.|7 either'],
    ['twice in English', 'learn fr', 'learn en', 'learn en On ramasse les objets en passant.|7 oneLine'],
    ['no words', 'say en Carry it out.', 'say en', 'say en|7 wordsAfter'],
    ['a goal before any exercise', 'exercise\n', 'goal yTh out\nexercise\n', 'goal yTh out|1 after'],
    ['a goal before any step', 'step\n', 'goal yTh out\nstep\n', 'goal yTh out|1 after'],
    ['a seed in a step', 'goal yTh out', 'seed x\ngoal yTh out', 'seed x|1 after'],
    ['no position', /dtp[\s\S]*?(?=step)/, '', 'exercise|9 beginning'],
    ['two positions', 'step', 'dtp 1 base.1\nstep', 'dtp 1 base.1|1 oneLine'],
    ['no exercise', /exercise[\s\S]*(?=test)/, '', 'play Cl o4>z4|14 beginning'],
    ['no test', /test\n[\s\S]*/, '', 'play Th o1>o2>z2|17 beginning'],
    ['no step', /step[\s\S]*?(?=test)/, '', 'dtp 1 base.1 beginner|22 beginning'],
    ['words after step', 'step\n', 'step one\n', 'step one|6 lineEnd'],
    ['words after exercise', 'exercise\n', 'exercise one\n', 'exercise one|10 lineEnd'],
    ['too many steps', 'test\n', `${'step\n'.repeat(4)}test\n`, 'step|1 stepsAtMost'],
    ['other rules in the test', /(test\ndtp 1 .*)/, '$1 cards=hidden', 'dtp 1 base.1 beginner cards=hidden|5 rulesId'],
    ['a wrong word in the position', 'yTreasure@m1', 'yTreasur@m1', 'loose  yTreasur@m1|8 token'],
    ['unknown rules', 'dtp 1 base.1', 'dtp 1 chess', 'dtp 1 chess beginner|7 ruleset'],
    ['nobody to act', 'act(yellow)', 'commit(blue yTh x bWa 2:3)', 'dtp 1 base.1 beginner|1 asked'],
    ['no goal', 'goal yTh has yTreasure\n', '', 'play Th m3>m2>m1+yTreasure>n1>o1|33 beginning'],
    ['no solution', /play Th m3.*\n/, '', 'goal yTh has yTreasure|23 beginning'],
    ['nothing to point at', 'point z2', 'point z2 x9', 'point z2 x9|10 aim'],
    ['an action of another game', 'play Th o1>o2>z2', 'play Th e2e4', 'play Th e2e4|9 standing'],
    ['an action that is refused', 'play Th o1>o2>z2', 'play Th o1>n1>z2', 'play Th o1>n1>z2|6 legalAction'],
    ['a solution that falls short', 'play Th o1>o2>z2', 'play Th o1>o2', 'play Th o1>o2|6 solving'],
    ['a goal that is there already', /goal yTh out\n.*/, 'goal yTh in C', 'goal yTh in C|6 laterGoal'],
  ] as const)('%s', (_title, before, after, where) => {
    expect(flaw(before, after)).toBe(where);
  });

  test.each([
    ['yTh', 'goal yTh|6 condition'],
    ['Th out', 'goal Th out|6 condition'],
    ['yTh flies', 'goal yTh flies|6 condition'],
    ['yellow wins', 'goal yellow wins|6 condition'],
    ['C burnt', 'goal C burnt|6 condition'],
    ['yTh at x9', 'goal yTh at x9|13 square'],
    ['yTh in Q', 'goal yTh in Q|13 slot'],
    ['yTh has bread', 'goal yTh has bread|14 token'],
    ['yTh did sing', 'goal yTh did sing|14 deed'],
    ['yellow scores many', 'goal yellow scores many|20 victoryPoints'],
    ['yTh out now', 'goal yTh out now|14 lineEnd'],
    ['yTh at o1 now', 'goal yTh at o1 now|16 lineEnd'],
    ['yTh out or', 'goal yTh out or|14 lineEnd'],
    ['yTh out or bWa', 'goal yTh out or bWa|17 condition'],
    ['turn around', 'goal turn around|6 condition'],
    ['turn over', 'play Th m3>m2>m1+yTreasure>n1>o1|6 solving'],
    ['yTh has yTreasure or turn over', 'goal yTh has yTreasure or turn over|6 notByPassing'],
  ])('goal %s', (goal, where) => {
    expect(flaw('goal yTh has yTreasure', `goal ${goal}`)).toBe(where);
  });

  test('a text without end', () => {
    expect(flaw(/$/, '\n'.repeat(20_001))).toMatch(/longText$/);
  });
});
