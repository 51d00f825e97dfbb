import { describe, expect, it } from 'vitest';
import { compileBoxes } from '../../../rules/compile.ts';
import { DEFAULTS } from '../../../rules/options.ts';
import { hall } from '../../../testing/hall.ts';
import { play, rulesOf, type Scene, scene, verdict } from '../../../testing/scene.ts';
import { points, spot } from '../../../testing/tell.ts';
import { paladinsAndDragons } from '../index.ts';

const REST = 'bMe@B4[1,1] yMe@B4[3,3]';
const OTHERS = ['Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa', 'El', 'Gm', 'Wm', 'Pa', 'Pp'] as const;
const OPEN = '+   +   +   +   +   +';
/** A room whose first row is drawn with its edges. */
const firstRow = (cells: string) => [
  OPEN,
  `  ${cells}`,
  ...Array.from({ length: 3 }, () => [OPEN, '  .   .   .   .   .']).flat(),
  OPEN,
  `  .   .   .   .   ${cells.includes('G') ? '.' : 'G'}`,
  OPEN,
];
const ACROSS = 'T1[0,0]>T1[0,1]>T1[0,2]';
const withTrait = (trait: string) =>
  rulesOf('base.1+paladins.1 teams=free')
    .roster.filter(({ traits }) => traits.includes(trait))
    .map(({ code }) => code);

describe('Glossary', () => {
  it('P-GLOSS-01: magic users are the Wizard and the Illusionist', () => {
    const charm = (code: string) => verdict(scene(`y${code}@T1[0,0]+yScroll bMe@T1[3,3]`, hall()), `${code}!charm bMe`);
    expect(['Wz', 'Il'].map(charm)).toEqual(['legal', 'legal']);
    for (const code of [...OTHERS, 'Dr']) expect([code, charm(code)]).toEqual([code, 'P-CHARM-02']);
  });

  it('P-GLOSS-02 P-GLOSS-11: only the Ghost is undead, only the Red Dragon is a Dragon', () => {
    expect([withTrait('undead'), withTrait('dragon')]).toEqual([
      ['Gh', 'Gh'],
      ['Dr', 'Dr'],
    ]);
  });

  it('P-GLOSS-03: a 3D obstacle blocks sight and is crossed by flyers and Ghosts only', () => {
    const rooms = hall(['.f...']);
    for (const code of [...OTHERS, 'Il'])
      expect([code, verdict(scene(`${REST} y${code}@T1[0,0]`, rooms), `${code} ${ACROSS}`)]).toEqual([
        code,
        'P-FOUNT-04',
      ]);
    for (const code of ['Wz', 'Gh']) {
      const s = scene(`y${code}@T1[0,0] ${REST}`, rooms);
      expect([verdict(s, `${code} ${ACROSS}`), verdict(s, `${code} T1[0,0]>T1[0,1]`)]).toEqual(['legal', 'P-FOUNT-04']);
    }
    expect(verdict(scene(`yDr@T1[0,0] bGo@T1[0,2] ${REST}`, rooms), 'Dr!breathe e')).toBe('P-DRAGON-05');
  });

  it('P-GLOSS-04: two boxes alike give two Ropes and two Keys, and one of everything else', () => {
    const { roster } = compileBoxes([paladinsAndDragons, { ...paladinsAndDragons, id: 'twin' }], {
      ...DEFAULTS,
      teams: 'free',
    });
    const codes = roster.filter(({ owner }) => owner === 'yellow').map(({ code }) => code);
    expect([...new Set(codes)].filter((code) => codes.filter((each) => each === code).length === 2)).toEqual([
      'Key',
      'Rope',
    ]);
    expect(codes.length).toBe(8 + 6 + 2);
  });

  it('P-GLOSS-05: pit, rift and rocks are flown over, jumped and seen over; pit and rift are roped as well', () => {
    for (const mark of ['o', 'v', 'r']) {
      const rooms = hall([`.${mark}...`]);
      expect(verdict(scene(`yWz@T1[0,0] ${REST}`, rooms), `Wz ${ACROSS}`)).toBe('legal');
      expect(verdict(scene(`yGo@T1[0,0] ${REST}`, rooms), 'Go T1[0,0]^T1[0,1]>T1[0,2]')).toBe('legal');
      expect(verdict(scene(`yDr@T1[0,0] bGo@T1[0,2] ${REST}`, rooms), 'Dr!breathe e')).toBe('legal');
    }
    const roped = (mark: string) => verdict(scene(`yGo@T1[0,0]+yRope ${REST}`, hall([`.${mark}...`])), `Go ${ACROSS}`);
    expect(['o', 'v', 'r'].map(roped)).toEqual(['legal', 'legal', 'P-ROCKS-13']);
  });

  it('P-GLOSS-06: the Wizard alone flies; the Ghost shares his way and not his hands', () => {
    for (const code of [...OTHERS, 'Il']) {
      const s = scene(`bGo@T1[0,1] yMe@B4[3,3] y${code}@T1[0,0]`, hall());
      expect([code, verdict(s, `${code} ${ACROSS}`)]).toEqual([code, 'B-MOVE-05']);
      expect([code, verdict(scene(`${REST} y${code}@T1[0,0]`, hall(['.v...'])), `${code} ${ACROSS}`)]).toEqual([
        code,
        'P-RIFT-01',
      ]);
    }
    const rocks = hall(['.r...']);
    const take = (code: string) =>
      verdict(scene(`y${code}@T1[0,0] bKey@T1[0,1] ${REST}`, rocks), `${code} T1[0,0]>T1[0,1]+bKey>T1[0,2]`);
    expect([take('Wz'), take('Gh')]).toEqual(['legal', 'P-GHOST-04']);
    const rubble = { ...hall(), covers: { 'T1[0,1]': 'rubble:blue' } };
    const over = (code: string) => verdict(scene(`y${code}@T1[0,0] ${REST}`, rubble), `${code} ${ACROSS}`);
    expect([over('Wz'), over('Gh')]).toEqual(['P-ILLU-20', 'legal']);
  });

  it('P-GLOSS-07: an empty floor square has no token and no marker on it; markers on its edges do not count', () => {
    const gates = hall([], firstRow('. ! . | .   .   .'));
    const s = scene(`yGo@T1[0,0]+yRing bSword@T2[1,0] bTh@T2[1,1] yCl@T2[1,2]* ${REST}`, {
      ...gates,
      open: ['T2[0,0]|T2[0,1]'],
      broken: ['T2[0,1]|T2[0,2]'],
      covers: { 'T2[2,0]': 'pit:yellow', 'T2[2,1]': 'rubble:blue' },
    });
    const goes = (cell: string) => verdict(s, `Go!teleport T2${cell}`);
    expect(['[0,0]', '[0,1]', '[0,2]'].map(goes)).toEqual(['legal', 'legal', 'legal']);
    for (const cell of ['[1,0]', '[1,1]', '[1,2]', '[2,0]', '[2,1]', '[4,4]'])
      expect([cell, goes(cell)]).toEqual([cell, 'P-RING-06']);
  });

  it('P-GLOSS-08: who stops on a thing carries it, unless he is a Ghost', () => {
    const stop = (code: string, thing: string) =>
      play(scene(`y${code}@T1[0,0] ${thing} ${REST}`, hall()), `${code} T1[0,0]>T1[0,1]`);
    expect(spot(stop('Go', 'bSword@T1[0,1]'), 'bSword')).toBe('T1[0,1] yGo');
    expect(spot(stop('Go', 'yCl@T1[0,1]*'), 'yCl')).toBe('T1[0,1]* yGo');
    const pair = stop('Pa', 'bSword@T1[0,1] yCl@T1[0,1]*');
    expect([spot(pair, 'bSword'), spot(pair, 'yCl')]).toEqual(['T1[0,1] yPa', 'T1[0,1]* yPa']);
    expect(spot(stop('Gh', 'bSword@T1[0,1]'), 'bSword')).toBe('T1[0,1]');
    expect(spot(stop('Gh', 'yCl@T1[0,1]*'), 'yCl')).toBe('T1[0,1]*');
  });

  it('P-GLOSS-09 P-GLOSS-C1: of the Paladin killed over a pit the Rope stays, the Sword is lost', () => {
    for (const mark of ['o', 'v']) {
      const s = scene(`yDr@T1[0,0] bPa@T1[0,1]+bRope+bSword ${REST}`, hall([`.${mark}...`]));
      const after = play(s, 'Dr!breathe e');
      expect([spot(after, 'bPa'), spot(after, 'bRope'), spot(after, 'bSword')]).toEqual(['out', 'T1[0,1]', 'out']);
    }
    const floor = play(scene(`yDr@T1[0,0] bPa@T1[0,1]+bRope+bSword ${REST}`, hall()), 'Dr!breathe e');
    expect(spot(floor, 'bSword')).toBe('T1[0,1]');
  });

  it('P-GLOSS-09: wounded there he keeps both; when he is carried off the Sword is lost', () => {
    const rift = hall(['.v...']);
    const s = scene(`yPa@T1[0,1]*+yRope+ySword yGo@T1[0,0] ${REST}`, rift);
    const waited = play(s, 'Go T1[0,0]>T1[1,0]');
    expect([spot(waited, 'yRope'), spot(waited, 'ySword')]).toEqual(['T1[0,1]', 'T1[0,1]']);
    const lifted = play(s, 'Go T1[0,0]>T1[0,1]+yPa>T1[0,2]');
    expect([spot(lifted, 'yPa'), spot(lifted, 'yRope'), spot(lifted, 'ySword')]).toEqual([
      'T1[0,2]* yGo',
      'T1[0,1]',
      'out',
    ]);
    const thief = play(scene(`yDr@T1[0,0] bTh@T1[0,1]+bSword ${REST}`, hall(['.o...'])), 'Dr!breathe e');
    expect(spot(thief, 'bSword')).toBe('out');
  });

  it('P-GLOSS-09: robbed of his Rope he falls, and what else he carried with him', () => {
    const s = scene(`yPp@T1[0,0] bPa@T1[0,1]+bRope+bSword ${REST}`, hall(['.v...']));
    const after = play(s, 'Pp!steal bRope');
    expect([spot(after, 'bPa'), spot(after, 'bSword'), spot(after, 'bRope')]).toEqual(['out', 'out', 'T1[0,0] yPp']);
  });

  it('P-GLOSS-10 P-GLOSS-C2: a death scores for the opponent of its colour, whoever caused it', () => {
    const own = scene('bWz@T1[0,0]+bWand bTr@T1[0,2] yMe@B4[3,3]', { ...hall(), active: 'blue' });
    expect(points(play(own, 'Wz!fire e'))).toBe('1:0');
    const other = scene('bWz@T1[0,0]+bWand yTr@T1[0,2] yMe@B4[3,3]', { ...hall(), active: 'blue' });
    expect(points(play(other, 'Wz!fire e'))).toBe('0:1');
    expect(points(play(scene(`yGo@T1[0,0] ${REST}`, hall(['.r...'])), 'Go T1[0,0]>T1[0,1]'))).toBe('0:1');
    const killed = play(scene(`yWa@T1[0,0] bGo@T1[0,1]* ${REST}`, hall()), 'Wa x bGo', 'yellow: C0', 'blue: C0');
    expect(points(killed)).toBe('1:0');
    const charmed = play(scene(`yWz@T1[3,3]+yScroll bDr@T1[0,0] bGo@T1[0,2] yGo@T1[2,0]`, hall()), 'Wz!charm bDr');
    expect([points(play(charmed, 'bDr!breathe e')), points(play(charmed, 'bDr!breathe s'))]).toEqual(['1:0', '0:1']);
  });

  it('P-GLOSS-11: the Dragonslayer counts against it and against nobody else', () => {
    const strength = (foe: string) =>
      play(scene(`yGo@T1[0,0]+ySlayer ${foe}@T1[0,1]`, hall()), `Go x ${foe}`).state.tasks.at(-1);
    expect(strength('bDr')).toMatchObject({ strength: { yellow: 5, blue: 6 } });
    expect(strength('bGm')).toMatchObject({ strength: { yellow: 1, blue: 4 } });
  });

  it('P-GLOSS-12: a room is revealed through any opening, from mist, gear or pentacle alike', () => {
    const reveal = (row: string, options = {}) =>
      verdict(scene('yGo@T1[0,4]', { ...hall(firstRow(row)), faceDown: ['T2'], ...options }), 'Go reveal B');
    for (const mark of ['.', 'm', 'G', 'p']) expect([mark, reveal(`.   .   .   .   ${mark}`)]).toEqual([mark, 'legal']);
    expect([reveal('.   .   .   .   . |'), reveal('.   .   .   .   . !')]).toEqual(['B-REV-01', 'B-REV-01']);
    const edge = ['T1[0,4]>e'];
    expect(reveal('.   .   .   .   . |', { broken: edge })).toBe('legal');
    expect(reveal('.   .   .   .   . !', { open: edge })).toBe('legal');
    expect(reveal('.   .   .   .   . !', { broken: edge })).toBe('legal');
    expect(verdict(scene('yGo@T1[0,3]', { ...hall(), faceDown: ['T2'] }), 'Go reveal B')).toBe('B-REV-01');
  });

  it('P-GLOSS-13: a broken wall is progress', () => {
    const s = scene(`yGm@T1[0,0] ${REST}`, { ...hall(firstRow('. | .   .   .   .')), turn: { quiet: 7 } });
    expect(quietAfter(s, 'Gm!smash T1[0,0]|T1[0,1]')).toBe(0);
    expect(quietAfter(s, 'Gm T1[0,0]>T1[1,0]')).toBe(8);
  });

  it('P-GLOSS-13: illusions, thefts, drinks at a fountain and pentacles are not', () => {
    const quiet = { turn: { quiet: 7 } };
    const illusions = scene(`yIl@T1[0,0] ${REST}`, { ...hall(), ...quiet });
    expect(quietAfter(illusions, 'Il!pit T1[0,2]', 'Il!unpit', 'Il!rubble T1[0,1]')).toBe(8);
    const theft = scene(`yPp@T1[0,0] bGo@T1[0,1]+bSword ${REST}`, { ...hall(), ...quiet });
    expect(quietAfter(theft, 'Pp!steal bSword')).toBe(8);
    const drink = scene(`yGo@T1[0,0]* ${REST}`, { ...hall(['.f...']), ...quiet });
    expect(quietAfter(drink, 'Go!fountain')).toBe(8);
    const pentacle = scene(`yGo@T1[0,0] ${REST}`, { ...hall(['.pp..', '.pp..']), ...quiet });
    expect(quietAfter(pentacle, 'Go T1[0,0]>T1[0,1]', 'Go T1[0,1]>T1[0,0]')).toBe(8);
  });
});

const quietAfter = (from: Scene, ...texts: readonly string[]): number => play(from, ...texts, 'pass').state.turn.quiet;
