import { isTurnOver, replyOf, type Exercise as Task } from '@archmage/lessons';
import type { Exercise } from '../exercise/exercise.ts';

/** What a lesson asks for, as a table plays it. It lasts a turn: after that the other side waits to be taken back. */
export const exerciseFor = (task: Task): Exercise => {
  const { rules, start, seat, seed } = task;
  return {
    rules,
    start,
    seat,
    seed,
    reply: async ({ view }, signal) =>
      isTurnOver(task, view) ? never(signal) : { action: replyOf(task, view), notes: undefined },
  };
};

const never = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
