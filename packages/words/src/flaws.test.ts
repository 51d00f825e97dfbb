import { describe, expect, test } from 'vitest';
import { en, fr } from './all.ts';
import { flawsOf, textsOf } from './flaws.ts';

test('French has every text, translated, with the same placeholders', () => {
  expect(textsOf(en).length).toBeGreaterThan(200);
  const same = [
    ...['action', 'combat'].map((sort) => `things.cards.${sort}`),
    ...['troll', 'golem', 'paladin', 'pickpocket', 'banshee', 'naga', 'berserker'].map((kind) => `kinds.${kind}.name`),
    ...['pentacle', 'triangle'].map((ground) => `grounds.${ground}.name`),
  ];
  expect(flawsOf(en, fr, same)).toEqual([]);
});

describe('a flaw is seen', () => {
  test.each([
    [{ a: 'one' }, {}, 'a is not in French'],
    [{}, { a: 'un' }, 'a is in French only'],
    [{ a: { b: '{x} goes' } }, { a: { b: '{y} va' } }, 'a.b has other placeholders'],
    [{ a: 'one' }, { a: 'one' }, 'a is not translated, or is and need not be'],
    [{ a: 'the end' }, { a: "c'est la fin" }, 'a has a straight apostrophe, or no space before a sign'],
    [{ a: 'Stop!' }, { a: 'Halte!' }, 'a has a straight apostrophe, or no space before a sign'],
  ])('%j, %j', (english, french, flaw) => {
    expect(flawsOf(english, french)).toEqual([flaw]);
  });

  test('unless the word is the same in both', () => {
    expect(flawsOf({ a: 'Troll', b: '{x}' }, { a: 'Troll', b: '{x}' }, ['a'])).toEqual([]);
    expect(flawsOf({ a: 'Thief' }, { a: 'Voleuse' }, ['a'])).toHaveLength(1);
  });
});
