import type { requests } from '@archmage/protocol';
import type * as v from 'valibot';
import { sittersOf } from '../store/games.ts';
import type { GameRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Guest, makeTable, type Seated, sitDown } from './seating.ts';

/** Sits down with whoever waits for the same game and is nearest in rating, or waits for the next to come. */
export const quickMatch = async (
  store: Store,
  guest: Guest,
  wish: v.InferOutput<typeof requests.quick>,
  now: number,
): Promise<Seated> => {
  const { rules, pace, rated } = wish;
  const rows = await store.db
    .selectFrom('game')
    .selectAll()
    .where('status', '=', 'open')
    .where('listed', '=', 1)
    .where('rules', '=', rules)
    .where('pace', '=', JSON.stringify(pace))
    .where('rated', '=', rated ? 1 : 0)
    .where('maker', '!=', guest.person.id)
    .orderBy('created')
    .limit(50)
    .execute();
  const nearest = [...rows].sort((a, b) => distance(guest, a) - distance(guest, b));
  for (const { id } of nearest) {
    const seated = await sitDown(store, guest, id, { now });
    if (seated.ok) return seated;
  }
  const own = await waitingAlready(store, guest, wish);
  if (own !== undefined) return { ok: true, row: own };
  const table = { ...wish, own: [], title: '', seat: 'any', open: true, memory: 'forgets', delay: 0 } as const;
  return makeTable(store, guest, { ...table, own: [] }, now);
};

const waitingAlready = ({ db }: Store, { person }: Guest, wish: { readonly rules: string; readonly pace: object }) =>
  db
    .selectFrom('game')
    .selectAll()
    .where('status', '=', 'open')
    .where('listed', '=', 1)
    .where('maker', '=', person.id)
    .where('rules', '=', wish.rules)
    .where('pace', '=', JSON.stringify(wish.pace))
    .executeTakeFirst();

const distance = ({ rating = 1500 }: Guest, row: GameRow): number => {
  const { yellow, blue } = sittersOf(row);
  return Math.abs(rating - ((yellow ?? blue)?.rating ?? 1500));
};

/** The same again with the seats exchanged: whoever asks first makes it, and the other joins. */
export const rematch = async (store: Store, guest: Guest, old: GameRow, now: number): Promise<Seated> => {
  const { yellow, blue } = sittersOf(old);
  if (old.rematch !== null) return sitDown(store, guest, old.rematch, { now, ...(await keyOf(store, old.rematch)) });
  const wasYellow = old.yellow === guest.person.id;
  const { bot } = (wasYellow ? blue : yellow) ?? {};
  const made = await makeTable(
    store,
    guest,
    {
      rules: old.rules,
      own: JSON.parse(old.own),
      title: old.title,
      pace: JSON.parse(old.pace),
      seat: wasYellow ? 'blue' : 'yellow',
      open: false,
      rated: old.rated === 1,
      memory: old.memory as 'forgets',
      delay: old.delay,
      ...(bot === undefined ? {} : { bot }),
    },
    now,
  );
  if (!made.ok) return made;
  const won = await store.db
    .updateTable('game')
    .set({ rematch: made.row.id })
    .where('id', '=', old.id)
    .where('rematch', 'is', null)
    .executeTakeFirst();
  if (won.numUpdatedRows === 1n) return made;
  // The other has asked at the same moment: one table is enough.
  await store.db.deleteFrom('game').where('id', '=', made.row.id).where('status', '=', 'open').execute();
  const row = await store.db.selectFrom('game').selectAll().where('id', '=', old.id).executeTakeFirstOrThrow();
  return rematch(store, guest, row, now);
};

const keyOf = async ({ db }: Store, game: string): Promise<{ readonly key?: string }> => {
  const row = await db.selectFrom('game').select('invitation').where('id', '=', game).executeTakeFirst();
  return row?.invitation === null || row === undefined ? {} : { key: row.invitation };
};
