import { expect, test } from 'vitest';
import { masonry, pitArms } from './edges.ts';

const open = (): string[] => Array.from({ length: 16 }, () => 'open');
const withEdges = (marks: Readonly<Record<number, string>>): readonly string[] => Object.assign(open(), marks);

test('a pit is one body with an arm on each inner edge it covers', () => {
  expect(pitArms(open())).toEqual([]);
  // North-west's eastern edge, north-east's southern one, and both their other sides.
  expect(pitArms(withEdges({ 1: 'pit', 7: 'pit', 6: 'pit', 12: 'pit' }))).toEqual([0, 1]);
  // The southern one and the western one.
  expect(pitArms(withEdges({ 9: 'pit', 15: 'pit', 2: 'pit', 8: 'pit' }))).toEqual([2, 3]);
});

test('a gate stands in the middle of the wall on its edge', () => {
  const drawn = masonry(withEdges({ 0: 'portcullis-open' }));
  expect([0, 1, 2, 3].map((cell) => drawn[cell * 4])).toEqual(['wall', 'portcullis-open', 'wall', 'open']);
});

test('a wall takes the whole edge, upright or level, and a fallen one has fallen whole', () => {
  // The south-eastern quarter: its east and its south.
  const drawn = masonry(withEdges({ 13: 'wall', 14: 'wall-broken' }));
  expect([23, 29, 35].map((cell) => drawn[cell * 4 + 1])).toEqual(['wall', 'wall', 'wall']);
  expect([33, 34, 35].map((cell) => drawn[cell * 4 + 2])).toEqual(['wall-broken', 'wall-broken', 'wall-broken']);
  expect(drawn.filter((kind) => kind !== 'open')).toHaveLength(6);
});

test('pits are no masonry', () => {
  expect(masonry(withEdges({ 1: 'pit', 7: 'pit' })).every((kind) => kind === 'open')).toBe(true);
});
