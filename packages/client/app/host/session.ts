import type { Answer, Notes } from '@archmage/ai';
import { type Action, type Actor, type Ruleset, type Seat, takeback } from '@archmage/engine';
import { act, isRefused, type Table } from '@archmage/table';
import { linesOf } from './book.ts';
import type { MoveQuestion } from './bot-mind.ts';
import { clocksOf, dueOf, type Spent, spend, turnOver } from './clock.ts';
import { type Agreed, rewound, summaryOf, tableOf } from './game.ts';
import type { News, TakenBack, Verdict } from './host.ts';
import { type Failure, failed, fine, type Library, type Outcome } from './library.ts';
import type { Pondered } from './thinking-time.ts';
import type { Windows } from './windows.ts';

/** What is outside: storage, the computer's thoughts, time. */
export interface World {
  readonly library: Library;
  readonly windows: Windows;
  /** Rejects when the signal says that nobody wants the answer any more. */
  readonly think: (question: MoveQuestion, signal?: AbortSignal) => Promise<Answer>;
  /** Waits before the computer moves, so that one can follow. */
  readonly breathe: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Rings once; answers with the function that stops it. */
  readonly alarm: (ms: number, ring: () => void) => () => void;
}

/** A game under way in this page: the only thing in the host that changes. */
export interface Session {
  readonly rules: Ruleset;
  readonly agreed: Agreed;
  readonly world: World;
  readonly listeners: Set<(news: News) => void>;
  readonly thinking: Set<Seat>;
  /** What is being thought about the table as it is. */
  readonly thoughts: Map<Seat, AbortController>;
  readonly pondered: Partial<Record<Seat, Pondered>>;
  /** What the computer players wrote down for themselves; lost when the page is left. */
  readonly notes: Partial<Record<Seat, Notes | undefined>>;
  table: Table;
  spent: Spent;
  /** When `spent` was true. */
  measured: number;
  isPaused: boolean;
  isClosed: boolean;
  /** One thing after the other: what is being stored is not yet on the table. */
  queue: Promise<unknown>;
  /** Called when the table has changed. */
  onChange: () => void;
}

export const tell = ({ listeners }: Session, news: News): void => {
  for (const listener of [...listeners]) listener(news);
};

/** Charges the time since it was last asked to the clocks that were running. */
export const measure = (session: Session): void => {
  const now = session.world.now();
  const ms = Math.max(0, now - session.measured);
  session.measured = now;
  if (!session.isPaused) session.spent = spend(session.rules, session.table.state, session.spent, ms);
};

export const perform = (session: Session, actor: Actor, action: Action): Promise<Verdict> =>
  enqueue(session, () => performNow(session, actor, action));

/** An action thought up for a table that may have changed meanwhile. */
export const performAt = (session: Session, table: Table, actor: Actor, action: Action): Promise<Verdict | 'stale'> =>
  enqueue(session, async () => (session.table === table ? performNow(session, actor, action) : 'stale'));

/** The clock's action, if its time has really come. */
export const performDue = (session: Session): Promise<Verdict | undefined> =>
  enqueue(session, async () => {
    measure(session);
    const of = dueOf(clocksOf(session.rules, session.table.state, session.spent));
    return of === undefined ? undefined : performNow(session, 'clock', { type: 'timeout', of });
  });

/** Once the game is over its secrets are shown, and there is no way back. */
export const undoable = ({ agreed, table }: Session, seat: Seat): number =>
  table.state.ending === undefined ? takeback(table, seat, agreed.options.takeback) : 0;

export const undo = (session: Session, seat: Seat, wanted: number): Promise<TakenBack> =>
  enqueue(session, async () => {
    const count = Math.min(wanted, undoable(session, seat));
    if (count <= 0) return { said: 'done', count: 0 };
    const after = rewound(session.table, count);
    const { length } = after.batches;
    const failure = await commit(session, after, length);
    if (failure) return { said: 'unsaved', failure };
    tell(session, { kind: 'takenBack', seat, length });
    session.onChange();
    return { said: 'done', count };
  });

/** What is stored takes the table's place; the screen tells what is new of it. */
export const reload = (session: Session): Promise<Outcome<void>> =>
  enqueue(session, async () => {
    if (session.isClosed) return failed({ why: 'closed' });
    const { agreed, rules, table, world } = session;
    const loaded = await world.library.load(agreed.id);
    if (!loaded.ok) return loaded;
    const now = tableOf(rules, loaded.value);
    const length = sharedBy(writtenAt(table), writtenAt(now));
    if (length === table.batches.length && length === now.batches.length) return fine;
    session.table = now;
    session.spent = loaded.value.spent;
    session.measured = world.now();
    tell(session, { kind: 'elsewhere', length });
    session.onChange();
    return fine;
  });

const writtenAt = ({ rules, start, batches }: Table): readonly string[] => linesOf(rules.id, start, batches, 0);

/** How many of the first lines are the same. */
const sharedBy = (lines: readonly string[], others: readonly string[]): number => {
  const parting = lines.findIndex((line, nth) => line !== others[nth]);
  return parting < 0 ? lines.length : parting;
};

export const saveClock = (session: Session): Promise<void> =>
  enqueue(session, async () => {
    measure(session);
    const saved = await session.world.library.saveClock(session.agreed.id, session.spent);
    if (!saved.ok) tell(session, { kind: 'unsaved', failure: saved.failure });
  });

const enqueue = <T>(session: Session, job: () => Promise<T>): Promise<T> => {
  const done = session.queue.then(job);
  session.queue = done.catch(() => {});
  return done;
};

const performNow = async (session: Session, actor: Actor, action: Action): Promise<Verdict> => {
  const { table } = session;
  const after = act(table, actor, action);
  if (isRefused(after)) return { said: 'refused', refusal: after };
  const from = table.batches.length;
  const failure = await commit(session, after, from);
  if (failure) return { said: 'unsaved', failure };
  tell(session, { kind: 'chapters', from });
  session.onChange();
  return { said: 'done' };
};

/** Stores the new table, then puts it in the old one's place. */
const commit = async (session: Session, after: Table, keep: number): Promise<Failure | undefined> => {
  if (session.isClosed) return { why: 'closed' };
  const { agreed, rules, table, world } = session;
  measure(session);
  const stored = await world.library.append(agreed.id, {
    summary: summaryOf(agreed, after, world.now()),
    stored: table.batches.length,
    keep,
    before: table.state,
    batches: after.batches.slice(keep),
    spent: turnOver(rules, table.state, after.state, session.spent),
  });
  if (!stored.ok) return stored.failure;
  measure(session);
  session.spent = turnOver(rules, table.state, after.state, session.spent);
  session.table = after;
  world.windows.tell(agreed.id);
  return undefined;
};
