import { compile, formatRoom, legend, type OwnScenario, ownFor, redact, start } from '@archmage/engine';
import { SCENARIO_TEXT } from '@archmage/engine/testing';
import { kindOf, learn } from '@archmage/host';
import { answer, type Question } from '@archmage/host/mind';
import { describe, expect, test } from 'vitest';
import { agreedWords, BOOK_WISH } from '../start/wish.ts';
import { informed } from './informed.ts';
import { ownRules, rulesName, settledIn, surePairs } from './own-rules.ts';
import { fileName, nameInFile, ours } from './own-words.ts';
import { blankPair, writePairs } from './room-draft.ts';

const text = writePairs([blankPair('9')]);

describe('a file of rooms', () => {
  test('keeps the name they were given, and takes none from their numbers', () => {
    const own = learn(text);
    if (!own.ok) throw new Error('Unreadable.');
    expect(fileName(own.value)).toBe('Rooms 9.rooms.txt');
    expect(nameInFile(fileName(own.value), own.value)).toBe('');
    expect(nameInFile('Été à Venise (2).rooms.txt', own.value)).toBe('Été à Venise (2)');
    expect(nameInFile('The Vault.rooms (1).txt', own.value)).toBe('The Vault');
    expect(nameInFile('notes.txt', own.value)).toBe('');
  });
});

describe('a text of one’s own', () => {
  test('is told by its lines', () => {
    expect([kindOf(text), kindOf(SCENARIO_TEXT), kindOf('')]).toEqual(['rooms', 'scenario', 'rooms']);
    expect(learn('')).toMatchObject({ ok: false, error: { line: 1 } });
    expect(learn(SCENARIO_TEXT.replace('boxes base.1', 'boxes base.2'))).toMatchObject({
      error: { line: 4, column: 7 },
    });
  });

  test('is known by its id, to be sent wherever the rules are needed', () => {
    const own = learn(text);
    const rules = own.ok ? rulesName(own.value, { set: 'base', sure: false }) : '';
    expect(ownFor(rules).map((each) => each.text)).toEqual([text]);
    expect(ownFor('base.1+paladins.1 scenario=hoard rooms=0123456789ab')).toEqual([]);
  });

  test('comes with a question to a worker, which knows nothing of it', async () => {
    const own = learn(text);
    if (!own.ok) return;
    const name = rulesName(own.value, { set: 'base', sure: true });
    const rules = compile(name);
    if (!rules.ok) throw new Error('These rooms fit the base set.');
    const asked: Question[] = [];
    const think = informed(async (question) => {
      asked.push(question);
      return answer(question);
    });
    const view = redact(start(rules.value), 'yellow');
    await think({ ask: 'chances', rules: name, views: [view] });
    await think({ ask: 'chances', rules: 'base.1', views: [] });
    expect(asked.map((question) => question.own)).toEqual([[text], undefined]);
  });

  test('is sure to be in the game where that can be said', () => {
    const own = learn(text);
    const many = learn(writePairs(['9', '10', '11', '12', '13'].map(blankPair)));
    const replacing = learn(writePairs([blankPair('1')]));
    if (!own.ok || !many.ok || !replacing.ok) throw new Error('These can be read.');
    expect(surePairs(own.value, 'base')).toEqual(['9', '1', '2', '3']);
    expect(surePairs(many.value, 'base')).toBeUndefined();
    expect(surePairs(replacing.value, 'base')).toBeUndefined();
    expect(rulesName(own.value, { set: 'mixed', sure: true })).toContain('teams=mutual');
  });

  test('rooms of the boxes are written as they are read', () => {
    const rules = compile('paladins.1');
    if (!rules.ok) return;
    const rooms = Object.values(rules.value.rooms).map(({ room }) => formatRoom(room, legend()));
    expect(learn(rooms.join('\n')).ok).toBe(true);
  });
});

describe('what is agreed on', () => {
  const own = learn(text);
  const scenario = ours().find(({ id }) => id === 'duel');
  if (!own.ok || scenario === undefined) throw new Error('Nothing to play with.');

  test('goes into the rules of a game with rooms of one’s own', () => {
    const wish = { ...BOOK_WISH, target: '7', timer: 'book', hands: 'hidden' } as const;
    const rules = ownRules(own.value, { set: 'base', sure: false }, agreedWords(wish, 'yellow'));
    expect(rules.ok && rules.value.options).toMatchObject({ target: 7, cards: 'hidden', timer: { turn: 120 } });
    expect(settledIn(own.value, { set: 'base', sure: false })).toEqual([]);
  });

  test('P-MIX-24: is what a scenario leaves open, as the engine says', () => {
    const all = ours().map((each) => settledIn(each, { set: 'mixed', sure: false }));
    for (const [nth, settled] of all.entries()) {
      const { handicap, target } = (ours()[nth] as OwnScenario).scenario;
      expect(settled).toEqual([...(target === undefined ? [] : ['target']), ...(handicap ? [] : ['handicap'])]);
    }
    expect(all.flat()).not.toEqual([]);
  });
});
