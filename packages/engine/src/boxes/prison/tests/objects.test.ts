import { describe, expect, it } from 'vitest';
import { offers, play, token, verdict } from '../../../testing/scene.ts';
import { carries, points, purses, spot } from '../../../testing/tell.ts';
import { asks, fight, strengths, yard } from '../../../testing/yard.ts';

const GATE = 'T1[2,0]|T1[2,1]';

describe('Carrying, Rope and Key', () => {
  it('R-OBJ-01: one thing, and what shares a square is carried; taking in passing is a choice', () => {
    const s = yard('yCl@T2[2,0] yKey@T2[2,1] yRope@T2[2,3]');
    expect(carries(play(s, 'Cl T2[2,0]>T2[2,1]'), 'yCl')).toBe('yKey');
    expect(carries(play(s, 'Cl T2[2,0]>T2[2,1]>T2[2,2]'), 'yCl')).toBe('nothing');
    expect(carries(play(s, 'Cl T2[2,0]>T2[2,1]+yKey>T2[2,2]'), 'yCl')).toBe('yKey');
    expect(verdict(yard('yCl@T2[2,1]+yKey yRope@T2[2,2]'), 'Cl T2[2,1]>T2[2,2]+yRope>T2[2,3]')).toBe('B-OBJ-01');
  });

  it('R-ROPE-01: over a pit with two valid neighbours, in hand or lying there', () => {
    const walk = 'Cl T3[3,1]>T3[2,1]>T3[1,1]';
    expect(verdict(yard('yCl@T3[3,1]'), walk)).toBe('B-PIT-01');
    expect(verdict(yard('yCl@T3[3,1]+yRope'), walk)).toBe('legal');
    expect(verdict(yard('yCl@T3[3,1] yRope@T3[2,1]'), walk)).toBe('legal');
    expect(verdict(yard('yCl@T3[3,1]+yRope'), 'Cl T3[3,1]>T3[2,1]')).toBe('legal');
  });

  it('R-KEY-01 R-KEY-C1: open, through and shut again for three points, with the Key still in hand', () => {
    const s = yard('yCl@T1[2,1]+yKey', { ap: 4 });
    const through = play(s, `Cl!lock ${GATE}`, 'Cl T1[2,1]>T1[2,0]', `Cl!lock ${GATE}`);
    expect([purses(through), carries(through, 'yCl')]).toEqual(['1', 'yKey']);
    expect(verdict(through, 'Cl T1[2,0]>T1[2,1]')).toBe('B-MOVE-02');
    expect(verdict(yard('yCl@T1[2,1]+yKey', { broken: [GATE] }), `Cl!lock ${GATE}`)).toBe('R-KEY-01');
    expect(verdict(yard('yCl@T2[2,1]+yKey'), `Cl!lock ${GATE}`)).toBe('R-KEY-01');
  });
});

describe('Large shield', () => {
  it('R-SHLD-01 R-RNG-C5: no shot, but hands, spear, scream and fire', () => {
    const target = 'bNa@T2[2,3]+bLargeShield';
    expect(verdict(yard(`yCl@T2[2,0]+yBow ${target}`), 'Cl x bNa shoot')).toBe('R-SHLD-01');
    expect(verdict(yard('yCl@T2[2,0]+yBow bNa@T2[2,3]+bKey'), 'Cl x bNa shoot')).toBe('legal');
    expect(verdict(yard(`yCl@T2[2,1]+ySpear ${target}`), 'Cl x bNa thrust')).toBe('legal');
    expect(verdict(yard(`yCl@T2[2,2] ${target}`), 'Cl x bNa')).toBe('legal');
    expect(spot(play(yard(`yWz@T2[2,0]+yWand ${target}`), 'Wz!fire e'), 'bNa')).toBe('out');
  });

  it('R-SHLD-02: it protects a wounded lying with it', () => {
    const lying = yard('yCl@T2[2,0]+yBow bNa@T2[2,3]* bLargeShield@T2[2,3] bCo@T4[0,0]');
    expect(verdict(lying, 'Cl x bNa shoot')).toBe('R-SHLD-01');
    expect(verdict(yard('yCl@T2[2,0]+yBow bNa@T2[2,3]*'), 'Cl x bNa shoot')).toBe('legal');
  });

  it('R-SHLD-03: nobody supports by shooting at it, though by spear', () => {
    const s = (weapon: string) => yard(`yCo@T2[2,3] bNa@T2[2,2]+bLargeShield yCl@T2[2,0]+${weapon}`);
    expect(strengths(play(s('yBow'), 'Co x bNa'))).toBe('5:2');
    expect(strengths(play(s('ySpear'), 'Co x bNa'))).toBe('7:2');
  });
});

describe('Telescoping spear', () => {
  it('R-SPEAR-01 R-SPEAR-C1: exactly two squares away in a line, over nobody', () => {
    const s = 'yCl@T1[2,1]+ySpear bNa@T1[2,3]';
    expect(offers(yard(s), / x /)).toEqual(['Cl x bNa thrust']);
    for (const lying of ['yTe@T1[2,2]*', 'bTe@T1[2,2]*'])
      expect(verdict(yard(`${s} ${lying}`), 'Cl x bNa thrust')).toBe('R-SPEAR-01');
    expect(verdict(yard('yCl@T2[2,1]+ySpear bNa@T2[2,4]'), 'Cl x bNa thrust')).toBe('R-SPEAR-01');
    expect(verdict(yard('yCl@T2[2,1]+ySpear bNa@T2[1,2]'), 'Cl x bNa thrust')).toBe('R-SPEAR-01');
    expect(verdict(yard('yCl@T1[3,0]+ySpear bNa@T1[3,2]'), 'Cl x bNa thrust')).toBe('R-SPEAR-01');
    expect(verdict(yard('yCl@T1[2,1] bNa@T1[2,3]'), 'Cl x bNa thrust')).toBe('B-TURN-03');
    expect(purses(play(yard(s), 'Cl x bNa thrust'))).toBe('4');
  });

  it('R-SPEAR-02 R-SPEAR-C2: right behind a slit of one’s own square, and not a square farther', () => {
    expect(verdict(yard('yCl@T1[0,2]+ySpear bNa@T1[1,2]'), 'Cl x bNa thrust')).toBe('legal');
    expect(verdict(yard('yCl@T1[0,2]+ySpear bNa@T1[2,2]'), 'Cl x bNa thrust')).toBe('R-SPEAR-01');
  });

  it('R-SPEAR-C3: over a pit', () => {
    expect(verdict(yard('yCl@T3[3,1]+ySpear bNa@T3[1,1]'), 'Cl x bNa thrust')).toBe('legal');
  });

  it('R-SPEAR-03 R-SPEAR-C4: in defeat the spear is gone and the bearer unhurt; a tie does nothing', () => {
    const s = yard('yCo@T2[2,1]+ySpear bNa@T2[2,3]');
    const lost = fight(s, 'Co x bNa thrust', { yellow: 'C0', blue: 'C4' });
    expect([spot(lost, 'yCo'), spot(lost, 'ySpear'), spot(lost, 'bNa')]).toEqual(['T2[2,1]', 'out', 'T2[2,3]']);
    const tie = fight(s, 'Co x bNa thrust', { yellow: 'C0', blue: 'C3' });
    expect([spot(tie, 'yCo'), spot(tie, 'ySpear'), spot(tie, 'bNa')]).toEqual(['T2[2,1]', 'T2[2,1] yCo', 'T2[2,3]']);
    const won = fight(s, 'Co x bNa thrust', { yellow: 'C0', blue: 'C0' });
    expect([spot(won, 'ySpear'), spot(won, 'bNa')]).toEqual(['T2[2,1] yCo', 'T2[2,3]*']);
    const killed = fight(yard('yCo@T2[2,1]+ySpear bNa@T2[2,3]*'), 'Co x bNa thrust', { yellow: 'C0', blue: 'C0' });
    expect([spot(killed, 'bNa'), points(killed)]).toEqual(['out', '1:0']);
  });

  it('R-SPEAR-04 R-SPEAR-C5: own value and abilities count', () => {
    expect(strengths(play(yard('yCo@T2[2,1]+ySpear bNa@T2[2,3]'), 'Co x bNa thrust'))).toBe('5:2');
    const stab = yard('yBk@T2[2,1]+ySpear bNa@T2[2,3] yCl@T2[2,4]');
    expect(strengths(play(stab, 'Bk x bNa thrust'))).toBe('6:2');
    expect(asks(play(yard('yTe@T2[2,1]+ySpear bNa@T2[2,3]'), 'Te x bNa thrust'))).toBe('call');
  });

  it('R-SPEAR-05 R-SPEAR-06: not hand to hand: only miniatures beside the bearer forbid it, but no wounded target there', () => {
    const s = 'yCl@T2[2,1]+ySpear bNa@T2[2,3]';
    expect(verdict(yard('yCl@T2[2,1]+ySpear bNa@T2[2,2]'), 'Cl x bNa thrust')).toBe('R-SPEAR-05');
    expect(verdict(yard(`${s} bTe@T2[2,0]`), 'Cl x bNa thrust')).toBe('R-SPEAR-05');
    expect(verdict(yard(`${s} bTe@T2[2,0]*`), 'Cl x bNa thrust')).toBe('legal');
    expect(verdict(yard('yCl@T2[2,1]+ySpear bTe@T2[2,0]*'), 'Cl x bTe thrust')).toBe('R-SPEAR-05');
  });

  it('R-SPEAR-07: over a square of a line', () => {
    expect(verdict(yard('yCl@YL2+ySpear bNa@YL4'), 'Cl x bNa thrust')).toBe('legal');
    expect(verdict(yard('yCl@YL2+ySpear bNa@YL5'), 'Cl x bNa thrust')).toBe('R-SPEAR-01');
  });
});

describe('Fireball wand', () => {
  it('R-WAND-01: the first in the line dies, with whom he carries; the wand is gone', () => {
    const s = play(yard('yWz@T2[2,0]+yWand bNa@T2[2,3]+bTe*'), 'Wz!fire e');
    expect([spot(s, 'bNa'), spot(s, 'bTe'), spot(s, 'yWand'), points(s), purses(s)]).toEqual([
      ...['out', 'out', 'out'],
      '2:0',
      '4',
    ]);
    expect(verdict(yard('yWz@T2[2,0]+yWand'), 'Wz!fire e')).toBe('R-WAND-01');
    // Through a slit of the own square (R-LOS-04).
    expect(spot(play(yard('yWz@T1[0,2]+yWand bNa@T1[2,2]'), 'Wz!fire s'), 'bNa')).toBe('out');
  });

  it('R-WAND-C1: a friend in between is hit instead', () => {
    const s = play(yard('yWz@T2[2,0]+yWand yCl@T2[2,2] bNa@T2[2,3]'), 'Wz!fire e');
    expect([spot(s, 'yCl'), spot(s, 'bNa'), points(s)]).toEqual(['out', 'T2[2,3]', '0:1']);
  });

  it('R-WAND-02: whoever was wounded this turn burns too, his object stays', () => {
    const s = yard('yWz@T2[2,1]+yWand yCo@T2[2,4] bNa@T2[2,3]+bLargeShield');
    const beaten = fight(s, 'Co x bNa', { yellow: 'C6', blue: 'C0' });
    expect(token(beaten, 'bNa').wounded).toBe(true);
    const burnt = play(beaten, 'Wz!fire e');
    expect([spot(burnt, 'bNa'), spot(burnt, 'bLargeShield')]).toEqual(['out', 'T2[2,3]']);
    const roped = play(yard('yWz@T3[1,1]+yWand bNa@T3[2,1]+bRope'), 'Wz!fire s');
    expect(spot(roped, 'bRope')).toBe('T3[2,1]');
  });
});
