import { describe, expect, it } from 'vitest';
import { offers, play, scene, token, verdict } from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';

const THIEF_AND_WIZARD = 'yTh@T1[0,0]+yRope yWz@T1[4,0]+yPotion';
const DOWN = 'Th T1[0,0]>T1[1,0]>T1[2,0]>T1[3,0]>T1[4,0]';
const SWORD_MEETS_ARMOR = 'yGo@T1[1,1]+ySword yArmor@T1[1,2]';

describe('Objects and carrying', () => {
  it('B-OBJ-01: one load, an object of either colour or a wounded friend', () => {
    const full = scene('yWa@T1[1,1]+ySword bArmor@T1[1,2] yGo@T1[2,1]*');
    expect(verdict(full, 'Wa T1[1,1]>T1[1,2]+bArmor>T1[1,3]')).toBe('B-OBJ-01');
    expect(verdict(full, 'Wa T1[1,1]>T1[2,1]+yGo>T1[2,2]')).toBe('B-OBJ-01');
    const empty = scene('yWa@T1[1,1] bArmor@T1[1,2] yGo@T1[2,1]*');
    expect(spot(play(empty, 'Wa T1[1,1]>T1[1,2]+bArmor>T1[1,3]'), 'bArmor')).toBe('T1[1,3] yWa');
    expect(spot(play(empty, 'Wa T1[1,1]>T1[2,1]+yGo>T1[2,2]'), 'yGo')).toBe('T1[2,2]* yWa');
  });

  it('B-OBJ-C6 B-OBJ-01: a wounded enemy is never carried, nor is anybody unwounded', () => {
    expect(verdict(scene('yWa@T1[1,1] bWz@T1[1,2]*'), 'Wa T1[1,1]>T1[1,2]+bWz>T1[1,3]')).toBe('B-OBJ-01');
    expect(verdict(scene('yWa@T1[1,1] yWz@T1[1,2]'), 'Wa T1[1,1]>T1[1,2]+yWz>T1[1,3]')).toBe('B-OBJ-01');
  });

  it('B-OBJ-02: taking and leaving cost nothing but the Move, and need something there', () => {
    const s = scene('yWa@T1[1,1]+yRope bSword@T1[1,3]', { ap: 3 });
    const after = play(s, 'Wa T1[1,1]>T1[1,2]-yRope>T1[1,3]+bSword>T1[2,3]');
    expect(apLeft(after)).toBe(2);
    expect(spot(after, 'yRope')).toBe('T1[1,2]');
    expect(spot(after, 'bSword')).toBe('T1[2,3] yWa');
    expect(verdict(s, 'Wa T1[1,1]-yRope>T1[1,2]+bSword>T1[1,3]')).toBe('B-OBJ-02');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]-bSword>T1[1,3]')).toBe('B-OBJ-02');
  });

  it('B-OBJ-03: who stops on an object or a wounded friend carries it, though it was not picked up', () => {
    const sword = play(scene('yWa@T1[1,1] ySword@T1[1,2]'), 'Wa T1[1,1]>T1[1,2]');
    expect(spot(sword, 'ySword')).toBe('T1[1,2] yWa');
    const friend = play(scene('yWa@T1[1,1] yGo@T1[1,2]*'), 'Wa T1[1,1]>T1[1,2]');
    expect(spot(friend, 'yGo')).toBe('T1[1,2]* yWa');
    const dropped = play(scene('yWa@T1[1,1]+ySword'), 'Wa T1[1,1]>T1[1,2]-ySword');
    expect(spot(dropped, 'ySword')).toBe('T1[1,2] yWa');
    const healed = play(scene('yCl@T1[1,1] yGo@T1[1,2]*+ySword'), 'Cl!heal yGo');
    expect(spot(healed, 'ySword')).toBe('T1[1,2] yGo');
  });

  it('B-OBJ-C12 B-OBJ-04: up and down again in one Move of three squares', () => {
    const s = scene('yWa@T1[1,1] ySword@T1[1,2]');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]+ySword>T1[1,3]-ySword>T1[1,2]')).toBe('legal');
    const after = play(s, 'Wa T1[1,1]>T1[1,2]+ySword>T1[1,3]-ySword>T1[1,2]');
    expect([spot(after, 'yWa'), spot(after, 'ySword')]).toEqual(['T1[1,2]', 'T1[1,3]']);
  });

  it('B-OBJ-04: on the first square and on the last', () => {
    const s = scene('yWa@T1[1,1]+ySword bArmor@T1[1,3]');
    const after = play(s, 'Wa T1[1,1]-ySword>T1[1,2]>T1[1,3]+bArmor');
    expect([spot(after, 'ySword'), spot(after, 'bArmor')]).toEqual(['T1[1,1]', 'T1[1,3] yWa']);
    expect(verdict(s, 'Wa T1[1,1]-ySword>T1[1,2]>T1[1,3]+bArmor')).toBe('legal');
  });

  it('B-OBJ-05: neither two objects nor two wounded on one square, but one of each', () => {
    const walk = 'Wa T1[1,1]>T1[1,2]';
    expect(verdict(scene('yWa@T1[1,1]+ySword bArmor@T1[1,2]'), `${walk}-ySword>T1[1,3]`)).toBe('B-OBJ-05');
    expect(verdict(scene('yWa@T1[1,1]+yGo* yCl@T1[1,2]*'), `${walk}-yGo>T1[1,3]`)).toBe('B-OBJ-05');
    expect(verdict(scene('yWa@T1[1,1]+yGo* bCl@T1[1,2]*'), `${walk}-yGo>T1[1,3]`)).toBe('B-OBJ-05');
    expect(verdict(scene('yWa@T1[1,1]+yGo* bArmor@T1[1,2]'), `${walk}-yGo>T1[1,3]`)).toBe('legal');
    const after = play(scene('yWa@T1[1,1]+yGo* bArmor@T1[1,2]'), `${walk}-yGo>T1[1,3]`);
    expect([spot(after, 'yGo'), spot(after, 'bArmor')]).toEqual(['T1[1,2]*', 'T1[1,2]']);
  });

  it('B-OBJ-06: a pit takes a Rope and nothing else', () => {
    const walk = 'Th T1[0,1]>T1[0,2]';
    expect(verdict(scene('yTh@T1[0,1]+ySword'), `${walk}-ySword>T1[0,3]`)).toBe('B-OBJ-06');
    expect(verdict(scene('yTh@T1[0,1]+yGo*'), `${walk}-yGo>T1[0,3]`)).toBe('B-OBJ-06');
    expect(verdict(scene('yTh@T1[0,1]+yGo* bRope@T1[0,2]'), `${walk}-yGo>T1[0,3]`)).toBe('B-OBJ-06');
    expect(verdict(scene('yTh@T1[0,1]+yRope'), `${walk}-yRope>T1[0,3]`)).toBe('legal');
  });

  it('B-OBJ-07: a flying Wizard takes and leaves nothing over an unwounded enemy', () => {
    const over = 'Wz T1[1,1]>T1[1,2]';
    expect(verdict(scene('yWz@T1[1,1] bTr@T1[1,2]+bTreasure'), `${over}+bTreasure>T1[1,3]`)).toBe('B-OBJ-07');
    expect(verdict(scene('yWz@T1[1,1]+ySword bTr@T1[1,2]'), `${over}-ySword>T1[1,3]`)).toBe('B-OBJ-07');
    expect(verdict(scene('yWz@T1[1,1]+ySword bTr@T1[1,2]*'), `${over}-ySword>T1[1,3]`)).toBe('legal');
  });

  it('B-OBJ-07: a wounded enemy receives one object, and the opponent’s line none', () => {
    const walk = 'Wa T1[1,1]>T1[1,2]-ySword>T1[1,3]';
    const given = scene('yWa@T1[1,1]+ySword bGo@T1[1,2]*');
    expect(verdict(given, walk)).toBe('legal');
    expect(spot(play(given, walk), 'ySword')).toBe('T1[1,2]');
    expect(verdict(scene('yWa@T1[1,1]+ySword bGo@T1[1,2]*+bArmor'), walk)).toBe('B-OBJ-05');
    const exit = scene('yCl@T4[1,4]+ySword yWa@T4[2,4] bRope@BL1');
    expect(offers(exit, /z2[+-]/)).toEqual([]);
    expect(verdict(exit, 'Cl T4[1,4]>BL1-ySword')).toMatch(/^B-(EXIT-0[16]|OBJ-07)$/);
    expect(verdict(exit, 'Cl T4[1,4]-ySword>BL1+bRope')).toMatch(/^B-(EXIT-0[16]|OBJ-07)$/);
    const after = play(exit, 'Cl T4[1,4]>BL1');
    expect([spot(after, 'yCl'), spot(after, 'ySword'), spot(after, 'bRope')]).toEqual(['out', 'out', 'BL1']);
  });

  it('B-OBJ-C3 B-OBJ-08: the Goblin swaps Sword for Armor in passing', () => {
    const s = scene(SWORD_MEETS_ARMOR);
    expect(verdict(s, 'Go T1[1,1]>T1[1,2]-ySword+yArmor>T1[1,3]')).toBe('legal');
    const after = play(s, 'Go T1[1,1]>T1[1,2]-ySword+yArmor>T1[1,3]');
    expect([spot(after, 'ySword'), spot(after, 'yArmor')]).toEqual(['T1[1,2]', 'T1[1,3] yGo']);
  });

  it('B-OBJ-C4 B-OBJ-08: no second object on the floor, and no stop with or without the swap', () => {
    const s = scene(SWORD_MEETS_ARMOR);
    expect(verdict(s, 'Go T1[1,1]>T1[1,2]-ySword>T1[1,3]')).toBe('B-OBJ-05');
    expect(verdict(s, 'Go T1[1,1]>T1[1,2]')).toBe('B-TURN-05');
    expect(verdict(s, 'Go T1[1,1]>T1[1,2]-ySword+yArmor')).toBe('B-TURN-05');
  });

  it('B-OBJ-C1 B-OBJ-09: Rope for Speed Potion on the run', () => {
    const s = scene(THIEF_AND_WIZARD, { ap: 2 });
    expect(verdict(s, `${DOWN}-yRope+yPotion>YL4`)).toBe('legal');
    const after = play(s, `${DOWN}-yRope+yPotion>YL4`);
    expect([spot(after, 'yPotion'), spot(after, 'yRope')]).toEqual(['YL4 yTh', 'T1[4,0] yWz']);
    expect(apLeft(after)).toBe(1);
  });

  it('B-OBJ-C2 B-OBJ-09: nobody ends up with two loads, and the run does not end on the friend', () => {
    const s = scene(THIEF_AND_WIZARD);
    expect(verdict(s, `${DOWN}-yRope>YL4`)).toBe('B-OBJ-09');
    expect(verdict(s, `${DOWN}-yRope+yPotion`)).toBe('B-MOVE-04');
    expect(verdict(s, DOWN)).toBe('B-MOVE-04');
  });

  it('B-OBJ-09: giving, taking and exchanging, objects and wounded alike', () => {
    const walk = 'Wa T1[1,1]>T1[1,2]';
    const given = play(scene('yWa@T1[1,1]+yGo* yCl@T1[1,2]'), `${walk}-yGo>T1[1,3]`);
    expect(spot(given, 'yGo')).toBe('T1[1,2]* yCl');
    const taken = play(scene('yWa@T1[1,1] yCl@T1[1,2]+yGo*'), `${walk}+yGo>T1[1,3]`);
    expect(spot(taken, 'yGo')).toBe('T1[1,3]* yWa');
    expect(verdict(scene('yWa@T1[1,1]+yGo* yCl@T1[1,2]+ySword'), `${walk}-yGo>T1[1,3]`)).toBe('B-OBJ-09');
    expect(verdict(scene('yWa@T1[1,1]+yGo* yCl@T1[1,2]+yTh*'), `${walk}-yGo>T1[1,3]`)).toBe('B-OBJ-09');
    const swapped = play(scene('yWa@T1[1,1]+ySword yCl@T1[1,2]+yGo*'), `${walk}-ySword+yGo>T1[1,3]`);
    expect([spot(swapped, 'yGo'), spot(swapped, 'ySword')]).toEqual(['T1[1,3]* yWa', 'T1[1,2] yCl']);
  });

  it('B-OBJ-10: a blocked friend trades', () => {
    const s = play(scene('yWa@T1[1,1] yCl@T1[2,2] yGo@T1[1,2]*+ySword'), 'Cl!heal yGo');
    expect(verdict(s, 'Go T1[1,2]>T1[1,3]')).toBe('B-CLE-03');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]+ySword>T1[1,3]')).toBe('legal');
    expect(spot(play(s, 'Wa T1[1,1]>T1[1,2]+ySword>T1[1,3]'), 'ySword')).toBe('T1[1,3] yWa');
  });

  it('B-OBJ-C7 B-OBJ-11: the Goblin robs a wounded enemy in passing', () => {
    const s = scene('yGo@T1[1,2] bTr@T1[2,2]*+bTreasure');
    expect(verdict(s, 'Go T1[1,2]>T1[2,2]+bTreasure>T1[3,2]')).toBe('legal');
    const after = play(s, 'Go T1[1,2]>T1[2,2]+bTreasure>T1[3,2]');
    expect([spot(after, 'bTreasure'), spot(after, 'bTr')]).toEqual(['T1[3,2] yGo', 'T1[2,2]*']);
  });

  it('B-OBJ-11: and a wounded friend, but no unwounded enemy', () => {
    const walk = 'Go T1[1,2]>T1[2,2]+bTreasure>T1[3,2]';
    expect(verdict(scene('yGo@T1[1,2] yTr@T1[2,2]*+bTreasure'), walk)).toBe('legal');
    expect(verdict(scene('yGo@T1[1,2] bTr@T1[2,2]+bTreasure'), walk)).toBe('B-MOVE-05');
  });

  it('B-OBJ-C8 B-OBJ-12: lifting the Cleric leaves his Sword', () => {
    const s = scene('yWa@T1[1,1] yCl@T1[1,2]*+ySword');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]+yCl>T1[1,3]')).toBe('legal');
    const after = play(s, 'Wa T1[1,1]>T1[1,2]+yCl>T1[1,3]');
    expect([spot(after, 'yCl'), spot(after, 'ySword')]).toEqual(['T1[1,3]* yWa', 'T1[1,2]']);
  });

  it('B-OBJ-C9 B-OBJ-12: with Armor in hand he may exchange it for the Sword, not lift the Cleric', () => {
    const s = scene('yWa@T1[1,1]+yArmor yCl@T1[1,2]*+ySword');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]-yArmor+yCl>T1[1,3]')).toBe('B-OBJ-05');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]+yCl>T1[1,3]')).toBe('B-OBJ-01');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]-yArmor+ySword>T1[1,3]')).toBe('legal');
    const after = play(s, 'Wa T1[1,1]>T1[1,2]-yArmor+ySword>T1[1,3]');
    expect([spot(after, 'ySword'), spot(after, 'yArmor'), spot(after, 'yCl')]).toEqual([
      'T1[1,3] yWa',
      'T1[1,2]',
      'T1[1,2]*',
    ]);
  });

  it('B-OBJ-12: an object may be left with a wounded friend who has none', () => {
    const walk = 'Wa T1[1,1]>T1[1,2]-ySword>T1[1,3]';
    expect(verdict(scene('yWa@T1[1,1]+ySword yCl@T1[1,2]*'), walk)).toBe('legal');
    expect(spot(play(scene('yWa@T1[1,1]+ySword yCl@T1[1,2]*'), walk), 'ySword')).toBe('T1[1,2]');
    expect(verdict(scene('yWa@T1[1,1]+ySword yCl@T1[1,2]*+yArmor'), walk)).toBe('B-OBJ-05');
  });

  it('B-OBJ-C5: the Warrior lifts the Wizard and ends with him', () => {
    const s = scene('yWa@T1[1,1] yWz@T1[1,2]*');
    const after = play(s, 'Wa T1[1,1]>T1[1,2]+yWz>T1[2,2]');
    expect([spot(after, 'yWa'), spot(after, 'yWz')]).toEqual(['T1[2,2]', 'T1[2,2]* yWa']);
  });

  it('B-OBJ-13: a jumper leaves its load, or not, and takes up what lies where it lands', () => {
    const s = scene('yWa@T4[3,1]+ySword bArmor@T4[3,3]');
    expect(verdict(s, 'Wa T4[3,1]^T4[3,2]>T4[3,3]')).toBe('B-JUMP-05');
    const after = play(s, 'Wa T4[3,1]-^T4[3,2]>T4[3,3]');
    expect([spot(after, 'ySword'), spot(after, 'bArmor')]).toEqual(['T4[3,1]', 'T4[3,3] yWa']);
    expect(spot(play(s, 'Wa T4[3,1]^T4[3,2]>T4[4,2]'), 'ySword')).toBe('T4[4,2] yWa');
    expect(verdict(scene('yWa@T4[3,1]'), 'Wa T4[3,1]-^T4[3,2]>T4[3,3]')).toBe('B-OBJ-02');
    const onPit = scene('yTh@T2[0,4]+ySword');
    expect(verdict(onPit, 'Th T2[0,4]-^T3[0,0]>T3[0,1]')).toBe('B-OBJ-06');
    expect(verdict(onPit, 'Th T2[0,4]^T3[0,0]>T3[0,1]')).toBe('legal');
  });

  it('B-OBJ-13: a wall-walker likewise; and no other Action exchanges anything', () => {
    const s = scene('yWw@T1[3,3]+ySword bArmor@T1[3,4]');
    expect(verdict(s, 'Ww!walk T1[3,4]')).toBe('B-WAL-04');
    const after = play(s, 'Ww!walk- T1[3,4]');
    expect([spot(after, 'ySword'), spot(after, 'bArmor')]).toEqual(['T1[3,3]', 'T1[3,4] yWw']);
    expect(verdict(scene('yCl@T1[1,1]+ySword yGo@T1[1,2]*'), 'Cl!heal- yGo')).toBe('B-TURN-03');
  });

  it('B-OBJ-C11 B-OBJ-14: the Thief lays a wounded friend on her own line', () => {
    const s = scene('yTh@T1[3,0]+yGo*');
    expect(verdict(s, 'Th T1[3,0]>YL3-yGo>YL2')).toBe('legal');
    const after = play(s, 'Th T1[3,0]>YL3-yGo>YL2');
    expect([spot(after, 'yGo'), spot(after, 'yTh')]).toEqual(['YL3*', 'YL2']);
  });

  it('B-OBJ-14: an object too, and it can be fetched again', () => {
    const s = play(scene('yTh@T1[3,0]+ySword'), 'Th T1[3,0]>YL3-ySword>YL2');
    expect(spot(s, 'ySword')).toBe('YL3');
    expect(spot(play(s, 'Th YL2>YL3+ySword>T1[3,0]'), 'ySword')).toBe('T1[3,0] yTh');
  });

  it('B-OBJ-C10: the Goblin stops on a Sword and attacks with it', () => {
    const s = play(scene('yGo@T1[1,1] ySword@T1[1,2] bGo@T1[1,3]'), 'Go T1[1,1]>T1[1,2]', 'Go x bGo');
    expect(s.state.tasks.at(-1)).toMatchObject({ kind: 'commit', strength: { yellow: 2, blue: 1 } });
  });

  it('B-OBJ-15: what costs AP is used up, what works by itself stays', () => {
    const potion = play(scene('yGo@T1[1,1]+yPotion'), 'Go!drink');
    expect(spot(potion, 'yPotion')).toBe('out');
    const wand = play(scene('yWz@T1[1,1]+yWand bGo@T1[1,3]'), 'Wz!fire e');
    expect([spot(wand, 'yWand'), points(wand)]).toEqual(['out', '1:0']);
    const fight = play(scene('yWa@T1[1,1]+ySword bTr@T1[1,2]+bArmor'), 'Wa x bTr', 'yellow: C1', 'blue: C0');
    expect([spot(fight, 'ySword'), spot(fight, 'bArmor')]).toEqual(['T1[1,1] yWa', 'T1[1,2] bTr']);
    const rope = play(scene('yCl@T1[0,1]+yRope'), 'Cl T1[0,1]>T1[0,2]>T1[0,3]');
    expect(token(rope, 'yRope').carrier).toBe(token(rope, 'yCl').id);
  });

  it('B-OBJ-15: after a victory and a defeat too', () => {
    const s = play(scene('yWa@T1[1,1]+ySword bTr@T1[1,2]+bArmor'), 'Wa x bTr');
    const won = play(s, 'yellow: C3', 'blue: C0');
    expect([spot(won, 'ySword'), spot(won, 'bArmor')]).toEqual(['T1[1,1] yWa', 'T1[1,2]']);
    const lost = play(s, 'yellow: C0', 'blue: C0');
    expect([spot(lost, 'ySword'), spot(lost, 'bArmor')]).toEqual(['T1[1,1]', 'T1[1,2] bTr']);
  });
});
