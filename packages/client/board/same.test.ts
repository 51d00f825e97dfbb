import { expect, it } from 'vitest';
import type { TokenView } from './model.ts';
import { isSame } from './same.ts';
import { standingOn, tokenOn } from './tokens.ts';

it('compares plain data by what is in it', () => {
  expect(isSame({ a: [1, { b: 2 }], c: undefined }, { a: [1, { b: 2 }], c: undefined })).toBe(true);
  expect(isSame({ a: [1, 2] }, { a: [1] })).toBe(false);
  expect(isSame({ a: 1 }, { b: 1 })).toBe(false);
  expect(isSame(undefined, {})).toBe(false);
});

const token = (id: number, over: Partial<TokenView> = {}): TokenView => ({
  id,
  kind: 'thief',
  sort: 'character',
  side: 'yellow',
  place: 7,
  carrier: undefined,
  wounded: false,
  mood: 'plain',
  ...over,
});

it('draws what is carried with its carrier', () => {
  const carrier = token(1);
  const load = token(2, { sort: 'object', carrier: 1 });
  expect(standingOn([load, carrier])).toEqual([{ token: carrier, loads: [load], crowd: { nth: 0, of: 1 } }]);
});

it('draws all that one character carries', () => {
  const carrier = token(1);
  const loads = [token(2, { sort: 'object', carrier: 1 }), token(3, { sort: 'object', carrier: 1 })];
  expect(standingOn([carrier, ...loads])).toEqual([{ token: carrier, loads, crowd: { nth: 0, of: 1 } }]);
});

it('makes room for two that share a square', () => {
  const wounded = token(1, { wounded: true });
  const object = token(2, { sort: 'object' });
  expect(standingOn([wounded, object]).map(({ crowd }) => crowd)).toEqual([
    { nth: 0, of: 2 },
    { nth: 1, of: 2 },
  ]);
  expect(tokenOn([object, wounded], 7)).toBe(wounded);
  expect(tokenOn([object], 8)).toBeUndefined();
});
