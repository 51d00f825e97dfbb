import type { Lesson, Exercise as Task } from '@archmage/lessons';
import { useMemo, useState } from 'preact/hooks';
import { ExerciseTable } from '../exercise/exercise-table.tsx';
import { exerciseFor } from './exercise-for.ts';
import { type Doing, lessonCoach } from './lesson-coach.tsx';
import { finishLesson } from './progress.ts';

interface PlayProps {
  readonly lesson: Lesson;
  readonly begins: 'lesson' | 'test';
}

/** Which exercise is being tried, and for the how manieth time. */
interface Attempt {
  readonly part: number | 'test';
  readonly nth: number;
  readonly isShown: boolean;
}

/** The exercises of a lesson, one after the other, or its test. */
export const LessonPlay = ({ lesson, begins }: PlayProps) => {
  const [attempt, setAttempt] = useState<Attempt>({ part: begins === 'test' ? 'test' : 0, nth: 1, isShown: false });
  const { part } = attempt;
  const task: Task = part === 'test' ? lesson.test : (lesson.exercises[part] ?? lesson.test);
  const exercise = useMemo(() => exerciseFor(task), [attempt]);
  const go = (to: Attempt['part'], how: 'tried' | 'shown' = 'tried') =>
    setAttempt(({ nth }) => ({ part: to, nth: nth + 1, isShown: how === 'shown' }));
  const isLast = part === 'test' || part === lesson.exercises.length - 1;
  const doing: Doing = {
    lesson,
    task,
    part,
    isLast,
    isShown: attempt.isShown,
    again: () => go(part),
    showAll: () => go(part, 'shown'),
    test: () => go('test'),
    back: () => go(0),
    goOn: () => go(part === 'test' ? 0 : part + 1),
    finish: () => {
      if (isLast) finishLesson(lesson.id, part === 'test' ? 'tested' : 'done');
    },
  };
  return <ExerciseTable key={attempt.nth} exercise={exercise} coach={(session) => lessonCoach(session, doing)} />;
};
