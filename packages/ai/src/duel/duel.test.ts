import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { type Duel, duel, type Fight, naiveBonus } from './duel.ts';
import { handOf, worthOf } from './hands.ts';

const DECK = [0, 1, 2, 2, 3, 3, 4, 5, 6];
const EVEN = { own: DECK, other: DECK, edge: 0, win: 0.3, tie: 0, lose: -0.3, fights: 5 };

const shareOf = ({ mix }: Duel, bonus: number): number => mix.find((each) => each.bonus === bonus)?.share ?? 0;

const spent = (hand: readonly number[], bonus: number): readonly number[] => {
  const nth = hand.indexOf(bonus);
  return bonus === 0 ? hand : hand.filter((_, other) => other !== nth);
};

/** The rules of a fight told once more, without the tables of the answer. */
const pointsOf = ({ own, other, edge, win, tie, lose, fights }: Fight, bonus: number, answer: number): number => {
  const margin = edge + bonus - answer;
  return (
    (margin > 0 ? win : margin < 0 ? lose : tie) +
    worthOf(handOf(spent(own, bonus)), fights) -
    worthOf(handOf(spent(other, answer)), fights)
  );
};

/** What is left for the other when he knows the mix. */
const worstCase = (fight: Fight, { mix }: Duel): number => {
  const gains = fight.other.map((answer) =>
    mix.reduce((sum, { bonus, share }) => sum + share * pointsOf(fight, bonus, answer), 0),
  );
  return Math.min(...gains);
};

const turned = ({ own, other, edge, win, tie, lose, fights }: Fight): Fight => ({
  fights,
  own: other,
  other: own,
  edge: -edge,
  win: -lose,
  tie: -tie,
  lose: -win,
});

const fights = (count: number): readonly Fight[] => {
  const random = randomOf('fights');
  const hand = () => DECK.filter((bonus) => bonus === 0 || random(10) < 6);
  return Array.from({ length: count }, () => ({
    own: hand(),
    other: hand(),
    edge: random(13) - 6,
    win: 0.1 + random(150) / 100,
    tie: (random(3) - 1) / 20,
    lose: -0.1 - random(150) / 100,
    fights: random(8),
  }));
};

describe('a duel', () => {
  test('who wins anyway spends nothing, and so does who loses anyway', () => {
    const sure = duel({ ...EVEN, edge: 10 });
    expect(shareOf(sure, 0)).toBeGreaterThan(0.98);
    expect(sure.winChance).toBeCloseTo(1, 5);
    const lost = duel({ ...EVEN, edge: -10 });
    expect(shareOf(lost, 0)).toBeGreaterThan(0.98);
    expect([lost.winChance, lost.tieChance]).toEqual([0, 0]);
  });

  test('near fights are mixed', () => {
    for (const edge of [-1, 0, 1]) expect(duel({ ...EVEN, edge }).mix.length).toBeGreaterThan(2);
  });

  test('only cards in hand are played, and the shares add up', () => {
    for (const fight of fights(200)) {
      const { mix } = duel(fight);
      for (const { bonus } of mix) expect(fight.own).toContain(bonus);
      expect(mix.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    }
  });

  test('whoever knows the mix gains no more than 0.02 points', () => {
    const losses = fights(400).map((fight) => duel(fight).value - worstCase(fight, duel(fight)));
    expect(Math.max(...losses)).toBeLessThan(0.02);
  });

  test('one side gains what the other loses', () => {
    for (const fight of fights(200)) expect(duel(fight).value).toBeCloseTo(-duel(turned(fight)).value, 9);
    expect(duel(EVEN).value).toBeCloseTo(0, 1);
  });

  test('a better hand, a greater edge and a richer prize are worth more', () => {
    const value = duel(EVEN).value;
    expect(duel({ ...EVEN, edge: 2 }).value).toBeGreaterThan(value);
    expect(duel({ ...EVEN, win: 1 }).value).toBeGreaterThan(value);
    expect(duel({ ...EVEN, other: [0, 1, 2] }).value).toBeGreaterThan(value);
  });

  test('the more is at stake the higher the cards', () => {
    const mean = (fight: Fight) => duel(fight).mix.reduce((sum, { bonus, share }) => sum + share * bonus, 0);
    expect(mean({ ...EVEN, win: 2, lose: -2 })).toBeGreaterThan(mean({ ...EVEN, win: 0.1, lose: -0.1 }) + 1);
  });

  test('in the last fight nothing is kept', () => {
    expect(duel({ ...EVEN, fights: 0 }).mix).toEqual([{ bonus: 6, share: 1 }]);
  });

  test('stakes beyond measure are still counted', () => {
    const { value, winChance, tieChance } = duel({ ...EVEN, edge: 1, win: 1000, lose: -1000, fights: 0 });
    expect(value).toBeCloseTo(1000 * (2 * winChance + tieChance - 1), 6);
  });

  test('answers do not depend on what was asked before, nor on how much', () => {
    const first = duel(EVEN);
    const random = randomOf('many');
    for (let asked = 0; asked < 25_000; asked++)
      duel({ ...EVEN, own: [0, 3], other: [0], win: random(500) / 50, lose: -random(500) / 50 });
    expect(duel(EVEN)).toEqual(first);
  });
});

describe('a simple mind', () => {
  const hand = [0, 2, 4, 6];

  test('plays the cheapest card that beats the middle one', () => {
    expect(naiveBonus({ own: hand, other: [0, 3, 5], edge: 0 })).toBe(4);
    expect(naiveBonus({ own: hand, other: [0, 3, 5], edge: 2 })).toBe(2);
    expect(naiveBonus({ own: hand, other: [0], edge: 1 })).toBe(0);
  });

  test('spends nothing when none would', () => {
    expect(naiveBonus({ own: hand, other: [0, 6, 6], edge: 0 })).toBe(0);
  });
});
