import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../boxes.ts';
import { SOLO_WORDS } from './index.ts';

interface Cards {
  readonly objectives: readonly string[];
  readonly difficulty: { readonly levels: readonly string[] };
  readonly npcs: readonly {
    readonly id: string;
    readonly epithet: string;
    readonly personality: { readonly text: string };
  }[];
}

const file = new URL('../../../engine/src/boxes/prison/npcs.json', import.meta.url);
const cards = JSON.parse(readFileSync(file, 'utf8')) as Cards;
const [en, fr] = await Promise.all([SOLO_WORDS.en(), SOLO_WORDS.fr()]);

const figuresIn = (text = ''): readonly string[] => [...(text.match(/\d+/g) ?? [])].sort();

describe.each(LANGUAGES)('in %s', (language) => {
  const words = { en, fr }[language];

  test('every Non-Player Character, objective and level has its words, and nobody else', () => {
    expect(Object.keys(words.npcs).sort()).toEqual(cards.npcs.map(({ id }) => id).sort());
    expect(Object.keys(words.objectives).sort()).toEqual([...cards.objectives].sort());
    expect(Object.keys(words.levels)).toEqual(cards.difficulty.levels);
  });

  test('a personality is told in one or two sentences', () => {
    for (const { can } of Object.values(words.npcs)) {
      expect(can).toMatch(/^\p{Lu}.*\.$/u);
      expect(can.split(/[.;] /).length).toBeLessThanOrEqual(2);
    }
  });
});

test('no two have the same epithet or personality, but for what they share', () => {
  for (const { npcs } of [en, fr]) {
    expect(new Set(Object.values(npcs).map(({ epithet }) => epithet)).size).toBe(cards.npcs.length);
    expect(new Set(Object.values(npcs).map(({ can }) => can)).size).toBe(cards.npcs.length);
  }
});

test.each(cards.npcs.map((npc) => [npc.id, npc] as const))('%s says what its card says', (id, npc) => {
  expect(en.npcs[id]?.epithet).toBe(npc.epithet);
  const told = figuresIn(en.npcs[id]?.can);
  expect(figuresIn(fr.npcs[id]?.can)).toEqual(told);
  expect(told).toEqual(expect.arrayContaining([...figuresIn(npc.personality.text)]));
});
