import { type Action, check, evolve, explain, type GameEvent, parseAction, type State } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { en, fr } from './all.ts';
import type { Lexicon } from './lexicon.ts';
import { tell, tellHeld, whyNot } from './tell.ts';

const TOKENS = [
  'yDr@T1[0,0] yEl@T1[1,0] yGm@T1[0,3]+yKey yGh@T2[3,0] yPp@T2[2,3] yIl@T2[0,4]+yScroll yWm@T2[1,4]*',
  'bPa@T3[0,2] bGm@T2[0,3] bRing@T2[4,0] bWm@T1[2,2]+bRope',
].join(' ');
const { rules, state } = scene(TOKENS, {
  rules: 'paladins.1',
  rooms: ['6ccw.0', '7ccw.0', '5cw.0', '8ccw.0', '6cw.0', '7cw.0', '5ccw.0', '8cw.0'],
  covers: { 'T2[2,4]': 'rubble:blue' },
});
const ELSEWHERE = ['7ccw.0', '5cw.0', '8ccw.0', '6cw.0', '7cw.0', '5ccw.0', '6ccw.0'];
const id = (owner: string, kind: string): number =>
  rules.roster.find((member) => member.owner === owner && member.kind === kind)?.id ?? -1;
const master = id('blue', 'weaponMaster');

describe('what Paladins & Dragons refuses', () => {
  test.each([
    [
      'Dr a1>b1',
      'The yellow Red Dragon never moves by itself: only an object can take it elsewhere.',
      'Le Dragon rouge jaune ne se déplace jamais sans l’aide d’un objet.',
    ],
    ['Dr a1^b1>c1', 'The yellow Red Dragon never jumps.', 'Le Dragon rouge jaune ne saute jamais.'],
    ['Dr!breathe w', 'Nobody is in sight in that direction.', 'Personne n’est en vue dans cette direction.'],
    ['El a2>b2', 'The way is barred by a rift on b2.', 'Il y a une crevasse sur la case b2.'],
    ['Pp i3>i2', 'The way is barred by a fountain on i2.', 'Il y a une fontaine de jouvence sur la case i2.'],
    ['Pp i3>j3', 'The way is barred by rubble on j3.', 'Il y a un éboulis sur la case j3.'],
    ['Gh f4>g4>h4>h3', 'One may not stop over a pit (h3).', 'On ne s’arrête pas au-dessus d’une fosse (h3).'],
    ['El a2^b2>c2', 'One cannot land over a rift (c2).', 'On ne se reçoit pas au-dessus d’une crevasse (c2).'],
    ['Gh f4>f5+bRing', 'The yellow Ghost cannot carry anything.', 'Le Fantôme jaune ne peut rien porter.'],
    [
      'Gm!smash a1|b1',
      'No wall between a1 and b1 can be broken from here.',
      'Aucun mur entre a1 et b1 ne peut être brisé d’ici.',
    ],
    [
      'Il!pit a1',
      'a1 is no empty floor: it has to be plain floor without token or marker.',
      'La case a1 ne convient pas : il faut une case de sol sans pion ni marqueur.',
    ],
    [
      'Il!charm bPa',
      'The blue Paladin is not in the same room as the yellow Illusionist.',
      'Le Paladin bleu et l’Illusionniste jaune ne sont pas dans la même salle.',
    ],
    [
      'Wm!fountain',
      'No fountain is within reach of the yellow Weapon Master.',
      'Aucune fontaine n’est à portée pour le Maître d’armes jaune.',
    ],
    ['Il!fountain', 'The yellow Illusionist is not wounded.', 'L’Illusionniste jaune n’a pas de blessure.'],
  ])('%s', (text, english, french) => {
    const action = parseAction(rules, state, 'yellow', text);
    if (!action.ok) throw new Error(explain(action.error));
    const refusal = check(rules, state, 'yellow', action.value);
    if (refusal === undefined) throw new Error('It is legal.');
    expect(whyNot({ rules, state, words: en, naming: 'names' }, refusal)).toBe(english);
    expect(whyNot({ rules, state, words: fr, naming: 'names' }, refusal)).toBe(french);
  });
});

describe('what happens in Paladins & Dragons', () => {
  test.each<[GameEvent, string, string]>([
    [
      { type: 'stole', piece: id('yellow', 'pickpocket'), token: id('blue', 'rope') },
      'The yellow Pickpocket steals the blue Rope.',
      'Le Pickpocket jaune vole la Corde bleue.',
    ],
    [
      { type: 'covered', tile: 1, cover: { cell: 14, name: 'rubble', owner: 'blue' } },
      'Blue conjures up rubble on j3.',
      'Bleu fait apparaître un éboulis en j3.',
    ],
    [
      { type: 'uncovered', tile: 0, cover: { cell: 4, name: 'pit', owner: 'yellow' } },
      'Yellow’s illusion of a pit on e1 is gone.',
      'En e1, une illusion de Jaune disparaît : une fosse.',
    ],
    [
      { type: 'revived', piece: master },
      'The blue Weapon Master is healed and may act at once.',
      'Le Maître d’armes bleu guérit de sa blessure et peut agir aussitôt.',
    ],
    [
      { type: 'marked', tile: 0, edge: 14, state: 'broken', by: 'yellow' },
      'The wall between d1 and d2 is broken.',
      'Le mur entre d1 et d2 est brisé.',
    ],
    [
      { type: 'marked', tile: 0, edge: 13, state: 'broken' },
      'The portcullis between d1 and e1 is broken now.',
      'La herse entre d1 et e1 est maintenant brisée.',
    ],
    [
      { type: 'committed', seat: 'blue', card: 'C3', open: true },
      'Blue lays a combat card face-up: Combat 3.',
      'Bleu pose une carte Combat face visible : Combat 3.',
    ],
    [
      { type: 'purseOpened', ap: 3, only: master, lent: true },
      'The blue Weapon Master obeys yellow for 3 action points.',
      'Le Maître d’armes bleu obéit à Jaune pour 3 points d’action.',
    ],
    [
      { type: 'removed', piece: master, why: 'fell' },
      'The blue Weapon Master falls into a rift.',
      'Le Maître d’armes bleu tombe dans une crevasse.',
    ],
    [
      { type: 'removed', piece: master, why: 'crushed' },
      'The blue Weapon Master is crushed by falling rocks.',
      'Le Maître d’armes bleu périt sous des chutes de pierres.',
    ],
  ])('%j', (event, english, french) => {
    expect(tell({ rules, state, before: state, words: en, naming: 'names' }, event)).toBe(english);
    expect(tell({ rules, state, before: state, words: fr, naming: 'names' }, event)).toBe(french);
  });
});

describe('choosing teams', () => {
  test.each<[GameEvent, string, string]>([
    [
      { type: 'named', seat: 'blue', kind: 'ghost' },
      'Blue names the Ghost for both sides.',
      'Bleu nomme le Fantôme pour les deux camps.',
    ],
    [{ type: 'picked', seat: 'blue', kind: 'ghost', team: 'ghost', open: true }, '', ''],
    [{ type: 'picked', seat: 'blue', kind: '?', team: '?' }, 'Blue picks a token.', 'Bleu choisit un pion.'],
    [
      { type: 'paired', seat: 'blue', pair: '5', rooms: ['5cw', '5ccw'] },
      'Blue picks a pair of rooms: 5.',
      'Bleu choisit une paire de salles : 5.',
    ],
  ])('%j', (event, english, french) => {
    expect(tell({ rules, state, words: en, naming: 'names' }, event)).toBe(english);
    expect(tell({ rules, state, words: fr, naming: 'names' }, event)).toBe(french);
  });
});

describe('a deed', () => {
  const dragon = id('yellow', 'redDragon');
  const golem = id('yellow', 'golem');
  const use = (piece: number, offer: string): Action => ({ type: 'use', piece, offer });
  test.each<[GameEvent, Action, string, string]>([
    [
      { type: 'removed', piece: master, why: 'eliminated' },
      use(dragon, 'breathe'),
      'The yellow Red Dragon kills the blue Weapon Master.',
      'Le Dragon rouge jaune tue le Maître d’armes bleu.',
    ],
    [
      { type: 'marked', tile: 0, edge: 1, state: 'open', by: 'yellow' },
      use(golem, 'smash'),
      'The yellow Golem breaks the wall between a1 and b1.',
      'Le Golem jaune brise le mur entre a1 et b1.',
    ],
    [
      { type: 'covered', tile: 1, cover: { cell: 0, name: 'pit', owner: 'yellow' } },
      use(id('yellow', 'illusionist'), 'pit'),
      'The yellow Illusionist conjures up a pit on f1.',
      'L’Illusionniste jaune fait apparaître une fosse en f1.',
    ],
  ])('is told with its doer: %j', (event, doing, english, french) => {
    expect(tell({ rules, state, words: en, naming: 'names', doing }, event)).toBe(english);
    expect(tell({ rules, state, words: fr, naming: 'names', doing }, event)).toBe(french);
    expect(tell({ rules, state, words: en, naming: 'names', doing, own: 'yellow' }, event)).toBe(
      english.replace('The yellow', 'The'),
    );
  });

  test('P-PENTA-07: that takes a pentacle is told, and so is one that gives it up', () => {
    const hall = scene('yGh@T1[1,0] bGm@T4[1,1]', { rules: 'paladins.1', rooms: ['8cw.0', ...ELSEWHERE] });
    const ghost = hall.rules.roster.find(({ kind, owner }) => kind === 'ghost' && owner === 'yellow')?.id ?? -1;
    const inside = evolve(hall.state, { type: 'moved', piece: ghost, path: [12] });
    const said = (before: State, after: State, words: Lexicon) =>
      tellHeld({ rules: hall.rules, state: after, before, words, naming: 'names' });
    expect(said(hall.state, inside, en)).toEqual([
      'Yellow holds the pentacle in room A: 1 victory point for as long as it lasts.',
    ]);
    expect(said(inside, hall.state, fr)).toEqual([
      'Jaune ne tient plus le pentacle de la salle A : son point de victoire est perdu.',
    ]);
    expect(said(inside, inside, en)).toEqual([]);
  });
});
