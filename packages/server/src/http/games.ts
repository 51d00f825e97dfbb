import { formatAction, formatPosition, isAsked, legal, redact } from '@archmage/engine';
import { type Pace, requests } from '@archmage/protocol';
import { Hono } from 'hono';
import { firstMark } from '../desk/load.ts';
import { quickMatch, rematch } from '../desk/matching.ts';
import { recordOf } from '../desk/record.ts';
import { makeTable, type Seated, sitDown } from '../desk/seating.ts';
import { poolOf, ratingIn } from '../people/ratings.ts';
import { gamesOf, lineOf, lobby, paceOf, readGame, seatOf, settingOf } from '../store/games.ts';
import { readEntries } from '../store/log.ts';
import type { GameRow } from '../store/schema.ts';
import { toldEntry, viewOf } from '../table/tell.ts';
import { bodyOf } from './body.ts';
import { type Asked, Declined, dear, type Env, personOf, type Site } from './context.ts';

/** Finding games, and reading what happened in them. */
export const gameRoutes = ({ live }: Site) => {
  const { store } = live;
  return new Hono<Env>()
    .get('/games', async (asked) => asked.json({ games: await gamesOf(store, personOf(asked).id) }))
    .get('/lobby', async (asked) => asked.json({ games: await lobby(store, 'open') }))
    .get('/watch', async (asked) => asked.json({ games: await lobby(store, 'playing') }))
    .get('/games/:game', async (asked) => asked.json(lineOf(await rowAt(live, asked))))
    .get('/games/:game/log', async (asked) => asked.json(await logFor(asked, await rowAt(live, asked), live)))
    .get('/games/:game/choices', async (asked) => asked.json(await choicesFor(asked, await rowAt(live, asked), live)))
    .get('/games/:game/record', async (asked) => {
      const record = await recordOf(store, await rowAt(live, asked));
      if (record === undefined) throw new Declined(403, 'notOver');
      return asked.text(record);
    });
};

/** Making tables, and sitting down at them. */
export const tableRoutes = (site: Site) => {
  const { live } = site;
  const { store, now } = live;
  return new Hono<Env>()
    .post('/games', async (asked) => {
      dear(site, asked);
      const wish = await bodyOf(asked, requests.newGame);
      return answerTo(asked, await makeTable(store, await guestAt(live, asked, wish.pace), wish, now()));
    })
    .post('/quick', async (asked) => {
      dear(site, asked);
      const wish = await bodyOf(asked, requests.quick);
      return answerTo(asked, await quickMatch(store, await guestAt(live, asked, wish.pace), wish, now()));
    })
    .delete('/games/:game', async (asked) => {
      const { id, maker } = await rowAt(live, asked);
      if (maker !== personOf(asked).id) throw new Declined(403, 'notYours');
      const open = store.db.deleteFrom('game').where('id', '=', id).where('status', '=', 'open');
      if ((await open.executeTakeFirst()).numDeletedRows !== 1n) throw new Declined(409, 'begun');
      return asked.json({});
    })
    .post('/games/:game/join', async (asked) => {
      const row = await rowAt(live, asked);
      const { key } = await bodyOf(asked, requests.join);
      const guest = await guestAt(live, asked, paceOf(row));
      return answerTo(asked, await sitDown(store, guest, row.id, { key, now: now() }));
    })
    .post('/games/:game/rematch', async (asked) => {
      dear(site, asked);
      const old = await rowAt(live, asked);
      if (seatOf(old, personOf(asked).id) === undefined || old.status !== 'over') throw new Declined(403, 'notYours');
      return answerTo(asked, await rematch(store, await guestAt(live, asked, paceOf(old)), old, now()));
    });
};

type Live = Site['live'];

const rowAt = async ({ store }: Live, asked: Asked): Promise<GameRow> => {
  const found = await readGame(store, asked.req.param('game') ?? '');
  if (found === undefined) throw new Declined(404, 'missing');
  return found;
};

const guestAt = async ({ store }: Live, asked: Asked, pace: Pace) => {
  const person = personOf(asked);
  return { person, rating: (await ratingIn(store, person.id, poolOf(pace))).rating };
};

/** What one may know of a game, from its beginning. */
const logFor = async (asked: Asked, row: GameRow, { store, now }: Site['live']) => {
  if (row.status === 'open') throw new Declined(404, 'notBegun');
  const setting = settingOf(row);
  const viewer = seatOf(row, asked.get('person')?.id) ?? 'spectator';
  const until =
    viewer === 'spectator' && row.status !== 'over' ? now() - setting.delay * 1000 : Number.POSITIVE_INFINITY;
  const entries = (await readEntries(store, row.id, 0)).filter(({ at }) => at <= until);
  const { state } = firstMark(setting);
  return {
    game: row.id,
    rules: row.rules,
    own: setting.own,
    start: formatPosition(setting.rules, redact(state, viewer, setting.memory)),
    entries: entries.map((entry) => toldEntry(setting, entry, viewer)),
  };
};

/** What one may do now, for programs that do not know the rules. It follows from what one may know alone. */
const choicesFor = (asked: Asked, row: GameRow, { desk }: Site['live']) => {
  const seat = seatOf(row, personOf(asked).id);
  if (seat === undefined) throw new Declined(403, 'notSeated');
  return desk.with(row.id, (table) => {
    if (table === undefined) throw new Declined(404, 'notBegun');
    const { rules } = table.setting;
    const view = viewOf(table, seat);
    const choices = isAsked(view, seat) && !table.deal.paused ? [...legal(rules, view, seat)] : [];
    return {
      seq: table.seq,
      choices: choices.map((action) => ({ action, text: formatAction(rules, view, action) })),
    };
  });
};

const STATUS: Readonly<Record<string, 400 | 403 | 404 | 409>> = { missing: 404, full: 409, uninvited: 403 };

const answerTo = (asked: Asked, seated: Seated) => {
  if (!seated.ok) throw new Declined(STATUS[seated.code] ?? 400, seated.code, seated.message);
  const { id, invitation, maker } = seated.row;
  const isMaker = maker === asked.get('person')?.id;
  return asked.json({ game: id, ...(invitation === null || !isMaker ? {} : { key: invitation }) });
};
