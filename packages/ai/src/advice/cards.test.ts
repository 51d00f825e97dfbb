import { redact, type Seat } from '@archmage/engine';
import { play, type Scene, scene } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import type { Advice } from './advice.ts';
import { advise } from './advise.ts';

const DECK = ['C0', 'C1', 'C2', 'C2', 'C3', 'C3', 'C4', 'C5', 'C6'];

const advised = ({ rules, state }: Scene, seat: Seat = 'yellow'): readonly Advice[] =>
  advise({ rules, view: redact(state, seat, 'recalls'), seat, random: randomOf('cards'), notes: undefined });

const cardOf = ({ steps: [step] }: Advice): number => (step?.type === 'commit' ? Number(step.card.slice(1)) : -1);

/** A Troll against a wounded Warrior: 4 to nothing. */
const fight = (rules = 'base.1'): Scene =>
  play(scene('yTr@T1[1,1] bWa@T1[1,2]* yGo@T2[1,1] bGo@T4[1,1]', { rules }), 'Tr x bWa');

describe('advice on a combat card', () => {
  test('gives each card its own chance to win, against any that the other has', () => {
    const plans = advised(fight());
    expect(plans).toHaveLength(3);
    for (const plan of plans) {
      const beaten = DECK.filter((rival) => 4 + cardOf(plan) > Number(rival.slice(1)));
      expect(plan.gains).toEqual([{ kind: 'fights', chance: beaten.length / DECK.length }]);
    }
    expect(new Set(plans.map(({ gains }) => gains[0]?.chance)).size).toBe(3);
    expect(new Set(plans.map(({ chance }) => chance)).size).toBe(3);
  });

  test('says how often to play it, and nothing of luck; the best chance to win first', () => {
    const plans = advised(fight());
    const shares = plans.map(({ risks }) => risks.map(({ kind, chance }) => [kind, chance]));
    expect(shares.flat().map(([kind]) => kind)).toEqual(['mixes', 'mixes', 'mixes']);
    expect([...plans].sort((a, b) => b.chance - a.chance)).toEqual(plans);
    const chances = shares.flat().map(([, chance]) => Number(chance));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1.0001);
  });

  test('does not speak of mixing where one card is always right', () => {
    const even = play(scene('yWa@T1[1,1] bWa@T1[1,2] yGo@T2[1,1] bGo@T4[1,1]'), 'Wa x bWa');
    const [best, ...others] = advised(even);
    expect(best?.risks).toEqual([]);
    expect(others).toEqual([]);
  });

  test.each(['base.1', 'base.1 cards=hidden'])('%s: knows nothing of a card that lies face-down', (rules) => {
    const asked = advised(fight(rules));
    for (const card of ['C0', 'C3', 'C6']) expect(advised(play(fight(rules), `blue: ${card}`))).toEqual(asked);
  });

  test('covered hands do not make every card the lowest (B-HID-08)', () => {
    expect(advised(fight('base.1 cards=hidden')).map(cardOf)).not.toEqual([0]);
  });

  test('answers a card that lies open (P-WMASTER-06)', () => {
    const asked = play(scene('yWm@T1[1,1] bPa@T1[1,2]', { rules: 'paladins.1' }), 'Wm x bPa', 'blue: C3');
    const [best, ...others] = advised(asked);
    expect(best).toMatchObject({ steps: [{ card: 'C4' }], gains: [{ kind: 'fights', chance: 1 }], risks: [] });
    expect(others).toHaveLength(2);
  });
});
