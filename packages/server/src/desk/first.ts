import { settingOf } from '../store/games.ts';
import { rowOf, type Write } from '../store/log.ts';
import type { EntryRow, GameRow } from '../store/schema.ts';
import { opening } from '../table/decide.ts';
import { tableAt } from '../table/table.ts';
import { firstMark, lineAt, waitsForBot } from './load.ts';

/** How the log of a game begins, and what the lists say of it then. */
export const firstEntries = (
  row: GameRow,
): { readonly entries: readonly EntryRow[] } & Pick<Write, 'line' | 'jobs'> => {
  const setting = settingOf(row);
  const { entries, table } = opening(tableAt(setting, firstMark(setting)), row.started);
  const line = lineAt(table);
  return {
    entries: entries.map((entry) => rowOf(row.id, entry)),
    line,
    jobs: {
      ...(line.due === undefined ? {} : { clock: line.due }),
      ...(waitsForBot(table) ? { bot: row.started } : {}),
    },
  };
};
