import { Worker } from 'node:worker_threads';
import type { Answers, MoveQuestion } from '@archmage/host';

/** Thinks in a thread of its own, one question after the other. */
export interface Mind {
  think(question: MoveQuestion): Promise<Answers['move']>;
  close(): Promise<void>;
}

export interface Thought {
  readonly answer?: Answers['move'];
  readonly message?: string;
}

export const openMind = (): Mind => {
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const ask = (question: MoveQuestion): Promise<Answers['move']> =>
    new Promise((settle, fail) => {
      worker ??= new Worker(new URL('../../bin/mind.js', import.meta.url), { execArgv: [] });
      const own = worker;
      const forget = (error: Error): void => {
        worker = undefined;
        fail(error);
        void own.terminate();
      };
      own.removeAllListeners();
      own.once('error', forget);
      own.once('exit', () => forget(new Error('The thread ended.')));
      own.once('message', ({ answer, message }: Thought) => {
        if (answer === undefined) fail(new Error(message ?? 'It had nothing to say.'));
        else settle(answer);
      });
      own.postMessage(question);
    });
  return {
    think: (question) => {
      const thought = queue.then(() => ask(question));
      queue = thought.catch(() => {});
      return thought;
    },
    close: async () => {
      worker?.removeAllListeners();
      await worker?.terminate();
    },
  };
};
