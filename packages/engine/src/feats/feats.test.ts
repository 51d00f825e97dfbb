import { describe, expect, test } from 'vitest';
import type { Seat } from '../core/state.ts';
import { parseAction } from '../notation/action.ts';
import { hall } from '../testing/hall.ts';
import { plyOf } from '../testing/players.ts';
import { inNotation, play, rulesOf, type Scene, scene } from '../testing/scene.ts';
import { FEAT_SORTS, featsIn, featsOf } from './feats.ts';

const OPEN = hall(['.....']);
const HOLES = hall(['.or.G']);
const REST = 'bMe@B4[1,1] yMe@B4[3,3]';

/** What a seat does by one action, what the engine asks and tells left out; the other's doings with its name. */
const feats = ({ rules, state }: Scene, text: string, seat: Seat = 'yellow'): readonly string[] => {
  const action = parseAction(rules, state, seat, inNotation(text));
  if (!action.ok) throw new Error(text);
  return featsOf(rules, state, plyOf(rules, state, seat, action.value).batch)
    .filter(({ name }) => !/^(?:event|task) /.test(name))
    .map(({ by, name }) => (by === seat ? name : `${by}: ${name}`));
};
const gifts = (s: Scene, text: string) => feats(s, text).filter((feat) => feat.includes('gift '));

describe('what an action does', () => {
  test('a Move: who walks, over what, and what it takes', () => {
    const s = scene(`yWa@T1[0,0] bSword@T1[0,1] ${REST}`, OPEN);
    expect(feats(s, 'Wa T1[0,0]>T1[0,1]+bSword>T1[0,2]')).toEqual([
      'action move',
      'character warrior',
      'terrain floor',
      'object sword',
      'terrain floor',
    ]);
  });

  test('an ability, a card of either kind, a jump with its card', () => {
    expect(feats(scene(`yTr@T1[0,0]* ${REST}`, OPEN), 'Tr!regenerate')).toEqual([
      'action use',
      'offer regenerate',
      'character troll',
    ]);
    expect(feats(scene(`yGo@T1[0,0] ${REST}`, HOLES), 'Go T1[0,0]^T1[0,1]>T1[1,1]')).toContain('card J');
    const fight = scene('yWa@T1[0,0] bGo@T1[0,1]*', OPEN);
    expect(feats(fight, 'Wa x bGo')).toEqual(['action attack', 'character warrior']);
  });

  test('a death is the doing of whoever gets the point for it, a step into rocks one’s own', () => {
    const s = scene(`yGo@T1[0,1] ${REST}`, HOLES);
    expect(feats(s, 'Go T1[0,1]>T1[0,2]')).toEqual([
      'action move',
      'character goblin',
      'terrain rocks',
      'removal crushed',
    ]);
  });
});

describe('what is of use by itself', () => {
  test.each([
    ['yTh@T1[0,0]', 'Th T1[0,0]>T1[0,1]', ['gift thief']],
    ['yWz@T1[1,2]', 'Wz T1[1,2]>T1[0,2]>T1[0,3]', ['gift wizard']],
    ['yWz@T1[1,0] bGo@T1[1,1]', 'Wz T1[1,0]>T1[1,1]>T1[1,2]', ['gift wizard']],
    ['yTh@T1[0,1] yWa@T1[0,0]', 'Wa T1[0,0]>T1[0,1]>T1[1,1]', ['gift thief']],
    ['bRope@T1[0,1] yWa@T1[0,0]', 'Wa T1[0,0]>T1[0,1]>T1[1,1]', ['gift rope']],
    ['yWa@T1[0,0]+yRope', 'Wa T1[0,0]>T1[0,1]>T1[1,1]', ['gift rope']],
    ['yWa@T1[1,2]+yShield', 'Wa T1[1,2]>T1[0,2]>T1[0,3]', ['gift fireShield']],
    ['yTh@T1[1,0] yWa@T1[2,0]', 'Th T1[1,0]>T1[1,1]', []],
  ])('%s passes: %s', (tokens, text, found) => {
    expect(gifts(scene(`${tokens} ${REST}`, HOLES), text)).toEqual(found);
  });

  test('weapons, for whoever fights with them', () => {
    const s = scene('yWa@T1[0,0]+ySword bGo@T1[0,1]+bArmor', OPEN);
    expect(gifts(s, 'Wa x bGo')).toEqual(['gift sword', 'blue: gift armor']);
    expect(gifts(scene('yWa@T1[0,0]+yArmor bGo@T1[0,1]+bSword', OPEN), 'Wa x bGo')).toEqual([]);
    expect(gifts(scene('yWa@T1[0,0]+ySlayer bDr@T1[0,1]', OPEN), 'Wa x bDr')).toEqual(['gift dragonslayer']);
    expect(gifts(scene('yWa@T1[0,0] bWm@T1[0,1]', OPEN), 'Wa x bWm')).toEqual(['blue: gift weaponMaster']);
  });

  test('a second load, and a turn against the arrow', () => {
    const laden = scene(`yPa@T1[0,0]+ySword bKey@T1[0,1] ${REST}`, OPEN);
    expect(gifts(laden, 'Pa T1[0,0]>T1[0,1]+bKey')).toEqual(['gift paladin']);
    const gear = scene('yMe@T1[4,4] bMe@B4[1,1]', OPEN);
    expect([gifts(gear, 'Me rot A-'), gifts(gear, 'Me rot A+')]).toEqual([['gift mekanork'], []]);
  });

  test('points that others do not bring', () => {
    const s = (tokens: string) => scene(`${tokens} ${REST}`, { ...OPEN });
    expect(gifts(s('yGo@T4[0,4]+yTreasure'), 'Go T4[0,4]>BL0')).toEqual(['gift treasure', 'gift goblin']);
    expect(gifts(s('yCl@T4[0,4]+yGo*'), 'Cl T4[0,4]>BL0')).toEqual([]);
  });
});

describe('what a prison adds', () => {
  const rooms = ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '40ccw.0', '40cw.0'];
  const cell = (tokens: string) => scene(`${tokens} ${REST}`, { rules: 'prison.1', rooms });

  test('slits: a walk, a shot and a thrust through one', () => {
    expect(feats(cell('yNa@T1[0,2]'), 'Na T1[0,2]>T1[1,2]')).toContain('edge slit');
    expect(feats(cell('yNa@T1[2,2]'), 'Na T1[2,2]>T1[1,2]')).not.toContain('edge slit');
    const armed = (weapon: string) => cell(`yCl@T1[0,2]+y${weapon} bNa@T1[1,2]`);
    expect(feats(armed('Bow'), 'Cl x bNa shoot')).toContain('edge slit');
    expect(feats(armed('Spear'), 'Cl x bNa thrust')).toContain('edge slit');
    expect(feats(cell('yCl@T2[2,0]+yBow bNa@T2[2,3]'), 'Cl x bNa shoot')).not.toContain('edge slit');
  });

  test('who helps from afar, and a called card', () => {
    expect(gifts(cell('yCl@T2[2,0]+yBow yNa@T2[2,4] bWz@T2[2,3]'), 'Na x bWz')).toEqual(['gift bow']);
    const asked = play(cell('yTe@T2[2,1] bNa@T2[2,2]'), 'Te x bNa');
    expect(gifts(asked, 'answer card=C6')).toEqual(['gift telepath']);
    expect(gifts(asked, 'answer word=noCard')).toEqual([]);
  });
});

describe('all that can be done', () => {
  test('is named once, after its sort, by rules that have it', () => {
    const base = featsIn(rulesOf('base.1'));
    expect(new Set(base).size).toBe(base.length);
    const prison = featsIn(rulesOf('prison.1'));
    for (const sort of FEAT_SORTS) expect([...base, ...prison].some((feat) => feat.startsWith(`${sort} `))).toBe(true);
    expect(base.filter((feat) => feat.startsWith('gift '))).toEqual(
      ['goblin', 'mekanork', 'thief', 'wizard', 'armor', 'rope', 'sword', 'treasure'].map((kind) => `gift ${kind}`),
    );
    expect(base).not.toContain('action timeout');
    expect(featsIn(rulesOf('base.1 timer=120:60:5:5'))).toContain('action timeout');
    expect(featsIn(rulesOf('base.1+paladins.1 teams=free'))).toContain('action pick');
  });

  test('has what the second box’s characters and objects are for', () => {
    const gifted = featsIn(rulesOf('paladins.1')).filter((feat) => feat.startsWith('gift '));
    const kinds = ['elfScout', 'ghost', 'illusionist', 'weaponMaster', 'paladin', 'fireShield', 'dragonslayer', 'rope'];
    expect(gifted).toEqual(kinds.map((kind) => `gift ${kind}`));
  });
});
