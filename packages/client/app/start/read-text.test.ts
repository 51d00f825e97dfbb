import { expect, test } from 'vitest';
import { LONGEST, readText } from './read-text.ts';

test('what is longer than any game is not read', () => {
  const text = ';'.repeat(LONGEST);
  expect(readText(text, 1).kind).toBe('unreadable');
  expect(readText(`${text};`, 1)).toEqual({ kind: 'wrong', why: 'long' });
});
