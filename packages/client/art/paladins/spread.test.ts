import { expect, it } from 'vitest';
import { spread } from './spread.ts';

const SHARP = { inset: 10, bends: [] };

it('stays away from the sides of a square that lies alone', () => {
  expect(spread(1, [0], SHARP)).toBe('M-40.0 -40.0L40.0 -40.0L40.0 40.0L-40.0 40.0L-40.0 -40.0Z');
});

it('goes on where the next square is of the same kind, and not around the edge of the room', () => {
  const [west = '', east = ''] = spread(2, [0, 1], SHARP).split('Z');
  expect(west).toContain('L0.3 -90.0L0.3 -10.0');
  expect(east).toContain('-0.3 -90.0');
  expect(spread(2, [1, 2], SHARP)).not.toContain('0.3');
});

it('goes around a square that does not belong to it', () => {
  const corner = spread(2, [0, 1, 2], SHARP).split('Z')[0];
  expect(corner).toContain('L-10.0 -10.0');
  expect(spread(2, [0, 1, 2, 3], SHARP)).not.toContain('-10.0 -10.0');
});
