import { describe, expect, test } from 'vitest';
import { type Rating, ratingsOf, type Tally } from './elo.ts';
import { inverse } from './matrix.ts';

const anchor = { name: 'b', elo: 1000 } as const;

const eloOf = (ratings: readonly Rating<string>[], name: string): number =>
  ratings.find((rating) => rating.name === name)?.elo ?? Number.NaN;

/** The points that Elo's formula expects. */
const expected = (elos: Readonly<Record<string, number>>, games: number): readonly Tally<string>[] =>
  Object.entries(elos).flatMap(([a, own], at, all) =>
    all.slice(at + 1).map(([b, other]) => ({ a, b, games, points: games / (1 + 10 ** ((other - own) / 400)) })),
  );

describe('Elo', () => {
  test('of a table made by the formula comes back within 1 %', () => {
    const elos = { a: 640, b: 1000, c: 1210, d: 1450, e: 1530 };
    const ratings = ratingsOf(expected(elos, 200), anchor);
    for (const [name, elo] of Object.entries(elos)) expect(Math.abs(eloOf(ratings, name) / elo - 1)).toBeLessThan(0.01);
    expect(ratings.map(({ name }) => name)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  test('needs not everybody to have met everybody', () => {
    const chain = expected({ a: 800, b: 1000, c: 1300 }, 100).filter(({ a, b }) => a === 'b' || b === 'b');
    expect(eloOf(ratingsOf(chain, anchor), 'c')).toBeCloseTo(1300, 3);
  });

  test('has the margin that two players’ games allow', () => {
    const [rating] = ratingsOf([{ a: 'a', b: 'b', games: 400, points: 200 }], { name: 'b', elo: 0 }).filter(
      ({ name }) => name === 'a',
    );
    expect(rating?.elo).toBeCloseTo(0, 6);
    expect(rating?.margin).toBeCloseTo((1.959964 * (400 / Math.LN10)) / Math.sqrt(400 / 4), 3);
  });

  test('holds the anchor fast, and four times the games halve the margin', () => {
    const [few, many] = [100, 400].map((games) => ratingsOf(expected({ b: 1000, c: 1100, d: 900 }, games), anchor));
    const margin = (ratings: readonly Rating<string>[] = [], name = '') =>
      ratings.find((rating) => rating.name === name)?.margin ?? 0;
    expect(margin(few, 'b')).toBe(0);
    expect(margin(few, 'c') / margin(many, 'c')).toBeCloseTo(2, 3);
  });

  test('is finite for who won everything, and the more games the higher', () => {
    const swept = (games: number) => eloOf(ratingsOf([{ a: 'a', b: 'b', games, points: games }], anchor), 'a');
    expect(swept(10)).toBeGreaterThan(1400);
    expect(swept(100)).toBeGreaterThan(swept(10));
    expect(swept(100)).toBeLessThan(2500);
  });

  test('is not known of whom no games connect with the anchor', () => {
    const apart: readonly Tally<string>[] = [
      { a: 'a', b: 'b', games: 10, points: 6 },
      { a: 'x', b: 'y', games: 10, points: 5 },
      { a: 'b', b: 'y', games: 0, points: 0 },
    ];
    expect(ratingsOf(apart, anchor).map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

test('a matrix times its inverse is one, also where a pivot has to be looked for', () => {
  const matrix = [
    [0, 2, 1],
    [4, 1, 0],
    [1, 1, 3],
  ];
  const inverted = inverse(matrix);
  const product = matrix.map((row) =>
    matrix.map((_, column) => row.reduce((sum, each, at) => sum + each * (inverted[at]?.[column] ?? 0), 0)),
  );
  for (const [row, line] of product.entries())
    for (const [column, each] of line.entries()) expect(each).toBeCloseTo(row === column ? 1 : 0, 10);
  expect(() => inverse([[0]])).toThrow('no inverse');
});
