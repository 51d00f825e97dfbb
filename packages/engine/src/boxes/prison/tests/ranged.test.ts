import { describe, expect, it } from 'vitest';
import { offers, play, verdict } from '../../../testing/scene.ts';
import { carries, points, purses, spot } from '../../../testing/tell.ts';
import { asks, fight, strengths, yard } from '../../../testing/yard.ts';

const OPEN = 'yCl@T2[2,0]+yBow bWz@T2[2,3]';

describe('Ranged combat', () => {
  it('R-BOW-01 R-RNG-01: a shot for a point at an enemy in sight, as often as one likes', () => {
    const s = yard(OPEN, { ap: 3 });
    expect(offers(s, / x /)).toEqual(['Cl x bWz shoot']);
    const once = fight(s, 'Cl x bWz shoot', { yellow: 'C0', blue: 'C0' });
    expect([purses(once), carries(once, 'yCl'), verdict(once, 'Cl x bWz shoot')]).toEqual(['2', 'yBow', 'legal']);
    expect(verdict(yard('yCl@T2[2,0] bWz@T2[2,3]'), 'Cl x bWz shoot')).toBe('B-TURN-03');
    expect(verdict(yard('yCl@T2[2,0]* yBow@T2[2,0] bWz@T2[2,3]'), 'Cl x bWz shoot')).toBe('B-WND-02');
    expect(verdict(yard('yCl@T2[1,0]+yBow bWz@T2[2,3]'), 'Cl x bWz shoot')).toBe('R-RNG-01');
    expect(verdict(yard('yCl@T2[2,0]+yBow yWz@T2[2,3]'), 'Cl x yWz shoot')).toBe('B-COMB-01');
  });

  it('R-RNG-02 R-RNG-03 R-RNG-C1: not with an enemy beside, wounded or not', () => {
    const s = 'yCl@T2[2,0]+yBow bWz@T2[2,3]';
    expect(verdict(yard(s), 'Cl x bWz shoot')).toBe('legal');
    for (const beside of ['bNa@T2[3,0]', 'bNa@T2[3,0]*'])
      expect(verdict(yard(`${s} ${beside}`), 'Cl x bWz shoot')).toBe('R-RNG-02');
    expect(verdict(yard('yCl@T2[2,0]+yBow bWz@T2[2,1]'), 'Cl x bWz shoot')).toBe('R-RNG-02');
    expect(verdict(yard(`${s} yNa@T2[3,0]`), 'Cl x bWz shoot')).toBe('legal');
  });

  it('R-RNG-04 R-RNG-C2: right through a slit', () => {
    const s = yard('yCl@T1[0,2]+yBow bNa@T1[1,2]');
    expect(offers(s, / x /)).toEqual(['Cl x bNa shoot']);
    expect(offers(yard('yCl@T1[0,2] bNa@T1[1,2]'), / x /)).toEqual([]);
  });

  it('R-RNG-05 R-RNG-C3: a shot counts 1, whoever shoots, and the loser of it is unhurt', () => {
    const s = yard('yCo@T2[2,0]+yBow bWz@T2[2,3]');
    expect(strengths(play(s, 'Co x bWz shoot'))).toBe('1:1');
    const lost = fight(s, 'Co x bWz shoot', { yellow: 'C0', blue: 'C6' });
    expect([spot(lost, 'yCo'), spot(lost, 'yBow')]).toEqual(['T2[2,0]', 'T2[2,0] yCo']);
  });

  it('R-RNG-06: wounded, or killed if wounded before; a tie is nothing', () => {
    const hit = fight(yard(OPEN), 'Cl x bWz shoot', { yellow: 'C2', blue: 'C0' });
    expect([spot(hit, 'bWz'), points(hit)]).toEqual(['T2[2,3]*', '0:0']);
    const lying = yard('yCl@T2[2,0]+yBow bWz@T2[2,3]*');
    const killed = fight(lying, 'Cl x bWz shoot', { yellow: 'C2', blue: 'C0' });
    expect([spot(killed, 'bWz'), points(killed)]).toEqual(['out', '1:0']);
    expect(spot(fight(yard(OPEN), 'Cl x bWz shoot', { yellow: 'C2', blue: 'C2' }), 'bWz')).toBe('T2[2,3]');
  });

  it('R-RNG-07: whoever was wounded this turn is not shot', () => {
    const hit = fight(yard(OPEN), 'Cl x bWz shoot', { yellow: 'C2', blue: 'C0' });
    expect(verdict(hit, 'Cl x bWz shoot')).toBe('B-COMB-06');
  });

  it('R-RNG-08: no Telepath has a say', () => {
    expect(asks(play(yard('yTe@T2[2,0]+yBow bWz@T2[2,3]'), 'Te x bWz shoot'))).toBe('commit');
    expect(asks(play(yard('yCl@T2[2,0]+yBow bTe@T2[2,3]'), 'Cl x bTe shoot'))).toBe('commit');
  });

  it('R-RNG-09: who is hit loses the wounded he carries', () => {
    const hit = fight(yard('yCl@T2[2,0]+yBow bWz@T2[2,3]+bTe*'), 'Cl x bWz shoot', { yellow: 'C6', blue: 'C0' });
    expect([spot(hit, 'bWz'), spot(hit, 'bTe'), points(hit)]).toEqual(['T2[2,3]*', 'out', '1:0']);
  });

  it('R-RNG-C4: attacked by hand, an archer fights with his own value and is wounded', () => {
    const s = yard('bCo@T2[2,0]+bBow yNa@T2[2,1]');
    expect(strengths(play(s, 'Na x bCo'))).toBe('2:5');
    expect(spot(fight(s, 'Na x bCo', { yellow: 'C6', blue: 'C0' }), 'bCo')).toBe('T2[2,0]*');
  });
});

describe('Group combat', () => {
  it('R-GRP-01: whoever stands beside an enemy in it, walls and slits part', () => {
    const s = yard('yCo@T1[1,1] bNa@T1[1,2] yBk@T1[0,2] bCl@T1[2,1] yMe@T1[3,1]*');
    expect(strengths(play(s, 'Co x bNa'))).toBe('5:4');
    const healed = yard('yCo@T2[2,1] bNa@T2[2,2] yCl@T2[2,3]', { turn: { blocked: [] } });
    expect(strengths(play(healed, 'Co x bNa'))).toBe('7:2');
    const blocked = yard('yCo@T2[2,1] bNa@T2[2,2] yTe@T2[2,4] yCl@T2[2,3]');
    const id = blocked.rules.roster.find(({ kind, owner }) => kind === 'cleric' && owner === 'yellow')?.id ?? -1;
    const tired = { ...blocked, state: { ...blocked.state, turn: { ...blocked.state.turn, blocked: [id] } } };
    expect(strengths(play(tired, 'Co x bNa'))).toBe('5:2');
  });

  it('R-GRP-02 R-GRP-C4: a shot alone: the target stands alone', () => {
    const s = yard('yCl@T2[2,0]+yBow bTe@T2[2,3] bCo@T2[2,4] bNa@T2[1,3]');
    expect(strengths(play(s, 'Cl x bTe shoot'))).toBe('1:0');
  });

  it('R-GRP-03 R-GRP-07 R-GRP-C2 R-GRP-C3: a shot into a melee; nobody shoots for the defender; in defeat only hands are hurt', () => {
    const s = yard('yWz@T2[2,0]+yBow bBk@T2[2,3] yMe@T2[2,4] bCl@T1[2,4]+bBow');
    expect(strengths(play(s, 'Wz x bBk shoot'))).toBe('3:2');
    const lost = fight(s, 'Wz x bBk shoot', { yellow: 'C0', blue: 'C6' });
    expect([spot(lost, 'yMe'), spot(lost, 'yWz')]).toEqual(['T2[2,4]*', 'T2[2,0]']);
    const drawn = yard('yWz@T2[2,0]+yBow bBk@T2[2,3] yMe@T2[2,4] bCl@T2[1,3] bNa@T2[3,4]');
    expect(strengths(play(drawn, 'Wz x bBk shoot'))).toBe('3:6');
    const spear = yard('yCo@T2[2,4] bNa@T2[2,3] bCl@T2[2,1]+bSpear');
    expect(strengths(play(spear, 'Co x bNa'))).toBe('5:2');
  });

  it('R-GRP-04 R-GRP-C1: other archers in sight add 1 each, free of charge', () => {
    const s = yard('bCl@T1[3,4]+bBow bBk@T2[3,1] yMe@T2[3,0] bNa@T2[4,4] yWz@T4[0,0]', { active: 'blue', ap: 2 });
    expect(strengths(play(s, 'Cl x yMe shoot'))).toBe('2:5');
    const more = yard('bCl@T2[2,0]+bBow bBk@T2[1,2] yMe@T2[2,2] bNa@T2[0,2]+yBow yWz@T4[0,0]', { active: 'blue' });
    // The slit of T2[0,2] lies in the Naga's own square, but the Backstabber stands in between.
    expect(strengths(play(more, 'Cl x yMe shoot'))).toBe('2:5');
    const slit = yard('bCl@T1[2,1]+bBow bBk@T1[2,4] yMe@T1[3,2] bNa@T1[0,2]+yBow bCo@T1[3,3]', {
      active: 'blue',
      ap: 3,
    });
    const begun = play(slit, 'Co x yMe');
    expect([strengths(begun), purses(begun)]).toEqual(['2:6', '2']);
    const both = yard('bCl@T1[3,4]+bBow bBk@T2[3,1] yMe@T2[3,0] yWz@T4[0,0] bNa@T1[3,3]', { active: 'blue' });
    expect(strengths(play(both, 'Bk x yMe'))).toBe('2:5');
    const pressed = yard('bCl@T1[3,4]+bBow bBk@T2[3,1] yMe@T2[3,0] yTe@T1[4,4]', { active: 'blue' });
    expect(strengths(play(pressed, 'Bk x yMe'))).toBe('2:2');
  });

  it('R-GRP-05: the attacker says who stays out', () => {
    const s = yard('yCo@T2[2,3] bNa@T2[2,2] yCl@T2[2,0]+yBow yMe@T2[0,2]+ySpear');
    const begun = play(s, 'Co x bNa');
    expect([asks(begun), strengths(begun)]).toEqual(['support', '6:2']);
    expect(offers(begun)).toEqual(['answer word=everybody', 'answer piece=yCl']);
    const without = play(begun, 'answer piece=yCl');
    expect([asks(without), strengths(without)]).toEqual(['commit', '5:2']);
    expect(asks(play(begun, 'answer word=everybody'))).toBe('commit');
    const shooter = play(yard('yCo@T2[2,0]+yBow bNa@T2[2,3] yCl@T2[2,4]'), 'Co x bNa shoot');
    expect(asks(shooter)).toBe('commit');
  });

  it('R-GRP-05: each of several may stay out, but not who began it', () => {
    const s = yard('yCo@T2[2,0]+yBow bNa@T2[2,2] yCl@T2[2,4]+bBow');
    const begun = play(s, 'Co x bNa shoot');
    expect([strengths(begun), ...offers(begun)]).toEqual(['2:2', 'answer word=everybody', 'answer piece=yCl']);
    const other = play(s, 'Cl x bNa shoot');
    expect(offers(other)).toEqual(['answer word=everybody', 'answer piece=yCo']);
    expect(strengths(play(other, 'answer piece=yCo'))).toBe('1:2');
    const two = yard('yBk@T2[1,2] bNa@T2[2,2] yCo@T2[2,0]+yBow yCl@T2[2,4]+ySpear');
    const both = play(two, 'Bk x bNa');
    expect([strengths(both), offers(both).length]).toEqual(['7:2', 3]);
    const one = play(both, 'answer piece=yCo');
    expect([asks(one), strengths(one)]).toEqual(['support', '6:2']);
    expect([asks(play(one, 'answer piece=yCl')), strengths(play(one, 'answer piece=yCl'))]).toEqual(['commit', '2:2']);
  });

  it('R-GRP-06 R-GRP-C5: a spear joins with its bearer’s value, and is lost in defeat', () => {
    const s = yard('yCo@T2[2,3] bNa@T2[2,2] yBk@T2[2,0]+ySpear');
    expect(strengths(play(s, 'Co x bNa'))).toBe('9:2');
    const lost = fight(yard('yTe@T2[2,3] bNa@T2[2,2] yCl@T2[2,0]+ySpear'), 'Te x bNa', { yellow: 'C0', blue: 'C6' });
    expect([spot(lost, 'yTe'), spot(lost, 'ySpear'), spot(lost, 'yCl')]).toEqual(['T2[2,3]*', 'out', 'T2[2,0]']);
  });

  it('R-GRP-08: beside an enemy in it one fights by hand, with one’s own value and risk', () => {
    const s = yard('yNa@T2[2,3] bTe@T2[2,2] yCo@T2[2,1]+yBow');
    expect(strengths(play(s, 'Na x bTe'))).toBe('7:0');
    const lost = fight(yard('yBn@T2[2,3] bCo@T2[2,2] yCl@T2[2,1]+ySpear'), 'Bn x bCo', { yellow: 'C0', blue: 'C6' });
    expect([spot(lost, 'yCl'), spot(lost, 'ySpear')]).toEqual(['T2[2,1]*', 'T2[2,1]']);
  });

  it('R-GRP-09: who strikes from afar is joined to the target only', () => {
    const s = yard('yCl@T2[2,1]+ySpear bNa@T2[2,3] bTe@T2[2,0]* bCo@T2[2,4]');
    expect(strengths(play(s, 'Cl x bNa thrust'))).toBe('2:2');
  });

  it('R-GRP-10: all who fought by hand are wounded, a wounded target dies, those from afar are unhurt', () => {
    const s = yard('yCo@T2[2,3] yNa@T2[1,2] bMe@T2[2,2] bTe@T2[2,4] yCl@T2[2,0]+yBow');
    const lost = fight(s, 'Co x bMe', { yellow: 'C0', blue: 'C6' });
    expect(['yCo', 'yNa', 'yCl'].map((name) => spot(lost, name))).toEqual(['T2[2,3]', 'T2[1,2]', 'T2[2,0]']);
    const beaten = fight(s, 'Co x bMe', { yellow: 'C0', blue: 'C3' });
    expect([spot(beaten, 'bMe'), spot(beaten, 'bTe')]).toEqual(['T2[2,2]*', 'T2[2,4]*']);
    const lying = yard('yCo@T2[2,3] bMe@T2[2,2]* bNa@T2[2,4]');
    expect(spot(fight(lying, 'Co x bMe', { yellow: 'C0', blue: 'C0' }), 'bMe')).toBe('out');
  });

  it('R-GRP-11: one-on-one are exactly two, supporters and a wounded target counted', () => {
    const call = (tokens: string, attack: string) => asks(play(yard(tokens), attack));
    expect(call('yTe@T2[2,3] bNa@T2[2,2]', 'Te x bNa')).toBe('call');
    expect(call('yTe@T2[2,3] bNa@T2[2,2]*', 'Te x bNa')).toBe('call');
    expect(call('yTe@T2[2,3] bMe@T2[2,2]* bNa@T2[2,4]', 'Te x bMe')).toBe('commit');
    const supported = yard('yTe@T2[2,3] bNa@T2[2,2] yCl@T2[2,0]+yBow');
    expect(asks(play(supported, 'Te x bNa', 'answer word=everybody'))).toBe('commit');
    expect(asks(play(supported, 'Te x bNa', 'answer piece=yCl'))).toBe('call');
  });
});
