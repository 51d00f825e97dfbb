import { describe, expect, it } from 'vitest';
import { offers, play, scene, token, verdict } from '../../../testing/scene.ts';
import { carries, points, purses, whereIs } from '../../../testing/tell.ts';

const REST = 'bMe@B4[1,1]';
const GATE = 'T1[2,0]|T1[2,1]';

describe('Fireball Wand', () => {
  it('B-ITEM-C1 B-FIR-01 B-FIR-02 B-FIR-03: over a pit it eliminates the Goblin, and the Wand is gone', () => {
    const s = scene(`yWz@T1[0,1]+yWand bGo@T1[0,3] ${REST}`);
    const after = play(s, 'Wz!fire e');
    expect([whereIs(after, 'bGo'), whereIs(after, 'yWand'), points(after), purses(after)]).toEqual([
      'out',
      'out',
      '1:0',
      '4',
    ]);
    expect(after.state.tasks).toEqual([{ kind: 'act', seats: ['yellow'] }]);
    expect(after.state.players).toMatchObject({
      yellow: { hand: s.state.players.yellow.hand },
      blue: { hand: s.state.players.blue.hand },
    });
  });

  it('B-ITEM-C2 B-FIR-02 B-FIR-05 B-ROP-08: a wounded friend in between is hit instead, and his Rope stays on the pit', () => {
    const s = scene(`yWz@T1[0,1]+yWand yCl@T1[0,2]*+yRope bGo@T1[0,3] ${REST}`);
    const after = play(s, 'Wz!fire e');
    expect([whereIs(after, 'yCl'), whereIs(after, 'bGo'), points(after)]).toEqual(['out', 'T1[0,3]', '0:1']);
    expect([whereIs(after, 'yRope'), token(after, 'yRope').carrier]).toEqual(['T1[0,2]', undefined]);
  });

  it('B-ITEM-C3 B-FIR-08: a wall on one side of the border stops it', () => {
    const s = scene('yWz@T3[2,4]+yWand bTr@B3[0,4]');
    expect(verdict(s, 'Wz!fire s')).toBe('B-FIR-06');
  });

  it('B-ITEM-C4 B-FIR-08: over an open border it goes, into a face-down room never', () => {
    const tokens = 'yWz@T2[4,4]+yWand bGo@B2[1,4]';
    expect(verdict(scene(tokens), 'Wz!fire s')).toBe('legal');
    expect(verdict(scene('yWz@T2[4,4]+yWand bGo@B4[1,4]', { faceDown: ['B2'] }), 'Wz!fire s')).toBe('B-FIR-06');
    const beyond = {
      faceDown: ['T2'],
      rooms: ['1ccw.0', '2cw.0', '1cw.0', '4ccw.0', '2ccw.0', '3ccw.0', '3cw.0', '4cw.0'],
    };
    expect(verdict(scene('yWz@T1[1,4]+yWand bGo@T3[1,0]', beyond), 'Wz!fire e')).toBe('B-FIR-06');
  });

  it('B-ITEM-C5 B-FIR-08: it reaches whoever stands on a line', () => {
    const s = scene('bWz@T1[2,0]+bWand yCl@YL2 yMe@B4[1,1]', { active: 'blue' });
    const after = play(s, 'Wz!fire w');
    expect([whereIs(after, 'yCl'), points(after)]).toEqual(['out', '0:1']);
    expect(verdict(scene('yWz@T1[2,0]+bWand yCl@YL2'), 'Wz!fire w')).toBe('legal');
  });

  it('B-FIR-08: a Wizard on his own line fires from there', () => {
    expect(whereIs(play(scene(`yWz@YL1+yWand bGo@T1[1,0] ${REST}`), 'Wz!fire e'), 'bGo')).toBe('out');
    expect(verdict(scene(`yWz@YL1+yWand yGo@YL4 ${REST}`), 'Wz!fire s')).toBe('legal');
  });

  it('B-ITEM-C6 B-FIR-04: hitting a carrier kills the wounded one it carries as well', () => {
    const after = play(scene(`yWz@T1[1,1]+yWand bWa@T1[1,3]+bGo* ${REST}`), 'Wz!fire e');
    expect([points(after), whereIs(after, 'bWa'), whereIs(after, 'bGo')]).toEqual(['2:0', 'out', 'out']);
  });

  it('B-FIR-04: objects are unharmed and stay on the square, but fall into a pit', () => {
    const after = play(scene(`yWz@T1[1,1]+yWand bWa@T1[1,3]+bSword ${REST}`), 'Wz!fire e');
    expect([whereIs(after, 'bSword'), token(after, 'bSword').carrier]).toEqual(['T1[1,3]', undefined]);
    const pit = play(scene(`yWz@T1[0,1]+yWand bTh@T1[0,2]+bSword ${REST}`), 'Wz!fire e');
    expect([whereIs(pit, 'bTh'), whereIs(pit, 'bSword'), points(pit)]).toEqual(['out', 'out', '1:0']);
  });

  it('B-ITEM-C7 B-FIR-01: a wounded Wizard or somebody else has no fireball', () => {
    const hurt = scene('yWz@T1[1,1]*+yWand bGo@T1[1,3] yMe@T4[1,1]');
    expect(offers(hurt, /fire/)).toEqual([]);
    expect(verdict(hurt, 'Wz!fire e')).toBe('B-WND-02');
    const cleric = scene('yCl@T1[1,1]+yWand bGo@T1[1,3]');
    expect(offers(cleric, /fire/)).toEqual([]);
    expect(verdict(cleric, 'Cl!fire e')).toBe('B-WIZ-04');
  });

  it('B-FIR-01: in any of the four directions, with a Wand of either colour, and others may carry it', () => {
    const s = scene('yWz@T1[2,2]+bWand bGo@T1[1,2] bCl@T1[2,3] bTr@T1[3,2] bWa@T1[2,1]');
    const victims = ['n', 'e', 's', 'w'].map((way) => play(s, `Wz!fire ${way}`));
    expect(victims.map((after, nth) => whereIs(after, ['bGo', 'bCl', 'bTr', 'bWa'][nth] as string))).toEqual(
      Array(4).fill('out'),
    );
    expect(victims.map(points)).toEqual(Array(4).fill('1:0'));
    expect(carries(play(scene(`yTr@T1[1,1] yWand@T1[1,2] ${REST}`), 'Tr T1[1,1]>T1[1,2]'), 'yTr')).toBe('yWand');
  });

  it('B-FIR-03: walls and closed portcullises stop it, open and broken ones do not', () => {
    const tokens = `yWz@T1[2,2]+yWand bGo@T1[2,0] ${REST}`;
    expect(verdict(scene(tokens), 'Wz!fire w')).toBe('B-FIR-06');
    expect(verdict(scene(tokens, { open: [GATE] }), 'Wz!fire w')).toBe('legal');
    expect(verdict(scene(tokens, { broken: [GATE] }), 'Wz!fire w')).toBe('legal');
    expect(verdict(scene(`yWz@T1[1,2]+yWand bGo@T1[1,0] ${REST}`), 'Wz!fire w')).toBe('B-FIR-06');
  });

  it('B-FIR-03: nor does it pass a wall or a closed portcullis of the Wizard’s own square', () => {
    for (const row of [1, 2])
      expect(verdict(scene(`yWz@T1[${row},1]+yWand bGo@T1[${row},0] ${REST}`), 'Wz!fire w')).toBe('B-FIR-06');
  });

  it('B-FIR-03: it flies over objects and gears, and the first character stops it', () => {
    const gear = scene(`yWz@T1[0,3]+yWand ySword@T1[0,2] bGo@T1[0,1] ${REST}`);
    expect(verdict(gear, 'Wz!fire w')).toBe('legal');
    const far = scene(`yWz@T2[4,2]+yWand ySword@T2[3,2] bGo@T2[0,2] ${REST}`);
    expect(whereIs(play(far, 'Wz!fire n'), 'bGo')).toBe('out');
    const two = play(scene(`yWz@T1[1,1]+yWand bGo@T1[1,2]* bTr@T1[1,3] ${REST}`), 'Wz!fire e');
    expect([whereIs(two, 'bGo'), whereIs(two, 'bTr')]).toEqual(['out', 'T1[1,3]']);
  });

  it('B-FIR-05: one’s own may be the first, and the other side scores', () => {
    const after = play(scene('yWz@T1[1,1]+yWand yTr@T1[1,2] bGo@T1[1,3]'), 'Wz!fire e');
    expect([whereIs(after, 'yTr'), whereIs(after, 'bGo'), points(after)]).toEqual(['out', 'T1[1,3]', '0:1']);
  });

  it('B-FIR-06: there is no shot at nobody', () => {
    const s = scene(`yWz@T1[1,1]+yWand bGo@T1[1,3] ySword@T1[3,1] ${REST}`);
    expect(offers(s, /fire/)).toEqual(['Wz!fire e']);
    expect(verdict(s, 'Wz!fire s')).toBe('B-FIR-06');
  });

  it('B-FIR-07: whoever was wounded or healed this turn may be killed all the same', () => {
    const start = scene('yWz@T1[1,1]+yWand bGo@T1[1,3] yWa@T1[2,3] bMe@B4[1,1]');
    const hurt = play(start, 'Wa x bGo', 'yellow: C1', 'blue: C0');
    expect(verdict(hurt, 'Wa x bGo')).toBe('B-COMB-06');
    expect(whereIs(play(hurt, 'Wz!fire e'), 'bGo')).toBe('out');
    const healed = play(scene(`yWz@T1[1,1]+yWand bGo@T1[1,3]* yCl@T1[2,3] ${REST}`), 'Cl!heal bGo');
    expect(verdict(healed, 'Cl x bGo')).toBe('B-COMB-08');
    expect(whereIs(play(healed, 'Wz!fire e'), 'bGo')).toBe('out');
  });
});
