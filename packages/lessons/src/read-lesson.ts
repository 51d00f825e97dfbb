import { boxesIn, parseRulesId, type Result, say } from '@archmage/engine';
import { endOf, miss, outcome, type Reading, type Word } from '@archmage/engine/text';
import { type Entry, entriesIn, type Key, oneOfKey, only, split, spoken } from './entries.ts';
import type { Exercise, Lesson } from './lesson.ts';
import { readExercise } from './read-exercise.ts';

/**
 * A lesson as text: `docs/lessons.md` has the format and an example. An error says where it stands and what was expected
 * there. The boxes of its positions have to be at hand (`boxesOfLesson`).
 */
export const parseLesson = (text: string): Result<Lesson> => {
  const reading: Reading = { error: undefined };
  if (text.length > LONGEST) miss(reading, { ...START, text }, say('longText', { count: LONGEST }));
  const lesson = reading.error === undefined ? readLesson(reading, entriesIn(reading, text)) : undefined;
  return outcome(reading, lesson);
};

/** Which boxes to fetch before it can be read. */
export const boxesOfLesson = (text: string): readonly string[] => {
  const [line = ''] = /^[ \t]*dtp\b.*$/m.exec(text) ?? [];
  const id = parseRulesId(line);
  return id.ok ? boxesIn(id.value) : [];
};

const START: Word = { text: '', line: 1, column: 1 };
/** Five times what ours take. */
const LONGEST = 20_000;
const MOST_STEPS = 5;

const readLesson = (reading: Reading, entries: readonly Entry[]): Lesson | undefined => {
  const [head = [], ...parts] = split(entries, ['exercise', 'test']);
  only(reading, head, ['lesson', 'title', 'learn', 'praise'], 'exercise');
  const id = oneOfKey(reading, head, 'lesson', START)?.rest ?? START;
  if (!/^[a-z0-9-]+$/.test(id.text)) miss(reading, id, 'shortName');
  const end = endOf(head.at(-1)?.rest ?? START);
  const said = {
    title: spoken(reading, head, 'title', end),
    learn: spoken(reading, head, 'learn', end),
    praise: spoken(reading, head, 'praise', end),
  };
  checkParts(reading, parts, endOf(entries.at(-1)?.rest ?? START));
  if (reading.error) return undefined;
  const exercises = readParts(reading, parts, 'exercise');
  const [test] = readParts(reading, parts, 'test');
  const [first] = exercises;
  const [position, ...others] = parts.flat().filter(({ key }) => key === 'dtp');
  if (position) checkRules(reading, position, ...others);
  return first && test && { id: id.text, rules: first.rules, ...said, exercises, test };
};

/** Some exercises of a few steps altogether, and one test. */
const checkParts = (reading: Reading, parts: readonly (readonly Entry[])[], end: Word): void => {
  const opened = (key: Key) => parts.filter(([opening]) => opening?.key === key).flat();
  const exercises = opened('exercise');
  if (exercises.length === 0) miss(reading, end, say('beginning', { list: ['exercise'] }));
  oneOfKey(reading, opened('test'), 'test', end);
  const extra = exercises.filter(({ key }) => key === 'step')[MOST_STEPS];
  if (extra !== undefined) miss(reading, extra.at, say('stepsAtMost', { count: MOST_STEPS }));
};

/** All by the same rules. */
const checkRules = (reading: Reading, { line }: Entry, ...others: readonly Entry[]): void => {
  const id = parseRulesId(line.text);
  const another = others.find((other) => {
    const its = parseRulesId(other.line.text);
    return id.ok && its.ok && its.value !== id.value;
  });
  if (id.ok && another) miss(reading, another.rest, say('rulesId', { id: id.value }));
};

const readParts = (reading: Reading, parts: readonly (readonly Entry[])[], wanted: Key): readonly Exercise[] =>
  parts.filter(([opening]) => opening?.key === wanted).flatMap((part) => readExercise(reading, part) ?? []);
