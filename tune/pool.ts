import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import type { Job, Outcome } from './game.ts';

/** Threads that stay from batch to batch: a new one takes seconds to become fast. */
export interface Pool {
  readonly play: (jobs: readonly Job[]) => Promise<readonly Outcome[]>;
  readonly close: () => Promise<void>;
}

/** Bundled, for under tsx the same code takes about twice as long. */
export const openPool = async (folder: string, threads: number): Promise<Pool> => {
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, 'worker.mjs');
  const entryPoints = [fileURLToPath(new URL('worker.ts', import.meta.url))];
  const shape = { bundle: true, platform: 'node', format: 'esm', target: 'node20' } as const;
  await build({ entryPoints, outfile, ...shape, logLevel: 'silent' });
  // Without the loader this program was started with.
  const workers = Array.from({ length: threads }, () => new Worker(outfile, { execArgv: [] }));
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
