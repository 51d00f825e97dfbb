import type { PlayerName } from '@archmage/ai';
import {
  type BySeat,
  type GameRecord,
  type Ruleset,
  SEATS,
  type Seat,
  type State,
  score,
  start,
} from '@archmage/engine';
import { recordOf, reopen, type Table } from '@archmage/table';
import { UNSPENT } from './clock.ts';
import { BOOK_OPTIONS, type TableOptions } from './host.ts';
import type { GameSummary, StoredGame } from './library.ts';

/** What is agreed before a game. */
export interface Setting {
  readonly id: string;
  readonly title: string;
  readonly rules: Ruleset;
  readonly players: BySeat<PlayerName>;
  readonly options?: TableOptions;
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  /** Where it begins, when not with the set-up: a simple start, a position gone on from. */
  readonly start?: State;
}

export const newGame = (setting: Setting): StoredGame => {
  const { rules, seed, players, options = BOOK_OPTIONS, start: first = start(rules) } = setting;
  const { id, title, started } = setting;
  const headers = { ...(title === '' ? {} : { event: title }), date: dayOf(started), ...players };
  const table = reopen(rules, seed, { headers, rules: rules.id, start: first, batches: [] });
  const opening = { id, title, players, options, started };
  const summary = summaryOf(opening, table, started);
  return { summary, seed, headers, start: first, batches: table.batches, spent: UNSPENT };
};

export const tableOf = (rules: Ruleset, { seed, headers, start: first, batches }: StoredGame): Table =>
  reopen(rules, seed, { headers, rules: rules.id, start: first, batches });

/** The same table, `count` actions ago. Dice count chance's actions, so they fall again as they would have. */
export const rewound = (table: Table, count: number): Table => {
  const { headers, batches, rules, seed, start: first } = table;
  return reopen(rules, seed, {
    headers,
    rules: rules.id,
    start: first,
    batches: batches.slice(0, batches.length - count),
  });
};

/** The whole record with its seed and hash, once there is nothing left to hide. */
export const finishedRecord = (table: Table): GameRecord | undefined =>
  table.state.ending === undefined ? undefined : recordOf(table);

export type Agreed = Pick<GameSummary, 'id' | 'title' | 'players' | 'options' | 'started'>;

export const summaryOf = (agreed: Agreed, { rules, state, batches }: Table, changed: number): GameSummary => {
  const { id, title, players, options, started } = agreed;
  const [yellow, blue] = SEATS.map((seat: Seat) => score(rules, state, seat)) as [number, number];
  return {
    id,
    title,
    rules: rules.id,
    players,
    options,
    started,
    changed,
    turn: state.turn.number,
    seat: state.turn.seat,
    points: { yellow, blue },
    actions: batches.length,
    ...(state.ending === undefined ? {} : { ending: state.ending }),
  };
};

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
