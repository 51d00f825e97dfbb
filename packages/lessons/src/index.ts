export { judge, type Progress, type Verdict } from './judge.ts';
export type { Chapter, Condition, Exercise, Goal, Lesson, Step, Story } from './lesson.ts';
export { boxesOfLesson, parseLesson } from './read-lesson.ts';
export { replyOf } from './reply.ts';
export { tryOut } from './trial.ts';
export { begin, isTurnOver, stateOf, take } from './turn.ts';
