import { describe, expect, it } from 'vitest';
import { fight, go, health, isAt, judge, points, quarter, strengths } from '../../../testing/quarter.ts';
import { play } from '../../../testing/scene.ts';

const FOE = 'Wa@be.C';

describe('Characters', () => {
  it('C-CHAR-ASSASSIN-1 C-CHAR-C1 C-CHAR-C2 C-CHAR-C3: whom she beats dies at once', () => {
    expect(health(fight(quarter('As@(0,0)', 'Wa@(0,0)'), 'As x bWa', 'C4', 'C2'), 'bWa')).toBe('out');
    const both = fight(quarter('As@(0,0) Na@(0,0)', 'Wa@(0,0) Cl@(0,0)'), 'As x bWa', 'C3', 'C1');
    expect([health(both, 'bWa', 'bCl'), points(both)]).toEqual(['out out', '2:0']);
    const back = fight(quarter('As@(0,0)', 'Wa@(0,0)', { active: 'blue' }), 'Wa x yAs', 'C6', 'C0');
    expect(health(back, 'bWa')).toBe('out');
  });

  it('C-CHAR-BACKSTABBER-1 C-CHAR-C4: two more in unwounded company', () => {
    expect(strengths(quarter('Bk@(0,0)', 'Wa@(0,0)'), 'Bk x bWa')).toBe('2:3');
    expect(strengths(quarter('Bk@(0,0) Go@(0,0)', 'Wa@(0,0)'), 'Bk x bWa')).toBe('5:3');
  });

  it('C-CHAR-BERSERKER-2 C-CHAR-BERSERKER-3 C-CHAR-C5 C-CHAR-C6: two cards one against one, told beforehand', () => {
    const asked = go(quarter('Be@(0,0)', 'Co@(0,0)'), 'Be x bCo');
    const won = play(asked, 'answer word=twoCards', 'yellow: C3', 'yellow: C2', 'blue: C2');
    expect([health(won, 'bCo'), won.state.players.yellow.hand.length]).toEqual(['wounded', 10]);
    const crowd = go(quarter('Be@(0,0)', 'Co@(0,0) Na@(0,0)'), 'Be x bCo');
    expect(crowd.state.tasks.at(-1)?.kind).toBe('commit');
  });

  it('C-CHAR-COLOSSUS-2 C-CHAR-C8: the weak pass a Colossus who stands alone', () => {
    const s = quarter('Go@(0,2)+ySword Cl@(0,2)', 'Co@(1,2)');
    expect([judge(s, 'Go (0,2)>(1,2)>(2,2)'), judge(s, 'Cl (0,2)>(1,2)>(2,2)')]).toEqual(['legal', 'C-MOVE-5']);
    expect(judge(quarter('Go@(0,2)', 'Co@(1,2) Na@(1,2)'), 'Go (0,2)>(1,2)>(2,2)')).toBe('C-MOVE-5');
  });

  it('C-CHAR-GENERAL-1 C-CHAR-GENERAL-2 C-CHAR-C9 C-CHAR-C10: one more in his room, not against a shot', () => {
    const s = quarter('Na@(0,0)', 'Wa@(0,0)* Ge@(1,1)');
    expect(strengths(s, 'Na x bWa')).toBe('2:1');
    expect(strengths(quarter('Cb@(2,0)', 'Wa@(2,1) Ge@(3,1)'), 'Cb x bWa crossbow')).toBe('3:3');
  });

  it('C-CHAR-GHOST-1 C-CHAR-GHOST-2 C-CHAR-C11 C-CHAR-C33: through walls and over pits, with empty hands', () => {
    expect(judge(quarter('Gh@(0,0)', FOE), 'Gh (0,0)>(0,1)>(0,2)')).toBe('legal');
    expect(judge(quarter('Gh@(2,2)', FOE), 'Gh (2,2)>(3,3)')).toBe('legal');
    const s = quarter('Gh@(0,0)', FOE, { lines: ['loose ySword@(0,0)'] });
    expect(judge(s, 'Gh (0,0)+ySword')).toBe('C-CHAR-GHOST-2');
  });

  it('C-CHAR-GOLEM-1 C-CHAR-C12: it breaks all walls of its room, once', () => {
    const s = quarter('Gm@(0,0) Na@(1,1)', FOE);
    const razed = go(s, 'Gm!raze');
    expect([judge(razed, 'Gm (0,0)>(0,1)'), judge(razed, 'Na (1,1)>(2,1)')]).toEqual(['legal', 'legal']);
    expect(judge(razed, 'Gm!raze')).toBe('C-CHAR-GOLEM-1');
    expect(judge(quarter('Gm@yw.C', FOE), 'Gm!raze')).toBe('C-CHAR-GOLEM-2');
  });

  it('C-CHAR-PALADIN-1 C-CHAR-PALADIN-2 C-CHAR-PALADIN-3 C-CHAR-C14 C-CHAR-C15: two hands', () => {
    expect(strengths(quarter('Pa@(0,0)+ySword+bSword', 'Wa@(0,0)'), 'Pa x bWa')).toBe('5:3');
    const lost = fight(quarter('Pa@(0,0)+yNa*+yCl*', 'Co@(0,0)'), 'Pa x bCo', 'C0', 'C6');
    expect([health(lost, 'yPa', 'yNa', 'yCl'), points(lost)]).toEqual(['wounded out out', '0:2']);
  });

  it('C-CHAR-PALADIN-4 C-CHAR-C16: a point more for the undead', () => {
    expect(points(fight(quarter('Pa@(0,0)', 'Gh@(0,0)*'), 'Pa x bGh', 'C6', 'C0'))).toBe('2:0');
  });

  it('C-CHAR-PICKPOCKET-1 C-CHAR-PICKPOCKET-2 C-CHAR-C17: with free hands alone', () => {
    const s = quarter('Pp@(0,0)+yRope', 'Wa@(0,0)+bSword');
    expect(judge(s, 'Pp!steal bSword')).toBe('C-CHAR-PICKPOCKET-2');
    expect(judge(go(s, 'Pp (0,0)-yRope'), 'Pp!steal bSword')).toBe('legal');
  });

  it('C-CHAR-SAMURAI-1 C-CHAR-SAMURAI-2 C-CHAR-C18: one attack for nothing', () => {
    const s = quarter('Sa@(0,0)', 'Wa@(0,0)', { ap: 0 });
    expect(judge(s, 'Sa x bWa')).toBe('legal');
    expect(judge(fight(s, 'Sa x bWa', 'C0', 'C0'), 'Sa x bWa')).toBe('C-TURN-11');
  });

  it('C-CHAR-TELEPATH-1 C-CHAR-TELEPATH-2 C-CHAR-C20 C-CHAR-C21: the card that is called is played, or a hand is shown', () => {
    const s = go(quarter('Wa@(0,0)', 'Te@(0,0)'), 'Wa x bTe');
    const called = play(s, 'blue: answer card=C6');
    expect(judge(called, 'yellow: C1')).toBe('C-CHAR-TELEPATH-1');
    const poor = go(quarter('Wa@(0,0)', 'Te@(0,0)', { hands: { yellow: 'C:01' } }), 'Wa x bTe');
    expect(play(poor, 'blue: answer card=C6').state.players.yellow.bared).toEqual(['C0', 'C1']);
  });

  it('C-CHAR-TROLL-1 C-CHAR-C22: he gets up in a later turn', () => {
    expect(judge(quarter('Tr@(0,0)*', FOE), 'Tr!regenerate')).toBe('legal');
    expect(judge(quarter('Tr@(0,0)*', FOE, { turn: 'wounded=yTr' }), 'Tr!regenerate')).toBe('C-CHAR-TROLL-1');
  });

  it('C-CHAR-WALLWALKER-3 C-CHAR-C23 C-CHAR-C24: through walls and slits, not through a portcullis', () => {
    expect(judge(quarter('Ww@(2,1)', FOE), 'Ww (2,1)>(3,1)')).toBe('legal');
    expect(judge(quarter('Ww@(1,1)', FOE), 'Ww (1,1)>(2,1)')).toBe('C-MOVE-10');
    expect(judge(quarter('Ww@(1,1)', FOE), 'Ww (1,1)>(1,2)')).toBe('legal');
  });

  it('C-CHAR-WIZARD-1 C-CHAR-DARKANGEL-1 C-CHAR-C26 C-CHAR-C28: fliers cross pits and pass enemies', () => {
    expect(judge(quarter('Wz@(2,2)', FOE), 'Wz (2,2)>(3,3)')).toBe('legal');
    expect(judge(quarter('Wz@(0,2)', 'Wa@(1,2)'), 'Wz (0,2)>(1,2)>(2,2)')).toBe('legal');
    expect(judge(quarter('El@(0,2)', FOE), 'El (0,2)>(1,2)>(2,2)>(3,3)')).toBe('legal');
  });
});

describe('Objects', () => {
  it('C-ITEM-SPEAR-1 C-ITEM-SPEAR-3 C-ITEM-C1 C-ITEM-C2 C-ITEM-C6: over a pit or a slit, not diagonally', () => {
    const s = quarter('Na@(3,2) Bk@(2,1) Wz@(3,1)', 'Co@(2,2)+bSpear', { active: 'blue' });
    expect(['yNa', 'yBk', 'yWz'].map((foe) => judge(s, `Co x ${foe} thrust`))).toEqual([
      'legal',
      'legal',
      'C-ITEM-SPEAR-1',
    ]);
  });

  it('C-ITEM-SPEAR-2 C-ITEM-SPEAR-4 C-ITEM-C4: its user is unharmed, and it breaks', () => {
    const s = quarter('Wa@(3,2) Na@(3,2)', 'Co@(2,2)+bSpear', { active: 'blue' });
    expect(strengths(s, 'Co x yWa thrust')).toBe('5:5');
    expect(health(fight(s, 'Co x yWa thrust', 'C1', 'C0'), 'bCo', 'bSpear')).toBe('fit out');
  });

  it('C-ITEM-FIREBALL-1 C-ITEM-FIREBALL-2 C-ITEM-C8 C-ITEM-SCROLL-1: a magic user burns somebody in sight', () => {
    const burnt = go(quarter('Wz@(2,0)+yFireball', 'Pa@(2,1)+bNa*+bSword'), 'Wz!burn bPa');
    expect([health(burnt, 'bPa', 'bNa', 'bSword', 'yFireball'), points(burnt)]).toEqual(['out out fit out', '2:0']);
    expect(judge(quarter('Wa@(2,0)+yFireball', 'Pa@(2,1)'), 'Wa!burn bPa')).toBe('C-ITEM-SCROLL-1');
  });

  it('C-ITEM-INVERSION-1 C-ITEM-INVERSION-2 C-ITEM-C10: two rooms change places with all that is in them', () => {
    const s = quarter('Wz@(1,1)+yInversion', FOE);
    const swapped = go(s, 'Wz!invert n');
    expect(isAt(swapped, 'yWz', '(3,1)')).toBe(true);
    expect(judge(s, 'Wz!invert w')).toBe('C-ITEM-INVERSION-1');
  });
});
