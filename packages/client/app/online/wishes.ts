import type { ServerMessageOf } from '@archmage/protocol';
import { freshSeed } from '../start/fresh-seed.ts';
import { tellServer } from './line.ts';

type Refusal = ServerMessageOf<'refused'>['refusal'];

export type Answered = { readonly said: 'done' } | { readonly said: 'refused'; readonly refusal: Refusal };

/** What is wanted of the server: sent again, as the same wish, until it is answered. */
export interface Wishes {
  /** Settles when it is stored and was told, however often the network goes. */
  readonly make: (action: Action) => Promise<Answered>;
  readonly newId: () => string;
  readonly sendAll: () => void;
  readonly done: (id: string, seq: number) => void;
  readonly refused: (id: string, refusal: Refusal) => void;
  /** So many entries are known here. */
  readonly seen: (seq: number) => void;
}

interface Action {
  readonly type: string;
}

interface Pending {
  readonly action: Action;
  readonly settle: (answered: Answered) => void;
  /** Where it was stored: what came of it is still to be told. */
  stored?: number;
}

export const wishesFor = (game: string, known: () => { readonly seen: number; readonly hash: string }): Wishes => {
  const pending = new Map<string, Pending>();
  let count = 0;
  const page = freshSeed().slice(0, 16);
  const newId = (): string => `${page}-${count++}`;
  const send = (id: string): void => {
    const wish = pending.get(id);
    if (wish !== undefined && wish.stored === undefined)
      tellServer({ type: 'act', game, id, ...known(), action: wish.action });
  };
  const answer = (id: string, answered: Answered): void => {
    pending.get(id)?.settle(answered);
    pending.delete(id);
  };
  const seen = (seq: number): void => {
    for (const [id, { stored }] of [...pending]) if (stored !== undefined && stored < seq) answer(id, { said: 'done' });
  };
  return {
    newId,
    make: (action) =>
      new Promise((settle) => {
        const id = newId();
        pending.set(id, { action, settle });
        send(id);
      }),
    sendAll: () => {
      for (const id of pending.keys()) send(id);
    },
    done: (id, seq) => {
      const wish = pending.get(id);
      if (wish === undefined) return;
      wish.stored = seq;
      seen(known().seen);
    },
    refused: (id, refusal) => {
      // It may have been stored all the same: the same id again is the same wish.
      if (refusal.code === 'unsaved') setTimeout(() => send(id), A_MOMENT);
      else answer(id, { said: 'refused', refusal });
    },
    seen,
  };
};

/** Milliseconds until the server may be well again. */
const A_MOMENT = 500;
