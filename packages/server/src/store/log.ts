import { SEATS, type Seat } from '@archmage/engine';
import type { Transaction } from 'kysely';
import type { Deal } from '../table/deal.ts';
import type { Entry } from '../table/entry.ts';
import type { Mark } from '../table/table.ts';
import type { EntryRow, Schema, SnapshotRow } from './schema.ts';
import type { Store } from './store.ts';

/** Entries to be stored behind the first `expected`, and what the lists say of the game from then on. */
export interface Write {
  readonly game: string;
  readonly expected: number;
  readonly entries: readonly Entry[];
  readonly snapshot?: Omit<SnapshotRow, 'game'>;
  readonly line: GameLine;
  /** What is to be done when; `undefined` if there is nothing of this kind to do any more. */
  readonly jobs: Readonly<Record<string, number | undefined>>;
}

export interface GameLine {
  readonly waits: readonly Seat[];
  readonly turn: number;
  readonly due: number | undefined;
  readonly winner: string | undefined;
  readonly changed: number;
}

/** `lost`: somebody else was quicker, and nothing of this was stored. */
export type Stored = 'stored' | 'lost';

export const write = async (
  tx: Transaction<Schema>,
  { game, expected, entries, snapshot, line, jobs }: Write,
): Promise<Stored> => {
  const won = await tx
    .updateTable('game')
    .set({
      seq: expected + entries.length,
      waits: line.waits.join(),
      turn: line.turn,
      due: line.due ?? null,
      winner: line.winner ?? null,
      changed: line.changed,
      ...(line.winner === undefined ? {} : { status: 'over' as const }),
    })
    .where('id', '=', game)
    .where('seq', '=', expected)
    .where('status', '=', 'playing')
    .executeTakeFirst();
  if (won.numUpdatedRows !== 1n) return 'lost';
  await tx
    .insertInto('entry')
    .values(entries.map((entry) => rowOf(game, entry)))
    .execute();
  if (snapshot)
    await tx
      .insertInto('snapshot')
      .values({ game, ...snapshot })
      .onConflict((on) => on.doNothing())
      .execute();
  for (const [kind, due] of Object.entries(jobs)) await plan(tx, kind, game, due);
  return 'stored';
};

/** One job of a kind for a game: planning it again moves it. */
export const plan = async (
  tx: Transaction<Schema>,
  kind: string,
  game: string,
  due: number | undefined,
): Promise<void> => {
  if (due === undefined) {
    await tx.deleteFrom('job').where('kind', '=', kind).where('game', '=', game).execute();
    return;
  }
  const job = { kind, game, due, taken: 0 };
  await tx
    .insertInto('job')
    .values(job)
    .onConflict((on) => on.columns(['kind', 'game']).doUpdateSet({ due, taken: 0 }))
    .execute();
};

export const readEntries = async (
  { db }: Store,
  game: string,
  from: number,
  before?: number,
): Promise<readonly Entry[]> => {
  let query = db.selectFrom('entry').selectAll().where('game', '=', game).where('seq', '>=', from).orderBy('seq');
  if (before !== undefined) query = query.where('seq', '<', before);
  return (await query.execute()).map(entryOf);
};

export const readSnapshot = ({ db }: Store, game: string, upTo: number): Promise<SnapshotRow | undefined> =>
  db
    .selectFrom('snapshot')
    .selectAll()
    .where('game', '=', game)
    .where('seq', '<=', upTo)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findWish = async (
  { db }: Store,
  game: string,
  actor: string,
  wish: string,
): Promise<number | undefined> => {
  const found = db
    .selectFrom('entry')
    .select('seq')
    .where('game', '=', game)
    .where('actor', '=', actor)
    .where('wish', '=', wish);
  return (await found.executeTakeFirst())?.seq;
};

export const snapshotOf = ({ seq, deal, drawn }: Mark, position: string): Omit<SnapshotRow, 'game'> => ({
  seq,
  position,
  deal: JSON.stringify(deal),
  drawn,
});

export const readDeal = ({ deal }: SnapshotRow): Deal => JSON.parse(deal) as Deal;

export const seatsIn = (waits: string): readonly Seat[] => SEATS.filter((seat) => waits.split(',').includes(seat));

export const rowOf = (game: string, { seq, actor, action, events, at, wish }: Entry): EntryRow => ({
  game,
  seq,
  actor,
  action: JSON.stringify(action),
  events: JSON.stringify(events),
  at,
  wish: wish ?? null,
});

const entryOf = ({ seq, actor, action, events, at, wish }: EntryRow): Entry => ({
  seq,
  actor: actor as Entry['actor'],
  action: JSON.parse(action) as Entry['action'],
  events: JSON.parse(events) as Entry['events'],
  at,
  ...(wish === null ? {} : { wish }),
});
