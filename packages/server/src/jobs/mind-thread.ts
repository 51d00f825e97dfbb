import { parentPort } from 'node:worker_threads';
import type { MoveQuestion } from '@archmage/host';
import { answer, prepare } from '@archmage/host/mind';
import type { Thought } from './mind.ts';

parentPort?.on('message', async (question: MoveQuestion) => {
  parentPort?.postMessage(await thoughtOf(question));
});

const thoughtOf = async (question: MoveQuestion): Promise<Thought> => {
  try {
    await prepare(question);
    return { answer: answer(question, () => performance.now()) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
};
