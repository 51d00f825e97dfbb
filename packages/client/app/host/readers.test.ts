import { runInNewContext } from 'node:vm';
import {
  compile,
  evolve,
  learnRooms,
  learnScenario,
  legend,
  parseAction,
  parsePosition,
  parseRecord,
  parseRooms,
  type Ruleset,
  say,
} from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { learnNeeds } from '@archmage/host';
import { boxesOfLesson, parseLesson } from '@archmage/lessons';
import { explainIn } from '@archmage/words';
import { LEXICONS } from '@archmage/words/all';
import { describe, expect, test } from 'vitest';
import { readText } from '../start/read-text.ts';
import { sortOf } from './text-sort.ts';
import { importText } from './transfer.ts';

// Whoever reads each letter as often as there are letters needs a quarter of a minute for a text of this length, or years.
const LENGTH = 150_000;
/** Milliseconds; far more than any reader needs on a busy machine. It is here for what hangs, not for what is slow. */
const PATIENCE = 8_000;

const { rules, state } = scene('yWa@T1[1,1]+ySword bTr@T2[4,3]');
const rulesOf = (id: string): Ruleset | undefined => (id === rules.id ? rules : undefined);
const POSITION = 'dtp 1 base.1\nrooms ? ? ? ? / ? ? ? ?\nyellow | A:25\nturn 1 yellow highest=1\ntasks card(yellow)';
const HEAD = `[rules "base.1"]\n[start "${POSITION.replaceAll('\n', ' ; ')}"]\n`;
const spoken = (key: string): string => `${key} en x\n${key} fr x\n`;
const LESSON = `lesson x\n${['title', 'learn', 'praise'].map(spoken).join('')}`;
const STEP = `${LESSON}exercise\n${POSITION}\nstep\n${spoken('say')}`;
const explained = (text: string): string =>
  explainIn(LEXICONS.fr, { line: 1, column: 1, ...say('something'), found: text });

interface Reader {
  readonly read: (text: string) => unknown;
  /** What brings a text to where it is read otherwise. */
  readonly after: readonly string[];
  /** Where longer texts are refused at once. */
  readonly most?: number;
}

const READERS: Readonly<Record<string, Reader>> = {
  'a name of rules': {
    read: compile,
    after: ['', 'base.1 ', 'base.1+', 'base.1 pairs=1,', 'base.1 handicap=blue:4:C4,', 'base.1 timer=1:'],
  },
  'a position': { read: (text) => parsePosition(text, rules), after: ['', 'dtp 1 base.1 ', `${POSITION} #`] },
  'an action': {
    read: (text) => parseAction(rules, state, 'yellow', text),
    after: ['', 'Wa b2', 'Wa b2>', 'Wa!', 'place ySword@', '* '],
  },
  'a game': {
    read: (text) => parseRecord(text, rulesOf, evolve),
    after: ['[rules "', HEAD, `${HEAD}1 yellow `, `${HEAD}1 yellow A2 {`, `${HEAD}1 yellow A2 {["`],
  },
  'what a game needs': { read: (text) => learnNeeds(text, () => false), after: ['', '; own ', '; own x\n; |'] },
  drawings: {
    read: (text) => parseRooms(text, legend()),
    after: ['', '# ', '# 9-cw\n', '# 9-cw\n+   +   +   +   +   +\n'],
  },
  'rooms of one’s own': { read: learnRooms, after: ['# 9-cw\n'], most: 99_000 },
  'a scenario': { read: learnScenario, after: ['', 'scenario '], most: 99_000 },
  'a lesson': {
    read: parseLesson,
    after: [
      '',
      'lesson ',
      LESSON,
      `${LESSON}exercise\n`,
      `${LESSON}exercise\n${POSITION}\n`,
      `${STEP}goal `,
      `${STEP}play `,
    ],
    most: 19_000,
  },
  'the boxes of a lesson': { read: boxesOfLesson, after: ['', ' dtp ', LESSON] },
  'an error': { read: explained, after: [''] },
  'a file': { read: sortOf, after: ['', '# x'] },
  'an import': { read: importText, after: ['', '[rules "', HEAD] },
  'a pasted link': { read: (text) => readText(text, 1), after: ['#', '#p1.', 'x#'] },
};

const UNITS = [
  ...[' ', '\n', ';', '#', '"', '\\"', '[', '{', '(', '|', '=', ',', '+', '>', 'a', '1', ' x'],
  ...[';\n', '{},', '"]', '#p1.', '-cw ', '>b3'],
];

const unanswered = ({ read, after, most = LENGTH }: Reader): readonly string[] =>
  after.flatMap((beginning) =>
    UNITS.flatMap((unit) => {
      const text = `${beginning}${unit.repeat(most / unit.length)}x`;
      return answers(() => read(text)) ? [] : [`${beginning}${unit}…`];
    }),
  );

/** A pattern is stopped like anything else. */
const answers = (job: () => unknown): boolean => {
  try {
    runInNewContext('job()', { job }, { timeout: PATIENCE });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
};

describe('whatever comes from outside is read in the time its length takes', () => {
  test.each(Object.keys(READERS))('%s', (name) => {
    expect(unanswered(READERS[name] as Reader)).toEqual([]);
  });
});
