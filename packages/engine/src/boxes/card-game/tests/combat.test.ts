import { describe, expect, it } from 'vitest';
import { ap, fight, go, health, judge, points, quarter, strengths } from '../../../testing/quarter.ts';
import { offers, token } from '../../../testing/scene.ts';

describe('Close combat', () => {
  it('C-CC-1 C-CC-3 C-CC-4 C-CC-6 C-CC-8 C-CC-C1: a tie costs cards and the point, and one may begin again', () => {
    const s = quarter('Wa@(0,0)', 'Cl@(0,0) Na@(1,0)');
    expect(judge(s, 'Wa x bNa')).toBe('C-CC-1');
    const tied = fight(s, 'Wa x bCl', 'C2', 'C3');
    expect([health(tied, 'yWa', 'bCl'), ap(tied)]).toEqual(['fit fit', 2]);
    expect(tied.state.players.yellow.hand.filter((card) => card === 'C2')).toHaveLength(1);
    expect(judge(tied, 'Wa x bCl')).toBe('legal');
  });

  it('C-CC-5 C-CC-7 C-CC-12 C-CC-C2: the higher total wounds, the +0 comes back', () => {
    const won = fight(quarter('Wa@(0,0)', 'Go@(0,0)'), 'Wa x bGo', 'C0', 'C1');
    expect([health(won, 'bGo'), won.state.players.yellow.hand.includes('C0')]).toEqual(['wounded', true]);
    expect(won.state.players.blue.hand.includes('C1')).toBe(false);
    expect(token(won, 'bGo').at).toBe(token(won, 'yWa').at);
  });

  it('C-CC-C3: an attacker who loses is wounded', () => {
    expect(health(fight(quarter('Na@(0,0)', 'Wa@(0,0)'), 'Na x bWa', 'C1', 'C1'), 'yNa', 'bWa')).toBe('wounded fit');
  });

  it('C-CC-2 C-CC-C4: nobody is attacked in the turn of his wound, and again in the next', () => {
    const won = fight(quarter('Wa@(0,0)', 'Go@(0,0)'), 'Wa x bGo', 'C6', 'C0');
    expect(judge(won, 'Wa x bGo')).toBe('C-CC-2');
    expect(judge(go(won, 'pass', 'pass'), 'Wa x bGo')).toBe('legal');
  });

  it('C-CC-11 C-CC-C5 C-CC-C6 C-ITEM-ARMOR-1 C-ITEM-SWORD-1: Sword and Armor', () => {
    expect(strengths(quarter('Wa@(0,0)', 'Cl@(0,0)+bArmor'), 'Wa x bCl')).toBe('3:3');
    expect(strengths(quarter('Wa@(0,0)', 'Cl@(0,0)*+bArmor'), 'Wa x bCl')).toBe('3:1');
    expect(strengths(quarter('Cl@(0,0)+yArmor', 'Wa@(0,0)'), 'Cl x bWa')).toBe('2:3');
    expect(strengths(quarter('Wa@(0,0)+ySword', 'Wa@(0,0)+bSword'), 'Wa x bWa')).toBe('4:3');
  });

  it('C-CC-9 C-CC-C7: with the +0 alone one lays that', () => {
    const s = go(quarter('Wa@(0,0)', 'Go@(0,0)', { hands: { blue: 'C:0' } }), 'Wa x bGo');
    expect(offers(s, /./, 'blue')).toEqual(['C0']);
  });

  it('C-CC-14 C-CC-15 C-CC-C8: carriers fight, and whom they carry is no target', () => {
    const s = quarter('Na@(0,0)', 'Wa@(0,0)+bCl*');
    expect([judge(s, 'Na x bWa'), judge(s, 'Na x bCl')]).toEqual(['legal', 'C-CC-15']);
  });
});

describe('Group combat', () => {
  const three = 'Co@(0,0) Me@(0,0)*';

  it('C-GC-1 C-GC-2 C-GC-3 C-GC-7 C-GC-C1: everybody unwounded in the zone fights, with a card for each side', () => {
    const s = quarter(three, 'Na@(0,0) Bk@(0,0) Cl@(1,0)', { active: 'blue' });
    expect(strengths(s, 'Na x yCo')).toBe('5:6');
    const lost = fight(s, 'Na x yCo', 'C5', 'C3');
    expect(health(lost, 'bNa', 'bBk', 'bCl', 'yCo', 'yMe')).toBe('wounded wounded fit fit wounded');
  });

  it('C-GC-4 C-GC-5 C-GC-8 C-GC-C2: a wounded target is defended, and dies with the loss', () => {
    const s = quarter(three, 'Na@(0,0) Bk@(0,0)', { active: 'blue' });
    expect(strengths(s, 'Na x yMe')).toBe('5:6');
    const won = fight(s, 'Na x yMe', 'C0', 'C6');
    expect([health(won, 'yCo', 'yMe'), points(won)]).toEqual(['wounded out', '0:1']);
    expect(health(fight(s, 'Na x yMe', 'C6', 'C0'), 'bNa', 'bBk', 'yMe')).toBe('wounded wounded wounded');
  });

  it('C-GC-C3: another wounded one is not drawn in', () => {
    const s = quarter('Na@(0,0)* Cl@(0,0)* Go@(0,0)', 'Co@(0,0)', { active: 'blue' });
    expect(health(fight(s, 'Co x yNa', 'C0', 'C6'), 'yNa', 'yCl', 'yGo')).toBe('out wounded wounded');
  });

  it('C-GC-C4: three against three', () => {
    const s = quarter('Wa@(0,0) Na@(0,0) Cl@(0,0)', 'Tr@(0,0) Go@(0,0) Gh@(0,0)');
    expect(strengths(s, 'Wa x bTr')).toBe('7:5');
    expect(health(fight(s, 'Wa x bTr', 'C1', 'C4'), 'yWa', 'yNa', 'yCl')).toBe('wounded wounded wounded');
  });

  it('C-GC-6 C-GC-C5 C-TURN-8 C-CHAR-C7: whoever was healed this turn stays out', () => {
    const s = go(quarter('Cl@(0,0) Wa@(0,0)* Na@(0,0)', 'Go@(0,0)'), 'Cl!heal yWa');
    expect(strengths(s, 'Na x bGo')).toBe('4:1');
    expect([judge(s, 'Wa x bGo'), judge(s, 'Wa (0,0)>(1,0)')]).toEqual(['C-TURN-8', 'C-TURN-8']);
    const next = go(s, 'pass');
    expect(strengths(next, 'Go x yNa')).toBe('7:1');
  });

  it('C-GC-C6: beside one wounded this turn the other may be attacked', () => {
    const s = quarter('Wa@(0,0)', 'Go@(0,0)* Cl@(0,0)', { turn: 'wounded=bGo' });
    expect([judge(s, 'Wa x bGo'), judge(s, 'Wa x bCl')]).toEqual(['C-CC-2', 'legal']);
    expect(strengths(s, 'Wa x bCl')).toBe('3:2');
  });

  it('C-CC-13 C-CHAR-C30 C-CHAR-BERSERKER-1: a wounded enemy who is no target leaves it one against one', () => {
    const s = go(quarter('Be@(0,0)', 'Wa@(0,0) Cl@(0,0)*'), 'Be x bWa');
    expect(s.state.tasks.at(-1)).toMatchObject({ kind: 'question', asks: 'rage' });
  });
});

describe('The wounded', () => {
  it('C-WND-1 C-WND-C6: have no abilities and do nothing', () => {
    expect(offers(quarter('Me@(0,1)* Th@(1,1)*', 'Wa@be.C'))).toEqual(['pass']);
  });

  it('C-WND-2 C-WND-4 C-WND-C1: defend with a card, and wound when they win', () => {
    const s = quarter('Tr@(0,0)*', 'Go@(0,0)', { active: 'blue' });
    expect(strengths(s, 'Go x yTr')).toBe('0:1');
    expect(health(fight(s, 'Go x yTr', 'C2', 'C0'), 'bGo', 'yTr')).toBe('wounded wounded');
  });

  it('C-WND-3 C-WND-5 C-OBJ-15: losing again they are out for a point, and what they had lies there', () => {
    const won = fight(quarter('Wa@(0,0)', 'Go@(0,0)*+bSword'), 'Wa x bGo', 'C6', 'C0');
    expect([health(won, 'bGo'), points(won), token(won, 'bSword').carrier]).toEqual(['out', '1:0', undefined]);
    expect(token(won, 'bSword').at).toBe(token(won, 'yWa').at);
    const hurt = fight(quarter('Wa@(0,0)', 'Go@(0,0)+bSword'), 'Wa x bGo', 'C6', 'C0');
    expect(token(hurt, 'bSword').carrier).toBe(token(hurt, 'bGo').id);
  });

  it('C-WND-7 C-WND-12 C-WND-C2: a carrier who loses loses whom he carries', () => {
    const lost = fight(quarter('Wa@(0,0)+yNa*', 'Co@(0,0)'), 'Wa x bCo', 'C0', 'C6');
    expect([health(lost, 'yWa', 'yNa'), points(lost)]).toEqual(['wounded out', '0:1']);
  });

  it('C-WND-6 C-WND-8 C-WND-C3 C-WND-C5: a friend picks one up and leaves what he held; an enemy does not', () => {
    const s = quarter('Cl@(0,0) Wa@(0,0)*+ySword', 'Na@(0,0)');
    const up = go(s, 'Cl (0,0)+yWa>(1,0)');
    expect(token(up, 'yWa').at).toBe(token(up, 'yCl').at);
    expect([token(up, 'ySword').carrier, token(up, 'ySword').at === token(s, 'yCl').at]).toEqual([undefined, true]);
    expect(judge(go(s, 'pass'), 'Na (0,0)+yWa>(1,0)')).toBe('C-WND-6');
  });

  it('C-WND-9 C-WND-C4 C-RC-6: a shooter who loses is unharmed, and so is whom he carries', () => {
    const s = quarter('Cb@(2,0)+yNa*', 'Co@(2,1)');
    const lost = fight(s, 'Cb x bCo crossbow', 'C0', 'C6');
    expect(health(lost, 'yCb', 'yNa', 'bCo')).toBe('fit wounded fit');
  });
});

describe('Combat over the threshold', () => {
  it('C-SZC-2 C-SZC-C1: in and out of a starting zone', () => {
    expect(strengths(quarter('Wa@(2,3)', 'Cl@be.S'), 'Wa x bCl')).toBe('3:2');
    expect(strengths(quarter('Wa@(2,3)', 'Cl@be.S', { active: 'blue' }), 'Cl x yWa')).toBe('3:2');
  });

  it('C-SZC-3 C-SZC-C2 C-SZC-C4: zone and joined posts are one, for fights inside the zone too', () => {
    expect(strengths(quarter('Wa@(2,3)', 'Cl@be.S Na@be.S'), 'Wa x bCl')).toBe('3:4');
    expect(strengths(quarter('Wa@(2,3)', 'Cl@be.S Na@be.C'), 'Wa x bCl')).toBe('3:2');
    expect(strengths(quarter('Wa@(2,3)', 'Th@(2,3) Cl@be.S'), 'Wa x bTh')).toBe('3:4');
  });

  it('C-SZC-4 C-SZC-C3: not through a wall', () => {
    const s = quarter('Wa@(1,3)', 'Cl@bw.S');
    expect(judge(s, 'Wa x bCl')).toBe('C-CC-1');
    expect(judge(go(s, 'pass'), 'Cl x yWa')).toBe('C-CC-1');
  });

  it('C-SZC-5 C-SZC-C5: one heals in the very same place only', () => {
    const s = quarter('Wa@(0,0)', 'Cl@be.S Th@(2,3)*', { active: 'blue' });
    expect(judge(s, 'Cl!heal bTh')).toBe('C-CHAR-CLERIC-1');
  });

  it('C-SZC-6: the wounded at a post defend as targets alone', () => {
    const s = quarter('Wa@(2,3)', 'Cl@be.S* Na@be.S');
    expect(strengths(s, 'Wa x bNa')).toBe('3:2');
    expect(strengths(s, 'Wa x bCl')).toBe('3:2');
  });
});

describe('Lines of sight', () => {
  const sees = (yellow: string, blue: string, shot: string, options = {}) =>
    judge(quarter(yellow, blue, options), shot) === 'legal';

  it('C-LOS-1 C-LOS-2 C-LOS-3 C-LOS-C1: straight over a pit, as far as the first zone with somebody', () => {
    expect(sees('Cb@(2,0)', 'Wz@(2,1) Wa@(2,2)', 'Cb x bWz crossbow')).toBe(true);
    expect(sees('Cb@(2,0)', 'Wz@(2,1) Wa@(2,2)', 'Cb x bWa crossbow')).toBe(false);
    expect(sees('Cb@(2,0)', 'Wa@(2,2)', 'Cb x bWa crossbow')).toBe(true);
  });

  it('C-LOS-4 C-LOS-C2 C-LOS-C3: through a slit only for whoever touches it', () => {
    const loose = { lines: ['loose yRope@(1,2)'] };
    expect(sees('Me@(1,1)+yBow', 'Na@(1,3)', 'Me x bNa shoot', loose)).toBe(true);
    expect(sees('Na@(1,3)+yBow', 'Me@(1,1)', 'Na x bMe shoot', loose)).toBe(false);
    expect(sees('Cl@(1,1)+yBow', 'Wa@(1,2)', 'Cl x bWa shoot')).toBe(true);
    expect(sees('Wa@(1,2)+yBow', 'Cl@(1,1)', 'Wa x bCl shoot')).toBe(true);
  });

  it('C-LOS-C4 C-LOS-C5: neither through a portcullis, nor diagonally, nor into a face-down room', () => {
    expect(sees('Cl@(1,1)+yBow', 'Na@(2,1)', 'Cl x bNa shoot')).toBe(false);
    expect(sees('Cl@(2,2)+yBow', 'Na@(3,3)', 'Cl x bNa shoot')).toBe(false);
  });

  it('C-LOS-5 C-LOS-C8: a second slit or somebody wounded between blocks', () => {
    expect(sees('Cb@(2,0)', 'Wa@(2,1)* Na@(2,2)', 'Cb x bNa crossbow')).toBe(false);
  });

  it('C-LOS-7: all in a seen zone may be aimed at, whoever else is there', () => {
    expect(sees('Cb@(2,0)', 'Wz@(2,1) Wa@(2,1)*', 'Cb x bWa crossbow')).toBe(true);
  });

  it('C-LOS-8 C-LOS-10 C-LOS-11 C-LOS-C6 C-LOS-C7: at a joined post one is seen as in the zone, and stops no line', () => {
    expect(sees('Cb@(2,1)', 'Cl@be.S', 'Cb x bCl crossbow')).toBe(true);
    expect(sees('Cb@(2,1) Na@(2,3)', 'Cl@be.S', 'Cb x bCl crossbow')).toBe(true);
    expect(sees('Cb@(2,1) Na@(2,2)', 'Cl@be.S', 'Cb x bCl crossbow')).toBe(false);
    expect(sees('Cb@(1,3)', 'Cl@be.S', 'Cb x bCl crossbow')).toBe(true);
    expect(sees('Cb@(0,3)', 'Cl@bw.S', 'Cb x bCl crossbow')).toBe(false);
  });
});

describe('Ranged combat', () => {
  const field = ['Me@(1,2) Wz@(1,3)+yBow Wa@(2,2)', 'Bk@(1,2) Cb@(0,2) Cl@(1,1)+bBow'] as const;

  it('C-RC-1 C-RC-2 C-RC-3 C-RC-8 C-RC-9 C-RC-10 C-RC-11 C-RC-12 C-RC-13 C-RC-C1: all who see and all in the zone', () => {
    const s = quarter(...field, { active: 'blue' });
    expect(strengths(s, 'Cb x yMe crossbow')).toBe('2:8');
    expect(ap(go(s, 'Cb x yMe crossbow'))).toBe(2);
  });

  it('C-RC-C2: a Bow is worth one, and does not shoot past somebody', () => {
    const s = quarter('Go@(2,1) Wz@(2,2)', 'Cl@(2,0)+bBow', { active: 'blue' });
    expect(strengths(s, 'Cl x yGo shoot')).toBe('1:1');
    expect(judge(s, 'Cl x yWz shoot')).toBe('C-RC-2');
  });

  it('C-RC-7 C-RC-C3 C-RC-C5: defenders’ shooters do not join; the loser close by is wounded, the shooter is not', () => {
    const s = quarter(...field);
    expect(strengths(s, 'Wz x bBk shoot')).toBe('3:2');
    const lost = fight(s, 'Wz x bBk shoot', 'C0', 'C6');
    expect(health(lost, 'yMe', 'yWz')).toBe('wounded fit');
  });

  it('C-RC-C4: a tie wounds nobody, and the bolt is shot', () => {
    const tied = fight(quarter(...field, { active: 'blue' }), 'Cb x yMe crossbow', 'C6', 'C0');
    expect(health(tied, 'yMe', 'bBk')).toBe('fit fit');
    expect(judge(tied, 'Cb x yMe crossbow')).toBe('C-CHAR-CROSSBOWMAN-1');
  });

  it('C-RC-C6: of two in a zone the target alone is shot at', () => {
    const s = quarter('Wz@(2,1) Wa@(2,1)', 'Cb@(2,0)', { active: 'blue' });
    expect(strengths(s, 'Cb x yWz crossbow')).toBe('1:3');
    expect(health(fight(s, 'Cb x yWz crossbow', 'C0', 'C6'), 'yWz', 'yWa')).toBe('wounded fit');
  });

  it('C-RC-C7 C-CHAR-CROSSBOWMAN-1 C-ITEM-BOW-1: the crossbow once a turn, a Bow as often as one likes', () => {
    const s = quarter('Cb@(2,0)+yBow', 'Co@(2,1)', { ap: 4 });
    const once = fight(s, 'Cb x bCo crossbow', 'C2', 'C0');
    expect(judge(once, 'Cb x bCo crossbow')).toBe('C-CHAR-CROSSBOWMAN-1');
    expect(judge(fight(once, 'Cb x bCo shoot', 'C2', 'C0'), 'Cb x bCo shoot')).toBe('legal');
  });

  it('C-RC-4 C-RC-5 C-RC-C8: not beside an enemy, wounded or not, nor at whoever fell this turn', () => {
    expect(judge(quarter('Cb@(2,0)', 'Na@(2,1) Cl@(2,0)*'), 'Cb x bNa crossbow')).toBe('C-RC-4');
    expect(judge(quarter('Cb@(2,0)', 'Na@(2,1)*', { turn: 'wounded=bNa' }), 'Cb x bNa crossbow')).toBe('C-CC-2');
  });

  it('C-RC-C9: a wounded target is alone, and dies', () => {
    const s = quarter('Cb@(2,0)', 'Na@(2,1)* Wa@(2,1)');
    expect(strengths(s, 'Cb x bNa crossbow')).toBe('3:0');
    expect(health(fight(s, 'Cb x bNa crossbow', 'C1', 'C0'), 'bNa', 'bWa')).toBe('out fit');
  });

  it('C-RC-15 C-RC-C10: Armor helps against a shot', () => {
    expect(strengths(quarter('Cb@(2,0)', 'Na@(2,1)+bArmor'), 'Cb x bNa crossbow')).toBe('3:3');
  });

  it('C-RC-18 C-RC-C11 C-RC-C13: posts count as their zone', () => {
    expect(strengths(quarter('Cb@(2,1) Wa@(2,3)', 'Cl@be.S'), 'Cb x bCl crossbow')).toBe('6:2');
    expect(judge(quarter('Wa@(2,3) Na@(2,1)', 'Cb@be.S', { active: 'blue' }), 'Cb x yNa crossbow')).toBe('C-RC-4');
    expect(judge(quarter('Na@(2,1)', 'Cb@be.S', { active: 'blue' }), 'Cb x yNa crossbow')).toBe('legal');
    expect(judge(quarter('Na@(1,3)', 'Cb@be.S', { active: 'blue' }), 'Cb x yNa crossbow')).toBe('legal');
  });

  it('C-RC-14 C-RC-C12 C-CHAR-ASSASSIN-2: poison works by hand beside a shot, and not for a shooter', () => {
    const s = quarter('Cl@(2,0)+yBow As@(2,1)', 'Wa@(2,1)');
    expect(strengths(s, 'Cl x bWa shoot')).toBe('3:3');
    expect(health(fight(s, 'Cl x bWa shoot', 'C4', 'C3'), 'bWa')).toBe('out');
    const far = quarter('As@(2,0)+yBow', 'Wa@(2,1)');
    expect(health(fight(far, 'As x bWa shoot', 'C6', 'C0'), 'bWa')).toBe('wounded');
  });

  it('C-RC-16 C-RC-17 C-ITEM-SHIELD-1 C-ITEM-C14: a Large shield keeps one from being aimed at, wounded too', () => {
    expect(judge(quarter('Cb@(2,0)', 'Na@(2,1)+bLargeShield'), 'Cb x bNa crossbow')).toBe('C-ITEM-SHIELD-1');
    const s = quarter('Cb@(2,0) Wz@(3,0)+yFireball', 'Na@(2,1)*+bLargeShield');
    expect(judge(s, 'Cb x bNa crossbow')).toBe('C-ITEM-SHIELD-1');
    const scroll = quarter('Wz@(2,0)+yFireball', 'Na@(2,1)*+bLargeShield');
    expect(health(go(scroll, 'Wz!burn bNa'), 'bNa')).toBe('out');
    expect(strengths(quarter('Cb@(0,0)', 'Na@(0,0)'), 'Cb x bNa')).toBe('3:2');
  });
});
