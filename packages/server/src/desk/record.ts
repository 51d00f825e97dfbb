import { evolve, formatRecord, hashOf } from '@archmage/engine';
import { withNeeds } from '@archmage/host';
import { settingOf } from '../store/games.ts';
import { readEntries } from '../store/log.ts';
import type { GameRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { sealsIn } from '../table/seals.ts';
import { followed, tableAt } from '../table/table.ts';
import { firstMark } from './load.ts';

/** A finished game as text, with its seed and its salt: whoever has it can verify all of it. */
export const recordOf = async (store: Store, row: GameRow): Promise<string | undefined> => {
  if (row.status !== 'over') return undefined;
  const setting = settingOf(row);
  const entries = await readEntries(store, row.id, 0);
  const table = followed(tableAt(setting, firstMark(setting)), entries);
  if (table === 'short') throw new Error(`Game ${row.id} takes back more than there was.`);
  const { game } = table;
  const { yellow, blue } = setting.sitters;
  const headers = {
    ...(setting.title === '' ? {} : { event: setting.title }),
    date: new Date(setting.started).toISOString().slice(0, 10),
    yellow: yellow.name,
    blue: blue.name,
    dice: game.dice.commitment,
    seed: setting.seed,
    salt: setting.salt,
    seals: sealsIn(setting, entries),
    hash: hashOf(setting.rules, game.state),
  };
  const record = { headers, rules: setting.rules.id, start: game.start, batches: game.batches };
  return withNeeds(formatRecord(record, setting.rules, evolve), setting.rules.id, ';');
};
