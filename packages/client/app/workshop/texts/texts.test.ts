import { fill } from '@archmage/words';
import { expect, test } from 'vitest';
import { testFrench } from '../../texts/test-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

testFrench(en, fr, [
  'detail.boxNames.paladins.1',
  'detail.boxNames.prison.1',
  'detail.ground',
  'game.sets.paladins.name',
  'game.sets.prison.name',
]);

test('one token is one, and what stands in a row of facts ends with no full stop', () => {
  const facts = [en, fr].flatMap(({ detail: { handicap, hold, target } }) => [handicap, hold, target]);
  const said = facts.map((text) => fill(text, { end: 1, middle: 2, target: 6 }));
  expect(said[1]).toBe('Rooms take 1 face-down token at the ends and 2 in between');
  expect(said[4]).toBe('Les salles reçoivent 1 pion caché aux bouts et 2 au milieu');
  expect(said.filter((text) => text.endsWith('.'))).toEqual([]);
});
