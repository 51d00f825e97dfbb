import type { Judgement, Puzzle } from '@archmage/ai/puzzles';
import type { Action, State } from '@archmage/engine';
import type { Answered, Asked } from './judge.worker.ts';

/** Judges what has become of a puzzle and answers for the other side, in a thread of its own. */
export interface Referee {
  readonly judge: (state: State) => Promise<Judgement>;
  readonly reply: (state: State) => Promise<Action>;
  readonly stop: () => void;
}

export const refereeOf = ({ rules, goal, start }: Puzzle): Referee => {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answered: Answered) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  let count = 0;
  const ask = (what: Asked['ask'], state: State): Promise<Answered> =>
    new Promise((settle) => {
      count += 1;
      waiting.set(count, settle);
      worker.postMessage({ number: count, ask: what, rules: rules.id, goal, start, state } satisfies Asked);
    });
  return {
    judge: async (state) => (await ask('judge', state)).judgement ?? { said: 'open' },
    reply: async (state) => (await ask('reply', state)).action ?? { type: 'pass' },
    stop: () => worker.terminate(),
  };
};
