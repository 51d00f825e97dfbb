import { type Kysely, sql } from 'kysely';

/** People, games and their logs, what is to be done when, chat, ratings. */
export const first = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of TABLES) await sql.raw(statement).execute(db);
  },
};

const TABLES = [
  `create table secret (name text primary key, value text not null)`,
  `create table person (id text primary key, name text not null, account text unique, password text, recovery text,
    epoch integer not null, created bigint not null, seen bigint not null)`,
  `create table token (hash text primary key, person text not null references person (id) on delete cascade,
    label text not null, created bigint not null)`,
  `create index token_of on token (person)`,
  `create table game (id text primary key, title text not null, rules text not null, own text not null,
    pace text not null, rated integer not null, memory text not null, delay integer not null,
    seed text not null, salt text not null, invitation text, listed integer not null, status text not null,
    yellow text, blue text, sitters text not null, maker text not null, rematch text,
    created bigint not null, started bigint not null, changed bigint not null, seq integer not null,
    waits text not null, turn integer not null, due bigint, winner text)`,
  `create index game_of_yellow on game (yellow, changed)`,
  `create index game_of_blue on game (blue, changed)`,
  `create index game_in_lobby on game (status, listed, created)`,
  `create table entry (game text not null references game (id) on delete cascade, seq integer not null,
    actor text not null, action text not null, events text not null, at bigint not null, wish text,
    primary key (game, seq))`,
  `create unique index entry_wish on entry (game, actor, wish)`,
  `create table snapshot (game text not null references game (id) on delete cascade, seq integer not null,
    position text not null, deal text not null, drawn integer not null, primary key (game, seq))`,
  `create table job (kind text not null, game text not null, due bigint not null, taken bigint not null,
    primary key (kind, game))`,
  `create index job_due on job (due)`,
  `create table chat (game text not null references game (id) on delete cascade, nth integer not null,
    person text not null, name text not null, text text not null, at bigint not null, wish text not null,
    primary key (game, nth))`,
  `create unique index chat_wish on chat (game, person, wish)`,
  `create table mute (person text not null references person (id) on delete cascade, other text not null,
    primary key (person, other))`,
  `create table rating (person text not null references person (id) on delete cascade, pool text not null,
    rating double precision not null, deviation double precision not null, volatility double precision not null,
    games integer not null, primary key (person, pool))`,
  `create table rated (game text not null, person text not null references person (id) on delete cascade,
    pool text not null, rating double precision not null, at bigint not null, primary key (game, person))`,
  `create table report (game text not null, nth integer not null, by text not null, at bigint not null,
    primary key (game, nth, by))`,
];
