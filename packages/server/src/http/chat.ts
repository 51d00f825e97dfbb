import { requests } from '@archmage/protocol';
import { Hono } from 'hono';
import { readGame } from '../store/games.ts';
import { bodyOf } from './body.ts';
import { type Asked, Declined, type Env, personOf, type Site } from './context.ts';

/** What was said at a table; whom one does not want to hear; what somebody should look at. */
export const chatRoutes = ({ live }: Site) => {
  const { db } = live.store;
  const gameIn = (asked: Asked): string => asked.req.param('game') ?? '';
  return new Hono<Env>()
    .get('/games/:game/chat', async (asked) => {
      const muted = await db.selectFrom('mute').select('other').where('person', '=', personOf(asked).id).execute();
      const rows = await db
        .selectFrom('chat')
        .select(['nth', 'person as by', 'name', 'text', 'at'])
        .where('game', '=', gameIn(asked))
        .orderBy('nth')
        .execute();
      return asked.json({ said: rows.filter(({ by }) => !muted.some(({ other }) => other === by)) });
    })
    .post('/games/:game/report', async (asked) => {
      const { nth } = await bodyOf(asked, requests.report);
      const person = personOf(asked);
      if ((await readGame(live.store, gameIn(asked))) === undefined) throw new Declined(404, 'missing');
      const row = { game: gameIn(asked), nth, by: person.id, at: live.now() };
      await db
        .insertInto('report')
        .values(row)
        .onConflict((on) => on.doNothing())
        .execute();
      live.report('reported', undefined, { game: row.game, nth });
      return asked.json({});
    })
    .post('/mute', async (asked) => {
      const { person: other, muted } = await bodyOf(asked, requests.mute);
      const { id: person } = personOf(asked);
      if (muted)
        await db
          .insertInto('mute')
          .values({ person, other })
          .onConflict((on) => on.doNothing())
          .execute();
      else await db.deleteFrom('mute').where('person', '=', person).where('other', '=', other).execute();
      return asked.json({});
    });
};
