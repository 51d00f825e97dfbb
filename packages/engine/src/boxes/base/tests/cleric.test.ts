import { describe, expect, it } from 'vitest';
import { offers, play, scene, token, verdict } from '../../../testing/scene.ts';
import { carries, purses, whereIs } from '../../../testing/tell.ts';

const GATE = 'T1[2,0]|T1[2,1]';
const id = (name: string) => token(scene(''), name).id;

describe('Cleric', () => {
  it('B-CHAR-C1 B-CLE-01 B-CLE-02 B-CLE-03: no healing through a closed portcullis; through an open one the Troll is up and blocked', () => {
    const tokens = 'yCl@T1[2,0] yTr@T1[2,1]* bMe@T4[1,1]';
    expect(verdict(scene(tokens), 'Cl!heal yTr')).toBe('B-CLE-02');
    const s = scene(tokens, { open: [GATE] });
    expect(verdict(s, 'Cl!heal yTr')).toBe('legal');
    const after = play(s, 'Cl!heal yTr');
    expect(token(after, 'yTr').wounded).toBe(false);
    expect(purses(after)).toBe('4');
    expect(verdict(after, 'Tr T1[2,1]>T1[2,2]')).toBe('B-CLE-03');
    expect(offers(after, /^Tr/)).toEqual([]);
  });

  it('B-CHAR-C2 B-CLE-02: he cannot heal whom he carries; set down, he can', () => {
    const s = scene('yCl@T1[1,1]+yGo* bMe@T4[1,1]');
    expect(verdict(s, 'Cl!heal yGo')).toBe('B-CLE-02');
    const down = play(s, 'Cl T1[1,1]>T1[1,2]-yGo>T1[1,1]');
    expect([whereIs(down, 'yCl'), whereIs(down, 'yGo'), carries(down, 'yCl')]).toEqual([
      'T1[1,1]',
      'T1[1,2]',
      'nothing',
    ]);
    const after = play(down, 'Cl!heal yGo');
    expect(token(after, 'yGo')).toMatchObject({ wounded: false, carrier: undefined });
    expect(purses(after)).toBe('3');
  });

  it('B-CLE-01: friend or enemy, but a neighbour and wounded', () => {
    const s = scene('yCl@T1[1,1] yGo@T1[2,1]* bGo@T1[1,2]* yWa@T1[0,1] bWa@T1[2,2]* yMe@T1[3,1]*');
    expect(offers(s, /heal/)).toEqual(expect.arrayContaining(['Cl!heal yGo', 'Cl!heal bGo']));
    expect(offers(s, /heal/)).toHaveLength(2);
    expect(verdict(s, 'Cl!heal yWa')).toBe('B-CLE-01');
    expect(verdict(s, 'Cl!heal bWa')).toBe('B-CLE-02');
    expect(verdict(s, 'Cl!heal yMe')).toBe('B-CLE-02');
    expect(token(play(s, 'Cl!heal bGo'), 'bGo').wounded).toBe(false);
  });

  it('B-CLE-01: it costs a point, and only the Cleric can', () => {
    const s = scene('yCl@T1[1,1] yGo@T1[1,2]* yTh@T1[1,3] bMe@T4[1,1]', { ap: 1 });
    expect(verdict(s, 'Th!heal yGo')).toBe('B-TURN-03');
    expect(play(s, 'Cl!heal yGo').state.turn.seat).toBe('blue');
  });

  it('B-CLE-02: not himself, and not through a wall', () => {
    expect(verdict(scene('yCl@T1[1,1] bMe@T4[1,1]'), 'Cl!heal yCl')).toBe('B-CLE-01');
    expect(verdict(scene('yCl@T1[1,1]* yMe@T4[1,1]'), 'Cl!heal yCl')).toBe('B-WND-02');
    expect(verdict(scene('yCl@T1[1,0] yGo@T1[1,1]* bMe@T4[1,1]'), 'Cl!heal yGo')).toBe('B-CLE-02');
    expect(verdict(scene('yCl@T2[2,4] yGo@T3[2,0]* bMe@T4[1,1]'), 'Cl!heal yGo')).toBe('B-CLE-02');
  });

  it('B-CLE-03: the healed character takes no Action of any kind', () => {
    const s = scene('yCl@T1[1,1] yWa@T1[0,1]* bGo@T1[1,3] yTh@T1[4,4]', { faceDown: ['T2'] });
    const after = play(s, 'Cl!heal yWa');
    expect(verdict(after, 'Wa rot A-')).toBe('B-CLE-03');
    expect(verdict(after, 'Wa T1[0,1]^T1[0,2]>T1[0,3]')).toBe('B-CLE-03');
    expect(verdict(after, 'Wa reveal B')).toBe('B-CLE-03');
    const gate = play(scene('yCl@T1[3,1] yWa@T1[2,1]* bGo@T1[2,2]'), 'Cl!heal yWa');
    expect(verdict(gate, `Wa!break ${GATE}`)).toBe('B-CLE-03');
    expect(verdict(gate, 'Wa x bGo')).toBe('B-CLE-03');
  });

  it('B-CLE-03: he neither drinks nor spends what a Potion gave', () => {
    const s = play(scene('yCl@T1[1,1] yWa@T1[1,2]*+yPotion bMe@T4[1,1]'), 'Cl!heal yWa');
    expect(verdict(s, 'Wa!drink')).toBe('B-CLE-03');
    const purse = { purses: [{ ap: 4, only: id('yWa'), lent: false }], blocked: [id('yWa')] };
    const full = scene('yWa@T1[1,2] bMe@T4[1,1]', { turn: purse });
    expect(verdict(full, 'Wa T1[1,2]>T1[1,3]')).toBe('B-CLE-03');
    expect(offers(full)).toEqual(['pass']);
  });

  it('B-CLE-03: he joins no combat, is not attacked and is not hurt by one', () => {
    const s = play(scene('yCl@T1[1,1] yTr@T1[1,2]* bWa@T1[2,2] yWa@T1[3,2]'), 'Cl!heal yTr', 'Wa x bWa');
    expect(s.state.tasks.at(-1)).toMatchObject({ attackers: [token(s, 'yWa').id], strength: { yellow: 3, blue: 3 } });
    const lost = play(s, 'yellow: C0', 'blue: C1');
    expect([token(lost, 'yWa').wounded, token(lost, 'yTr').wounded]).toEqual([true, false]);
    const enemy = play(scene('yCl@T1[1,1] bTr@T1[1,2]* bWa@T1[2,2] yWa@T1[2,1]'), 'Cl!heal bTr');
    expect(verdict(enemy, 'Cl x bTr')).toBe('B-COMB-08');
    expect(play(enemy, 'Wa x bWa').state.tasks.at(-1)).toMatchObject({ strength: { yellow: 3, blue: 3 } });
  });

  it('B-CLE-03: he stands in the way like anybody unwounded', () => {
    const foe = play(scene('yCl@T1[2,2] bGo@T1[1,2]* yWa@T1[1,1]'), 'Cl!heal bGo');
    expect(verdict(foe, 'Wa T1[1,1]>T1[1,2]>T1[1,3]')).toBe('B-MOVE-05');
    const friend = play(scene('yCl@T1[2,2] yGo@T1[1,2]* yWa@T1[1,1] bMe@T4[1,1]'), 'Cl!heal yGo');
    expect(verdict(friend, 'Wa T1[1,1]>T1[1,2]')).toBe('B-MOVE-04');
    expect(verdict(friend, 'Wa T1[1,1]>T1[1,2]>T1[1,3]')).toBe('legal');
  });

  it('B-CLE-03: he keeps his object, and a friend passing by may trade with him', () => {
    const s = play(scene('yCl@T1[2,2] yTh@T1[1,2]*+ySword yWa@T1[1,1]+yArmor bMe@T4[1,1]'), 'Cl!heal yTh');
    expect(carries(s, 'yTh')).toBe('ySword');
    const traded = play(s, 'Wa T1[1,1]>T1[1,2]-yArmor+ySword>T1[1,3]');
    expect([carries(traded, 'yTh'), carries(traded, 'yWa')]).toEqual(['yArmor', 'ySword']);
  });

  it('B-CLE-03: it is over with the turn', () => {
    const s = scene('yCl@T1[1,1] yTr@T1[1,2]* bMe@T4[1,1]');
    const next = play(s, 'Cl!heal yTr', 'pass', 'blue: A2', 'pass', 'yellow: A2');
    expect(verdict(next, 'Tr T1[1,2]>T1[1,3]')).toBe('legal');
  });

  it('B-CLE-04: a wound of this very turn may be healed', () => {
    const s = scene('yCl@T1[2,1] yWa@T1[1,1] bTr@T1[1,2]');
    const hurt = play(s, 'Wa x bTr', 'yellow: C0', 'blue: C0');
    expect(token(hurt, 'yWa').wounded).toBe(true);
    expect(verdict(hurt, 'Cl!heal yWa')).toBe('legal');
    expect(token(play(hurt, 'Cl!heal yWa'), 'yWa').wounded).toBe(false);
  });

  it('B-CLE-05: whom another friend carries cannot be healed', () => {
    const s = scene('yCl@T1[1,1] yWa@T1[1,2]+yGo* bMe@T4[1,1]');
    expect(verdict(s, 'Cl!heal yGo')).toBe('B-CLE-05');
    expect(verdict(scene('yCl@T1[1,1] bWa@T1[1,2]+bGo*'), 'Cl!heal bGo')).toBe('B-CLE-05');
  });

  it('B-CLE-05: nor on whose square another stands', () => {
    expect(verdict(scene('yCl@T1[1,1] yWa@T1[1,2] yGo@T1[1,2]* bMe@T4[1,1]'), 'Cl!heal yGo')).toBe('B-CLE-05');
  });
});
