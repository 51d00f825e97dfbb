import { expect, test } from 'vitest';
import { bound } from '../app/texts/bound.ts';
import { boundLiterals } from './french-spaces.ts';

test.each([
  ['Le but : gagner', 'Le but\u00a0: gagner'],
  ['Qui joue ?', 'Qui joue\u00a0?'],
  ['un « mot » ; un autre !', 'un «\u00a0mot\u00a0»\u00a0; un autre\u00a0!'],
  ['écrivez `a : b`', 'écrivez `a : b`'],
  ['rien à lier', 'rien à lier'],
])('%j holds together', (text, held) => {
  expect(bound(text)).toBe(held);
});

test('what stands between the texts is left alone', () => {
  const source = "const é = wide ? 'À jouer : ici' : `${n} points ; ${m} ?`;";
  const held = "const é = wide ? 'À jouer\u00a0: ici' : `${n} points\u00a0; ${m}\u00a0?`;";
  expect(boundLiterals('fr.ts', source)).toBe(held);
});
