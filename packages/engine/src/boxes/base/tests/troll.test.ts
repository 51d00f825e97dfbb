import { describe, expect, it } from 'vitest';
import { offers, play, scene, token, verdict } from '../../../testing/scene.ts';
import { carries, points, purses, whereIs } from '../../../testing/tell.ts';

describe('Troll', () => {
  it('B-CHAR-C3 B-TRO-01 B-TRO-02: beaten this turn he stays down, next turn he rises and does nothing else', () => {
    const s = scene('yTr@T1[1,1] bWa@T1[1,2] yCl@T1[2,2]*', { ap: 4 });
    const beaten = play(s, 'Tr x bWa', 'yellow: C0', 'blue: C3');
    expect(token(beaten, 'yTr').wounded).toBe(true);
    expect(verdict(beaten, 'Tr!regenerate')).toBe('B-TRO-02');
    expect(offers(beaten)).toEqual(['pass']);
    const next = play(beaten, 'pass', 'blue: A2', 'pass', 'yellow: A3');
    expect(verdict(next, 'Tr!regenerate')).toBe('legal');
    const up = play(next, 'Tr!regenerate');
    expect([token(up, 'yTr').wounded, purses(up)]).toEqual([false, '2']);
    expect(verdict(up, 'Tr T1[1,1]>T1[2,1]')).toBe('B-CLE-03');
    expect(verdict(up, 'Tr x bWa')).toBe('B-CLE-03');
    expect(offers(up)).toEqual(['pass']);
  });

  it('B-CHAR-C3 B-TRO-02: risen this turn he counts in no group combat and is not hurt by one', () => {
    const s = play(scene('yTr@T1[1,1]* bWa@T1[1,2] yWa@T1[1,3]'), 'Tr!regenerate', 'Wa x bWa');
    expect(s.state.tasks.at(-1)).toMatchObject({ attackers: [token(s, 'yWa').id], strength: { yellow: 3, blue: 3 } });
    const lost = play(s, 'yellow: C0', 'blue: C6');
    expect([token(lost, 'yWa').wounded, token(lost, 'yTr').wounded]).toEqual([true, false]);
  });

  it('B-TRO-01: it costs a point, is for the wounded and for the Troll alone, and in his own turn', () => {
    const s = scene('yTr@T1[1,1]* yCl@T1[3,3]* yWa@T4[1,1] bTr@T4[4,4]*');
    expect(verdict(s, 'Cl!regenerate')).toBe('B-WND-02');
    expect(verdict(s, 'Wa!regenerate')).toBe('B-TURN-03');
    expect(verdict(s, 'blue: Tr!regenerate')).toBe('B-TURN-12');
    expect(verdict(scene('yTr@T1[1,1]'), 'Tr!regenerate')).toBe('B-TRO-01');
    const spent = scene('yTr@T1[1,1]* yWa@T4[1,1]', {
      turn: { purses: [{ ap: 4, only: token(s, 'yWa').id, lent: false }] },
    });
    expect(verdict(spent, 'Tr!regenerate')).toBe('B-TURN-02');
  });

  it('B-TRO-02: the block is over with the turn', () => {
    const s = play(scene('yTr@T1[1,1]* bWa@T4[1,1]'), 'Tr!regenerate', 'pass', 'blue: A2', 'pass', 'yellow: A2');
    expect(verdict(s, 'Tr T1[1,1]>T1[1,2]')).toBe('legal');
  });

  it('B-TRO-03: a Fireball destroys him at once, standing or lying', () => {
    for (const troll of ['bTr@T1[1,3]', 'bTr@T1[1,3]*']) {
      const s = play(scene(`yWz@T1[1,1]+yWand ${troll} bMe@T4[1,1]`), 'Wz!fire e');
      expect([whereIs(s, 'bTr'), points(s)]).toEqual(['out', '1:0']);
      expect(offers(play(s, 'pass', 'blue: A2'), /regenerate/)).toEqual([]);
    }
  });

  it('B-TRO-04: not while a friend carries him', () => {
    const carried = scene('yWa@T1[1,1]+yTr* bMe@T4[1,1]');
    expect(verdict(carried, 'Tr!regenerate')).toBe('B-TRO-04');
    expect(verdict(play(carried, 'Wa T1[1,1]-yTr>T1[1,2]'), 'Tr!regenerate')).toBe('legal');
  });

  it('B-TRO-04: nor under a friend who does not', () => {
    expect(verdict(scene('yWa@T1[1,1] yTr@T1[1,1]* bMe@T4[1,1]'), 'Tr!regenerate')).toBe('B-TRO-04');
  });

  it('B-TRO-04: an object with him stays with him', () => {
    const s = play(scene('yTr@T1[1,1]*+bSword bMe@T4[1,1]'), 'Tr!regenerate');
    expect(carries(s, 'yTr')).toBe('bSword');
    const pit = play(scene('yTr@T1[0,2]*+yRope bMe@T4[1,1]'), 'Tr!regenerate');
    expect([whereIs(pit, 'yTr'), carries(pit, 'yTr')]).toEqual(['T1[0,2]', 'yRope']);
  });
});
