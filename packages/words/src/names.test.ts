import { type AskOf, BOXES } from '@archmage/engine';
import { rulesOf, scene, wholeOf } from '@archmage/engine/testing';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { en, fr } from './all.ts';
import type { Lexicon } from './lexicon.ts';
import {
  abilityText,
  cardIn,
  cardName,
  edgeIn,
  groundOf,
  kindIn,
  kindName,
  type Naming,
  nameOf,
  namesOf,
  offerName,
  placeName,
  questionText,
  roomIn,
  type Speech,
  wordIn,
} from './names.ts';

const { rules, state } = scene('yTh@T1[1,1] bWa@T1[1,2]');
const speak = (words: Speech['words'], naming: Naming = 'names'): Speech => ({ rules, state, words, naming });
const idOf = (owner: string, kind: string): number =>
  rules.roster.find((member) => member.owner === owner && member.kind === kind)?.id ?? -1;

describe.each([
  ['en', en],
  ['fr', fr],
] as const)('in %s', (_language, words) => {
  const rulesets = BOXES.boxes().map((box) => rulesOf(wholeOf(box)));
  const kinds = [...new Set(rulesets.flatMap(({ roster }) => roster.map(({ kind }) => kind)))];
  const offers = rulesets.flatMap(({ roster, ways }) => [
    ...roster.flatMap((member) => member.offers.map(({ id }) => id)),
    ...ways.keys(),
  ]);

  test('every character and object has its names, and no other has', () => {
    expect(Object.keys(words.kinds).sort()).toEqual([...kinds].sort());
    for (const kind of kinds) expect(kindName(words, kind)).toMatch(/^\p{Lu}/u);
  });

  test('every character and object says what it can do, in one to three short sentences', () => {
    for (const kind of kinds) {
      expect(abilityText(words, kind)).toMatch(/^\p{Lu}.*\.$/u);
      expect(abilityText(words, kind).split(/[.;] /).length).toBeLessThanOrEqual(3);
    }
  });

  test('every offer has a label, and no other has', () => {
    expect(Object.keys(words.offers).sort()).toEqual([...new Set(offers)].sort());
    for (const offer of offers) expect(offerName(words, offer)).toMatch(/^\p{Lu}[^.]*$/u);
  });

  test('every terrain and every marker on a square has its names, and no other has', () => {
    const boxes = BOXES.all().flatMap(({ terrain, hindrances, covers = [] }) => [...terrain, ...hindrances, ...covers]);
    const grounds = new Set(boxes.map(({ name }) => name));
    expect(Object.keys(words.grounds).sort()).toEqual([...grounds].sort());
    for (const ground of grounds) expect(groundOf(words, ground).where).toMatch(/^\p{Ll}[^.]*$/u);
  });

  test('every card of every deck has a name', () => {
    const cards = rulesets.flatMap(({ cards: faces }) => Object.values(faces));
    expect(cards.length).toBeGreaterThan(20);
    for (const card of cards) expect(cardName(words, card)).toMatch(/^\p{Lu}\p{Ll}+/u);
  });
});

test('what a box asks has a sentence, or its words do not compile', () => {
  const wordsOf = (lexicon: Lexicon) => ({
    ...lexicon,
    questions: { fate: 'What is it to be?' },
    terms: { bleed: 'Bleed' },
  });
  expect(questionText(wordsOf(en), 'fate')).toBe('What is it to be?');
  expect(questionText(en, 'fate')).toBe('Choose one.');
  expect([wordIn(wordsOf(en), 'bleed'), wordIn(en, 'bleed')]).toEqual(['Bleed', 'bleed']);
  expectTypeOf<AskOf<'base.1'>>().toEqualTypeOf<never>();
});

test.each([
  ['thief', 'yellow', 'the yellow Thief', 'la Voleuse jaune'],
  ['thief', 'blue', 'the blue Thief', 'la Voleuse bleue'],
  ['troll', 'blue', 'the blue Troll', 'le Troll bleu'],
  ['armor', 'blue', 'the blue Armor', 'l’Armure bleue'],
  ['sword', 'yellow', 'the yellow Sword', 'l’Épée jaune'],
  ['wallWalker', 'blue', 'the blue Wall-Walker', 'le Passe-Muraille bleu'],
  ['fireballWand', 'blue', 'the blue Fireball Wand', 'la Baguette de boules de feu bleue'],
])('%s of %s', (kind, owner, english, french) => {
  const id = idOf(owner, kind);
  expect(nameOf(speak(en), id)).toBe(english);
  expect(nameOf(speak(fr), id)).toBe(french);
  expect(nameOf(speak(fr, 'codes'), id)).toMatch(/^[yb][A-Z]/);
});

test('lists', () => {
  const three = [idOf('yellow', 'thief'), idOf('blue', 'troll'), idOf('blue', 'rope')];
  expect(namesOf(speak(en), three)).toBe('the yellow Thief, the blue Troll and the blue Rope');
  expect(namesOf(speak(fr), three.slice(0, 2))).toBe('la Voleuse jaune et le Troll bleu');
  expect(namesOf(speak(en, 'codes'), three)).toBe('yTh, bTr, bRope');
  expect(namesOf(speak(en), three.slice(2))).toBe('the blue Rope');
  expect(namesOf(speak(en), [])).toBe('');
});

test('cards, squares, rooms and edges', () => {
  expect(['A3', 'C5', 'J', '?'].map((card) => cardIn(speak(en), card))).toEqual(['Action 3', 'Combat 5', 'Jump', '?']);
  expect(['A3', 'C5', 'J', '?'].map((card) => cardIn(speak(fr), card))).toEqual(['Action 3', 'Combat 5', 'Saut', '?']);
  expect(placeName(speak(en), state.pieces[idOf('yellow', 'thief')]?.at ?? -1)).toBe('b2');
  expect(roomIn(speak(en), '1ccw')).toBe('number 1 (counter-clockwise)');
  expect(roomIn(speak(fr), '1cw')).toBe('numéro 1 (dans le sens horaire)');
  expect(roomIn(speak(en, 'codes'), '1cw')).toBe('1cw');
  expect(edgeIn(speak(en), 1)).toBe('between a1 and b1');
  expect(edgeIn(speak(fr), 2)).toBe('entre a1 et a2');
  expect(edgeIn(speak(en), 0)).toBe('on the north side of a1');
  expect(edgeIn(speak(fr), 0)).toBe('côté nord de a1');
  expect(edgeIn(speak(fr, 'codes'), 1)).toBe('a1|b1');
});

test('what has no name goes by its own', () => {
  expect(kindName(en, 'kraken')).toBe('kraken');
  expect(kindName(en, '?')).toBe('?');
  expect(kindIn(speak(en), '?')).toBe('?');
  expect(kindIn(speak(fr), 'armor')).toBe('l’Armure');
  expect(kindIn(speak(fr, 'codes'), 'thief')).toBe('Th');
  expect(abilityText(en, 'kraken')).toBe('');
  expect(groundOf(en, 'lava')).toEqual({ name: 'lava', a: 'lava', where: 'lava' });
  expect(offerName(en, 'toString')).toBe('toString');
  expect(nameOf(speak(en), 99)).toBe('?');
});
