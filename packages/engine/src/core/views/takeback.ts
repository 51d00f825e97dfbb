import { isFaceShown } from '../asking/pile.ts';
import type { EventType, GameEvent } from '../event.ts';
import type { Batch, GameRecord } from '../record.ts';
import type { Actor } from '../state.ts';

/** Facts that tell somebody what he did not know: rooms and tokens turned up, cards shown, chance. */
const TELLING: readonly EventType[] = ['pooled', 'teamShown', 'revealed', 'handShown', 'unmasked'];

export const isTelling = (event: GameEvent): boolean => {
  if (event.type === 'committed') return event.open === true;
  if (event.type === 'chosen') return event.by === 'chance' && event.only === undefined;
  if (event.type === 'laid') return isFaceShown(event, 'spectator');
  return TELLING.includes(event.type);
};

/**
 * How many of the latest actions a seat could take back without having gained information: its own,
 * unanswered, and telling it nothing. `strict`, the default, is the book's rule: none (B-TURN-09).
 */
export const takeback = (
  { batches }: Pick<GameRecord, 'batches'>,
  seat: Actor,
  policy: 'strict' | 'relaxed' = 'strict',
): number => {
  if (policy === 'strict') return 0;
  let count = 0;
  for (let at = batches.length - 1; at >= 0; at--) {
    const batch = batches[at] as Batch;
    if (batch.seat !== seat || batch.events.some(isTelling)) break;
    count++;
  }
  return count;
};
