import { createHash } from 'node:crypto';
import { formatPosition, redact, type State, sealOf, type Viewer } from '@archmage/engine';
import { chapterOf, isSecretBatch } from '@archmage/host';
import type { TableNow, Entry as ToldEntry } from '@archmage/protocol';
import { sitterOf, timesUntil } from './deal.ts';
import { type Entry, isTableAction } from './entry.ts';
import type { Setting } from './setting.ts';
import { batchOf, type HostedTable } from './table.ts';
import { tableClocks } from './times.ts';

/** An entry as a viewer may know it. Who may not know what was chosen is told its seal. */
export const toldEntry = (setting: Setting, entry: Entry, viewer: Viewer): ToldEntry => {
  const { seq, actor, action, events, at } = entry;
  if (isTableAction(action)) return { seq, actor, action, events: [...events], at };
  const [batch] = batchOf(entry);
  if (batch === undefined) throw new Error(`Entry ${seq} is no action.`);
  const told = chapterOf(batch, seq, viewer, setting.memory);
  return {
    seq,
    actor,
    ...(told.action === undefined ? {} : { action: told.action }),
    events: [...told.events],
    at,
    ...(isSecretBatch(batch) ? { sealed: sealOf(setting.salt, seq, batch.action) } : {}),
  };
};

export const viewOf = ({ setting, game }: HostedTable, viewer: Viewer): State =>
  redact(game.state, viewer, setting.memory);

export const viewText = (table: HostedTable, viewer: Viewer): string =>
  formatPosition(table.setting.rules, viewOf(table, viewer));

/** The same as the engine's `hashOf`, which has to do without Node. */
export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export const tableNow = ({ setting, deal, game }: HostedTable, now: number): TableNow => {
  const times = timesUntil(setting, deal, game.state, now);
  return {
    clocks: tableClocks(setting, game.state, times).map((clock) => ({ ...clock, runs: clock.runs && !deal.paused })),
    paused: deal.paused,
    ...(deal.asked === undefined ? {} : { asked: deal.asked }),
    seats: { yellow: sitterOf(setting, deal, 'yellow'), blue: sitterOf(setting, deal, 'blue') },
    over: game.state.ending !== undefined,
  };
};
