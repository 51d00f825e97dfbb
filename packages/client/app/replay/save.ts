import type { GameRecord, Ruleset } from '@archmage/engine';
import { reopen } from '@archmage/table';
import { UNSPENT } from '../host/clock.ts';
import { summaryOf } from '../host/game.ts';
import { BOOK_OPTIONS } from '../host/host.ts';
import type { StoredGame } from '../host/library.ts';
import { freshId } from '../start/wish.ts';
import { playersOf } from './recording.ts';

/** A game somebody sent, as one of this browser's own. */
export const storedOf = (rules: Ruleset, record: GameRecord, now: number): StoredGame => {
  const { seed = '', ...headers } = record.headers;
  const agreed = {
    id: freshId(),
    title: headers.event ?? '',
    players: playersOf(record),
    options: BOOK_OPTIONS,
    started: now,
  };
  const table = reopen(rules, seed, record);
  const summary = summaryOf(agreed, table, now);
  return { summary, seed, headers, start: record.start, batches: record.batches, spent: UNSPENT };
};
