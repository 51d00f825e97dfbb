import { SCENARIO_TEXT } from '@archmage/engine/testing';
import { learn } from '@archmage/host';
import { explainIn } from '@archmage/words';
import { fr } from '@archmage/words/all';
import { expect, test } from 'vitest';
import { blankPair, writePairs } from './room-draft.ts';

const text = writePairs([blankPair('9')]);
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
  SCENARIO_TEXT.replace('base.1', 'base.9'),
  SCENARIO_TEXT.replace('Wa Th', 'Xx Th'),
  SCENARIO_TEXT.replace('Wa Th', 'Wa Wa'),
  SCENARIO_TEXT.replace('Wa Th Wz Cl', 'Wa Th'),
  SCENARIO_TEXT.replace('rooms 1 2 3 4', 'rooms 1 2 3'),
  SCENARIO_TEXT.replace('rooms 1 2 3 4', 'rooms 1 2 3 9'),
  SCENARIO_TEXT.replace('histoire Rien.', ''),
  SCENARIO_TEXT.replace('histoire Rien.', 'histoires Rien.'),
  `${SCENARIO_TEXT}\nnom Encore`,
  `${SCENARIO_TEXT}\nvp 9`,
  `${SCENARIO_TEXT}\nhold x 2`,
  `${SCENARIO_TEXT}\nhold 0 0`,
])('in French nothing stays English (%#)', (wrong) => {
  const read = learn(wrong);
  const said = read.ok ? '' : explainIn(fr, read.error);
  expect(said).toMatch(/^Ligne \d+, colonne \d+ : /);
  expect(said.replace(/'[^']*'/g, '')).not.toMatch(
    /\b(?:expected|found|the|an|of|line|such|letters|digits|room’s|room|pair|gear|floor|wall|open|each|once|one|number|only|its|InMist|for)\b/,
  );
});
