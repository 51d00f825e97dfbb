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

  it.each<readonly [GameEvent, boolean]>([
    [{ type: 'pooled', rooms: ['1cw'] }, true],
    [{ type: 'teamShown', seat: 'blue', team: ['thief'] }, true],
    [{ type: 'handShown', seat: 'blue', cards: ['C1'] }, true],
    [{ type: 'unmasked', seat: 'blue', card: 'C1', total: 3 }, true],
    [{ type: 'committed', seat: 'yellow', card: 'C1' }, false],
    [{ type: 'committed', seat: 'yellow', card: 'C1', open: true }, true],
    [{ type: 'chosen', by: 'chance', asks: 'die', option: { number: 6 } }, true],
    [{ type: 'chosen', by: 'chance', asks: 'deal', option: { word: 'sun' }, only: 'blue' }, false],
    [{ type: 'chosen', by: 'yellow', asks: 'aim', option: { piece: 3 } }, false],
    [{ type: 'laid', pile: 'omens', face: { word: 'sun' }, to: 'row' }, true],
    [{ type: 'laid', pile: 'omens', face: { word: 'sun' }, to: 'yellow' }, false],
  ])('%j tells something: %s', (event, tells) => {
    expect(isTelling(event)).toBe(tells);
  });
});
