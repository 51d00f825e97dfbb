import type { Answers, AnswerTo, Question, Think } from '@archmage/host';
import type { Answered, Asked } from '../bot.worker.ts';

/**
 * Asks a worker, which is made when it is first needed and again after it has died. A thought nobody wants any more is
 * ended with the worker that had it; whatever else it was asked is asked of the next.
 */
export const thinkerOf = (hire: () => Worker): Think => {
  const office: Office = { hire, waiting: new Map(), worker: undefined };
  let count = 0;
  return <Q extends Question>(question: Q, signal?: AbortSignal) =>
    new Promise<AnswerTo<Q>>((done, fail) => {
      signal?.throwIfAborted();
      count += 1;
      const number = count;
      // The worker answers what it was asked.
      office.waiting.set(number, { question, done: (said) => done(said as AnswerTo<Q>), fail });
      signal?.addEventListener('abort', () => drop(office, number), { once: true });
      ask(office, number, question);
    });
};

interface Office {
  readonly hire: () => Worker;
  readonly waiting: Map<number, Waiting>;
  worker: Worker | undefined;
}

interface Waiting {
  readonly question: Question;
  readonly done: (answer: Answers[Question['ask']]) => void;
  readonly fail: (error: Error) => void;
}

const ask = (office: Office, number: number, question: Question): void => {
  office.worker ??= hired(office);
  office.worker.postMessage({ number, question } satisfies Asked);
};

const hired = (office: Office): Worker => {
  const fresh = office.hire();
  const isHere = (): boolean => fresh === office.worker;
  fresh.addEventListener('message', ({ data }: MessageEvent<Answered>) => isHere() && settle(office, data));
  fresh.addEventListener('error', (event) => {
    event.preventDefault();
    if (isHere()) failAll(office, event.message || 'The worker died.');
  });
  fresh.addEventListener('messageerror', () => isHere() && failAll(office, 'The worker was not understood.'));
  return fresh;
};

const settle = ({ waiting }: Office, answered: Answered): void => {
  const asked = waiting.get(answered.number);
  waiting.delete(answered.number);
  if ('answer' in answered) asked?.done(answered.answer);
  else asked?.fail(new Error(answered.message));
};

const dismiss = (office: Office): void => {
  office.worker?.terminate();
  office.worker = undefined;
};

const failAll = (office: Office, message: string): void => {
  dismiss(office);
  const left = [...office.waiting.values()];
  office.waiting.clear();
  for (const { fail } of left) fail(new Error(message));
};

const drop = (office: Office, number: number): void => {
  const dropped = office.waiting.get(number);
  if (dropped === undefined) return;
  office.waiting.delete(number);
  dismiss(office);
  dropped.fail(new DOMException('Nobody wants to know any more.', 'AbortError'));
  for (const [each, { question }] of office.waiting) ask(office, each, question);
};
