import { type Card, compile, type Secret } from '@archmage/engine';
import { describe, expect, test } from 'vitest';
import { bonusesOf, type Hand, HIGHEST, handOf, handWorth, presumed, readValues, without, worthOf } from './hands.ts';
import { solve } from './matrix.ts';

const compiled = compile('base.1');
if (!compiled.ok) throw new Error('The base set cannot be compiled.');
const rules = compiled.value;
const DECK = rules.deck.yellow;
const worthIn = (cards: readonly Secret<Card>[], fights: number): number => handWorth(rules, cards, fights);

describe('a hand of combat cards', () => {
  test('is worth more with more and higher cards, each adding less than it would alone', () => {
    for (let fights = 1; fights <= 7; fights++) {
      expect(worthIn(['C0'], fights)).toBe(0);
      expect(worthIn(['C5'], fights)).toBeGreaterThan(worthIn(['C4'], fights));
      expect(worthIn(['C5', 'C4'], fights)).toBeGreaterThan(worthIn(['C5'], fights));
      expect(worthIn(['C5', 'C4'], fights)).toBeLessThan(worthIn(['C5'], fights) + worthIn(['C4'], fights));
    }
  });

  test('is worth more the more fights are to come, and nothing at the end', () => {
    expect(worthIn(DECK, 0)).toBe(0);
    for (let fights = 0; fights < 7; fights++) expect(worthIn(DECK, fights)).toBeLessThan(worthIn(DECK, fights + 1));
    expect(worthIn(DECK, 12)).toBe(worthIn(DECK, 7));
  });

  test('action cards, jump cards and covered cards count nothing', () => {
    expect(worthIn(['A5', 'J', '?', 'C3'], 5)).toBe(worthIn(['C3'], 5));
  });

  test('keeps one of two equal cards, and +0 for ever (B-COMB-05)', () => {
    const hand = handOf([0, 2, 2]);
    expect(without(hand, 2)).toBe(handOf([2]));
    expect(without(hand, 0)).toBe(hand);
    const values = new Uint8Array(HIGHEST + 1);
    expect(readValues(hand, values)).toBe(2);
    expect([...values.slice(0, 2)]).toEqual([0, 2]);
  });
});

describe('a covered hand', () => {
  test('that is complete is the deck', () => {
    expect(
      [
        ...presumed(
          rules,
          DECK,
          DECK.map(() => '?'),
        ),
      ].sort(),
    ).toEqual(bonusesOf(rules, DECK).filter((bonus) => bonus > 0));
  });

  test('is the average of what it may be', () => {
    const half = presumed(
      rules,
      DECK,
      Array.from({ length: 8 }, () => '?'),
    );
    expect(half.length).toBe(4);
    const mean = half.reduce((sum, bonus) => sum + bonus, 0) / half.length;
    expect(Math.abs(mean - 26 / 8)).toBeLessThan(0.8);
    expect(presumed(rules, DECK, ['?'])).toEqual([]);
  });

  test('an open hand is what it is', () => {
    expect(presumed(rules, DECK, ['A2', 'C0', 'C6'])).toEqual([0, 6]);
  });
});

/** The fights the figures were made for; each is also fought the other way round. */
const WOUND = { win: 0.3, lose: -0.3 };
const KILL = { win: 1.1, lose: -0.3 };
const FIGHTS = [
  ...[2, 4, 3, 2, 1].map((often, edge) => ({ often: often / 12, edge, ...WOUND })),
  ...[0, 4, 3, 2, 1].map((often, edge) => ({ often: often / 10, edge, ...KILL })),
].flatMap((fight) => [fight, { ...fight, edge: -fight.edge, win: -fight.lose, lose: -fight.win }]);

type Pair = readonly [own: Hand, other: Hand];
type Worth = (pair: Pair) => number;

/** The chance of exactly and of at least so many fights in a game. */
const MEAN = 7;
const exactly = (count: number): number => (count === 0 ? Math.exp(-MEAN) : (exactly(count - 1) * MEAN) / count);
const atLeast = (count: number): number => (count === 0 ? 1 : atLeast(count - 1) - exactly(count - 1));

/** Fight by fight from the last: what each hand has of each other before it, when it is not known whether it comes. */
const seriesOf = (hands: readonly Hand[], first: number): Worth => {
  let worth: Worth = () => 0;
  for (let nth = 18; nth >= first; nth--) {
    const comes = atLeast(nth) / atLeast(nth - 1);
    const after = worth;
    const found = new Map(
      hands.flatMap((own) =>
        hands.map((other) => [own * 4096 + other, comes * meanFight([own, other], after)] as const),
      ),
    );
    worth = ([own, other]) => found.get(own * 4096 + other) ?? 0;
  }
  return worth;
};

const meanFight = (pair: Pair, worth: Worth): number =>
  FIGHTS.reduce((sum, fight) => sum + (fight.often / 4) * valueOfFight(pair, fight, worth), 0);

const [mine, theirs, payoff] = [new Uint8Array(7), new Uint8Array(7), new Float64Array(49)];

const valueOfFight = ([own, other]: Pair, { edge, win, lose }: (typeof FIGHTS)[number], worth: Worth): number => {
  const [rows, columns] = [readValues(own, mine), readValues(other, theirs)];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [card, answer] = [mine[row] ?? 0, theirs[column] ?? 0];
      const margin = edge + card - answer;
      const later = worth([without(own, card), without(other, answer)]);
      payoff[row * columns + column] = (margin > 0 ? win : margin < 0 ? lose : 0) + later;
    }
  }
  return solve(payoff, rows, columns, 60).value;
};

test.each([
  [1, 7],
  [7, 2],
])('the worth of hands is that of a series of fights: before number %i some %i are to come', (first, fights) => {
  const cards = [2, 4, 6];
  const hands = Array.from({ length: 8 }, (_, set) => handOf(cards.filter((_card, nth) => (set >> nth) & 1)));
  const worth = seriesOf(hands, first);
  const errors = hands.flatMap((own) =>
    hands.map((other) => Math.abs(worth([own, other]) - worthOf(own, fights) + worthOf(other, fights))),
  );
  expect(Math.max(...errors)).toBeLessThan(0.5);
  expect(errors.reduce((sum, error) => sum + error) / errors.length).toBeLessThan(0.2);
});
