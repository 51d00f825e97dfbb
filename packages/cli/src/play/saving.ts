import { existsSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { keepsPromise } from '@archmage/engine';
import { formatGame, type Game, withNeeds } from '@archmage/host';
import { fill } from '@archmage/words';
import { insistOnFolder, textOf, writeWhole } from '../files.ts';
import { Complaint } from '../io.ts';

/**
 * The record opens anywhere, for it brings its players' own rooms and scenario along. While the game lasts the seed lies
 * in a file of its own beside it, for the record is to be looked at and the seed foretells the dice; when the game is
 * over the record reveals it.
 */
export const save = (file: string, table: Game): void => {
  const secret = `${file}${SEED}`;
  const isKept = seedIn(secret) === table.seed;
  const isOver = table.state.ending !== undefined;
  if (!isOver && !isKept) writeWhole(secret, `${table.seed}\n`, 0o600);
  writeWhole(file, withNeeds(formatGame(table), table.rules.id, ';'));
  if (isOver && isKept) rmSync(secret);
};

/** Nothing is written over but the game's own file: neither a diary nor another game, nor the seed of one. */
export const claim = (file: string, own: string | undefined, what: string): string => {
  insistOnName(file, what);
  insistOnFolder(dirname(file));
  if (own !== undefined && resolve(own) === resolve(file)) return file;
  const taken = [file, `${file}${SEED}`].find((name) => existsSync(name));
  if (taken === undefined) return file;
  throw new Complaint(({ complaints }) => fill(complaints.taken, { file: taken }));
};

/** A game is kept in a file: what is typed and what is saved cannot share the input. */
export const insistOnName = (file: string, what: string): void => {
  if (file === '' || file === '-')
    throw new Complaint(({ complaints }) => fill(complaints.noName, { what, text: file }));
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

const seedIn = (file: string): string | undefined => (existsSync(file) ? textOf(file).trim() : undefined);
