import { type Append, appender } from '../store/group.ts';
import { findWish, readEntries, snapshotOf, type Write } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import { timesUntil } from '../table/deal.ts';
import { type Decided, decideWish, isRefused, type Refused, type Wish } from '../table/decide.ts';
import { type HostedTable, marked } from '../table/table.ts';
import { tableClocks } from '../table/times.ts';
import { caughtUp, lineAt, loadTable, markText, waitsForBot } from './load.ts';

/** Where all games are played: one thing after the other for each, and any of them on any node. */
export interface Desk {
  /** Stores what follows from a wish before anybody is told; the same wish twice is done once. */
  act(game: string, wish: Wish): Promise<Done | Refused>;
  /** Lets the clock have its say. */
  ring(game: string): Promise<void>;
  /** Does something with a game as it is now, while nothing else happens to it here. */
  with<T>(game: string, use: (table: HostedTable | undefined) => Promise<T> | T): Promise<T>;
  /** Reads what was stored elsewhere, and tells it. */
  refresh(game: string, seq: number): Promise<void>;
  /** Called with every table that has changed here, before anything else is done with it. */
  onChange: (table: HostedTable) => Promise<void> | void;
  /** Forgets the games that nobody has asked for since; how many are left. */
  sweep(): number;
  readonly size: number;
  /** Actions stored since this process began. */
  readonly stored: number;
}

export interface Done {
  readonly seq: number;
}

export interface DeskWorld {
  readonly store: Store;
  readonly now: () => number;
}

export const openDesk = ({ store, now }: DeskWorld): Desk => {
  const held = new Map<string, Held>();
  const append = appender(store);
  const queued = <T>(game: string, job: (held: Held) => Promise<T>): Promise<T> => {
    const own = held.get(game) ?? { table: undefined, queue: Promise.resolve(), jobs: 0, used: 0 };
    held.set(game, own);
    own.used = now();
    own.jobs += 1;
    const done = own.queue
      .then(() => job(own))
      .finally(() => {
        own.jobs -= 1;
      });
    own.queue = done.catch(() => {});
    return done;
  };
  const room: Room = {
    store,
    append,
    now,
    stored: 0,
    changed: async (own, table) => {
      own.table = table;
      await desk.onChange(table);
    },
  };
  const desk: Desk = {
    act: (game, wish) => queued(game, (own) => perform(room, own, game, wish)),
    ring: (game) => queued(game, async (own) => void (await ringAt(room, own, game, now()))),
    with: (game, use) => queued(game, async (own) => use(await tableIn(room, own, game))),
    refresh: async (game, seq) => {
      if (isNew(held.get(game)?.table, seq)) await queued(game, (own) => refresh(room, own, game, seq));
    },
    onChange: () => {},
    sweep: () => sweep(held, now()),
    get size() {
      return held.size;
    },
    get stored() {
      return room.stored;
    },
  };
  return desk;
};

const isNew = (table: HostedTable | undefined, seq: number): boolean => table === undefined || table.seq < seq;

const refresh = async (room: Room, held: Held, game: string, seq: number): Promise<void> => {
  const { table } = held;
  if (!isNew(table, seq)) return;
  const now = table === undefined ? await loadTable(room.store, game) : await caughtUp(room.store, table);
  if (now !== undefined) await room.changed(held, now);
};

interface Held {
  table: HostedTable | undefined;
  queue: Promise<unknown>;
  jobs: number;
  used: number;
}

interface Room {
  stored: number;
  readonly store: Store;
  readonly append: Append;
  readonly now: () => number;
  readonly changed: (held: Held, table: HostedTable) => Promise<void>;
}

const tableIn = async ({ store }: Room, held: Held, game: string): Promise<HostedTable | undefined> => {
  held.table ??= await loadTable(store, game);
  return held.table;
};

const perform = async (room: Room, held: Held, game: string, wish: Wish): Promise<Done | Refused> => {
  for (let tries = 0; tries < RACES; tries++) {
    const table = await tableIn(room, held, game);
    if (table === undefined) return { code: 'missing' };
    const before = await doneAlready(room, table, wish);
    if (before !== undefined) return { seq: before };
    if (await ringAt(room, held, game, wish.at)) continue;
    const verdict = decideWish(table, wish);
    if (verdict === 'short') held.table = await loadTable(room.store, game, 'start');
    else if (isRefused(verdict)) return verdict;
    else if (await commit(room, held, table, verdict)) return { seq: verdict.entries[0]?.seq ?? table.seq };
  }
  return { code: 'busy' };
};

/** So often somebody else may be quicker. */
const RACES = 20;

/** A late clock comes before whatever is done after its time. */
const ringAt = async (room: Room, held: Held, game: string, now: number): Promise<boolean> => {
  const table = await tableIn(room, held, game);
  if (table === undefined || table.game.state.ending !== undefined) return false;
  const { setting, deal } = table;
  const times = timesUntil(setting, deal, table.game.state, now);
  const due = deal.paused
    ? undefined
    : tableClocks(setting, table.game.state, times).find(({ runs, left }) => runs && left <= 0);
  if (due === undefined) return false;
  const action =
    due.of === 'bank' || due.of === 'days'
      ? ({ type: 'forfeit', seat: due.seat } as const)
      : ({ type: 'timeout', of: due.of } as const);
  const verdict = decideWish(table, { actor: 'clock', action, at: now });
  if (verdict === 'short' || isRefused(verdict)) throw new Error(`The clock of game ${game} may not ring.`);
  await commit(room, held, table, verdict);
  return true;
};

const doneAlready = async ({ store }: Room, table: HostedTable, { id, actor }: Wish): Promise<number | undefined> => {
  if (id === undefined) return undefined;
  const late = table.tail.find((entry) => entry.wish === id && entry.actor === actor);
  if (late !== undefined || table.base.seq === 0) return late?.seq;
  return findWish(store, table.setting.id, actor, id);
};

/** Stored first, then told. Whoever was slower reads what the others did, and decides again. */
const commit = async (room: Room, held: Held, before: HostedTable, { entries, table }: Decided): Promise<boolean> => {
  const { table: after, mark } = marked(table);
  const game = before.setting.id;
  const stored = await room.append({
    game,
    expected: before.seq,
    entries,
    ...(mark === undefined ? {} : { snapshot: snapshotOf(mark, markText(after, mark)) }),
    line: lineAt(after),
    jobs: jobsOf(before, after),
  });
  if (stored === 'lost') {
    const now = await caughtUp(room.store, before);
    // A game that is over, or was never there, is not played on.
    if (now.seq === before.seq) held.table = undefined;
    else await room.changed(held, now);
    return false;
  }
  room.stored += entries.length;
  await room.changed(held, after);
  return true;
};

const jobsOf = (before: HostedTable, after: HostedTable): Write['jobs'] => {
  const due = lineAt(after).due;
  const isTimed = due !== undefined || lineAt(before).due !== undefined;
  const isOver = after.game.state.ending !== undefined;
  return {
    ...(isTimed ? { clock: due } : {}),
    ...(waitsForBot(after) ? { bot: after.deal.times.since } : {}),
    ...(isOver && after.setting.rated ? { rate: after.deal.times.since } : {}),
  };
};

const sweep = (held: Map<string, Held>, now: number): number => {
  for (const [game, { jobs, used }] of held) if (jobs === 0 && now - used > IDLE) held.delete(game);
  return held.size;
};

/** A game nobody plays costs nothing. */
const IDLE = 60_000;

export const entriesFrom = (store: Store, table: HostedTable, from: number) =>
  from >= table.base.seq ? table.tail.filter(({ seq }) => seq >= from) : readEntries(store, table.setting.id, from);
