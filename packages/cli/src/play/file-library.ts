import { existsSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { keepsPromise } from '@archmage/engine';
import {
  type Change,
  failed,
  fine,
  formatGame,
  type Game,
  gameOf,
  linesOf,
  memoryLibrary,
  type Outcome,
  type World,
  withNeeds,
} from '@archmage/host';
import { fill } from '@archmage/words';
import { insistOnFolder, textOf, writeWhole } from '../files.ts';
import { Complaint } from '../io.ts';
import type { Messages } from '../messages/messages.ts';

type Port = World['library'];

/** Keeps a game in a file, if it is given one. How much time the clocks have used is not written there. */
export interface FileLibrary extends Port {
  readonly file: () => string | undefined;
  /** From now on the game is kept there. */
  readonly moveTo: (file: string) => void;
}

export const fileLibrary = (first: string | undefined, words: Messages): FileLibrary => {
  const memory = memoryLibrary();
  let file = first;
  let kept: Kept | undefined;
  const keep = (next: Kept): Outcome<void> => {
    try {
      if (file !== undefined) write(file, next);
    } catch (error) {
      if (error instanceof Complaint) return failed({ why: 'unavailable', message: error.say(words) });
      throw error;
    }
    kept = next;
    return fine;
  };
  return {
    ...memory,
    file: () => file,
    moveTo: (other) => {
      if (kept !== undefined) write(claim(other, file, 'save'), kept);
      file = other;
    },
    save: async (stored) => {
      const game = gameOf(stored);
      const saved = keep({ game, text: formatGame(game) });
      return saved.ok ? memory.save(stored) : saved;
    },
    append: async (id, change) => {
      const saved = keep({ game: change.game, text: grown(kept?.text ?? '', change) });
      return saved.ok ? memory.append(id, change) : saved;
    },
  };
};

/** A game and its record. */
interface Kept {
  readonly game: Game;
  readonly text: string;
}

/** A record gets longer line by line, until its end is told in its head. */
const grown = (text: string, change: Change): string => {
  const { game, keep, stored } = change;
  const isMore = keep === stored && game.state.ending === undefined;
  return isMore ? `${text}${linesOf(change).join('\n')}\n` : formatGame(game);
};

/**
 * The record opens anywhere, for it brings its players' own rooms and scenario along. While the game lasts the seed lies
 * in a file of its own beside it, for the record is to be looked at and the seed foretells the dice; when the game is
 * over the record reveals it.
 */
const write = (file: string, { game: { rules, seed, state }, text }: Kept): void => {
  const secret = `${file}${SEED}`;
  const isKept = seedIn(secret) === seed;
  const isOver = state.ending !== undefined;
  if (!isOver && !isKept) writeWhole(secret, `${seed}\n`, 0o600);
  writeWhole(file, withNeeds(text, rules.id, ';'));
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
