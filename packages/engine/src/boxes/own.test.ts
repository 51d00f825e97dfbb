import { expect, it } from 'vitest';
import { learnRooms, learnScenario } from './own.ts';

it('Rooms and scenarios far longer than any are refused before they are read', () => {
  const text = '#'.repeat(10_000_000);
  const error = { line: 1, column: 1, expected: 'at most 100000 characters', found: '10000000' };
  expect(learnRooms(text)).toEqual({ ok: false, error });
  expect(learnScenario(text)).toEqual({ ok: false, error });
});
