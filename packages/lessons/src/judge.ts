import { evolve, isAsked, isRefusal, legal, type State } from '@archmage/engine';
import { isReached } from './goal.ts';
import type { Exercise, Story } from './lesson.ts';
import { isTurnOver, take } from './turn.ts';

/** `missed`: it can no longer be reached, so one has to try again. */
export type Verdict = 'open' | 'reached' | 'missed';

export interface Progress {
  readonly verdict: Verdict;
  /** The step that is to be done now, from 0; as many as there are when all are done. */
  readonly step: number;
}

/** How far the learner has come. Whoever reaches the goal of a later step has done those before it. */
export const judge = (exercise: Exercise, story: Story): Progress => {
  const { rules, steps } = exercise;
  let state = story.start;
  let step = 0;
  for (const [nth, { events }] of story.chapters.entries()) {
    if (isTurnOver(exercise, state)) break;
    state = events.reduce(evolve, state);
    const seen = { rules, state, chapters: story.chapters.slice(0, nth + 1) };
    step = Math.max(step, steps.findLastIndex(({ goal }) => isReached(goal, seen)) + 1);
    if (step === steps.length) return { verdict: 'reached', step };
  }
  return { verdict: isLost(exercise, story, state) ? 'missed' : 'open', step };
};

/** The turn is over, or ends with the only thing that is left to do. */
const isLost = (exercise: Exercise, story: Story, state: State): boolean => {
  if (isTurnOver(exercise, state)) return true;
  const { rules, seat } = exercise;
  const choices = isAsked(state, seat) ? legal(rules, state, seat) : [];
  if (choices.length !== 1 || choices.at(0)?.type !== 'pass') return false;
  const passed = take(exercise, story, { type: 'pass' });
  return !isRefusal(passed) && judge(exercise, passed).verdict !== 'reached';
};
