import { existsSync, readFileSync, rmSync } from 'node:fs';
import { keepsPromise } from '@archmage/engine';
import { formatTable, type Table, withNeeds } from '@archmage/table';
import { fill } from '@archmage/words';
import { writeWhole } from '../files.ts';
import { Complaint } from '../io.ts';

/**
 * The record opens anywhere, for it brings its players' own rooms and scenario along. It may be shown to anybody, so the
 * seed of an unfinished game lies in a file of its own beside it; when the game is over the record reveals it.
 */
export const save = (file: string, table: Table): void => {
  const secret = `${file}${SEED}`;
  if (table.state.ending === undefined && seedIn(secret) !== table.seed) writeWhole(secret, `${table.seed}\n`, 0o600);
  writeWhole(file, withNeeds(formatTable(table), table.rules.id, ';'));
  if (table.state.ending !== undefined) rmSync(secret, { force: true });
};

/** The seed a saved game was begun with: as given, or from the file beside it. */
export const findSeed = (file: string, commitment: string | undefined, given: string | undefined): string => {
  const seed = given ?? seedIn(`${file}${SEED}`);
  if (seed === undefined) throw new Complaint(({ complaints }) => fill(complaints.noSeed, { file }));
  if (commitment !== undefined && !keepsPromise(seed, commitment)) {
    throw new Complaint(({ complaints }) => fill(complaints.wrongSeed, { file }));
  }
  return seed;
};

const SEED = '.seed';

const seedIn = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined);
