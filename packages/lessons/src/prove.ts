import { isRefusal, legal } from '@archmage/engine';
import { miss, type Reading } from '@archmage/engine/text';
import { allOf, type Entry } from './entries.ts';
import { judge } from './judge.ts';
import type { Exercise, Story } from './lesson.ts';
import { begin, stateOf, take } from './turn.ts';

/** A step of a solution that was played. */
export interface Part {
  readonly before: Story;
  readonly after: Story;
  readonly at: readonly Entry[];
}

/** Every step is reached by its own actions and no sooner; passing reaches nothing. */
export const prove = (reading: Reading, exercise: Exercise, parts: readonly Part[]): void => {
  const stepAfter = (story: Story) => judge(exercise, story).step;
  for (const [nth, { before, at }] of parts.entries())
    if (stepAfter(before) > nth) missLine(reading, at, 'goal', 'laterGoal');
  for (const [nth, { after, at }] of parts.entries())
    if (stepAfter(after) <= nth) missLine(reading, at, 'play', 'solving');
  for (const [nth, { before, at }] of parts.entries())
    if (!isToPass(exercise, nth) && stepAfter(passedOnce(exercise, before)) > nth)
      missLine(reading, at, 'goal', 'notByPassing');
  if (judge(exercise, passedAlways(exercise)).verdict === 'reached')
    missLine(reading, parts.at(-1)?.at ?? [], 'goal', 'notByPassing');
};

const missLine = (reading: Reading, entries: readonly Entry[], key: 'goal' | 'play', expected: Flaw): void => {
  const line = allOf(entries, key).at(-1);
  if (line !== undefined) miss(reading, line, expected);
};

type Flaw = 'laterGoal' | 'solving' | 'notByPassing';

/** Somebody has to learn how to end a turn. */
const isToPass = ({ steps }: Exercise, nth: number): boolean => steps[nth]?.solution[0] === 'pass';

const passedOnce = (exercise: Exercise, story: Story): Story => {
  const next = take(exercise, story, { type: 'pass' });
  return isRefusal(next) ? story : next;
};

/** The whole turn: where one may not pass, the first thing there is. */
const passedAlways = (exercise: Exercise): Story => {
  let story = begin(exercise);
  while (judge(exercise, story).verdict === 'open') {
    const choices = [...legal(exercise.rules, stateOf(story), exercise.seat)];
    const action = choices.find(({ type }) => type === 'pass') ?? choices[0];
    const next = action && take(exercise, story, action);
    if (next === undefined || isRefusal(next)) return story;
    story = next;
  }
  return story;
};
