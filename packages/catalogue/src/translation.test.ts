import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCatalogue } from './catalogue.ts';
import { flawsOf, translated } from './translation.ts';

// The ids here begin with X, so that this file cites no rule.
const ENGLISH = parseCatalogue(
  'sample',
  `
## 1. Box
- **X-BOX-01 · Rooms.** Eight rooms of 5 × 5, see X-BOX-02. **Ruling.** A 3D thing is \`tall\`.
## 2. Rest
- **X-BOX-02 · Turning.** Twice.
- **X-BOX-C1** Turn it 2 times.
`,
);
const FRENCH = `
## 1. Boîte
- **X-BOX-01 · Salles.** Huit salles de 5 × 5, voir X-BOX-02. **Décision.** Ce qui est en relief est \`tall\`.
## 2. Reste
- **X-BOX-02 · Tourner.** Deux fois.
- **X-BOX-C1** La tourner 2 fois.
`;
const inFrench = (text: string) => parseCatalogue('sample', text, 'fr');

describe('a translation', () => {
  test('that says the same has no flaw', () => {
    expect(flawsOf(ENGLISH, inFrench(FRENCH))).toEqual([]);
  });

  test.each([
    [
      'a rule is missing',
      FRENCH.replace(/- .*X-BOX-02 ·.*\n/, ''),
      'sample: not the same rules and cases in the same order.',
    ],
    ['a rule is in another section', FRENCH.replace('## 2. Reste\n', ''), 'X-BOX-02: the sections differ.'],
    ['a reference is lost', FRENCH.replace(', voir X-BOX-02', ''), 'X-BOX-01: the rules it names differ.'],
    ['a number is wrong', FRENCH.replace('tourner 2', 'tourner 3'), 'X-BOX-C1: the numbers differ.'],
    ['a code is lost', FRENCH.replaceAll('`', ''), 'X-BOX-01: the pieces of code differ.'],
    ['a ruling is not marked', FRENCH.replace('**Décision.** ', ''), 'X-BOX-01: the rulings differ.'],
  ])('%s', (_, text, flaw) => {
    expect(flawsOf(ENGLISH, inFrench(text))).toContain(flaw);
  });

  test('stands for its original, which stays where there is none', () => {
    const other = parseCatalogue('other', '');
    const french = inFrench(FRENCH);
    expect(translated([ENGLISH, other], [french])).toEqual([french, other]);
  });
});

test.each(['base', 'paladins-and-dragons', 'prison', 'prison-solo', 'card-game'])(
  'the French %s has every rule and case, number and reference',
  (name) => {
    const read = (path: string) => readFileSync(new URL(`../../../docs/rules/${path}`, import.meta.url), 'utf8');
    const english = parseCatalogue(name, read(`${name}.md`));
    const french = parseCatalogue(name, read(`fr/${name}.md`), 'fr');
    expect(flawsOf(english, french)).toEqual([]);
    const texts = new Set([...english.rules, ...english.cases].map(({ text }) => text));
    expect([...french.rules, ...french.cases].filter(({ text }) => texts.has(text))).toEqual([]);
  },
);
