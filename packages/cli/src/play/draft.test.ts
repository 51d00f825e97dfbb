import { legal } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { beginsDraft, extend, shorten } from './draft.ts';
import { completions, drawItems, findGroup, itemsOf, menuOf, topItems } from './menu.ts';

describe('a Move composed step by step', () => {
  test.each([
    ['Th d7', 'Th d7'],
    ['Th d7>e7>', 'Th d7>e7'],
    ['Th d7+yRope>e7>', 'Th d7+yRope>e7'],
    ['Th d7>e7', undefined],
    ['Th', undefined],
    ['Wa x bTr', undefined],
  ])('%s begins %s', (line, draft) => {
    expect(beginsDraft(line)).toBe(draft);
  });

  test('grows and shrinks', () => {
    expect(extend('Th d7', '>e7+yRope')).toBe('Th d7>e7+yRope');
    expect(extend('Th d7', 'e7')).toBe('Th d7>e7');
    expect(extend('Th d7', 'pass')).toBeUndefined();
    expect(shorten('Th d7>e7+yRope')).toBe('Th d7>e7');
    expect(shorten('Th d7')).toBeUndefined();
  });
});

describe('the menu', () => {
  const { rules, state } = scene('yWa@T1[1,1]+ySword yGo@B1[2,2] bGo@T1[1,2]*');
  const menu = menuOf(rules, state, legal(rules, state, 'yellow'));

  test('groups by character, with pass last', () => {
    const labels = topItems(menu, en).map(({ label }) => label);
    expect(labels).toHaveLength(3);
    expect(labels[0]).toMatch(/^Go at c8: \d+ moves, rot /);
    expect(labels[1]).toMatch(/^Wa at b2: \d+ moves, .*x bGo/);
    expect(labels[2]).toBe('pass');
    expect(findGroup(menu, 'wa')).toBe('Wa');
    expect(itemsOf(menu, 'Wa').map(({ label }) => label)).toContain('Wa x bGo');
  });

  test('long lists stand in columns', () => {
    const lines = drawItems(itemsOf(menu, 'Go'), 100);
    expect(lines.length).toBeLessThan(itemsOf(menu, 'Go').length);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('completes sign by sign', () => {
    expect(completions(menu, ['why '], 'W')).toEqual(['Wa ']);
    expect(completions(menu, ['why '], 'Wa x')).toEqual(['Wa x ']);
    expect(completions(menu, ['why '], 'wh')).toEqual(['why ']);
    expect(completions(menu, [], 'Wa b2>')).toContain('Wa b2>b3>');
  });
});
