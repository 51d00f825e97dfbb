import type { Answer } from '@archmage/ai';
import type { Answered, Asked } from '../bot.worker.ts';
import type { Think } from '../host/bot-mind.ts';

/** Asks a worker, which is made when it is first needed and again after it has died. */
export const thinkerOf = (hire: () => Worker): Think => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let count = 0;
  const dismiss = (message: string): void => {
    worker?.terminate();
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { fail } of left) fail(new Error(message));
  };
  const hired = (): Worker => {
    const fresh = hire();
    fresh.addEventListener('message', ({ data }: MessageEvent<Answered>) => settle(waiting, data));
    fresh.addEventListener('error', (event) => {
      event.preventDefault();
      if (fresh === worker) dismiss(event.message || 'The worker died.');
    });
    fresh.addEventListener('messageerror', () => fresh === worker && dismiss('The worker was not understood.'));
    return fresh;
  };
  return (question) =>
    new Promise<Answer>((done, fail) => {
      worker ??= hired();
      count += 1;
      waiting.set(count, { done, fail });
      worker.postMessage({ number: count, question } satisfies Asked);
    });
};

interface Waiting {
  readonly done: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

const settle = (waiting: Map<number, Waiting>, answered: Answered): void => {
  const asked = waiting.get(answered.number);
  waiting.delete(answered.number);
  if ('answer' in answered) asked?.done(answered.answer);
  else asked?.fail(new Error(answered.message));
};
