import { type Stored, type Write, write } from './log.ts';
import type { Store } from './store.ts';

/** Stores what several games want to store at once: one commit, which is what costs time, for all of them. */
export type Append = (write: Write) => Promise<Stored>;

export const appender = (store: Store): Append => {
  const waiting: Waiting[] = [];
  let running = 0;
  const next = (): void => {
    if (running >= AT_ONCE[store.kind] || waiting.length === 0) return;
    // In the order of their names, so that two nodes never wait for each other.
    const group = waiting.splice(0, LARGEST).sort((a, b) => (a.write.game < b.write.game ? -1 : 1));
    running += 1;
    void storeGroup(store, group).finally(() => {
      running -= 1;
      next();
    });
  };
  return (each) =>
    new Promise((settle, fail) => {
      waiting.push({ write: each, settle, fail });
      // Whatever else came in by now joins it.
      if (waiting.length === 1) setImmediate(next);
    });
};

interface Waiting {
  readonly write: Write;
  readonly settle: (stored: Stored) => void;
  readonly fail: (error: unknown) => void;
}

const LARGEST = 64;
const AT_ONCE = { embedded: 1, postgres: 4 } as const;

const storeGroup = async (store: Store, group: readonly Waiting[]): Promise<void> => {
  try {
    const results = await store.commit(async (tx) => {
      const value: Stored[] = [];
      for (const each of group) value.push(await write(tx, each.write));
      return { value, news: group.filter((_, nth) => value[nth] === 'stored').map(newsOf) };
    });
    group.forEach(({ settle }, nth) => {
      settle(results[nth] as Stored);
    });
  } catch (error) {
    const [only, ...others] = group;
    if (only !== undefined && others.length === 0) return only.fail(error);
    // One of them may have spoilt it for all.
    for (const each of group) await storeGroup(store, [each]);
  }
};

const newsOf = ({ write: { game, expected, entries } }: Waiting): string => `log ${game} ${expected + entries.length}`;
