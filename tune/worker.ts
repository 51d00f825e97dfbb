import { parentPort } from 'node:worker_threads';
import { type Job, playJob } from './game.ts';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(playJob(job)));
