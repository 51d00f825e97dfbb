import { parentPort, workerData } from 'node:worker_threads';
import { readyFor } from '@archmage/ai';
import { learn } from '../own.ts';
import { type Job, playGame } from './game.ts';
import type { Orders } from './pool.ts';

/** Plays what it is sent, one game after the other. Its beats tell whoever waits that it is not stuck. */
const { beats, own }: Orders = workerData;
const beat = () => Atomics.add(beats, 0, 1);
await readyFor();
learn(own);

parentPort?.on('message', (job: Job) => {
  beat();
  parentPort?.postMessage(playGame(job, { beat }));
});
