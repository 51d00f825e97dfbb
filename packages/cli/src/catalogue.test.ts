import { describe, expect, test } from 'vitest';
import { parseCatalogue } from './catalogue.ts';
import { readCatalogues, readTestFiles } from './catalogue-files.ts';
import { coverage, unknownIds } from './coverage.ts';

// The ids here begin with X, so that this file cites no rule.
const SAMPLE = `# The sample box

- **Character**: a word explained, not a rule.

## 1. Components

- **X-COMP-01 · Two sides.** There are two, see **X-COMP-02**. (book: Contents)
- **X-COMP-2 The box.** **Ruling:** it is square.

**Cases**
- **X-COMP-C1** Load the box.
- **X-COMP-C2.** Count it.

## 2. Characters

### Golem (2/4)
- **X-CHAR-GOLEM-1 · Breaks walls, not pits.** Once.
- **X-CHAR-C10 (example 2).** It breaks one.

## 3. Last
- **X-LAST-01 · End.** Over.
`;

describe('parsing a catalogue', () => {
  const sample = parseCatalogue('sample', SAMPLE);

  test('rules, with and without the dot between id and title', () => {
    expect(sample.catalogue).toBe('sample');
    expect(sample.rules.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'X-COMP-01 Two sides',
      'X-COMP-2 The box',
      'X-CHAR-GOLEM-1 Breaks walls, not pits',
      'X-LAST-01 End',
    ]);
    expect(sample.rules[0]?.text).toBe('There are two, see **X-COMP-02**. (book: Contents)');
    expect(sample.rules[1]?.text).toBe('**Ruling:** it is square.');
  });

  test('a section is the headings above the rule', () => {
    expect(sample.rules.map(({ section }) => section)).toEqual([
      '1. Components',
      '1. Components',
      '2. Characters / Golem (2/4)',
      '3. Last',
    ]);
  });

  test('cases, with and without a full stop or a remark', () => {
    expect(sample.cases).toEqual([
      { id: 'X-COMP-C1', text: 'Load the box.' },
      { id: 'X-COMP-C2', text: 'Count it.' },
      { id: 'X-CHAR-C10', text: '(example 2) It breaks one.' },
    ]);
  });

  test.each([
    ['- **X-COMP-01** No title.', 'sample, line 1: this bullet is no rule or case: - **X-COMP-01** No title.'],
    ['\n- **X-COMP-C1**', 'sample, line 2: this bullet is no rule or case: - **X-COMP-C1**'],
    ['- **X-COMP-one · Words.** Text.', 'sample, line 1: this bullet is no rule or case'],
    ['- **X-A-C1** One.\n- **X-A-C1** Two.', 'sample: the id X-A-C1 is given twice.'],
  ])('%j is refused', (text, sentence) => {
    expect(() => parseCatalogue('sample', text)).toThrow(sentence);
  });
});

describe('coverage', () => {
  const sample = parseCatalogue('sample', SAMPLE);
  const files = [
    { path: 'a.test.ts', text: `rule('X-COMP-01, X-COMP-01 and X-COMP-C1')` },
    { path: 'b.test.ts', text: '// X-COMP-01..03, X-CHAR-GOLEM-12 and X-COMP-21' },
  ];

  test('cited ids carry their files', () => {
    expect([...coverage(sample, files).cited]).toEqual([
      ['X-COMP-01', ['a.test.ts', 'b.test.ts']],
      ['X-COMP-C1', ['a.test.ts']],
    ]);
  });

  test('a range or a longer number cites nothing else', () => {
    expect(coverage(sample, files).uncited).toEqual([
      'X-COMP-2',
      'X-CHAR-GOLEM-1',
      'X-LAST-01',
      'X-COMP-C2',
      'X-CHAR-C10',
    ]);
  });

  test('ids that no catalogue has', () => {
    expect(unknownIds([sample], files)).toEqual(['X-CHAR-GOLEM-12', 'X-COMP-21']);
  });
});

describe('the repository', () => {
  const catalogues = readCatalogues();

  test('the four catalogues have every rule and case', () => {
    const counts = catalogues.map(({ catalogue, rules, cases }) => [catalogue, rules.length, cases.length]);
    expect(counts).toEqual([
      ['base', 229, 145],
      ['card-game', 322, 188],
      ['paladins-and-dragons', 387, 166],
      ['prison', 331, 170],
    ]);
  });

  test('no id is in two catalogues', () => {
    const ids = catalogues.flatMap(({ rules, cases }) => [...rules, ...cases].map(({ id }) => id));
    expect(new Set(ids).size).toBe(1269 + 669);
  });

  test('tests cite only ids that exist', () => {
    expect(unknownIds(catalogues, readTestFiles())).toEqual([]);
  });

  test('its tests are found', () => {
    expect(readTestFiles().map(({ path }) => path)).toContain('packages/cli/src/catalogue.test.ts');
  });
});
