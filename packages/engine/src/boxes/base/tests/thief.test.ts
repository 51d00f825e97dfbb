import { describe, expect, it } from 'vitest';
import { offers, play, scene, verdict } from '../../../testing/scene.ts';
import { carries, purses, whereIs } from '../../../testing/tell.ts';

const GATE = 'T1[2,0]|T1[2,1]';

describe('Thief', () => {
  it('B-CHAR-C5 B-THF-02: friends cross the pit she stands on but may not stop there; enemies may not cross', () => {
    const s = scene('yTh@T1[0,2] yWa@T1[1,1] bMe@T4[1,1]');
    expect(verdict(s, 'Wa T1[1,1]>T1[0,1]>T1[0,2]>T1[0,3]')).toBe('legal');
    expect(verdict(s, 'Wa T1[1,1]>T1[0,1]>T1[0,2]')).toBe('B-MOVE-04');
    const blue = scene('yTh@T1[0,2] bWa@T1[1,1]', { active: 'blue' });
    expect(verdict(blue, 'Wa T1[1,1]>T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-MOVE-05');
  });

  it('B-THF-02: the bridge is gone when she is wounded or somewhere else', () => {
    expect(verdict(scene('yTh@T1[0,2]* yWa@T1[0,1]'), 'Wa T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-PIT-01');
    expect(verdict(scene('yTh@T1[1,2] yWa@T1[0,1]'), 'Wa T1[0,1]>T1[0,2]>T1[0,3]')).toBe('B-PIT-01');
  });

  it('B-CHAR-C6 B-THF-01: she crosses two pits in a row and stops on one', () => {
    const s = scene('yTh@T3[0,1] bMe@T4[1,1]');
    expect(verdict(s, 'Th T3[0,1]>T3[0,0]>T2[0,4]')).toBe('legal');
    const after = play(s, 'Th T3[0,1]>T3[0,0]>T2[0,4]');
    expect(whereIs(after, 'yTh')).toBe('T2[0,4]');
    expect(verdict(after, 'Th T2[0,4]>T3[0,0]>T3[1,0]')).toBe('legal');
  });

  it('B-THF-01: loaded or not, whatever the load', () => {
    for (const load of ['ySword', 'yRope', 'yGo*']) {
      const s = scene(`yTh@T3[0,1]+${load} bMe@T4[1,1]`);
      expect([load, verdict(s, 'Th T3[0,1]>T3[0,0]>T2[0,4]')]).toEqual([load, 'legal']);
      const after = play(s, 'Th T3[0,1]>T3[0,0]>T2[0,4]');
      expect([whereIs(after, 'yTh'), carries(after, 'yTh')]).toEqual(['T2[0,4]', load.replace('*', '')]);
    }
  });

  it('B-CHAR-C7 B-THF-03 B-THF-04: opened and closed again for two points; once broken she can do nothing to it', () => {
    const s = scene('yTh@T1[2,0] yWa@T1[2,1] bMe@T4[1,1]');
    const open = play(s, `Th!lock ${GATE}`);
    expect(verdict(open, 'Th T1[2,0]>T1[2,1]>T1[2,2]')).toBe('legal');
    const closed = play(open, `Th!lock ${GATE}`);
    expect(purses(closed)).toBe('3');
    expect(verdict(closed, 'Th T1[2,0]>T1[2,1]>T1[2,2]')).toBe('B-MOVE-02');
    const broken = play(closed, `Wa!break ${GATE}`);
    expect(verdict(broken, `Th!lock ${GATE}`)).toBe('B-THF-04');
    expect(offers(broken, /lock/)).toEqual([]);
    expect(verdict(broken, 'Th T1[2,0]>T1[2,1]>T1[2,2]')).toBe('legal');
  });

  it('B-THF-03: from either of its squares, upright or level', () => {
    expect(offers(scene('yTh@T1[2,1]'), /lock/)).toEqual(['Th!lock a3|b3']);
    expect(offers(scene('yTh@T1[2,0]'), /lock/)).toEqual(['Th!lock a3|b3']);
    const level = 'T3[3,2]-T3[4,2]';
    expect(verdict(scene('yTh@T3[3,2]'), `Th!lock ${level}`)).toBe('legal');
    const below = play(scene('yTh@T3[4,2] bMe@T4[1,1]'), `Th!lock ${level}`);
    expect(verdict(below, 'Th T3[4,2]>T3[3,2]')).toBe('legal');
  });

  it('B-THF-03: not from further off, not a wall, and only she can', () => {
    expect(verdict(scene('yTh@T1[2,2]'), `Th!lock ${GATE}`)).toBe('B-THF-03');
    expect(verdict(scene('yTh@T1[1,0]'), `Th!lock ${GATE}`)).toBe('B-THF-03');
    expect(verdict(scene('yTh@T1[1,0]'), 'Th!lock T1[1,0]|T1[1,1]')).toBe('B-THF-03');
    expect(verdict(scene('yGo@T1[2,0]'), `Go!lock ${GATE}`)).toBe('B-TURN-03');
    expect(verdict(scene('yTh@T1[2,0]*'), `Th!lock ${GATE}`)).toBe('B-WND-02');
  });

  it('B-THF-04: a broken portcullis stays open in every later turn', () => {
    const s = scene('yTh@T1[2,0] bMe@T4[1,1]', { broken: [GATE] });
    expect(verdict(s, `Th!lock ${GATE}`)).toBe('B-THF-04');
    const later = play(s, 'pass', 'blue: A2', 'pass', 'yellow: A2');
    expect(verdict(later, `Th!lock ${GATE}`)).toBe('B-THF-04');
  });

  it('B-THF-05: a friend crossing her pit may take her Rope, and she stays', () => {
    const s = scene('yTh@T1[0,2]+yRope yGo@T1[0,1] bMe@T4[1,1]');
    expect(verdict(s, 'Go T1[0,1]>T1[0,2]+yRope>T1[0,3]')).toBe('legal');
    const after = play(s, 'Go T1[0,1]>T1[0,2]+yRope>T1[0,3]');
    expect([whereIs(after, 'yTh'), carries(after, 'yTh'), carries(after, 'yGo')]).toEqual([
      'T1[0,2]',
      'nothing',
      'yRope',
    ]);
  });

  it('B-THF-05: a friend may give her something, or exchange', () => {
    const gift = play(scene('yTh@T1[0,2] yGo@T1[0,1]+ySword bMe@T4[1,1]'), 'Go T1[0,1]>T1[0,2]-ySword>T1[0,3]');
    expect([whereIs(gift, 'ySword'), carries(gift, 'yTh')]).toEqual(['T1[0,2]', 'ySword']);
    const s = scene('yTh@T1[0,2]+yArmor yGo@T1[0,1]+ySword bMe@T4[1,1]');
    const swap = play(s, 'Go T1[0,1]>T1[0,2]-ySword+yArmor>T1[0,3]');
    expect([carries(swap, 'yTh'), carries(swap, 'yGo')]).toEqual(['ySword', 'yArmor']);
  });
});
