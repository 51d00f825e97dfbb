import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEVELS } from './levels.tsx';
import { OBJECTIVES } from './objectives.tsx';
import { fieldOf, PORTRAITS } from './portraits/index.ts';

interface Cards {
  readonly objectives: readonly string[];
  readonly difficulty: { readonly levels: readonly string[] };
  readonly npcs: readonly { readonly id: string; readonly class: string }[];
}

const file = new URL('../../../engine/src/boxes/prison/npcs.json', import.meta.url);
const cards = JSON.parse(readFileSync(file, 'utf8')) as Cards;

test('each Non-Player Character has a portrait, and nobody else', () => {
  expect(Object.keys(PORTRAITS).sort()).toEqual(cards.npcs.map(({ id }) => id).sort());
});

test('two of a class stand before different colours', () => {
  const grounds = cards.npcs.map((npc) => `${npc.class} ${fieldOf(npc.id)}`);
  expect(new Set(grounds).size).toBe(cards.npcs.length);
});

test('each level and each objective has its sign', () => {
  expect(Object.keys(LEVELS)).toEqual(cards.difficulty.levels);
  expect(Object.keys(OBJECTIVES).sort()).toEqual([...cards.objectives].sort());
});
