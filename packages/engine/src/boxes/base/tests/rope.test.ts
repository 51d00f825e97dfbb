import { describe, expect, it } from 'vitest';
import { BOARD_S, play, scene, token, verdict } from '../../../testing/scene.ts';
import { carries, points, purses, whereIs } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';
// 1-ccw, whose pit [4,2] has one neighbour inside the room and one across its border, in other slots.
const AT_LINE = ['4ccw.0', ...BOARD_S.slice(1, 3), '1ccw.3', ...BOARD_S.slice(4)];
// Two pits on either side of a border: T1[4,2] and B1[0,2].
const PIT_TO_PIT = [...BOARD_S.slice(0, 4), '2cw.3', '1cw.0', ...BOARD_S.slice(6)];
const AT_RIM = ['1cw.0', ...BOARD_S.slice(1, 4), '1ccw.0', ...BOARD_S.slice(5)];

describe('Rope', () => {
  it('B-ROP-01: anybody of either colour crosses or stops on a pit where a Rope lies', () => {
    for (const rope of ['yRope', 'bRope']) {
      const s = scene(`yCl@T1[0,1] ${rope}@T1[0,2] ${REST}`);
      expect(verdict(s, 'Cl T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
      expect(verdict(s, 'Cl T1[0,1]>T1[0,2]')).toBe('legal');
    }
    const blue = scene('bTr@T1[0,1] yRope@T1[0,2] yMe@T4[1,1]', { active: 'blue' });
    expect(verdict(blue, 'Tr T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
  });

  it('B-ROP-01: it holds whoever takes it up there as well', () => {
    const s = scene(`yCl@T1[0,1] bRope@T1[0,2] ${REST}`);
    expect(verdict(s, 'Cl T1[0,1]>T1[0,2]+bRope')).toBe('legal');
    const held = play(s, 'Cl T1[0,1]>T1[0,2]+bRope');
    expect([whereIs(held, 'yCl'), carries(held, 'yCl')]).toEqual(['T1[0,2]', 'bRope']);
  });

  it('B-ROP-01: within the usual limits on enemies and tokens', () => {
    expect(verdict(scene('yCl@T1[0,1] bGo@T1[0,2]+bRope'), 'Cl T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-MOVE-05');
    expect(verdict(scene(`yCl@T1[0,1] bGo@T1[0,2]*+bRope ${REST}`), 'Cl T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(scene(`yCl@T1[0,1] bGo@T1[0,2]*+bRope ${REST}`), 'Cl T1[0,1]>T1[0,2]')).toBe('B-MOVE-05');
    expect(verdict(scene(`yCl@T1[0,1]+ySword bRope@T1[0,2] ${REST}`), 'Cl T1[0,1]>T1[0,2]')).toBe('B-TURN-05');
  });

  it('B-ITEM-C8 B-ROP-02: the Troll crosses the pit with its Rope; with B1 face-down there is only one neighbour', () => {
    const s = scene(`yTr@T1[3,2]+yRope ${REST}`);
    const after = play(s, 'Tr T1[3,2]>T1[4,2]>B1[0,2]');
    expect([whereIs(after, 'yTr'), carries(after, 'yTr'), purses(after)]).toEqual(['B1[0,2]', 'yRope', '4']);
    const dark = scene(`yTr@T1[3,2]+yRope ${REST}`, { faceDown: ['B1'] });
    expect(verdict(dark, 'Tr T1[3,2]>T1[4,2]')).toBe('B-ROP-05');
  });

  it('B-ROP-02: with it one stops on the pit, without it not', () => {
    const hanging = play(scene(`yTr@T1[3,2]+yRope ${REST}`), 'Tr T1[3,2]>T1[4,2]');
    expect([whereIs(hanging, 'yTr'), carries(hanging, 'yTr')]).toEqual(['T1[4,2]', 'yRope']);
    expect(verdict(scene(`yTr@T1[3,2]+ySword ${REST}`), 'Tr T1[3,2]>T1[4,2]')).toBe('B-PIT-01');
  });

  it('B-ITEM-C9 B-ROP-03 B-ROP-04: off the pit with the Rope or without, but not onto a second pit', () => {
    const s = scene(`yCl@T3[0,1]+yRope ${REST}`);
    expect(carries(play(s, 'Cl T3[0,1]>T3[0,0]>T3[1,0]'), 'yCl')).toBe('yRope');
    const left = play(s, 'Cl T3[0,1]>T3[0,0]-yRope>T3[1,0]');
    expect([carries(left, 'yCl'), whereIs(left, 'yRope')]).toEqual(['nothing', 'T3[0,0]']);
    expect(verdict(s, 'Cl T3[0,1]>T3[0,0]>T2[0,4]')).toBe('B-ROP-03');
    const hanging = play(s, 'Cl T3[0,1]>T3[0,0]');
    expect(verdict(hanging, 'Cl T3[0,0]>T2[0,4]')).toBe('B-ROP-03');
  });

  it('B-ROP-03: onto a second pit if another Rope lies there', () => {
    const s = scene(`yCl@T3[0,1]+yRope bRope@T2[0,4] ${REST}`);
    expect(verdict(s, 'Cl T3[0,1]>T3[0,0]>T2[0,4]>T3[0,0]>T3[1,0]')).toBe('legal');
  });

  it('B-ROP-03: the Thief, and the Wizard flying over, are not bound', () => {
    expect(verdict(scene(`yTh@T3[0,1]+yRope ${REST}`), 'Th T3[0,1]>T3[0,0]>T2[0,4]')).toBe('legal');
    const wizard = scene(`yWz@T3[0,1]+yRope ${REST}`);
    expect(verdict(wizard, 'Wz T3[0,1]>T3[0,0]>T2[0,4]>T3[0,0]>T3[1,0]')).toBe('legal');
    expect(verdict(wizard, 'Wz T3[0,1]>T3[0,0]>T2[0,4]')).toBe('B-PIT-03');
  });

  it('B-ROP-04: a Rope is left only on a pit with two neighbours', () => {
    const thief = (rooms: readonly string[]) => scene(`yTh@B1[3,2]+yRope ${REST}`, { rooms });
    expect(verdict(thief(AT_RIM), 'Th B1[3,2]>B1[4,2]-yRope>B1[3,2]')).toBe('B-ROP-05');
    expect(verdict(scene(`yTh@T1[3,2]+yRope ${REST}`), 'Th T1[3,2]>T1[4,2]-yRope>T1[3,2]')).toBe('legal');
    expect(verdict(scene(`yTh@T1[3,2]+yRope ${REST}`, { faceDown: ['B1'] }), 'Th T1[3,2]>T1[4,2]-yRope>T1[3,2]')).toBe(
      'B-ROP-05',
    );
  });

  it('B-ROP-04: once there it stays whatever turns later, and goes on holding', () => {
    const s = scene(`yGo@T1[0,1] bRope@T1[4,2] yCl@T1[0,2]+yRope ${REST}`);
    const after = play(s, 'Go rot A-', 'Go rot A-', 'Go rot A-');
    expect([whereIs(after, 'bRope'), whereIs(after, 'yCl'), carries(after, 'yCl')]).toEqual([
      'T1[2,0]',
      'T1[2,4]',
      'yRope',
    ]);
    const lone = scene(`yTr@B1[3,2] yRope@B1[4,2] ${REST}`, { rooms: AT_RIM });
    expect(verdict(lone, 'Tr B1[3,2]>B1[4,2]')).toBe('legal');
  });

  it('B-ROP-05: a square of either starting line is a valid neighbour, the rim and a wall are none', () => {
    const exit = scene(`yTr@T4[2,3]+yRope ${REST}`, { rooms: AT_LINE });
    expect(verdict(exit, 'Tr T4[2,3]>T4[2,4]')).toBe('legal');
    expect(points(play(exit, 'Tr T4[2,3]>T4[2,4]>BL2'))).toBe('1:0');
    const own = scene('bTr@T4[2,3]+bRope yMe@B4[1,1]', { rooms: AT_LINE, active: 'blue' });
    expect(verdict(own, 'Tr T4[2,3]>T4[2,4]>BL2')).toBe('legal');
    expect(verdict(scene(`yTr@B1[3,2]+yRope ${REST}`, { rooms: AT_RIM }), 'Tr B1[3,2]>B1[4,2]')).toBe('B-ROP-05');
  });

  it('B-ROP-05: who stands on the neighbour does not matter', () => {
    const s = scene(`yTr@T1[3,2]+yRope bGo@B1[0,2] ${REST}`);
    expect(verdict(s, 'Tr T1[3,2]>T1[4,2]')).toBe('legal');
    expect(verdict(s, 'Tr T1[3,2]>T1[4,2]>B1[0,2]')).toBe('B-MOVE-05');
  });

  it('B-ROP-05: a pit with a Rope or with one’s own Thief is a neighbour, an empty one or the enemy Thief’s is not', () => {
    const pits = (other: string) => scene(`yTr@T1[3,2]+yRope ${other} ${REST}`, { rooms: PIT_TO_PIT });
    const crossing = (other: string) => verdict(pits(other), 'Tr T1[3,2]>T1[4,2]');
    expect(crossing('')).toBe('B-ROP-05');
    expect(crossing('bRope@B1[0,2]')).toBe('legal');
    expect(crossing('yTh@B1[0,2]')).toBe('legal');
    expect(crossing('bTh@B1[0,2]')).toBe('B-ROP-05');
    expect(crossing('yTh@B1[0,2]*')).toBe('B-ROP-05');
  });

  it('B-ROP-05: a gear is a neighbour, a bare pit is none even for who crosses it', () => {
    expect(verdict(scene(`yTr@T2[0,2]+yRope ${REST}`), 'Tr T2[0,2]>T2[1,2]>T2[2,2]')).toBe('legal');
    const thief = scene(`yTh@T1[3,2]+yRope ${REST}`, { rooms: PIT_TO_PIT });
    expect(verdict(thief, 'Th T1[3,2]>T1[4,2]-yRope>T1[3,2]')).toBe('B-ROP-05');
  });

  it('B-ROP-06: who crosses takes the Rope along for no further point', () => {
    const s = scene(`yGo@T1[0,1] bRope@T1[0,2] ${REST}`);
    const after = play(s, 'Go T1[0,1]>T1[0,2]+bRope>T1[0,3]');
    expect([carries(after, 'yGo'), whereIs(after, 'yGo'), purses(after)]).toEqual(['bRope', 'T1[0,3]', '4']);
  });

  it('B-ITEM-C10 B-ROP-06 B-ROP-07: friends cross where a friend hangs, enemies do not; a Rope alone is taken along', () => {
    const blue = scene('bCl@T1[0,2]+bRope bWa@T1[0,1] yMe@B4[1,1]', { active: 'blue' });
    expect(verdict(blue, 'Wa T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(blue, 'Wa T1[0,1]>T1[0,2]')).toBe('B-MOVE-04');
    expect(verdict(scene('bCl@T1[0,2]+bRope yWa@T1[0,1]'), 'Wa T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-MOVE-05');
    const alone = scene('bRope@T1[0,2] bTr@T1[0,1] yMe@B4[1,1]', { active: 'blue' });
    const after = play(alone, 'Tr T1[0,1]>T1[0,2]+bRope>T1[0,3]');
    expect([whereIs(after, 'bTr'), carries(after, 'bTr')]).toEqual(['T1[0,3]', 'bRope']);
  });

  it('B-ROP-07: nobody takes the Rope a friend hangs on, unless he leaves another', () => {
    const s = scene(`yCl@T1[0,2]+yRope yGo@T1[0,1] ${REST}`);
    expect(verdict(s, 'Go T1[0,1]>T1[0,2]+yRope>T1[0,3]')).toBe('B-PIT-06');
    expect(verdict(scene(`yCl@T1[0,2]*+yRope yGo@T1[0,1] ${REST}`), 'Go T1[0,1]>T1[0,2]+yRope>T1[0,3]')).toBe(
      'B-PIT-06',
    );
    const two = scene(`yCl@T1[0,2]+yRope yGo@T1[0,1]+bRope ${REST}`);
    const after = play(two, 'Go T1[0,1]>T1[0,2]-bRope+yRope>T1[0,3]');
    expect([carries(after, 'yCl'), carries(after, 'yGo'), whereIs(after, 'yCl')]).toEqual([
      'bRope',
      'yRope',
      'T1[0,2]',
    ]);
    expect(verdict(scene(`yTh@T1[0,2]+yRope yGo@T1[0,1] ${REST}`), 'Go T1[0,1]>T1[0,2]+yRope>T1[0,3]')).toBe('legal');
  });

  it('B-ROP-08: the Rope of somebody killed on a pit stays there', () => {
    const s = scene(`yWa@T1[0,1] bCl@T1[0,2]*+bRope ${REST}`);
    const after = play(s, 'Wa x bCl', 'yellow: C0', 'blue: C0');
    expect([whereIs(after, 'bCl'), whereIs(after, 'bRope'), points(after)]).toEqual(['out', 'T1[0,2]', '1:0']);
    expect(token(after, 'bRope').carrier).toBeUndefined();
    expect(verdict(after, 'Wa T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
  });
});
