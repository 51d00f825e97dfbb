import type { JobRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** What is planned is done at its time by some node, even if the one that planned it is gone. */
export interface Worker {
  /** Looks whether something is due. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

export interface Labour {
  readonly store: Store;
  readonly now: () => number;
  readonly report: (what: string, error?: unknown, facts?: Readonly<Record<string, string | number>>) => void;
  /** One way for each kind of job. Doing one twice does no harm: the log lets only one of them through. */
  readonly ways: Readonly<Record<string, (game: string) => Promise<void>>>;
}

export const hire = (labour: Labour): Worker => {
  const { report } = labour;
  const busy = new Set<Promise<void>>();
  let isStopped = false;
  const look = async (): Promise<void> => {
    if (isStopped || busy.size >= AT_ONCE) return;
    for (const job of await take(labour, AT_ONCE - busy.size)) {
      const done = perform(labour, job)
        .catch((error) => report('job', error, { kind: job.kind, game: job.game }))
        .finally(() => {
          busy.delete(done);
        });
      busy.add(done);
    }
  };
  const timer = setInterval(() => void look().catch((error) => report('jobs', error)), EACH);
  return {
    look,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(busy);
    },
  };
};

/** Milliseconds: a clock rings so much late at most. */
const EACH = 200;
const AT_ONCE = 8;
/** Who has taken a job and is gone by then has lost it. */
const LEASE = 30_000;

const take = ({ store, now }: Labour, count: number): Promise<readonly JobRow[]> =>
  store.commit(async (tx) => {
    const time = now();
    let due = tx
      .selectFrom('job')
      .selectAll()
      .where('due', '<=', time)
      .where('taken', '<=', time)
      .orderBy('due')
      .limit(count);
    if (store.kind === 'postgres') due = due.forUpdate().skipLocked();
    const jobs = await due.execute();
    for (const { kind, game } of jobs) {
      const taken = { taken: time + LEASE };
      await tx.updateTable('job').set(taken).where('kind', '=', kind).where('game', '=', game).execute();
    }
    return { value: jobs.map((job) => ({ ...job, taken: time + LEASE })), news: [] };
  });

/** Done, it is gone; unless it was planned anew meanwhile. */
const perform = async ({ store, ways }: Labour, { kind, game, due, taken }: JobRow): Promise<void> => {
  await ways[kind]?.(game);
  await store.db
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where('game', '=', game)
    .where('due', '=', due)
    .where('taken', '=', taken)
    .execute();
};
