import { expect, test } from 'vitest';
import { sealOf } from './seal.ts';

const line = { type: 'line', kind: 'troll' } as const;

test('a seal is of the choice, of its number and of the salt', () => {
  const seal = sealOf('salt', 3, line);
  expect(seal).toMatch(/^[0-9a-f]{64}$/);
  expect(sealOf('salt', 3, { kind: 'troll', type: 'line' })).toBe(seal);
  const others = [sealOf('Salt', 3, line), sealOf('salt', 4, line), sealOf('salt', 3, { ...line, kind: 'thief' })];
  expect(new Set([seal, ...others]).size).toBe(4);
});
