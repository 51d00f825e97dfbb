import { describe, expect, it } from 'vitest';
import { compileBoxes } from '../../../rules/compile.ts';
import { DEFAULTS } from '../../../rules/options.ts';
import { play, verdict } from '../../../testing/scene.ts';
import { points, purses, spot } from '../../../testing/tell.ts';
import { fight, strengths, yard } from '../../../testing/yard.ts';
import { prison } from '../index.ts';

const GATE = 'T1[2,0]|T1[2,1]';
const turns = ({ state }: ReturnType<typeof yard>) => state.tiles.map(({ turn }) => turn);

describe('Backstabber', () => {
  it('R-BKS-01: opens and closes a portcullis beside her that is not broken', () => {
    const s = yard('yBk@T1[2,1]', { ap: 2 });
    const open = play(s, `Bk!lock ${GATE}`);
    expect([purses(open), verdict(open, 'Bk T1[2,1]>T1[2,0]')]).toEqual(['1', 'legal']);
    expect(verdict(yard('yBk@T1[2,2]'), `Bk!lock ${GATE}`)).toBe('R-BKS-01');
    expect(verdict(yard('yBk@T1[2,1]', { broken: [GATE] }), `Bk!lock ${GATE}`)).toBe('R-BKS-01');
  });

  it('R-BKS-02 R-BKS-C1: two more with a friend in the fight', () => {
    const s = yard('yNa@T2[2,1] yBk@T2[2,3] bCo@T2[2,2] bMe@T2[1,2]*');
    expect(strengths(play(s, 'Bk x bCo'))).toBe('6:5');
    const lost = fight(s, 'Na x bCo', { yellow: 'C3', blue: 'C5' });
    expect([spot(lost, 'yNa'), spot(lost, 'yBk'), spot(lost, 'bCo')]).toEqual(['T2[2,1]*', 'T2[2,3]*', 'T2[2,2]']);
  });

  it('R-BKS-02: defending as well', () => {
    const s = yard('bBk@T2[2,1] bCl@T2[1,2] yCo@T2[2,2]');
    expect(strengths(play(s, 'Co x bBk'))).toBe('5:6');
    expect(strengths(play(yard('bBk@T2[2,1] yCo@T2[2,2]'), 'Co x bBk'))).toBe('5:2');
  });

  it('R-BKS-02 R-BKS-C2: alone against two she has nothing more', () => {
    expect(strengths(play(yard('bBk@T2[2,1] yCo@T2[2,2] yNa@T2[2,0]'), 'Co x bBk'))).toBe('7:2');
  });

  it('R-BKS-03 R-BKS-C3: a shooter is company, a wounded friend is none', () => {
    const shooter = yard('yBk@T2[2,3] bCo@T2[2,2] yCl@T2[2,0]+yBow');
    expect(strengths(play(shooter, 'Bk x bCo'))).toBe('5:5');
    const spear = yard('yBk@T2[2,3] bCo@T2[2,2] yCl@T2[2,0]+ySpear');
    expect(strengths(play(spear, 'Bk x bCo'))).toBe('6:5');
    const wounded = yard('bBk@T2[2,3] yCo@T2[2,2] bMe@T2[2,1]*');
    expect(strengths(play(wounded, 'Co x bMe'))).toBe('5:2');
  });

  it('R-BKS-04: never to a shot of her own', () => {
    const s = yard('yBk@T2[2,0]+yBow bCo@T2[2,3] yNa@T2[2,4]');
    expect(strengths(play(s, 'Bk x bCo shoot'))).toBe('3:5');
  });

  it('R-BKS-05: two of them are company for each other, and each has her own', () => {
    const team = ['backstabber', 'backstabber', 'cleric', 'naga'];
    const spoken = { en: '', fr: '' };
    const scenario = { id: 'twins', name: spoken, story: spoken, boxes: 'prison.1', target: 5, handicap: false };
    const pairs = ['37', '38', '39', '40'];
    const REST = { squad: undefined, columns: undefined, fights: true, capacity: undefined };
    const rules = compileBoxes([prison], DEFAULTS, {
      scenario: { ...scenario, teams: { yellow: team, blue: ['colossus', ...team] }, pairs, ...REST },
    });
    const s = yard('yBk@T2[2,1] yBk#2@T2[2,3] bCo@T2[2,2]', { rules });
    expect(strengths(play(s, 'Bk x bCo'))).toBe('8:5');
  });
});

describe('Cleric', () => {
  it('R-CLE-01 R-CLE-C1: heals a neighbour for a point, who does nothing more', () => {
    const s = yard('yCl@T2[2,1] yNa@T2[2,2]* bCo@T4[0,0]', { ap: 3 });
    const healed = play(s, 'Cl!heal yNa');
    expect([spot(healed, 'yNa'), purses(healed)]).toEqual(['T2[2,2]', '2']);
    expect(verdict(healed, 'Na T2[2,2]>T2[2,3]')).toBe('B-CLE-03');
  });

  it('R-CLE-02: in the turn of the wound too, and then in no combat', () => {
    const s = yard('yCl@T2[2,0] yNa@T2[2,1] bCo@T2[2,2] yBk@T2[1,2]');
    const beaten = fight(s, 'Na x bCo', { yellow: 'C0', blue: 'C6' });
    expect(spot(beaten, 'yNa')).toBe('T2[2,1]*');
    const healed = play(beaten, 'Cl!heal yNa');
    expect(spot(healed, 'yNa')).toBe('T2[2,1]');
    expect(verdict(healed, 'Na x bCo')).toBe('B-CLE-03');
  });

  it('R-CLE-03 R-CLE-C2: not one he carries, nor one under somebody', () => {
    const s = yard('yCl@T2[2,1]+yNa*', { ap: 5 });
    expect(verdict(s, 'Cl!heal yNa')).toBe('R-CLE-01');
    const dropped = play(s, 'Cl T2[2,1]-yNa>T2[2,2]');
    expect([spot(dropped, 'yNa'), purses(dropped)]).toEqual(['T2[2,1]*', '4']);
    const healed = play(dropped, 'Cl!heal yNa');
    expect([spot(healed, 'yNa'), purses(healed)]).toEqual(['T2[2,1]', '3']);
    expect(verdict(yard('yCl@T2[2,1] yBk@T2[2,2]+yNa*'), 'Cl!heal yNa')).toBe('R-CLE-03');
  });

  it('R-CLE-C3: not over a slit or through a closed portcullis', () => {
    expect(verdict(yard('yCl@T1[0,2] yNa@T1[1,2]*'), 'Cl!heal yNa')).toBe('R-CLE-01');
    const gated = 'yCl@T1[2,1] yNa@T1[2,0]*';
    expect(verdict(yard(gated), 'Cl!heal yNa')).toBe('R-CLE-01');
    expect(verdict(yard(gated, { open: [GATE] }), 'Cl!heal yNa')).toBe('legal');
  });
});

describe('Colossus', () => {
  it('R-COL-01 R-COL-02: breaks a portcullis beside him for good, an open one too', () => {
    for (const options of [{}, { open: [GATE] }]) {
      const broken = play(yard('yCo@T1[2,1]', { ...options, ap: 2 }), `Co!shatter ${GATE}`);
      expect([purses(broken), verdict(broken, `Co!shatter ${GATE}`)]).toEqual(['1', 'R-COL-02']);
      expect(verdict(broken, 'Co T1[2,1]>T1[2,0]')).toBe('legal');
    }
    expect(verdict(yard('yCo@T1[2,2]'), `Co!shatter ${GATE}`)).toBe('R-COL-01');
  });

  it('R-COL-03 R-COL-C1: the weak walk through him and do not stop there', () => {
    for (const weak of ['Te', 'Bn', 'Wz']) {
      const s = yard(`y${weak}@T2[2,1] bCo@T2[2,2]`);
      expect(verdict(s, `${weak} T2[2,1]>T2[2,2]>T2[2,3]`)).toBe('legal');
      expect(verdict(s, `${weak} T2[2,1]>T2[2,2]`)).toMatch(/^(B-MOVE-05|R-WIZ-01)$/);
    }
    for (const strong of ['Na', 'Bk', 'Cl', 'Me', 'Co'])
      expect(verdict(yard(`y${strong}@T2[2,1] bCo@T2[2,2]`), `${strong} T2[2,1]>T2[2,2]>T2[2,3]`)).toBe('B-MOVE-05');
    expect(verdict(yard('yTe@T2[2,1] bNa@T2[2,2]'), 'Te T2[2,1]>T2[2,2]>T2[2,3]')).toBe('B-MOVE-05');
  });

  it('R-COL-04 R-COL-C2: and out past him', () => {
    const exits = (who: string) => yard(`y${who}@T4[1,4] bCo@BL1`);
    const out = play(exits('Bn'), 'Bn T4[1,4]>BL1');
    expect([spot(out, 'yBn'), points(out)]).toEqual(['out', '1:0']);
    expect(verdict(exits('Cl'), 'Cl T4[1,4]>BL1')).toBe('B-MOVE-05');
  });

  it('R-COL-05: over a pit on his Rope, which is his', () => {
    const pit = yard('yTe@T3[3,1] bCo@T3[2,1]+bRope');
    expect(verdict(pit, 'Te T3[3,1]>T3[2,1]>T3[1,1]')).toBe('legal');
    expect(verdict(pit, 'Te T3[3,1]>T3[2,1]+bRope>T3[1,1]')).toBe('B-OBJ-07');
    expect(verdict(yard('yTe@T3[3,1] bCo@T3[1,1]'), 'Te T3[3,1]>T3[2,1]>T3[1,1]')).toBe('B-PIT-01');
  });

  it('R-COL-06: wounded he is a wounded like any other', () => {
    const s = yard('yNa@T2[2,1] bCo@T2[2,2]*');
    expect(verdict(s, 'Na T2[2,1]>T2[2,2]>T2[2,3]')).toBe('legal');
    expect(verdict(s, 'Na T2[2,1]>T2[2,2]')).toBe('B-MOVE-05');
  });
});

describe('Mekanork', () => {
  it('R-MEK-01 R-MEK-C1: turns his room and its twin either way', () => {
    const s = yard('yMe@T1[2,2]', { ap: 3 });
    expect(turns(play(s, 'Me rot A+'))).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(turns(play(s, 'Me rot A-'))).toEqual([3, 0, 0, 0, 0, 0, 0, 0]);
    expect(turns(play(s, 'Me rot E-', 'Me rot E-'))).toEqual([0, 0, 0, 0, 2, 0, 0, 0]);
    expect(verdict(yard('yCl@T1[2,2]'), 'Cl rot A+')).toBe('B-ROT-01');
    expect(verdict(yard('yMe@T1[2,2]', { faceDown: ['B1'] }), 'Me rot E+')).toBe('B-ROT-05');
  });
});

describe('Naga', () => {
  it('R-NAG-01 R-NAG-C1: six squares, a slit among them, for one point', () => {
    const s = yard('yNa@T1[2,2]+yKey', { ap: 2 });
    const gone = play(s, 'Na T1[2,2]>T1[1,2]>T1[0,2]>T1[0,1]>T1[0,0]>T1[1,0]>T1[2,0]');
    expect([spot(gone, 'yNa'), spot(gone, 'yKey'), purses(gone)]).toEqual(['T1[2,0]', 'T1[2,0] yNa', '1']);
    const rooms = ['38ccw.0', '39ccw.0', '39cw.0', '40ccw.0', '38cw.0', '37ccw.0', '37cw.0', '40cw.0'];
    const out = play(yard('yNa@T4[0,4]', { rooms }), 'Na T4[0,4]>BL0');
    expect([spot(out, 'yNa'), points(out)]).toEqual(['out', '1:0']);
  });

  it('R-NAG-02: he fights nobody through a slit, and does not jump through one', () => {
    expect(verdict(yard('yNa@T1[0,2] bCl@T1[1,2]'), 'Na x bCl')).toBe('B-COMB-01');
    const rooms = ['38ccw.0', '39ccw.0', '40ccw.0', '37cw.0', '38cw.0', '37ccw.0', '39cw.0', '40cw.0'];
    // A slit south of the pit, T3[0,1].
    const s = yard('yNa@T3[0,0]', { rooms });
    expect(verdict(s, 'Na T3[0,0]^T3[0,1]>T3[1,1]')).toBe('B-JUMP-02');
    expect(verdict(s, 'Na T3[0,0]^T3[0,1]>T3[0,2]')).toBe('legal');
  });
});

describe('Wizard', () => {
  it('R-WIZ-01 R-WIZ-C1: over pits and enemies, but he ends on none', () => {
    const s = yard('yWz@T3[3,1] bCo@T3[1,1] bTe@T3[2,1]');
    expect(verdict(yard('yWz@T3[3,1]'), 'Wz T3[3,1]>T3[2,1]>T3[1,1]')).toBe('legal');
    expect(verdict(yard('yWz@T3[3,1]'), 'Wz T3[3,1]>T3[2,1]')).toBe('B-PIT-03');
    expect(verdict(s, 'Wz T3[3,1]>T3[2,1]>T3[1,1]')).toBe('B-MOVE-05');
    const row = yard('yWz@T3[3,1] bCo@T3[1,1] bTe@T3[1,2]*');
    expect(verdict(row, 'Wz T3[3,1]>T3[2,1]>T3[1,1]>T3[1,2]>T3[1,3]')).toBe('legal');
    expect(verdict(row, 'Wz T3[3,1]>T3[2,1]>T3[1,1]>T3[1,2]')).toBe('B-MOVE-05');
  });

  it('R-WIZ-02: nobody else fires a wand', () => {
    expect(verdict(yard('yCl@T2[2,0]+yWand bNa@T2[2,3]'), 'Cl!fire e')).toBe('R-WIZ-02');
    expect(verdict(yard('yWz@T2[2,0]+yWand bNa@T2[2,3]'), 'Wz!fire e')).toBe('legal');
  });

  it('R-WIZ-03: out over a guard', () => {
    const out = play(yard('yWz@T4[1,4] bNa@BL1'), 'Wz T4[1,4]>BL1');
    expect([spot(out, 'yWz'), points(out)]).toEqual(['out', '1:0']);
  });
});
