import { type Sealed, sealsOf } from '@archmage/host';
import type { Entry } from './entry.ts';
import type { Setting } from './setting.ts';
import { batchOf } from './table.ts';

/** The seals that were told during the game, for its record. */
export const sealsIn = ({ salt }: Setting, entries: readonly Entry[]): string => {
  const kept: Sealed[] = [];
  for (const entry of entries) {
    if (entry.action.type === 'takeBack') kept.splice(kept.length - entry.action.count);
    else kept.push(...batchOf(entry).map((batch) => ({ batch, number: entry.seq })));
  }
  return sealsOf(salt, kept);
};
