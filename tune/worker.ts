import { parentPort } from 'node:worker_threads';
import { readyFor } from '../packages/ai/src/index.ts';
import { type Job, playJob } from './game.ts';

await readyFor();
parentPort?.on('message', (job: Job) => parentPort?.postMessage(playJob(job)));
