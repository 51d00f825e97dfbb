import { describe, expect, test } from 'vitest';
import { citedIds, findEntry, parseCatalogue, plainText } from './catalogue.ts';

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
    expect(new Set(sample.rules.map(({ kind }) => kind))).toEqual(new Set(['rule']));
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

  test('title and sections, in their order', () => {
    expect(sample.title).toBe('The sample box');
    expect(sample.sections).toEqual(['1. Components', '2. Characters / Golem (2/4)', '3. Last']);
    expect(parseCatalogue('bare', '').title).toBe('bare');
  });

  test('an entry is found by its id in any case of letters', () => {
    expect(findEntry([sample], 'x-comp-2')?.title).toBe('The box');
    expect(findEntry([sample], 'X-CHAR-C10')?.kind).toBe('case');
    expect(findEntry([sample], 'X-COMP-03')).toBeUndefined();
  });

  test('cases, with and without a full stop or a remark', () => {
    expect(sample.cases).toEqual([
      { id: 'X-COMP-C1', kind: 'case', title: '', section: '1. Components', text: 'Load the box.' },
      { id: 'X-COMP-C2', kind: 'case', title: '', section: '1. Components', text: 'Count it.' },
      {
        id: 'X-CHAR-C10',
        kind: 'case',
        title: '',
        section: '2. Characters / Golem (2/4)',
        text: '(example 2) It breaks one.',
      },
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

test('the ids a text names in full, each once', () => {
  expect(citedIds('X-A-01, **X-A-01**, X-B-C2..4, x-c-1 and X-LONG-NAME-3x')).toEqual(['X-A-01', 'X-B-C2']);
});

test('a text without its stars', () => {
  expect(plainText('**Ruling:** it is **square**.')).toBe('Ruling: it is square.');
});
