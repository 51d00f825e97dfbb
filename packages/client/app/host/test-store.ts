import { newKey } from './seal.ts';
import type { Papers, Store } from './sealed-library.ts';

export interface MemoryStore extends Store {
  readonly papers: Map<string, Papers>;
}

export const memoryStore = (): MemoryStore => {
  const papers = new Map<string, Papers>();
  let made: Promise<CryptoKey> | undefined;
  return {
    papers,
    key: () => {
      made ??= newKey();
      return made;
    },
    summaries: async () => [...papers].map(([id, { summary }]) => ({ id, summary })),
    read: async (id) => papers.get(id),
    write: async (id, { summary, spent, head, stored, keep, lines }) => {
      const old = papers.get(id);
      if (stored !== undefined && old?.lines.length !== stored) return 'elsewhere';
      const kept = old?.lines.slice(0, keep) ?? [];
      papers.set(id, { summary, spent, head: head ?? old?.head, lines: [...kept, ...lines] });
      return 'written';
    },
    writeClock: async (id, spent) => {
      const old = papers.get(id);
      if (old) papers.set(id, { ...old, spent });
    },
    remove: async (id) => {
      papers.delete(id);
    },
  };
};
