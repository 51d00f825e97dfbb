import type { Chance } from '@archmage/engine';
import { randomOf } from '@archmage/host';
import { expect, test } from 'vitest';
import { pick } from '../pick.ts';
import { duel, naiveBonus } from './duel.ts';

const DECK = [0, 1, 2, 2, 3, 3, 4, 5, 6];
type Hand = readonly number[];
type Player = (
  own: Hand,
  other: Hand,
  situation: { readonly edge: number; readonly fights: number; readonly random: Chance },
) => number;

/** The stakes the worth of hands was made for, on average. */
const STAKES = { win: 0.5, tie: 0, lose: -0.5 };

const mixed: Player = (own, other, { edge, fights, random }) => {
  const { mix } = duel({ own, other, edge, fights, ...STAKES });
  const lot = random(1000) / 1000;
  let sum = 0;
  for (const { bonus, share } of mix) {
    sum += share;
    if (lot < sum) return bonus;
  }
  return 0;
};

const PLAYERS: Readonly<Record<string, Player>> = {
  anything: (own, _other, { random }) => pick(random, own),
  highest: (own) => own.reduce((top, card) => (card > top ? card : top)),
  lowest: () => 0,
  naive: (own, other, { edge }) => naiveBonus({ own, other, edge }),
};

const spent = (hand: Hand, card: number): Hand => {
  const nth = hand.indexOf(card);
  return card === 0 ? hand : hand.filter((_, other) => other !== nth);
};

/** Fights won less fights lost. */
const series = (one: Player, two: Player, random: Chance): number => {
  let [own, other, points] = [DECK as Hand, DECK as Hand, 0];
  for (let fights = 4; fights >= 0; fights--) {
    const edge = random(5) - 2;
    const [card, answer] = [
      one(own, other, { edge, fights, random }),
      two(other, own, { edge: -edge, fights, random }),
    ];
    points += Math.sign(edge + card - answer);
    [own, other] = [spent(own, card), spent(other, answer)];
  }
  return points;
};

/** The share of series won, a drawn one counting half. */
const match = (two: Player): number => {
  const random = randomOf('series');
  const results = Array.from({ length: 400 }, () => series(mixed, two, random));
  return results.reduce((sum, points) => sum + (Math.sign(points) + 1) / 2, 0) / results.length;
};

test.each([
  ['anything', 0.65],
  ['highest', 0.6],
  ['lowest', 0.85],
  ['naive', 0.62],
])('whoever mixes beats whoever plays %s', (name, least) => {
  expect(match(PLAYERS[name] as Player)).toBeGreaterThan(least);
});

test('who mixes is even with himself', () => {
  expect(Math.abs(match(mixed) - 0.5)).toBeLessThan(0.07);
});
