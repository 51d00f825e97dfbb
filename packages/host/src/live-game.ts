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
export interface LiveGame {
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

export const tell = (live: LiveGame, news: News): void => tellEach(live, () => news);

const tellEach = ({ listeners }: LiveGame, newsFor: (viewer: Viewer) => News): void => {
  for (const { viewer, hear } of [...listeners]) hear(newsFor(viewer));
};

const chaptersFrom = ({ game, tellings }: LiveGame, from: number, viewer: Viewer): readonly Chapter[] =>
  tellings[viewer].story(game).chapters.slice(from);

/** Charges the time since it was last asked to the clocks that were running. */
export const measure = (live: LiveGame): void => {
  const now = live.world.now();
  const ms = Math.max(0, now - live.measured);
  live.measured = now;
  const { rules, state } = live.game;
  if (!live.isPaused) live.spent = spend(rules, state, live.spent, ms);
};

export const perform = (live: LiveGame, actor: Actor, action: Action): Promise<Verdict> =>
  enqueue(live, () => performNow(live, actor, action));

/** An action thought up for a game that may have changed meanwhile. */
export const performAt = (live: LiveGame, game: Game, actor: Actor, action: Action): Promise<Verdict | 'stale'> =>
  enqueue(live, async () => (live.game === game ? performNow(live, actor, action) : 'stale'));

/** The clock's action, if its time has really come. */
export const performDue = (live: LiveGame): Promise<Verdict | undefined> =>
  enqueue(live, async () => {
    measure(live);
    const { rules, state } = live.game;
    const of = dueOf(clocksOf(rules, state, live.spent));
    return of === undefined ? undefined : performNow(live, 'clock', { type: 'timeout', of });
  });

/** Once the game is over its secrets are shown, and there is no way back. */
export const undoable = ({ agreed, game }: LiveGame, seat: Seat): number =>
  game.state.ending === undefined ? takeback(game, seat, agreed.options.takeback) : 0;

export const undo = (live: LiveGame, seat: Seat, wanted: number): Promise<TakenBack> =>
  enqueue(live, async () => {
    const count = Math.min(wanted, undoable(live, seat));
    if (count <= 0) return { said: 'done', count: 0 };
    const after = rewound(live.game, count);
    const { length } = after.batches;
    const failure = await commit(live, after, length);
    if (failure) return { said: 'unsaved', failure };
    tell(live, { kind: 'takenBack', seat, length });
    live.onChange();
    return { said: 'done', count };
  });

/** What is stored takes the game's place; everybody is told what is new of it. */
export const reload = (live: LiveGame): Promise<Outcome<void>> =>
  enqueue(live, async () => {
    if (live.isClosed) return failed({ why: 'closed' });
    const { agreed, game, world } = live;
    const loaded = await world.library.load(agreed.id);
    if (!loaded.ok) return loaded;
    const now = gameOf(loaded.value);
    const length = sharedBy(bookOf(game).lines, bookOf(now).lines);
    if (length === game.batches.length && length === now.batches.length) return fine;
    live.game = now;
    live.spent = loaded.value.spent;
    live.measured = world.now();
    tellEach(live, (viewer) => ({ kind: 'elsewhere', length, chapters: chaptersFrom(live, length, viewer) }));
    live.onChange();
    return fine;
  });

/** How many of the first lines are the same. */
const sharedBy = (lines: readonly string[], others: readonly string[]): number => {
  const parting = lines.findIndex((line, nth) => line !== others[nth]);
  return parting < 0 ? lines.length : parting;
};

export const saveClock = (live: LiveGame): Promise<void> =>
  enqueue(live, async () => {
    measure(live);
    const saved = await live.world.library.saveClock(live.agreed.id, live.spent);
    if (!saved.ok) tell(live, { kind: 'unsaved', failure: saved.failure });
  });

const enqueue = <T>(live: LiveGame, job: () => Promise<T>): Promise<T> => {
  const done = live.queue.then(job);
  live.queue = done.catch(() => {});
  return done;
};

const performNow = async (live: LiveGame, actor: Actor, action: Action): Promise<Verdict> => {
  const { game } = live;
  const after = act(game, actor, action);
  if (isRefusal(after)) return { said: 'refused', refusal: after };
  const from = game.batches.length;
  const failure = await commit(live, after, from);
  if (failure) return { said: 'unsaved', failure };
  tellEach(live, (viewer) => ({ kind: 'chapters', chapters: chaptersFrom(live, from, viewer) }));
  live.onChange();
  return { said: 'done' };
};

/** Stores the new game, then puts it in the old one's place. */
const commit = async (live: LiveGame, after: Game, keep: number): Promise<Failure | undefined> => {
  if (live.isClosed) return { why: 'closed' };
  const { agreed, game, world } = live;
  const spentThen = (): Spent => {
    measure(live);
    return turnOver(game.rules, game.state, after.state, live.spent);
  };
  const summary = summaryOf(agreed, after, world.now());
  const change = { summary, stored: game.batches.length, keep, game: after, spent: spentThen() };
  const stored = await world.library.append(agreed.id, change);
  if (!stored.ok) return stored.failure;
  live.spent = spentThen();
  live.game = after;
  world.windows?.tell(agreed.id);
  return undefined;
};
