import { parentPort } from 'node:worker_threads';
import { readyFor } from '@archmage/ai';
import { mine, type Vein } from './mine.ts';

/** Searches the games it is sent, one after the other. */
await readyFor();

parentPort?.on('message', (vein: Vein) => parentPort?.postMessage(mine(vein)));
