import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, ENDINGS, explain, parseAction, REFUSAL_CODES, REMOVALS } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { playMatch } from './match.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { LIBRARY_CODES } from './messages/library-codes.ts';
import { rulesFor } from './positions.ts';
import { randomOf } from './random.ts';
import { tell, whyNot } from './words.ts';

const RULES = fileURLToPath(new URL('../../engine/src/rules/library', import.meta.url));

/** Every code the library's rules refuse with, as their sources say it. */
const libraryCodes = (): readonly string[] =>
  readdirSync(RULES)
    .map((file) => readFileSync(join(RULES, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/refusing\(\s*'[A-Z0-9-]+',\s*'(\w+)'/g)].map(([, code]) => code ?? ''));

describe('sentences', () => {
  test('there is one for every refusal', () => {
    const codes = new Set<string>([...REFUSAL_CODES, ...LIBRARY_CODES]);
    expect(Object.keys(en.refusals).sort()).toEqual([...codes].sort());
    expect(Object.values(en.refusals).filter((sentence) => !/^\S.*[.!]$/.test(sentence))).toEqual([]);
  });

  test('the library refuses with no other code', () => {
    const known = new Set<string>(Object.keys(en.refusals));
    expect(libraryCodes().length).toBeGreaterThan(10);
    expect(libraryCodes().filter((code) => !known.has(code))).toEqual([]);
  });

  test('there are words for every removal and every ending', () => {
    expect(Object.keys(en.sentences.removals).sort()).toEqual([...REMOVALS].sort());
    expect(Object.keys(en.sentences.endings).sort()).toEqual([...ENDINGS].sort());
  });

  test.each([...REFUSAL_CODES, ...LIBRARY_CODES])('%s reads well without any fact', (code) => {
    const { rules, state } = scene('');
    for (const words of [en, fr])
      expect(whyNot({ rules, state, words }, { code, rule: 'B-TURN-09', facts: {} })).toMatch(/^[A-Z‘][^{}|]*\.$/);
  });

  test.each([
    ['Th rot A+', 'yTh is not one of yours in the labyrinth.'],
    ['Wa b2>a2', 'A wall or a closed portcullis bars the way to a2.'],
    ['Wa x bTr', 'bTr is not within reach of yWa.'],
    ['Wa rot A+', 'yWa does not stand on a gear.'],
    ['Wa reveal B', 'Room B is already revealed.'],
    ['Wa b2>d2', 'd2 is not beside the square before it.'],
    ['Wa!break c4|d4', 'There is no portcullis at c4|d4 within reach.'],
    ['A5', 'Something else has to be decided first: act with one of the characters, or pass.'],
  ])('%s', (text, sentence) => {
    const { rules, state } = scene('yWa@T1[1,1] bTr@T2[4,3]');
    const action = parseAction(rules, state, 'yellow', text);
    if (!action.ok) throw new Error(explain(action.error));
    const refusal = check(rules, state, 'yellow', action.value);
    expect(refusal && whyNot({ rules, state, words: en }, refusal)).toBe(sentence);
  });

  test('every event of a whole game is told, or goes without saying', () => {
    const rules = rulesFor('base.1 timer=120:60:5:5');
    const told = new Set<string>();
    const bots = { yellow: 'greedy', blue: 'greedy' } as const;
    playMatch({ rules, seed: 'told', bots, random: randomOf('told') }, (before, after) => {
      for (const event of after.batches.slice(before.batches.length).flatMap(({ events }) => events)) {
        const sentence = tell({ rules, state: after.state, words: en }, event);
        expect(sentence).not.toMatch(/[{}]|undefined|\[object/);
        expect(sentence === '').toBe(en.sentences.events[event.type] === '');
        told.add(event.type);
      }
    });
    expect(told.size).toBeGreaterThan(20);
  });
});
