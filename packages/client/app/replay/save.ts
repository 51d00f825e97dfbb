import type { GameRecord, Ruleset } from '@archmage/engine';
import { BOOK_OPTIONS, reopen, type StoredGame, storedOf } from '@archmage/host';
import { freshSeed } from '../start/fresh-seed.ts';
import { freshId } from '../start/wish.ts';
import { playersOf } from './recording.ts';

/**
 * A game from elsewhere as one of this browser's own. Its dice keep the promise they came with; one that goes on without
 * its seed needs a new one, and one that is over needs none.
 */
export const importedGame = (rules: Ruleset, record: GameRecord, now: number): StoredGame => {
  const { seed: given, hash: _hash, ...headers } = record.headers;
  const first = reopen(rules, given ?? '', record);
  const seed = given ?? (first.state.ending === undefined ? freshSeed() : '');
  const day = Date.parse(headers.date ?? '');
  const agreed = {
    id: freshId(),
    title: headers.event ?? '',
    players: playersOf(record),
    options: BOOK_OPTIONS,
    started: Number.isNaN(day) ? now : day,
  };
  return storedOf(reopen(rules, seed, { ...record, headers }), agreed, now);
};
