import { compile } from '@archmage/engine';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from './characters.tsx';
import { OBJECTS } from './objects.tsx';

describe.each(['base.1', 'paladins.1'])('The tokens of %s', (box) => {
  test('all have pictures', () => {
    const rules = compile(box);
    const roster = rules.ok ? rules.value.roster : [];
    const missing = roster.filter(({ kind, sort }) => !(kind in (sort === 'character' ? CHARACTERS : OBJECTS)));
    expect(roster.length).toBeGreaterThan(0);
    expect(missing.map(({ kind }) => kind)).toEqual([]);
  });
});
