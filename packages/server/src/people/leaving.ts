import { SEATS } from '@archmage/engine';
import { sittersOf } from '../store/games.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** All that is kept of a person, but what only proves who he is. */
export const exportPerson = async ({ db }: Store, { id, name, created }: PersonRow) => {
  const games = await db
    .selectFrom('game')
    .select(['id', 'title', 'rules', 'status', 'winner', 'created'])
    .where((game) => game.or([game('yellow', '=', id), game('blue', '=', id)]))
    .orderBy('created')
    .execute();
  const chat = await db
    .selectFrom('chat')
    .select(['game', 'text', 'at'])
    .where('person', '=', id)
    .orderBy('at')
    .execute();
  const ratings = await db.selectFrom('rating').selectAll().where('person', '=', id).execute();
  const rated = await db
    .selectFrom('rated')
    .select(['game', 'pool', 'rating', 'at'])
    .where('person', '=', id)
    .execute();
  return { person: { id, name, created }, games, chat, ratings, rated };
};

/** The person goes. Games stay for those who played them too, and name nobody in his place. */
export const dropPerson = (store: Store, { id }: PersonRow): Promise<void> =>
  store.commit(async (tx) => {
    for (const seat of SEATS) {
      const rows = await tx.selectFrom('game').select(['id', 'sitters']).where(seat, '=', id).execute();
      for (const row of rows) {
        const sitters = JSON.stringify({ ...sittersOf(row), [seat]: { name: '' } });
        await tx
          .updateTable('game')
          .set({ sitters, [seat]: null })
          .where('id', '=', row.id)
          .execute();
      }
    }
    await tx.deleteFrom('game').where('maker', '=', id).where('status', '=', 'open').execute();
    await tx.updateTable('game').set({ maker: '' }).where('maker', '=', id).execute();
    await tx.deleteFrom('chat').where('person', '=', id).execute();
    // What hangs on the person goes with it.
    await tx.deleteFrom('person').where('id', '=', id).execute();
    return { value: undefined, news: [] };
  });
