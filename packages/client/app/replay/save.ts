import type { GameRecord, Ruleset } from '@archmage/engine';
import { freshSeed, reopen } from '@archmage/table';
import { UNSPENT } from '../host/clock.ts';
import { summaryOf } from '../host/game.ts';
import { BOOK_OPTIONS } from '../host/host.ts';
import type { StoredGame } from '../host/library.ts';
import { freshId } from '../start/wish.ts';
import { playersOf } from './recording.ts';

/**
 * A game from elsewhere as one of this browser's own. Its dice keep the promise they came with; one that goes on without
 * its seed needs a new one, and one that is over needs none.
 */
export const storedOf = (rules: Ruleset, record: GameRecord, now: number): StoredGame => {
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
  const table = seed === given ? first : reopen(rules, seed, record);
  const { start, batches } = table;
  return { summary: summaryOf(agreed, table, now), seed, headers, start, batches, spent: UNSPENT };
};
