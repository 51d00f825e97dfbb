import { apply, legal, type State } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { keyOf } from './line.ts';

const box = {
  rules: 'paladins.1',
  rooms: ['5ccw.0', '6ccw.0', '7ccw.0', '8ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'],
};
const { rules, state } = scene('yIl@T1[2,2] bPa@B4[3,3] yPa@T4[4,4]', { ...box, ap: 1 });

const withTile = (change: Partial<State['tiles'][number]>): State => ({
  ...state,
  tiles: state.tiles.map((tile, nth) => (nth === 0 ? { ...tile, ...change } : tile)),
});

describe('the key of a position', () => {
  test('is the same for the same position', () => {
    expect(keyOf(structuredClone(state))).toBe(keyOf(state));
  });

  test('tells every illusion from every other, and from none (P-ILLU-01)', () => {
    const uses = [...legal(rules, state, 'yellow')].filter(({ type }) => type === 'use');
    const keys = uses.map((action) => keyOf(apply(rules, state, 'yellow', action).state));
    expect(uses.length).toBeGreaterThan(3);
    expect(new Set([...keys, keyOf(state)]).size).toBe(uses.length + 1);
  });

  test('knows whose an illusion is (P-ILLU-03)', () => {
    const [own, his] = (['yellow', 'blue'] as const).map((owner) =>
      keyOf(withTile({ covers: [{ cell: 3, name: 'pit', owner }] })),
    );
    expect(own).not.toBe(his);
  });

  test('knows what a marker has done, and whose it is: there are three of each (P-GOLEM-02)', () => {
    const marks = [
      { edge: 7, state: 'open', by: undefined },
      { edge: 7, state: 'broken', by: undefined },
      { edge: 7, state: 'broken', by: 'yellow' },
      { edge: 7, state: 'broken', by: 'blue' },
    ] as const;
    expect(new Set(marks.map((mark) => keyOf(withTile({ marks: [mark] })))).size).toBe(marks.length);
  });

  test('knows points that are only lent (P-CHARM-07)', () => {
    const [own, lent] = [false, true].map((is) =>
      keyOf({ ...state, turn: { ...state.turn, purses: [{ ap: 1, only: 3, lent: is }] } }),
    );
    expect(own).not.toBe(lent);
  });

  test('tells who left from who died, and a Jump card from none, whoever moves next', () => {
    const { players } = state;
    const changed = (['yellow', 'blue'] as const).flatMap((seat) => {
      const player = players[seat];
      return [
        { ...state, players: { ...players, [seat]: { ...player, bank: player.bank + 1 } } },
        { ...state, players: { ...players, [seat]: { ...player, hand: player.hand.slice(1) } } },
      ];
    });
    expect(new Set([state, ...changed].map(keyOf)).size).toBe(5);
  });
});
