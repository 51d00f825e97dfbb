import type { ClientMessage } from '@archmage/protocol';
import type { PersonRow } from '../store/schema.ts';
import type { Live } from './live.ts';

/** Chat has an order and ids of its own: it is no part of the game's log, and goes when the people go. */
export const converse = async (
  { live, person }: { readonly live: Live; readonly person: PersonRow },
  { game, id, text }: ClientMessage & { readonly type: 'say' },
): Promise<void> => {
  if (!live.limits.chat.take(person.id)) return;
  for (let tries = 0; tries < RACES; tries++) {
    const said = { game, person: person.id, name: person.name, text, at: live.now(), wish: id };
    if ((await add(live, said)) !== 'lost') return;
  }
};

const RACES = 10;
const LONGEST = 2000;

interface Said {
  readonly game: string;
  readonly person: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly wish: string;
}

const add = ({ store }: Live, said: Said): Promise<'done' | 'lost'> =>
  store.commit<'done' | 'lost'>(async (tx) => {
    const lines = tx.selectFrom('chat').where('game', '=', said.game);
    const same = lines.select('nth').where('person', '=', said.person).where('wish', '=', said.wish);
    const last = await lines.select('nth').orderBy('nth', 'desc').limit(1).executeTakeFirst();
    const nth = (last?.nth ?? -1) + 1;
    if (nth >= LONGEST || (await same.executeTakeFirst()) !== undefined) return { value: 'done', news: [] };
    const added = await tx
      .insertInto('chat')
      .values({ ...said, nth })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    const isMine = added.numInsertedOrUpdatedRows === 1n;
    return { value: isMine ? 'done' : 'lost', news: isMine ? [`chat ${said.game} ${nth}`] : [] };
  });

/** Tells those at the table what was said, but not those who do not want to hear from that person. */
export const spread = async ({ hub, store: { db } }: Live, game: string, nth: number): Promise<void> => {
  const watchers = hub.watchersOf(game);
  if (watchers.length === 0) return;
  const row = await db
    .selectFrom('chat')
    .selectAll()
    .where('game', '=', game)
    .where('nth', '=', nth)
    .executeTakeFirst();
  if (row === undefined) return;
  const { person: by, name, text, at } = row;
  const muters = await db.selectFrom('mute').select('person').where('other', '=', by).execute();
  const said = JSON.stringify({ type: 'said', game, nth, by, name, text, at });
  for (const { person, send } of watchers) if (!muters.some((muter) => muter.person === person)) send(said);
};
