import { learn } from '@archmage/table';
import { explainIn, fr } from '@archmage/words';
import { expect, test } from 'vitest';
import { blankPair, writePairs } from './room-draft.ts';

const text = writePairs([blankPair('9')]);
const SCENARIO = `scenario test
name A test
nom Un essai
boxes base.1
rooms 1 2 3 4
yellow Wa Th Wz Cl | Sword
blue Wa Th Wz Cl | Sword
story Nothing.
histoire Rien.`;

test.each([
  '',
  'x',
  text.replace('G', '.'),
  text.replace('G', '?'),
  text.replace('+   +', '+ x +'),
  text.replace('# 9-ccw', '# 9-cw'),
  text.replace('# 9-ccw', '# 10-ccw'),
  text.slice(0, 200),
  text.replace('+   +   +   +   +   +', '+   +   +   +   +   + !'),
  text.replace('+   +', '-   +'),
  SCENARIO.replace('base.1', 'base.9'),
  SCENARIO.replace('Wa Th', 'Xx Th'),
  SCENARIO.replace('Wa Th', 'Wa Wa'),
  SCENARIO.replace('Wa Th Wz Cl', 'Wa Th'),
  SCENARIO.replace('rooms 1 2 3 4', 'rooms 1 2 3'),
  SCENARIO.replace('rooms 1 2 3 4', 'rooms 1 2 3 9'),
  SCENARIO.replace('histoire Rien.', ''),
  SCENARIO.replace('histoire Rien.', 'histoires Rien.'),
  `${SCENARIO}\nnom Encore`,
  `${SCENARIO}\nvp 9`,
  `${SCENARIO}\nhold x 2`,
  `${SCENARIO}\nhold 0 0`,
])('in French nothing stays English (%#)', (wrong) => {
  const read = learn(wrong);
  const said = read.ok ? '' : explainIn(fr, read.error);
  expect(said).toMatch(/^Ligne \d+, colonne \d+ : /);
  expect(said.replace(/'[^']*'/g, '')).not.toMatch(
    /\b(?:expected|found|the|an|of|line|such|letters|digits|room’s|room|pair|gear|floor|wall|open|each|once|one|number|only|its|InMist|for)\b/,
  );
});
