import { describe, expect, test } from 'vitest';
import { ALL_TEXTS } from '../texts/all.ts';
import { HANDICAPS, rowName } from './handicaps.ts';
import { summaryOf } from './summary.ts';
import { BOOK_WISH, changesOf, rulesOf, settingOf, type Wish } from './wish.ts';

const idOf = (wish: Partial<Wish>, first: 'yellow' | 'blue' = 'yellow'): string => {
  const rules = rulesOf({ ...BOOK_WISH, ...wish }, first);
  return rules.ok ? rules.value.id : rules.error.code;
};

describe('the rules of a wish', () => {
  test.each([
    [{}, 'base.1'],
    [{ target: '7' }, 'base.1 vp=7'],
    // B-OPT-07, B-OPT-08
    [{ target: '7', game: 'beginner' }, 'base.1 beginner'],
    [{ target: '7', set: 'paladins', game: 'beginner' }, 'paladins.1 vp=7'],
    [{ set: 'paladins' }, 'paladins.1'],
    // P-MIX-24
    [{ set: 'paladins', target: '6', handicap: 'good beginner' }, 'paladins.1 handicap=yellow:6:'],
    [{ set: 'prison', game: 'beginner', hands: 'hidden' }, 'prison.1 cards=hidden'],
    [{ set: 'prison', target: '8', handicap: '' }, 'prison.1 vp=8'],
    [
      { set: 'mixed', mix: ['base', 'paladins'], teams: 'free', timer: 'book' },
      'base.1+paladins.1 teams=free timer=120:60:5:5',
    ],
    [{ set: 'mixed', mix: ['base', 'prison'] }, 'base.1+prison.1 teams=mutual'],
    [{ set: 'mixed' }, 'base.1+paladins.1+prison.1 teams=mutual'],
    // P-MIX-03
    [{ set: 'mixed', mix: ['prison'] }, 'severalBoxes'],
    [{ timer: 'book' }, 'base.1 timer=120:60:5:5'],
    [{ timer: 'own', times: { turn: 30, potion: 20, place: 10, combat: 15 } }, 'base.1 timer=30:20:10:15'],
    [{ hands: 'hidden' }, 'base.1 cards=hidden'],
    [{ handicap: 'veryExperienced newbie' }, 'base.1 handicap=yellow:5:C5,C6'],
    [{ handicap: 'veryExperienced newbie', giver: 'second' }, 'base.1 handicap=blue:5:C5,C6'],
  ] as const)('%j', (wish, id) => {
    expect(idOf(wish)).toBe(id);
  });

  test('whoever is the better player gives the handicap, on whichever side', () => {
    expect(idOf({ handicap: 'good beginner' }, 'blue')).toBe('base.1 handicap=blue:6:');
  });

  test.each(HANDICAPS.map(rowName))('every row can be played, in the beginner’s game too: %s', (handicap) => {
    expect(idOf({ handicap, game: 'beginner' })).toMatch(/^base\.1 beginner handicap=/);
  });

  test('what makes no sense is refused by the engine', () => {
    expect(idOf({ timer: 'own', times: { ...BOOK_WISH.times, turn: Number.NaN } })).toBe('numberFrom');
  });
});

describe('a setting', () => {
  test.each([
    [
      { side: 'blue', level: 'greedy' },
      { yellow: 'greedy', blue: 'human' },
    ],
    [{}, { yellow: 'human', blue: 'squire' }],
    [
      { mode: 'oneScreen', side: 'blue' },
      { yellow: 'human', blue: 'human' },
    ],
  ] as const)('%j', (wish, players) => {
    const setting = settingOf({ ...BOOK_WISH, ...wish }, 1);
    expect(setting.ok && setting.value.players).toEqual(players);
  });

  test('has a seed nobody knows, unless one was given', () => {
    const [one, other, own] = ['', '', ' mine '].map((seed) => settingOf({ ...BOOK_WISH, seed }, 1));
    expect(one?.ok && one.value.seed).not.toBe(other?.ok && other.value.seed);
    expect(own?.ok && own.value.seed).toBe('mine');
  });

  test('the beginner’s game is the base set’s, and teams are chosen before anything is laid out', () => {
    expect(idOf({ set: 'paladins', game: 'beginner' })).toBe('paladins.1');
    expect(summaryOf(ALL_TEXTS.en.start, { ...BOOK_WISH, set: 'paladins', game: 'beginner' })).not.toContain(
      'beginner',
    );
    expect(summaryOf(ALL_TEXTS.en.start, { ...BOOK_WISH, game: 'beginner', timer: 'book' })).toContain(
      'Also: beginner’s game, time limits.',
    );
    const [alone, both] = (['prison', 'mixed'] as const).map((set) =>
      settingOf({ ...BOOK_WISH, set, opening: 'simple' }, 1),
    );
    expect(alone?.ok && alone.value.start?.tiles.every(({ room }) => room !== undefined)).toBe(true);
    expect(both?.ok && both.value.start).toBeUndefined();
  });

  test('the same seed gives the same simple start', () => {
    const [one, other] = [1, 2].map((now) => settingOf({ ...BOOK_WISH, opening: 'simple', seed: 'again' }, now));
    expect(one?.ok && one.value.start).toEqual(other?.ok && other.value.start);
    expect(one?.ok && one.value.id).not.toBe(other?.ok && other.value.id);
  });
});

test('a handicap is said with who plays with how much less', () => {
  const [row] = HANDICAPS.filter(({ without }) => without.length > 1);
  if (row === undefined) throw new Error('No such row.');
  const wish = { ...BOOK_WISH, handicap: rowName(row), giver: 'second' } as const;
  expect(summaryOf(ALL_TEXTS.en.start, wish)).toContain(
    'As a handicap the computer plays with 6 characters, without +5, +6.',
  );
  expect(summaryOf(ALL_TEXTS.fr.start, { ...wish, mode: 'oneScreen' })).toContain(
    'Avec un handicap, les bleus jouent avec 6 personnages, sans +5, +6.',
  );
});

test('what differs from the book is counted', () => {
  expect(changesOf(BOOK_WISH)).toEqual([]);
  expect(BOOK_WISH.takeback).toBe('relaxed');
  expect(summaryOf(ALL_TEXTS.en.start, { ...BOOK_WISH, takeback: 'strict' })).toContain('nothing is taken back');
  expect(changesOf({ ...BOOK_WISH, target: '8', memory: 'recalls', side: 'blue' })).toEqual(['target', 'memory']);
  expect(changesOf({ ...BOOK_WISH, target: '8', game: 'beginner' })).toEqual([]);
  expect(summaryOf(ALL_TEXTS.en.start, { ...BOOK_WISH, target: '8', game: 'beginner' })).toContain('5 points');
  expect(summaryOf(ALL_TEXTS.en.start, { ...BOOK_WISH, hands: 'hidden' })).toContain('Also: cards from memory.');
});
