import { describe, expect, it } from 'vitest';
import { check } from '../../../core/decide.ts';
import { at, inNotation, offers, play, type Scene, scene, token, verdict } from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';

/** Whether some legal Move of this character ends on the square. */
const reaches = (s: Scene, code: string, square: string): boolean =>
  offers(s, new RegExp(`^${code} [a-z]\\d.*>${inNotation(square)}(?:[+-]\\w+)*$`)).length > 0;
const GATE = 'T1[2,0]|T1[2,1]';

describe('Move a character', () => {
  it('B-MOVE-C1 B-MOVE-01: the Thief goes five squares, not six', () => {
    const s = scene('yTh@T1[0,0]');
    expect(verdict(s, 'Th T1[0,0]>T1[1,0]>T1[2,0]>T1[3,0]>T1[4,0]>YL4')).toBe('legal');
    expect(verdict(s, 'Th T1[0,0]>T1[1,0]>T1[2,0]>T1[3,0]>T1[4,0]>YL4>YL5')).toBe('B-MOVE-01');
  });

  it('B-MOVE-C2 B-MOVE-01: the Troll goes two squares', () => {
    const s = scene('yTr@T1[1,1]');
    expect(verdict(s, 'Tr T1[1,1]>T1[1,2]>T1[1,3]')).toBe('legal');
    expect(verdict(s, 'Tr T1[1,1]>T1[1,2]>T1[1,3]>T1[2,3]')).toBe('B-MOVE-01');
    expect([reaches(s, 'Tr', 'T1[1,3]'), reaches(s, 'Tr', 'T1[2,3]')]).toEqual([true, false]);
  });

  it('B-MOVE-01: not all squares need be used, and the rest is lost', () => {
    const after = play(scene('yTh@T1[1,1]', { ap: 2 }), 'Th T1[1,1]>T1[1,2]');
    expect([spot(after, 'yTh'), apLeft(after)]).toEqual(['T1[1,2]', 1]);
  });

  it('B-MOVE-02: in any direction, also backwards, not through walls', () => {
    const s = scene('yGo@T1[2,2]');
    for (const to of ['T1[1,2]', 'T1[3,2]', 'T1[2,1]', 'T1[2,3]']) expect(verdict(s, `Go T1[2,2]>${to}`)).toBe('legal');
    expect(verdict(s, 'Go T1[2,2]>T1[1,2]>T1[2,2]>T1[3,2]')).toBe('legal');
    expect(verdict(s, 'Go T1[2,2]>T1[0,3]')).toBe('B-MOVE-02');
    const walled = scene('yGo@T1[1,1]');
    expect(verdict(walled, 'Go T1[1,1]>T1[1,0]')).toBe('B-MOVE-02');
    expect(reaches(walled, 'Go', 'T1[1,0]')).toBe(false);
  });

  it('B-MOVE-C6 B-MOVE-02: a portcullis stops a step while it is closed', () => {
    const step = 'Cl T1[2,0]>T1[2,1]';
    expect(verdict(scene('yCl@T1[2,0]'), step)).toBe('B-MOVE-02');
    expect(verdict(scene('yCl@T1[2,0]', { open: [GATE] }), step)).toBe('legal');
    expect(verdict(scene('yCl@T1[2,0]', { broken: [GATE] }), step)).toBe('legal');
  });

  it('B-MOVE-C7 B-MOVE-02: at a border the other room’s wall counts too', () => {
    expect(verdict(scene('yCl@T3[4,4]'), 'Cl T3[4,4]>B3[0,4]')).toBe('B-MOVE-02');
    expect(verdict(scene('yCl@B3[0,4]'), 'Cl B3[0,4]>T3[4,4]')).toBe('B-MOVE-02');
  });

  it('B-MOVE-03: squares with an object are crossed and stopped on', () => {
    const s = scene('yWa@T1[1,1] bSword@T1[1,2]');
    const crossed = play(s, 'Wa T1[1,1]>T1[1,2]>T1[1,3]');
    expect([spot(crossed, 'yWa'), spot(crossed, 'bSword')]).toEqual(['T1[1,3]', 'T1[1,2]']);
    expect(spot(play(s, 'Wa T1[1,1]>T1[1,2]'), 'bSword')).toBe('T1[1,2] yWa');
  });

  it('B-MOVE-03: squares with a wounded friend are crossed and stopped on', () => {
    const s = scene('yWa@T1[1,1] yGo@T1[1,2]*');
    const crossed = play(s, 'Wa T1[1,1]>T1[1,2]>T1[1,3]');
    expect([spot(crossed, 'yWa'), spot(crossed, 'yGo')]).toEqual(['T1[1,3]', 'T1[1,2]*']);
    expect(spot(play(s, 'Wa T1[1,1]>T1[1,2]'), 'yGo')).toBe('T1[1,2]* yWa');
  });

  it('B-MOVE-C3 B-MOVE-04: through a friend, not onto him', () => {
    const s = scene('yWa@T1[1,1] yCl@T1[1,2]');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]>T1[1,3]')).toBe('legal');
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]')).toBe('B-MOVE-04');
  });

  it('B-MOVE-C4 B-MOVE-05: an enemy bars the way; a wounded one may be crossed, not ended on', () => {
    const barred = scene('yWa@T1[1,1] bGo@T1[1,2]');
    expect(verdict(barred, 'Wa T1[1,1]>T1[1,2]')).toBe('B-MOVE-05');
    expect(verdict(barred, 'Wa T1[1,1]>T1[1,2]>T1[1,3]')).toBe('B-MOVE-05');
    const hurt = scene('yWa@T1[1,1] bGo@T1[1,2]*');
    expect(verdict(hurt, 'Wa T1[1,1]>T1[1,2]>T1[1,3]')).toBe('legal');
    expect(verdict(hurt, 'Wa T1[1,1]>T1[1,2]')).toBe('B-MOVE-05');
  });

  it('B-MOVE-05: the Wizard flies over enemies but does not stop there', () => {
    const s = scene('yWz@T1[1,1] bGo@T1[1,2]');
    expect(verdict(s, 'Wz T1[1,1]>T1[1,2]>T1[1,3]')).toBe('legal');
    expect(verdict(s, 'Wz T1[1,1]>T1[1,2]')).toBe('B-MOVE-05');
  });

  it('B-MOVE-C5: a loaded Warrior may only pass a wounded friend', () => {
    expect(verdict(scene('yGo@T1[1,2]* yWa@T1[1,1]'), 'Wa T1[1,1]>T1[1,2]')).toBe('legal');
    const loaded = scene('yGo@T1[1,2]* yWa@T1[1,1]+ySword');
    expect(verdict(loaded, 'Wa T1[1,1]>T1[1,2]')).toBe('B-TURN-05');
    expect(verdict(loaded, 'Wa T1[1,1]>T1[1,2]>T1[1,3]')).toBe('legal');
  });

  it('B-MOVE-06: gears are crossed and stopped on, pits are not', () => {
    const s = scene('yGo@T1[1,1]');
    expect(verdict(s, 'Go T1[1,1]>T1[0,1]')).toBe('legal');
    expect(verdict(scene('yGo@T2[2,1]'), 'Go T2[2,1]>T2[2,2]>T2[2,3]')).toBe('legal');
    expect(verdict(s, 'Go T1[1,1]>T1[1,2]>T1[0,2]')).toBe('B-PIT-01');
    expect(verdict(s, 'Go T1[1,1]>T1[1,2]>T1[0,2]>T1[0,3]')).toBe('B-PIT-01');
    expect(verdict(scene('yTh@T1[1,1]'), 'Th T1[1,1]>T1[1,2]>T1[0,2]')).toBe('legal');
  });

  it('B-MOVE-07: where a Move may end', () => {
    const s = scene('yWz@T1[1,2] yCl@T1[2,2] bGo@T1[1,1]* bWa@T1[1,3]');
    expect(verdict(s, 'Wz T1[1,2]>T1[2,2]')).toBe('B-MOVE-04');
    expect(verdict(s, 'Wz T1[1,2]>T1[1,1]')).toBe('B-MOVE-05');
    expect(verdict(s, 'Wz T1[1,2]>T1[1,3]')).toBe('B-MOVE-05');
    expect(verdict(s, 'Wz T1[1,2]>T1[0,2]')).toBe('B-PIT-03');
    const loaded = scene('yWz@T1[1,2]+yWand ySword@T1[1,1] yRope@T1[0,2]');
    expect(verdict(loaded, 'Wz T1[1,2]>T1[1,1]')).toBe('B-TURN-05');
    expect(verdict(loaded, 'Wz T1[1,2]>T1[0,2]')).toBe('B-TURN-05');
    expect(verdict(scene('yWz@T1[1,2] yRope@T1[0,2]'), 'Wz T1[1,2]>T1[0,2]')).toBe('legal');
  });

  it('B-MOVE-08: several Moves, each ending legally before the next begins', () => {
    const s = scene('yTr@T1[1,1] yCl@T1[1,3]', { ap: 3 });
    expect(verdict(s, 'Tr T1[1,1]>T1[1,2]>T1[1,3]')).toBe('B-MOVE-04');
    const twice = play(s, 'Tr T1[1,1]>T1[1,2]', 'Tr T1[1,2]>T1[1,3]>T1[2,3]');
    expect([spot(twice, 'yTr'), apLeft(twice)]).toEqual(['T1[2,3]', 1]);
  });

  it('B-MOVE-C12 B-MOVE-09: a Move enters at least one square', () => {
    const s = scene('yGo@T1[1,1]+ySword');
    expect(verdict(s, 'Go T1[1,1]')).toBe('B-MOVE-09');
    expect(verdict(s, 'Go T1[1,1]-ySword')).toBe('B-MOVE-09');
  });

  it('B-MOVE-C8 B-MOVE-10: a Move may end where it began', () => {
    const s = scene('yGo@T1[1,1] yTreasure@T1[1,2]');
    const walk = 'Go T1[1,1]>T1[1,2]+yTreasure>T1[1,1]';
    expect(verdict(s, walk)).toBe('legal');
    expect(spot(play(s, walk), 'yTreasure')).toBe('T1[1,1] yGo');
    expect(verdict(s, 'Go T1[1,1]>T1[1,2]+yTreasure>T1[1,1]>T1[2,1]>T1[3,1]')).toBe('legal');
    expect(verdict(s, 'Go T1[1,1]>T1[1,2]+yTreasure>T1[1,1]>T1[2,1]>T1[3,1]>T1[3,2]')).toBe('B-MOVE-01');
  });

  it('B-MOVE-10: the same square may be entered more than once', () => {
    const s = scene('yGo@T1[1,1] yTreasure@T1[1,3]');
    const walk = 'Go T1[1,1]>T1[1,2]>T1[1,3]+yTreasure>T1[1,2]>T1[2,2]';
    expect(verdict(s, walk)).toBe('legal');
    expect(spot(play(s, walk), 'yTreasure')).toBe('T1[2,2] yGo');
  });

  it('B-MOVE-C10 B-MOVE-11: no step enters a face-down room', () => {
    expect(verdict(scene('yCl@T1[1,4]'), 'Cl T1[1,4]>T2[1,0]')).toBe('legal');
    const s = scene('yCl@T1[1,4]', { faceDown: ['T2'] });
    expect(verdict(s, 'Cl T1[1,4]>T2[1,0]')).toBe('B-MOVE-11');
    expect(reaches(s, 'Cl', 'T2[1,0]')).toBe(false);
  });

  it('B-MOVE-11: no step leaves the board, even across an open edge', () => {
    const s = scene('yCl@T1[0,0]');
    const step = (to: number) =>
      check(s.rules, s.state, 'yellow', { type: 'move', piece: token(s, 'yCl').id, walk: [{ to }] })?.rule;
    expect(step(-1)).toBe('B-MOVE-11');
    expect(step(-2)).toBe('B-MOVE-11');
    expect(step(s.rules.grid.places)).toBe('B-MOVE-11');
    expect(new Set(offers(s, /^Cl a1>[a-z]+\d+$/))).toEqual(new Set(['Cl a1>a2', 'Cl a1>y1']));
    const jumper = scene('yWa@T3[0,1]');
    const jump = { type: 'jump', piece: token(jumper, 'yWa').id, over: at(jumper, 'T3[0,0]') } as const;
    expect(check(jumper.rules, jumper.state, 'yellow', { ...jump, to: at(jumper, 'T3[1,0]') })).toBeUndefined();
    expect(check(jumper.rules, jumper.state, 'yellow', { ...jump, to: -1 })?.rule).toBe('B-JUMP-02');
  });

  it('B-MOVE-C9 B-MOVE-12: off to one’s own line and back', () => {
    const after = play(scene('yCl@T1[3,0]'), 'Cl T1[3,0]>YL3>YL2>T1[2,0]');
    expect([spot(after, 'yCl'), points(after)]).toEqual(['T1[2,0]', '0:0']);
  });

  it('B-MOVE-12: along one’s own line and stopping there; the opponent’s is the exit', () => {
    const line = play(scene('yTh@YL0'), 'Th YL0>YL1>YL2>YL3>YL4>YL5');
    expect(spot(line, 'yTh')).toBe('YL5');
    expect(spot(play(line, 'Th YL5>YL6>YL5'), 'yTh')).toBe('YL5');
    const out = play(scene('yCl@T4[1,4]'), 'Cl T4[1,4]>BL1');
    expect([spot(out, 'yCl'), points(out)]).toEqual(['out', '1:0']);
    expect(verdict(scene('yCl@T4[1,4]'), 'Cl T4[1,4]>BL1>BL2')).toBe('B-EXIT-01');
    const blue = play(scene('bCl@T4[1,4]', { active: 'blue' }), 'Cl T4[1,4]>BL1>BL2');
    expect(spot(blue, 'bCl')).toBe('BL2');
  });

  it('B-MOVE-C11 B-MOVE-13: four tokens on a square in passing, not at the end (the book’s example)', () => {
    const s = scene('yWa@T1[1,1]+ySword yCl@T1[1,2]+yArmor');
    const after = play(s, 'Wa T1[1,1]>T1[1,2]>T1[1,3]');
    expect(['yWa', 'ySword', 'yCl', 'yArmor'].map((name) => spot(after, name))).toEqual([
      'T1[1,3]',
      'T1[1,3] yWa',
      'T1[1,2]',
      'T1[1,2] yCl',
    ]);
    expect(verdict(s, 'Wa T1[1,1]>T1[1,2]')).toBe('B-MOVE-04');
  });

  it('B-MOVE-14: each step is judged by what the mover carries then', () => {
    const floor = scene('yGo@T1[2,2] yRope@T1[1,2]');
    expect(verdict(floor, 'Go T1[2,2]>T1[1,2]>T1[0,2]')).toBe('B-PIT-01');
    expect(verdict(floor, 'Go T1[2,2]>T1[1,2]+yRope>T1[0,2]>T1[0,3]')).toBe('legal');
    const hand = scene('yGo@T1[2,2]+yRope');
    expect(verdict(hand, 'Go T1[2,2]>T1[1,2]>T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(hand, 'Go T1[2,2]>T1[1,2]-yRope>T1[0,2]')).toBe('B-PIT-01');
    expect(spot(play(floor, 'Go T1[2,2]>T1[1,2]+yRope>T1[0,2]'), 'yRope')).toBe('T1[0,2] yGo');
    expect(verdict(floor, 'Go T1[2,2]+yRope>T1[1,2]')).toBe('B-OBJ-02');
    const walk = [{ take: 99 }, { to: at(floor, 'T1[1,2]') }];
    const unknown = check(floor.rules, floor.state, 'yellow', { type: 'move', piece: token(floor, 'yGo').id, walk });
    expect(unknown?.rule).toBe('B-OBJ-02');
  });
});
