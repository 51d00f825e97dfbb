import { parentPort, workerData } from 'node:worker_threads';
import { type Job, playGame } from './game.ts';

/** Plays what it is sent, one game after the other. Its beats tell whoever waits that it is not stuck. */
const beats: Int32Array = workerData;
const beat = () => Atomics.add(beats, 0, 1);

parentPort?.on('message', (job: Job) => {
  beat();
  parentPort?.postMessage(playGame(job, { beat }));
});
