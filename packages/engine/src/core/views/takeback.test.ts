import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../event.ts';
import type { Batch } from '../record.ts';
import type { Actor } from '../state.ts';
import { isTelling, takeback } from './takeback.ts';

const batch = (seat: Actor, ...events: readonly GameEvent[]): Batch => ({ seat, action: { type: 'pass' }, events });
const SPENT: GameEvent = { type: 'spent', ap: 1 };
const REVEALED: GameEvent = { type: 'revealed', tile: 0, room: '1cw', turn: 0, tokens: [] };

describe('Taking back', () => {
  const plain = [batch('blue', SPENT), batch('yellow', SPENT), batch('yellow', SPENT)];

  it('B-TURN-09: nothing, as the book has it', () => {
    expect(takeback({ batches: plain }, 'yellow')).toBe(0);
  });

  it('a kind host lets a player have back his latest actions, until the other has acted', () => {
    expect(takeback({ batches: plain }, 'yellow', 'relaxed')).toBe(2);
    expect(takeback({ batches: plain }, 'blue', 'relaxed')).toBe(0);
    expect(takeback({ batches: [] }, 'blue', 'relaxed')).toBe(0);
  });

  it('and not what has told him something', () => {
    const told = [batch('yellow', SPENT), batch('yellow', SPENT, REVEALED), batch('yellow', SPENT)];
    expect(takeback({ batches: told }, 'yellow', 'relaxed')).toBe(1);
    expect(takeback({ batches: told.slice(0, 2) }, 'yellow', 'relaxed')).toBe(0);
    expect([REVEALED, SPENT].map(isTelling)).toEqual([true, false]);
  });
});
