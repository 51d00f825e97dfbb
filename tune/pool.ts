import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bundled } from '../packages/cli/src/arena/bundle.ts';
import type { Job, Outcome } from './game.ts';

/** Threads that stay from batch to batch: a new one takes seconds to become fast. */
export interface Pool {
  readonly play: (jobs: readonly Job[]) => Promise<readonly Outcome[]>;
  readonly close: () => Promise<void>;
}

export const openPool = async (threads: number): Promise<Pool> => {
  const program = await bundled(new URL('worker.ts', import.meta.url));
  // Without the loader this program was started with.
  const workers = Array.from({ length: threads }, () => new Worker(program, { execArgv: [] }));
  return {
    play: (jobs) => playAll(workers, jobs),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
};

/** Whoever is free takes the next; the outcomes come in the order of the jobs. */
const playAll = async (workers: readonly Worker[], jobs: readonly Job[]): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  const queue = jobs.entries();
  const work = async (worker: Worker): Promise<void> => {
    for (const [index, job] of queue) {
      worker.postMessage(job);
      const [outcome] = (await once(worker, 'message')) as [Outcome];
      outcomes[index] = outcome;
    }
  };
  await Promise.all(workers.map(work));
  return outcomes;
};
