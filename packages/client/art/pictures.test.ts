import { compile } from '@archmage/engine';
import { wholeOf } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { ART, picture } from './gallery.ts';

await ART.load();

describe.each(ART.boxes())('The tokens of %s', (box) => {
  test('all have pictures', () => {
    const rules = compile(wholeOf(box));
    const roster = rules.ok ? rules.value.roster : [];
    const missing = roster.filter(({ kind, sort }) => picture(`${sort}s`, kind) === undefined);
    expect(roster.length).toBeGreaterThan(0);
    expect(missing.map(({ kind }) => kind)).toEqual([]);
  });
});
