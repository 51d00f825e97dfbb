import { parseCatalogue } from '@archmage/catalogue';
import { describe, expect, test } from 'vitest';
import { readCatalogues, readTestFiles } from './catalogue-files.ts';
import { coverage, unknownIds } from './coverage.ts';

// The ids here begin with X, so that this file cites no rule.
const SAMPLE = `
- **X-COMP-01 · Two sides.** There are two.
- **X-COMP-2 The box.** It is square.
- **X-COMP-C1** Load the box.
- **X-COMP-C2.** Count it.
- **X-CHAR-GOLEM-1 · Breaks walls.** Once.
- **X-CHAR-C10 (example 2).** It breaks one.
- **X-LAST-01 · End.** Over.
`;

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

  test('the five catalogues have every rule and case', () => {
    const counts = catalogues.map(({ catalogue, rules, cases }) => [catalogue, rules.length, cases.length]);
    expect(counts).toEqual([
      ['base', 229, 145],
      ['card-game', 323, 190],
      ['paladins-and-dragons', 387, 166],
      ['prison-solo', 239, 125],
      ['prison', 116, 57],
    ]);
  });

  test('no id is in two catalogues', () => {
    const ids = catalogues.flatMap(({ rules, cases }) => [...rules, ...cases].map(({ id }) => id));
    expect(new Set(ids).size).toBe(1294 + 683);
  });

  test('tests cite only ids that exist', () => {
    expect(unknownIds(catalogues, readTestFiles())).toEqual([]);
  });

  test('its tests are found', () => {
    expect(readTestFiles().map(({ path }) => path)).toContain('packages/cli/src/catalogue.test.ts');
  });
});
