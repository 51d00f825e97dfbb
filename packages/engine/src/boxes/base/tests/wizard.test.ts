import { describe, expect, it } from 'vitest';
import { at, play, scene, token, verdict } from '../../../testing/scene.ts';
import { carries, points, purses, whereIs } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';

describe('Wizard', () => {
  it('B-CHAR-C11 B-WIZ-01 B-WIZ-02: he flies over the Troll but may not land on him', () => {
    const s = scene('yWz@T1[1,1] bTr@T1[1,2]');
    expect(verdict(s, 'Wz T1[1,1]>T1[1,2]>T1[1,3]')).toBe('legal');
    expect(verdict(s, 'Wz T1[1,1]>T1[1,2]')).toBe('B-MOVE-05');
  });

  it('B-WIZ-01: over pits and wounded enemies as well, for one point and within his four squares', () => {
    const s = scene(`yWz@T1[0,1] bGo@T1[1,3]* ${REST}`);
    const after = play(s, 'Wz T1[0,1]>T1[0,2]>T1[1,2]>T1[1,3]>T1[2,3]');
    expect([whereIs(after, 'yWz'), purses(after)]).toEqual(['T1[2,3]', '4']);
    expect(verdict(s, 'Wz T1[0,1]>T1[0,2]>T1[1,2]>T1[1,3]>T1[2,3]>T1[3,3]')).toBe('B-MOVE-01');
    expect(verdict(scene(`yWz@T3[0,1] ${REST}`), 'Wz T3[0,1]>T3[0,0]>T2[0,4]>T3[0,0]>T3[1,0]')).toBe('legal');
    expect(verdict(scene(`yWz@T1[0,0] ${REST}`), 'Wz T1[0,0]>T1[0,1]')).toBe('B-MOVE-02');
  });

  it('B-WIZ-01: nobody else flies', () => {
    for (const code of ['Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa']) {
      expect([code, verdict(scene(`y${code}@T1[1,1] bMe@T1[1,2]`), `${code} T1[1,1]>T1[1,2]>T1[1,3]`)]).toEqual([
        code,
        'B-MOVE-05',
      ]);
    }
  });

  it('B-WIZ-02: no landing on a wounded enemy, an unwounded friend or a pit', () => {
    expect(verdict(scene(`yWz@T1[1,1] bGo@T1[1,2]* ${REST}`), 'Wz T1[1,1]>T1[1,2]')).toBe('B-MOVE-05');
    expect(verdict(scene(`yWz@T1[1,1] yGo@T1[1,2] ${REST}`), 'Wz T1[1,1]>T1[1,2]')).toBe('B-MOVE-04');
    expect(verdict(scene(`yWz@T1[0,1] ${REST}`), 'Wz T1[0,1]>T1[0,2]')).toBe('B-PIT-03');
  });

  it('B-WIZ-02: he lands on a wounded friend, and on a pit made safe by a Rope', () => {
    const friend = play(scene(`yWz@T1[1,1] yGo@T1[1,2]* ${REST}`), 'Wz T1[1,1]>T1[1,2]');
    expect(carries(friend, 'yWz')).toBe('yGo');
    expect(verdict(scene(`yWz@T1[0,1] bRope@T1[0,2] ${REST}`), 'Wz T1[0,1]>T1[0,2]')).toBe('legal');
    expect(verdict(scene(`yWz@T1[0,1]+bRope ${REST}`), 'Wz T1[0,1]>T1[0,2]')).toBe('legal');
  });

  it('B-WIZ-03: he flies out over an unwounded enemy, with his last square too', () => {
    const s = scene(`yWz@T4[3,3] bWa@BL1 ${REST}`);
    const after = play(s, 'Wz T4[3,3]>T4[3,4]>T4[2,4]>T4[1,4]>BL1');
    expect([whereIs(after, 'yWz'), points(after), whereIs(after, 'bWa')]).toEqual(['out', '1:0', 'BL1']);
  });

  it('B-WIZ-04: he alone uses the Fireball Wand', () => {
    expect(verdict(scene(`yWz@T1[1,1]+yWand bGo@T1[1,3] ${REST}`), 'Wz!fire e')).toBe('legal');
    for (const code of ['Cl', 'Go', 'Me', 'Th', 'Tr', 'Ww', 'Wa']) {
      expect([code, verdict(scene(`y${code}@T1[1,1]+yWand bMe@T1[1,3]`), `${code}!fire e`)]).toEqual([
        code,
        'B-WIZ-04',
      ]);
    }
    expect(verdict(scene(`yWz@T1[1,1] bGo@T1[1,3] ${REST}`), 'Wz!fire e')).toBe('B-TURN-03');
  });

  it('B-WIZ-04: magic has no other effect: he fights, carries and is wounded like anybody', () => {
    const s = play(scene('yWz@T1[1,1]+ySword bGo@T1[1,2]'), 'Wz x bGo');
    expect(s.state.tasks.at(-1)).toMatchObject({ strength: { yellow: 2, blue: 1 } });
    const lost = play(s, 'yellow: C0', 'blue: C2');
    expect(token(lost, 'yWz')).toMatchObject({ wounded: true, at: at(lost, 'T1[1,1]') });
    expect(token(lost, 'ySword')).toMatchObject({ carrier: undefined, at: at(lost, 'T1[1,1]') });
  });

  it('B-WIZ-05: in passing he takes and drops, over wounded enemies and off pits too', () => {
    const robbed = play(scene(`yWz@T1[1,1] bGo@T1[1,2]*+bSword ${REST}`), 'Wz T1[1,1]>T1[1,2]+bSword>T1[1,3]');
    expect(carries(robbed, 'yWz')).toBe('bSword');
    const roped = play(scene(`yWz@T1[0,1] bRope@T1[0,2] ${REST}`), 'Wz T1[0,1]>T1[0,2]+bRope>T1[0,3]');
    expect(carries(roped, 'yWz')).toBe('bRope');
    const dropped = play(scene(`yWz@T1[1,1]+ySword bGo@T1[1,2]* ${REST}`), 'Wz T1[1,1]>T1[1,2]-ySword>T1[1,3]');
    expect([carries(dropped, 'yWz'), whereIs(dropped, 'ySword')]).toEqual(['nothing', 'T1[1,2]']);
    expect(verdict(scene(`yWz@T1[0,1]+ySword ${REST}`), 'Wz T1[0,1]>T1[0,2]-ySword>T1[0,3]')).toBe('B-OBJ-06');
  });

  it('B-WIZ-05: on the square of an unwounded enemy he does neither', () => {
    expect(verdict(scene('yWz@T1[1,1] bGo@T1[1,2]+bSword'), 'Wz T1[1,1]>T1[1,2]+bSword>T1[1,3]')).toBe('B-OBJ-07');
    expect(verdict(scene('yWz@T1[1,1]+ySword bGo@T1[1,2]'), 'Wz T1[1,1]>T1[1,2]-ySword>T1[1,3]')).toBe('B-OBJ-07');
  });
});
