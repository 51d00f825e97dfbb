import { formatPosition, isAsked, parsePosition, SEATS, start } from '@archmage/engine';
import { readGame, settingOf } from '../store/games.ts';
import { type GameLine, readDeal, readEntries, readSnapshot } from '../store/log.ts';
import type { Store } from '../store/store.ts';
import { newDeal, sitterOf } from '../table/deal.ts';
import type { Setting } from '../table/setting.ts';
import { APART, followed, type HostedTable, type Mark, marked, tableAt } from '../table/table.ts';
import { tableClocks } from '../table/times.ts';

/** A game as its log has it, from a snapshot on; `undefined` if it has not begun. */
export const loadTable = async (
  store: Store,
  id: string,
  from: 'snapshot' | 'start' = 'snapshot',
): Promise<HostedTable | undefined> => {
  const row = await readGame(store, id);
  if (row === undefined || row.status === 'open') return undefined;
  const setting = settingOf(row);
  const base = from === 'snapshot' ? await baseBefore(store, setting, row.seq - APART) : firstMark(setting);
  const table = followed(tableAt(setting, base), await readEntries(store, id, base.seq));
  if (table !== 'short') return marked(table).table;
  if (from === 'start') throw new Error(`Game ${id} takes back more than there was.`);
  return loadTable(store, id, 'start');
};

/** The same table with what has been stored since. */
export const caughtUp = async (store: Store, table: HostedTable): Promise<HostedTable> => {
  const entries = await readEntries(store, table.setting.id, table.seq);
  const now = followed(table, entries);
  if (now !== 'short') return marked(now).table;
  const loaded = await loadTable(store, table.setting.id, 'start');
  if (loaded === undefined) throw new Error(`Game ${table.setting.id} is gone.`);
  return loaded;
};

/** As it was after its first `before` entries, or as it was then. */
export const tableAsOf = (
  table: HostedTable,
  now: number,
  entries: Awaited<ReturnType<typeof readEntries>>,
): HostedTable => {
  const seen = followed(
    tableAt(table.setting, firstMark(table.setting)),
    entries.filter(({ at }) => at <= now),
  );
  if (seen === 'short') throw new Error(`Game ${table.setting.id} takes back more than there was.`);
  return seen;
};

export const firstMark = (setting: Setting): Mark => ({
  seq: 0,
  state: start(setting.rules),
  deal: newDeal(setting.started),
  drawn: 0,
});

const baseBefore = async (store: Store, setting: Setting, seq: number): Promise<Mark> => {
  const snapshot = seq <= 0 ? undefined : await readSnapshot(store, setting.id, seq);
  if (snapshot === undefined) return firstMark(setting);
  const position = parsePosition(snapshot.position, setting.rules);
  // A snapshot is only a short cut: the log alone says what has happened.
  if (!position.ok) return firstMark(setting);
  return { seq: snapshot.seq, state: position.value, deal: readDeal(snapshot), drawn: snapshot.drawn };
};

export const markText = ({ setting }: HostedTable, { state }: Mark): string => formatPosition(setting.rules, state);

/** What the lists say of it. */
export const lineAt = ({ setting, game, deal }: HostedTable): GameLine => {
  const { state } = game;
  const clock = deal.paused ? undefined : tableClocks(setting, state, deal.times).find(({ runs }) => runs);
  return {
    waits: SEATS.filter((seat) => isAsked(state, seat)),
    turn: state.turn.number,
    due: clock === undefined ? undefined : deal.times.since + clock.left,
    winner: state.ending?.winner,
    changed: deal.times.since,
  };
};

/** Whether the game waits for a computer player. */
export const waitsForBot = ({ setting, game, deal }: HostedTable): boolean =>
  !deal.paused && SEATS.some((seat) => isAsked(game.state, seat) && sitterOf(setting, deal, seat).bot !== undefined);
