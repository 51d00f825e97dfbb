import { describe, expect, it } from 'vitest';
import { redact, redactEvent } from '../../../core/views/redact.ts';
import { offers, opening, play, type Scene, verdict } from '../../../testing/scene.ts';

/** Yellow has the first turn; each card is played and its turn passed. */
const after = (...cards: readonly string[]): Scene =>
  play(opening('yellow'), ...cards.flatMap((card) => [card, 'pass']));
const actionCards = ({ state }: Scene, seat: 'yellow' | 'blue') =>
  state.players[seat].hand.filter((card) => card.startsWith('A'));
const FIRST_CYCLE = ['A2', 'A2', 'A3', 'A3', 'A4', 'A4', 'A5', 'A5'];

describe('Action cards', () => {
  it('B-CARD-01: one card from the hand, laid face-up', () => {
    const s = after('A2', 'A2', 'A3', 'A3');
    expect(verdict(s, 'A2')).toBe('B-COMP-08');
    expect(verdict(s, 'J')).toBe('B-CARD-01');
    expect(verdict(s, 'A4')).toBe('legal');
    const played = play(s, 'A4');
    expect(actionCards(played, 'yellow')).toEqual(['A5']);
    expect(verdict(played, 'A5')).toBe('B-TURN-04');
    expect(redact(played.state, 'blue').players.yellow.hand).toEqual(played.state.players.yellow.hand);
    const event = { type: 'played', seat: 'yellow', card: 'A4' } as const;
    expect(redactEvent(event, 'blue')).toEqual(event);
  });

  it('B-CARD-01 B-TURN-01: only the active player plays one', () => {
    expect(verdict(opening('yellow'), 'blue: A2')).toBe('B-TURN-12');
    expect(verdict(opening('blue'), 'blue: A2')).toBe('legal');
  });

  it('B-CARD-C1 B-CARD-02: on the very first turn the first player must play his 2', () => {
    for (const first of ['yellow', 'blue'] as const) {
      expect(offers(opening(first))).toEqual(['A2']);
      for (const card of ['A3', 'A4', 'A5']) expect(verdict(opening(first), card)).toBe('B-CARD-02');
    }
  });

  it('B-CARD-C2 B-CARD-03: after 2 the second player is offered 2 and 3', () => {
    expect(offers(after('A2'))).toEqual(['A2', 'A3']);
    expect(verdict(after('A2'), 'A4')).toBe('B-CARD-03');
    expect(verdict(after('A2'), 'A5')).toBe('B-CARD-03');
  });

  it('B-CARD-C3 B-CARD-03: after 2, 3 the first player is offered 3 and 4, not 5', () => {
    expect(offers(after('A2', 'A3'))).toEqual(['A3', 'A4']);
    expect(verdict(after('A2', 'A3'), 'A5')).toBe('B-CARD-03');
  });

  it('B-CARD-C4 B-CARD-03: after 2, 2 the first player is offered 3 only', () => {
    expect(offers(after('A2', 'A2'))).toEqual(['A3']);
  });

  it('B-CARD-C5 B-CARD-04: once anyone has played a 4 nobody is capped', () => {
    expect(offers(after('A2', 'A3', 'A4'))).toEqual(['A2', 'A4', 'A5']);
    expect(offers(after('A2', 'A3', 'A4', 'A2'))).toEqual(['A3', 'A5']);
  });

  it('B-CARD-C6 B-CARD-03 B-CARD-04: after 2, 3, 3, 2 the first player is offered 4 only, then the second 4 or 5', () => {
    expect(offers(after('A2', 'A3', 'A3', 'A2'))).toEqual(['A4']);
    expect(verdict(after('A2', 'A3', 'A3', 'A2'), 'A5')).toBe('B-CARD-03');
    expect(offers(after('A2', 'A3', 'A3', 'A2', 'A4'))).toEqual(['A4', 'A5']);
  });

  it('B-CARD-03: lower and equal numbers are always allowed', () => {
    expect(verdict(after('A2', 'A3', 'A4', 'A5'), 'A3')).toBe('legal');
    expect(verdict(after('A2', 'A3'), 'A3')).toBe('legal');
    expect(verdict(after('A2', 'A3', 'A3'), 'A2')).toBe('legal');
  });

  it('B-CARD-04: no cap after the first cycle', () => {
    const s = after(...FIRST_CYCLE);
    expect(offers(s)).toEqual(['A2', 'A3', 'A4', 'A5']);
    expect(offers(play(s, 'A2', 'pass'))).toEqual(['A2', 'A3', 'A4', 'A5']);
  });

  it('B-CARD-C7 B-CARD-05: the fourth card is played, and after the turn all four come back', () => {
    const fourth = play(after(...FIRST_CYCLE.slice(0, 6)), 'A5');
    expect(actionCards(fourth, 'yellow')).toEqual([]);
    const over = play(fourth, 'pass');
    expect(actionCards(over, 'yellow')).toEqual(['A2', 'A3', 'A4', 'A5']);
    expect(over.state.players.yellow.hand).toHaveLength(16);
  });

  it('B-CARD-05: each player cycles separately, in four turns of his own', () => {
    const hands = FIRST_CYCLE.map((_, nth) => {
      const s = after(...FIRST_CYCLE.slice(0, nth + 1));
      return [actionCards(s, 'yellow').length, actionCards(s, 'blue').length];
    });
    expect(hands).toEqual([
      [3, 4],
      [3, 3],
      [2, 3],
      [2, 2],
      [1, 2],
      [1, 1],
      [4, 1],
      [4, 4],
    ]);
    expect(after(...FIRST_CYCLE).state.turn).toMatchObject({ number: 9, seat: 'yellow' });
  });

  it('B-CARD-06: in no first cycle is a player left without a card', () => {
    const seen = new Set<string>();
    const fewest = (s: Scene): number => {
      const cards = offers(s, /^A/);
      const { players, turn } = s.state;
      const key = JSON.stringify([players.yellow.hand, players.blue.hand, turn.highest, turn.seat]);
      if (seen.has(key) || turn.number > 8) return cards.length;
      seen.add(key);
      return Math.min(cards.length, ...cards.map((card) => fewest(play(s, card, 'pass'))));
    };
    expect(fewest(opening('yellow'))).toBe(1);
    expect(seen.size).toBeGreaterThan(30);
  });
});
