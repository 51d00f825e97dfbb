import { type Action, isRefusal, redact, type View } from '@archmage/engine';
import { judge, type Verdict } from './judge.ts';
import type { Exercise } from './lesson.ts';
import { begin, stateOf, take } from './turn.ts';

/** Whether somebody who is told nothing but the position reaches the last goal; the steps before it are a learner's. */
export const tryOut = (exercise: Exercise, choose: (view: View) => Action): Verdict => {
  const { seat, steps } = exercise;
  const whole: Exercise = { ...exercise, steps: steps.slice(-1) };
  let story = begin(exercise);
  while (judge(whole, story).verdict === 'open') {
    const action = choose(redact(stateOf(story), seat, 'recalls'));
    const next = take(exercise, story, action);
    if (isRefusal(next)) throw new Error(`${seat} did what is refused: ${next.code} (${next.rule}).`);
    story = next;
  }
  return judge(whole, story).verdict;
};
