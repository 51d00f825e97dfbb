import { readdirSync, readFileSync } from 'node:fs';
import { BOTS, type Notes } from '@archmage/ai';
import { BOXES, explain, isRefusal, parseAction } from '@archmage/engine';
import { randomOf } from '@archmage/engine/testing';
import { flawsOf } from '@archmage/words';
import { describe, expect, test } from 'vitest';
import { begin, type Exercise, judge, type Lesson, parseLesson, type Story, stateOf, take, tryOut } from './index.ts';

const FOLDER = new URL('../../../lessons/', import.meta.url);
const page = readFileSync(new URL('../../../docs/lessons.md', import.meta.url), 'utf8');

const read = (text: string): Lesson => {
  const lesson = parseLesson(text);
  if (!lesson.ok) throw new Error(explain(lesson.error));
  return lesson.value;
};

const namesIn = (folder: string): readonly string[] => readdirSync(new URL(folder, FOLDER)).sort();
const files = namesIn('.').flatMap((box) => namesIn(`${box}/`).map((name) => `${box}/${name}`));
const lessons = files.map((file) => ({ file, lesson: read(readFileSync(new URL(file, FOLDER), 'utf8')) }));
const examples = [...page.matchAll(/^```lesson\n(.*?)^```$/gms)].map(([, text = ''], nth) => ({
  file: `example ${nth + 1} of docs/lessons.md`,
  lesson: read(text),
}));
const exercises = [...lessons, ...examples].flatMap(({ file, lesson }) =>
  [...lesson.exercises, lesson.test].map((exercise, nth) => ({ name: `${file}, exercise ${nth + 1}`, exercise })),
);

/** What the learner does, until the goal is reached or missed. */
const played = (exercise: Exercise, choose: (story: Story) => Parameters<typeof take>[2]): Story => {
  let story = begin(exercise);
  while (judge(exercise, story).verdict === 'open') {
    const next = take(exercise, story, choose(story));
    if (isRefusal(next)) throw new Error(`${next.code} ${next.rule}`);
    story = next;
  }
  return story;
};

test('there are lessons to be read', () => {
  expect(lessons.length).toBeGreaterThan(0);
  expect(examples).toHaveLength(1);
});

test.each(lessons)('$file lies in the folder of its box, under its own name', ({ file, lesson }) => {
  const [folder, name] = file.split('/');
  expect(BOXES.boxes().map((box) => box.split('.')[0])).toContain(folder);
  expect(lesson.rules.id.split('.')[0]).toBe(folder);
  expect(name).toMatch(new RegExp(`^\\d-${lesson.id}\\.lesson$`));
});

test.each([...lessons, ...examples])('$file says everything in both languages, and briefly', ({ lesson }) => {
  const { title, learn, praise, exercises: own, test: last } = lesson;
  const said = [title, learn, praise, ...[...own, last].flatMap(({ steps }) => steps.map((step) => step.say))];
  const texts = (language: 'en' | 'fr') => Object.fromEntries(said.map((each, nth) => [nth, each[language]]));
  expect(flawsOf(texts('en'), texts('fr'))).toEqual([]);
  for (const text of said.flatMap(({ en, fr }) => [en, fr])) expect(text.length, text).toBeLessThanOrEqual(180);
  for (const text of said.map(({ en }) => en)) expect(text).not.toMatch(/'|"/);
});

describe.each(exercises)('$name', ({ exercise }) => {
  test('the solution reaches step after step', () => {
    const actions = exercise.steps.flatMap(({ solution }) => solution);
    let nth = 0;
    const story = played(exercise, (now) => {
      const action = parseAction(exercise.rules, stateOf(now), exercise.seat, actions[nth++] ?? '');
      if (!action.ok) throw new Error(explain(action.error));
      return action.value;
    });
    expect(judge(exercise, story)).toEqual({ verdict: 'reached', step: exercise.steps.length });
  });

  test('the computer finds it too', () => {
    const { below } = randomOf(1);
    const { rules, seat } = exercise;
    let notes: Notes | undefined;
    const verdict = tryOut(exercise, (view) => {
      const answer = BOTS.archmage({ rules, view, seat, random: below, notes });
      notes = answer.notes;
      return answer.action;
    });
    expect(verdict).toBe('reached');
  });
});
