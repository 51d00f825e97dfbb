import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { OwnTexts } from '../own.ts';
import { workerEntry } from './bundle.ts';
import { type Job, lostGame, type Outcome } from './game.ts';

/** Who plays the games. */
export interface Crew {
  readonly workers: number;
  /** What each thread has to learn before it can read the rules. */
  readonly own?: OwnTexts;
  /** Stops everything; the games that are not finished are not told. */
  readonly signal?: AbortSignal;
  /** The seconds one decision may take, and what a worker runs: for tests. */
  readonly patience?: number;
  readonly entry?: URL;
}

/** Told of each game when it begins and when it is over, by its place in the list. */
export interface Listener {
  readonly begins?: (index: number) => void;
  readonly ends: (outcome: Outcome, index: number) => void;
}

/** Plays all games, several at a time, in the order of the list. */
export const playAll = async (jobs: readonly Job[], crew: Crew, listener: Listener): Promise<void> => {
  const queue = jobs.entries();
  const count = Math.min(crew.workers, jobs.length);
  await Promise.all(Array.from({ length: count }, () => work(queue, crew, listener)));
};

/** What came of each, by its place in the list; `step` is told of each. */
export const outcomesOf = async (
  jobs: readonly Job[],
  crew: Crew,
  step: () => void = () => {},
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  await playAll(jobs, crew, {
    ends: (outcome, index) => {
      outcomes[index] = outcome;
      step();
    },
  });
  return outcomes;
};

const PATIENCE = 60;

/** What a thread is given when it is hired. */
export interface Orders {
  readonly beats: Int32Array;
  readonly own: OwnTexts;
}

interface Hand {
  readonly worker: Worker;
  readonly beats: Int32Array;
}

const hire = async ({ entry, own = {} }: Crew): Promise<Hand> => {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const orders: Orders = { beats, own };
  // Without the loader this program was started with.
  const worker = new Worker(entry ?? (await workerEntry()), { workerData: orders, execArgv: [] });
  // Whoever waits for it is told; between two games nobody does.
  worker.on('error', () => {});
  return { worker, beats };
};

const work = async (queue: Iterable<[number, Job]>, crew: Crew, { begins, ends }: Listener): Promise<void> => {
  let hand: Hand | undefined;
  try {
    for (const [index, job] of queue) {
      if (crew.signal?.aborted) return;
      hand ??= await hire(crew);
      begins?.(index);
      const outcome = await play(hand, job, crew);
      if (outcome === 'stopped') return;
      ends(outcome, index);
      if (outcome.winner === undefined) hand = await dismiss(hand);
    }
  } finally {
    await dismiss(hand);
  }
};

const dismiss = async (hand: Hand | undefined): Promise<undefined> => {
  await hand?.worker.terminate();
};

const play = async (hand: Hand, job: Job, crew: Crew): Promise<Outcome | 'stopped'> => {
  const over = new AbortController();
  const until = { signal: over.signal };
  hand.worker.postMessage(job);
  try {
    return await Promise.race([
      once(hand.worker, 'message', until).then(([outcome]): Outcome => outcome),
      once(hand.worker, 'exit', until).then(() => gone('The thread ended.')),
      stalled(hand, crew.patience ?? PATIENCE, over.signal),
      ...(crew.signal ? [once(crew.signal, 'abort', until).then(() => 'stopped' as const)] : []),
    ]);
  } catch (error) {
    if (Atomics.load(hand.beats, 0) === 0) throw error;
    return gone(`${error}`);
  } finally {
    over.abort();
  }
};

const gone = (message: string): Outcome => lostGame({ kind: 'exception', message });

/** Seconds are counted, not measured: a machine that sleeps is not stuck. */
const stalled = async ({ beats }: Hand, patience: number, signal: AbortSignal): Promise<Outcome> => {
  let seen = -1;
  let still = 0;
  for await (const _ of setInterval(1000, undefined, { signal })) {
    const now = Atomics.load(beats, 0);
    still = now === seen ? still + 1 : 0;
    seen = now;
    if (still >= patience) break;
  }
  return lostGame({ kind: 'stall', message: `A decision takes more than ${patience} s.` });
};
