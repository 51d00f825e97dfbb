import type { Memory } from '@archmage/engine';
import { compile, explain, SEATS, type Seat } from '@archmage/engine';
import { learn } from '@archmage/host';
import type { answers, Pace } from '@archmage/protocol';
import type { Setting, Sitter } from '../table/setting.ts';
import { seatsIn } from './log.ts';
import type { GameRow } from './schema.ts';
import type { Store } from './store.ts';

export const readGame = ({ db }: Pick<Store, 'db'>, id: string): Promise<GameRow | undefined> =>
  db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();

/** A game under way, or over. It is played by the rules it began with. */
export const settingOf = (row: GameRow): Setting => {
  const own = JSON.parse(row.own) as readonly string[];
  for (const text of own) learn(text);
  const rules = compile(row.rules);
  if (!rules.ok) throw new Error(`Game ${row.id}: ${explain(rules.error)}`);
  const { yellow, blue } = sittersOf(row);
  if (yellow === undefined || blue === undefined) throw new Error(`Game ${row.id} has not begun.`);
  return {
    id: row.id,
    title: row.title,
    rules: rules.value,
    own,
    pace: paceOf(row),
    rated: row.rated === 1,
    memory: row.memory as Memory,
    delay: row.delay,
    seed: row.seed,
    salt: row.salt,
    started: row.started,
    sitters: { yellow, blue },
  };
};

export const paceOf = ({ pace }: Pick<GameRow, 'pace'>): Pace => JSON.parse(pace) as Pace;

export const sittersOf = ({ sitters }: Pick<GameRow, 'sitters'>): Partial<Record<Seat, Sitter>> =>
  JSON.parse(sitters) as Partial<Record<Seat, Sitter>>;

/** The seat of a person at a table. */
export const seatOf = (row: Pick<GameRow, 'yellow' | 'blue'>, person: string | undefined): Seat | undefined =>
  person === undefined ? undefined : SEATS.find((seat) => row[seat] === person);

type Line = ReturnType<typeof lineOf>;

/** What a list tells of a game: nothing that a spectator might not see. */
export const lineOf = (row: GameRow) => {
  const { yellow, blue } = sittersOf(row);
  return {
    id: row.id,
    title: row.title,
    rules: row.rules,
    pace: paceOf(row),
    rated: row.rated === 1,
    status: row.status,
    seats: { ...(yellow && { yellow }), ...(blue && { blue }) },
    waits: [...seatsIn(row.waits)],
    turn: row.turn,
    ...(row.due === null ? {} : { due: row.due }),
    changed: row.changed,
    ...(row.winner === null ? {} : { winner: row.winner }),
  } satisfies answers.GameLine;
};

const LONGEST_LIST = 100;

/** Whose turn it is comes first by itself: a client sorts. */
export const gamesOf = async ({ db }: Store, person: string): Promise<readonly Line[]> => {
  const query = (seat: Seat) =>
    db.selectFrom('game').selectAll().where(seat, '=', person).orderBy('changed', 'desc').limit(LONGEST_LIST).execute();
  const rows = [...(await query('yellow')), ...(await query('blue'))];
  return rows
    .sort((a, b) => b.changed - a.changed)
    .slice(0, LONGEST_LIST)
    .map(lineOf);
};

/** Open tables, and listed games that are being played. */
export const lobby = async ({ db }: Store, status: 'open' | 'playing'): Promise<readonly Line[]> => {
  const rows = db.selectFrom('game').selectAll().where('status', '=', status).where('listed', '=', 1);
  return (await rows.orderBy('created', 'desc').limit(LONGEST_LIST).execute()).map(lineOf);
};
