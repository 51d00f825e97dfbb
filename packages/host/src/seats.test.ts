import { start } from '@archmage/engine';
import { rulesOf, scene } from '@archmage/engine/testing';
import { expect, test } from 'vitest';
import { askedSeat, humansOf, isSecret, nextSeat, viewerOf } from './seats.ts';

const lineup = start(rulesOf('base.1'));
const { state: turn } = scene('yWa@T1[1,1]');
const over = { ...turn, tasks: [] };

test('the people at a table, and whose eyes are at the screen', () => {
  expect(humansOf({ yellow: 'human', blue: 'greedy' })).toEqual(['yellow']);
  expect(viewerOf({ yellow: 'greedy', blue: 'human' })).toBe('blue');
  expect(viewerOf({ yellow: 'human', blue: 'human' })).toBe('spectator');
  expect(viewerOf({ yellow: 'random', blue: 'greedy' })).toBe('spectator');
});

test('a line-up is secret, a turn is not', () => {
  expect(isSecret(lineup)).toBe(true);
  expect(isSecret(turn)).toBe(false);
  expect(isSecret(over)).toBe(false);
});

test('a bot answers before a person, whoever is asked answers alone, and in the end nobody', () => {
  expect(nextSeat(lineup, { yellow: 'human', blue: 'greedy' })).toBe('blue');
  expect(nextSeat(lineup, { yellow: 'human', blue: 'human' })).toBe('yellow');
  expect(nextSeat(turn, { yellow: 'human', blue: 'greedy' })).toBe('yellow');
  expect(nextSeat(over, { yellow: 'human', blue: 'greedy' })).toBeUndefined();
  expect(askedSeat(turn)).toBe('yellow');
  expect(() => askedSeat(over)).toThrow('Nobody is asked');
});
