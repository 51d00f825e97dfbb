import { type Card, cardValue, HIDDEN, isOfSort, type Ruleset, type Secret } from '@archmage/engine';

/** The combat cards of a hand as a number, two bits for how many of each from +1 to +6; +0 is in every hand (B-COMB-10). */
export type Hand = number;

export const HIGHEST = 6;
const COPIES = 3;
const HANDS = 4 ** HIGHEST;

export const handOf = (bonuses: readonly number[]): Hand => {
  let hand = 0;
  for (const bonus of bonuses) hand = withOne(hand, bonus);
  return hand;
};

const withOne = (hand: Hand, bonus: number): Hand =>
  bonus > 0 && countOf(hand, bonus) < COPIES ? hand + unit(bonus) : hand;

/** B-COMB-05: all are spent but +0. */
export const without = (hand: Hand, value: number): Hand => (value === 0 ? hand : hand - unit(value));

/** The values that can be played, lowest first; the number of them is returned. */
export const readValues = (hand: Hand, values: Uint8Array): number => {
  values[0] = 0;
  let count = 1;
  for (let value = 1; value <= HIGHEST; value++) if (countOf(hand, value) > 0) values[count++] = value;
  return count;
};

/** What the combat cards among these add; any other card, and one that is covered, is left out. */
export const bonusesOf = (rules: Ruleset, cards: readonly Secret<Card>[]): readonly number[] =>
  cards.filter((card) => isOfSort(rules, card, 'combat')).map((card) => cardValue(rules, card));

/** What a hand will bring in so many fights to come, in points: two hands' difference is what one has of the other. */
export const worthOf = (hand: Hand, fights: number): number => WORTH[fights * HANDS + hand] as number;

/** The same for a hand as the state has it; action and jump cards count nothing. */
export const handWorth = (rules: Ruleset, cards: readonly Secret<Card>[], fights: number): number => {
  let hand = 0;
  for (const card of cards) if (isOfSort(rules, card, 'combat')) hand = withOne(hand, cardValue(rules, card));
  return worthOf(hand, wholeFights(fights));
};

/** As many fights as the figures tell apart. */
export const wholeFights = (fights: number): number => Math.max(0, Math.min(FIGURES.length - 1, Math.round(fights)));

/**
 * B-HID-08: a covered hand taken as the average one. As many combat cards as so many covered cards hold on average,
 * spread evenly from the highest of the deck to the lowest.
 */
export const presumed = (rules: Ruleset, deck: readonly Card[], cards: readonly Secret<Card>[]): readonly number[] => {
  const covered = cards.filter((card) => card === HIDDEN).length;
  if (covered === 0) return bonusesOf(rules, cards);
  const known = cards.filter((card) => card !== HIDDEN);
  const rest = [...deck];
  for (const card of known) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1);
  const fighting = bonusesOf(rules, rest)
    .filter((bonus) => bonus > 0)
    .sort((a, b) => b - a);
  // One covered card is the +0 that always comes back (B-COMB-05).
  const held = Math.round((fighting.length * (covered - 1)) / Math.max(1, rest.length - 1));
  const isHeld = (nth: number) =>
    Math.floor(((nth + 1) * held) / fighting.length) > Math.floor((nth * held) / fighting.length);
  return [...bonusesOf(rules, known), ...fighting.filter((_, nth) => isHeld(nth))];
};

/**
 * For 0 to 7 fights to come on average: what +1 to +6 are worth as the highest card of a hand, and how much of that
 * counts in each place further down: few fights need few cards.
 *
 * Where they are from: a game of Poisson many fights, 7 on average, was solved backwards for all pairs of hands (as
 * `hands.test.ts` does for small ones). Half of the fights were for a wound either way (0.3 points), half for the life
 * of a wounded one (1.1 against 0.3), with strengths as they are in games of greedy bots, mostly 1 or 2 apart. Then this
 * sum was fitted to pairs of hands of like size. In 40,000 such games its player lost 0.015 points a game to the exact
 * one, no worth at all for cards 0.39, and the same worth at all times 0.07.
 */
const FIGURES = [
  { cards: [0, 0, 0, 0, 0, 0], falling: 0 },
  { cards: [0.09, 0.16, 0.23, 0.33, 0.42, 0.5], falling: 0.4 },
  { cards: [0.17, 0.28, 0.4, 0.54, 0.67, 0.79], falling: 0.55 },
  { cards: [0.24, 0.39, 0.54, 0.71, 0.86, 0.99], falling: 0.62 },
  { cards: [0.3, 0.49, 0.66, 0.85, 1.01, 1.16], falling: 0.67 },
  { cards: [0.37, 0.58, 0.78, 0.98, 1.15, 1.29], falling: 0.71 },
  { cards: [0.43, 0.68, 0.88, 1.09, 1.25, 1.4], falling: 0.73 },
  { cards: [0.48, 0.76, 0.97, 1.18, 1.33, 1.47], falling: 0.76 },
] as const;

const countOf = (hand: Hand, value: number): number => (hand >> (2 * value - 2)) & COPIES;

const unit = (value: number): number => 1 << (2 * value - 2);

const WORTH = Float64Array.from({ length: FIGURES.length * HANDS }, (_, nth) => {
  const { cards, falling } = FIGURES[Math.floor(nth / HANDS)] as (typeof FIGURES)[number];
  let sum = 0;
  let part = 1;
  for (let value = HIGHEST; value > 0; value--) {
    for (let copy = countOf(nth % HANDS, value); copy > 0; copy--, part *= falling)
      sum += part * (cards[value - 1] ?? 0);
  }
  return sum;
});
