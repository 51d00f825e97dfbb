import { BOT_NAMES, LEVELS } from '@archmage/ai';
import { expect, test } from 'vitest';
import { readBot, readPlayer } from './players.ts';

test('a level is named or numbered, a person has a name alone', () => {
  expect(LEVELS.map((_, index) => readBot(`level${index + 1}`, '--a'))).toEqual(LEVELS);
  expect(BOT_NAMES.map((name) => readPlayer(name, '--blue'))).toEqual(BOT_NAMES);
  expect([readPlayer('level1', '--blue'), readPlayer('human', '--blue')]).toEqual(['squire', 'human']);
});

test.each(['level0', 'level7', 'level01', 'Squire', 'level', '', 'human'])('%j is no bot', (text) => {
  expect(() => readBot(text, '--a')).toThrow(`not "${text}".`);
});
