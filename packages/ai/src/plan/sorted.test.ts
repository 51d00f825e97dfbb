import { legal } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { expect, test } from 'vitest';
import { sorted } from './sorted.ts';

const { rules, state } = scene('yGo@T1[1,1]+ySword yTh@T2[2,2] yWa@T3[1,1]+yRope bTr@T4[1,1]');
const all = [...legal(rules, state, 'yellow')].filter(({ type }) => type !== 'pass');

test('Moves are set apart, in their order', () => {
  const { deeds, moves } = sorted(rules, state, 'yellow');
  expect([...deeds, ...moves]).toEqual(all);
  expect(moves.every(({ type }) => type === 'move')).toBe(true);
});

test('of each character the first ones are read, and nobody is passed over', () => {
  const { deeds, moves } = sorted(rules, state, 'yellow', 5);
  const first = (code: string) => {
    const { id } = rules.roster.find((each) => each.code === code && each.owner === 'yellow') ?? { id: -1 };
    return all.filter((action) => action.type === 'move' && action.piece === id).slice(0, 5);
  };
  expect(moves).toEqual(['Go', 'Th', 'Wa'].flatMap(first));
  expect(moves).toHaveLength(15);
  expect(deeds).toEqual(all.filter(({ type }) => type !== 'move'));
});
