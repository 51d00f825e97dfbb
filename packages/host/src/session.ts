import type { Notes } from '@archmage/ai';
import { type Action, type Actor, isRefusal, type Seat, takeback, type Viewer } from '@archmage/engine';
import { bookOf } from './book.ts';
import { clocksOf, dueOf, type Spent, spend, turnOver } from './clock.ts';
import { act, type Game, rewound } from './game.ts';
import type { Chapter, News, TakenBack, Verdict } from './host.ts';
import { type Failure, failed, fine, type Outcome } from './library.ts';
import { type Agreed, gameOf, summaryOf } from './stored.ts';
import type { Telling } from './story.ts';
import type { Pondered } from './thinking-time.ts';
import type { World } from './world.ts';

/** A game under way: the only thing in the host that changes. */
export interface Session {
  readonly agreed: Agreed;
  readonly world: World;
  readonly tellings: Readonly<Record<Viewer, Telling>>;
  readonly listeners: Set<Listener>;
  readonly thinking: Set<Seat>;
  /** What is being thought about the game as it is. */
  readonly thoughts: Map<Seat, AbortController>;
  readonly pondered: Partial<Record<Seat, Pondered>>;
  /** What the computer players wrote down for themselves; lost when the game is closed. */
  readonly notes: Partial<Record<Seat, Notes | undefined>>;
  game: Game;
  spent: Spent;
  /** When `spent` was true. */
  measured: number;
  isPaused: boolean;
  isClosed: boolean;
  /** One thing after the other: what is being stored has not happened yet. */
  queue: Promise<unknown>;
  /** Called when the game has changed. */
  onChange: () => void;
}

export interface Listener {
  readonly viewer: Viewer;
  readonly hear: (news: News) => void;
}

export const tell = (session: Session, news: News): void => tellEach(session, () => news);

const tellEach = ({ listeners }: Session, newsFor: (viewer: Viewer) => News): void => {
  for (const { viewer, hear } of [...listeners]) hear(newsFor(viewer));
};

const chaptersFrom = ({ game, tellings }: Session, from: number, viewer: Viewer): readonly Chapter[] =>
  tellings[viewer].story(game).chapters.slice(from);

/** Charges the time since it was last asked to the clocks that were running. */
export const measure = (session: Session): void => {
  const now = session.world.now();
  const ms = Math.max(0, now - session.measured);
  session.measured = now;
  const { rules, state } = session.game;
  if (!session.isPaused) session.spent = spend(rules, state, session.spent, ms);
};

export const perform = (session: Session, actor: Actor, action: Action): Promise<Verdict> =>
  enqueue(session, () => performNow(session, actor, action));

/** An action thought up for a game that may have changed meanwhile. */
export const performAt = (session: Session, game: Game, actor: Actor, action: Action): Promise<Verdict | 'stale'> =>
  enqueue(session, async () => (session.game === game ? performNow(session, actor, action) : 'stale'));

/** The clock's action, if its time has really come. */
export const performDue = (session: Session): Promise<Verdict | undefined> =>
  enqueue(session, async () => {
    measure(session);
    const { rules, state } = session.game;
    const of = dueOf(clocksOf(rules, state, session.spent));
    return of === undefined ? undefined : performNow(session, 'clock', { type: 'timeout', of });
  });

/** Once the game is over its secrets are shown, and there is no way back. */
export const undoable = ({ agreed, game }: Session, seat: Seat): number =>
  game.state.ending === undefined ? takeback(game, seat, agreed.options.takeback) : 0;

export const undo = (session: Session, seat: Seat, wanted: number): Promise<TakenBack> =>
  enqueue(session, async () => {
    const count = Math.min(wanted, undoable(session, seat));
    if (count <= 0) return { said: 'done', count: 0 };
    const after = rewound(session.game, count);
    const { length } = after.batches;
    const failure = await commit(session, after, length);
    if (failure) return { said: 'unsaved', failure };
    tell(session, { kind: 'takenBack', seat, length });
    session.onChange();
    return { said: 'done', count };
  });

/** What is stored takes the game's place; everybody is told what is new of it. */
export const reload = (session: Session): Promise<Outcome<void>> =>
  enqueue(session, async () => {
    if (session.isClosed) return failed({ why: 'closed' });
    const { agreed, game, world } = session;
    const loaded = await world.library.load(agreed.id);
    if (!loaded.ok) return loaded;
    const now = gameOf(loaded.value);
    const length = sharedBy(bookOf(game).lines, bookOf(now).lines);
    if (length === game.batches.length && length === now.batches.length) return fine;
    session.game = now;
    session.spent = loaded.value.spent;
    session.measured = world.now();
    tellEach(session, (viewer) => ({ kind: 'elsewhere', length, chapters: chaptersFrom(session, length, viewer) }));
    session.onChange();
    return fine;
  });

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
  const { game } = session;
  const after = act(game, actor, action);
  if (isRefusal(after)) return { said: 'refused', refusal: after };
  const from = game.batches.length;
  const failure = await commit(session, after, from);
  if (failure) return { said: 'unsaved', failure };
  tellEach(session, (viewer) => ({ kind: 'chapters', chapters: chaptersFrom(session, from, viewer) }));
  session.onChange();
  return { said: 'done' };
};

/** Stores the new game, then puts it in the old one's place. */
const commit = async (session: Session, after: Game, keep: number): Promise<Failure | undefined> => {
  if (session.isClosed) return { why: 'closed' };
  const { agreed, game, world } = session;
  const spentThen = (): Spent => {
    measure(session);
    return turnOver(game.rules, game.state, after.state, session.spent);
  };
  const summary = summaryOf(agreed, after, world.now());
  const change = { summary, stored: game.batches.length, keep, game: after, spent: spentThen() };
  const stored = await world.library.append(agreed.id, change);
  if (!stored.ok) return stored.failure;
  session.spent = spentThen();
  session.game = after;
  world.windows?.tell(agreed.id);
  return undefined;
};
