import { afterEach, expect, test } from 'vitest';
import { dayOf } from '../shell/day.ts';
import { nearest, PUZZLES, type PuzzleCard, puzzleOfTheDay } from './shelf.ts';
import { exported, forget, imported, isSolved, NEWCOMER, note, noted, standing } from './standing.ts';

afterEach(forget);

test('whoever solves what is harder rises more, and the other way round', () => {
  const gain = (puzzle: number, outcome: 'clean' | 'missed') =>
    noted(NEWCOMER, 'win-1', puzzle, outcome).rating - NEWCOMER.rating;
  expect(gain(1400, 'clean')).toBeGreaterThan(gain(800, 'clean'));
  expect(gain(800, 'clean')).toBeGreaterThan(0);
  expect(gain(800, 'missed')).toBeLessThan(gain(1400, 'missed'));
  expect(gain(1400, 'missed')).toBeLessThan(0);
});

test('only the first attempt moves rating and streak; what was solved stays solved', () => {
  note('win-1', 1000, 'clean');
  note('win-2', 1000, 'clean');
  expect(standing.value).toMatchObject({ streak: 2, best: 2 });
  note('win-3', 1000, 'missed');
  const { rating } = standing.value;
  expect(standing.value).toMatchObject({ streak: 0, best: 2 });
  note('win-3', 1000, 'solved');
  expect(standing.value.rating).toBe(rating);
  expect(standing.value.tried['win-3']).toEqual({ outcome: 'solved', tries: 2 });
  note('win-3', 1000, 'missed');
  expect(isSolved('win-3')).toBe(true);
});

test('a record goes to another browser as text, and nothing else is taken for one', () => {
  note('win-1', 1000, 'clean');
  const text = exported();
  const before = standing.value;
  forget();
  expect(imported(text)).toBe(true);
  expect(standing.value).toEqual(before);
  for (const wrong of ['', '{}', 'null', '[1]', '{"rating":"x","streak":0,"best":0,"tried":{}}'])
    expect(imported(wrong)).toBe(false);
  expect(standing.value).toEqual(before);
});

test('a day has one puzzle, the next another, and all come before one comes again', () => {
  const days = PUZZLES.map((_, nth) => new Date(2026, 10, 18 + nth));
  const ids = days.map((day) => puzzleOfTheDay(dayOf(day))?.id);
  expect(puzzleOfTheDay('2026-11-18')?.id).toBe(ids[0]);
  expect(new Set(ids).size).toBe(PUZZLES.length);
});

test('the next is the unsolved one nearest to one’s rating', () => {
  const cards = [900, 1100, 1500].map(
    (rating): PuzzleCard => ({ id: `win-${rating}`, theme: 'win', rating, group: 'win-1', boxes: 'base' }),
  );
  expect(nearest(1150, () => false, cards)?.rating).toBe(1100);
  expect(nearest(1150, (id) => id === 'win-1100', cards)?.rating).toBe(900);
  expect(nearest(1150, () => true, cards)).toBeUndefined();
});
