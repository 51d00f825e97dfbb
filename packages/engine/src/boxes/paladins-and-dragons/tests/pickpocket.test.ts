import { describe, expect, it } from 'vitest';
import { hall } from '../../../testing/hall.ts';
import { offers, play, scene, verdict } from '../../../testing/scene.ts';
import { apLeft, points, spot } from '../../../testing/tell.ts';

const OPEN = hall(['.....']);
const PIT = hall(['.....', '..o..']);
const RIFT = hall(['.....', '..v..']);
const REST = 'bMe@B4[0,0]';
const PICK = `yPp@T1[1,1] ${REST}`;

describe('Pickpocket', () => {
  it('P-PICK-01 P-PICK-C1: for 1 AP the enemy’s Sword is his', () => {
    const s = scene(`${PICK} bWa@T1[1,2]+bSword`, OPEN);
    expect(offers(s, /steal/)).toEqual(['Pp!steal bSword']);
    const after = play(s, 'Pp!steal bSword');
    expect([spot(after, 'bSword'), spot(after, 'bWa'), spot(after, 'yPp'), apLeft(after)]).toEqual([
      'T1[1,1] yPp',
      'T1[1,2]',
      'T1[1,1]',
      4,
    ]);
    expect(spot(play(after, 'Pp T1[1,1]>T1[0,1]'), 'bSword')).toBe('T1[0,1] yPp');
  });

  it('P-PICK-01: only he, unwounded, and never from a friend', () => {
    expect(verdict(scene(`yGo@T1[1,1] bWa@T1[1,2]+bSword`, OPEN), 'Go!steal bSword')).toBe('B-TURN-03');
    const hurt = scene(`yPp@T1[1,1]* yGo@B4[2,2] bWa@T1[1,2]+bSword`, OPEN);
    expect(verdict(hurt, 'Pp!steal bSword')).toBe('B-WND-02');
    const friend = scene(`${PICK} yWa@T1[1,2]+bSword`, OPEN);
    expect([verdict(friend, 'Pp!steal bSword'), offers(friend, /steal/)]).toEqual(['P-PICK-14', []]);
    expect(verdict(scene(`${PICK} bWa@T1[1,2]+ySword`, OPEN), 'Pp!steal ySword')).toBe('legal');
  });

  it('P-PICK-02 P-PICK-C2: not with a Key in hand', () => {
    const s = scene(`yPp@T1[1,1]+yKey bWa@T1[1,2]+bSword`, OPEN);
    expect([verdict(s, 'Pp!steal bSword'), offers(s, /steal/)]).toEqual(['P-PICK-02', []]);
    const once = play(scene(`${PICK} bWa@T1[1,2]+bSword bTr@T1[1,0]+bArmor`, OPEN), 'Pp!steal bSword');
    expect(verdict(once, 'Pp!steal bArmor')).toBe('P-PICK-02');
  });

  it('P-PICK-03: nor with a wounded friend', () => {
    const s = scene(`yPp@T1[1,1]+yGo* bWa@T1[1,2]+bSword`, OPEN);
    expect([verdict(s, 'Pp!steal bSword'), offers(s, /steal/)]).toEqual(['P-PICK-03', []]);
  });

  it('P-PICK-04 P-PICK-C7: people cannot be stolen', () => {
    const s = scene(`${PICK} bWa@T1[1,2]+bGo*`, OPEN);
    expect(offers(s, /steal/)).toEqual([]);
    expect(verdict(s, 'Pp!steal bGo')).toBe('P-PICK-04');
    const both = scene(`${PICK} bPa@T1[1,2]+bGo*+bKey`, OPEN);
    expect(offers(both, /steal/)).toEqual(['Pp!steal bKey']);
  });

  it('P-PICK-05 P-PICK-C6: not through a closed portcullis until a Key opens it', () => {
    const s = scene(`yPp@T1[0,0] yGo@T1[1,0]+yKey bWa@T1[0,1]+bSword`, hall(GATED));
    expect([verdict(s, 'Pp!steal bSword'), offers(s, /steal/)]).toEqual(['P-PICK-05', []]);
    const opener = play(s, 'Pp T1[0,0]>YL0', 'Go T1[1,0]>T1[0,0]', 'Go!lock T1[0,0]|T1[0,1]', 'Go T1[0,0]>T1[1,0]');
    const back = play(opener, 'pass', 'blue: A2', 'pass', 'yellow: A2', 'Pp YL0>T1[0,0]');
    expect(verdict(back, 'Pp!steal bSword')).toBe('legal');
  });

  it('P-PICK-05: nor through a wall, diagonally, or from two squares away', () => {
    const wall = scene(`yPp@T1[0,1] bWa@T1[0,2]+bSword`, hall(GATED));
    expect(verdict(wall, 'Pp!steal bSword')).toBe('P-PICK-05');
    const broken = scene(`yPp@T1[0,1] bWa@T1[0,2]+bSword`, { ...hall(GATED), broken: ['T1[0,1]|T1[0,2]'] });
    expect(verdict(broken, 'Pp!steal bSword')).toBe('legal');
    const far = scene(`${PICK} bWa@T1[1,3]+bSword bTr@T1[2,2]+bArmor`, OPEN);
    expect([verdict(far, 'Pp!steal bSword'), verdict(far, 'Pp!steal bArmor')]).toEqual(['P-PICK-05', 'P-PICK-05']);
    expect(verdict(scene(`yPp@T1[1,4] bWa@T2[1,0]+bSword`, OPEN), 'Pp!steal bSword')).toBe('legal');
    const border = scene(`yPp@T1[1,4] bWa@T2[1,0]+bSword`, hall([], WEST_WALL));
    expect(verdict(border, 'Pp!steal bSword')).toBe('P-PICK-05');
  });

  it('P-PICK-06: from a wounded enemy as well', () => {
    const s = scene(`${PICK} bWa@T1[1,2]*+bArmor`, OPEN);
    const after = play(s, 'Pp!steal bArmor');
    expect([verdict(s, 'Pp!steal bArmor'), spot(after, 'bArmor'), spot(after, 'bWa')]).toEqual([
      'legal',
      'T1[1,1] yPp',
      'T1[1,2]*',
    ]);
  });

  it('P-PICK-07 P-PICK-C5: from a Paladin with two he picks', () => {
    const s = scene(`${PICK} bPa@T1[1,2]+bShield+bRope`, OPEN);
    expect(offers(s, /steal/)).toEqual(['Pp!steal bShield', 'Pp!steal bRope']);
    const rope = play(s, 'Pp!steal bRope');
    expect([spot(rope, 'bRope'), spot(rope, 'bShield')]).toEqual(['T1[1,1] yPp', 'T1[1,2] bPa']);
    const shield = play(s, 'Pp!steal bShield');
    expect([spot(shield, 'bShield'), spot(shield, 'bRope')]).toEqual(['T1[1,1] yPp', 'T1[1,2] bPa']);
  });

  it('P-PICK-08: from under an enemy Ghost, and only while it is there', () => {
    const s = scene(`${PICK} bGh@T1[1,2] bArmor@T1[1,2]`, OPEN);
    expect(offers(s, /steal/)).toEqual(['Pp!steal bArmor']);
    const after = play(s, 'Pp!steal bArmor');
    expect([spot(after, 'bArmor'), spot(after, 'bGh'), apLeft(after)]).toEqual(['T1[1,1] yPp', 'T1[1,2]', 4]);
    const gone = play(s, 'pass', 'blue: A2', 'Gh T1[1,2]>T1[1,3]', 'pass', 'yellow: A2');
    expect([verdict(gone, 'Pp!steal bArmor'), offers(gone, /steal/)]).toEqual(['P-PICK-14', []]);
    const friend = scene(`${PICK} yGh@T1[1,2] bArmor@T1[1,2]`, OPEN);
    expect([verdict(friend, 'Pp!steal bArmor'), offers(friend, /steal/)]).toEqual(['P-PICK-14', []]);
    const laden = scene(`yPp@T1[1,1]+yKey ${REST} bGh@T1[1,2] bArmor@T1[1,2]`, OPEN);
    expect(verdict(laden, 'Pp!steal bArmor')).toBe('P-PICK-02');
  });

  it('P-PICK-09 P-PICK-10 P-PICK-C3: without his Rope the Cleric falls, the Thief stays on her pit', () => {
    const cleric = play(scene(`${PICK} bCl@T1[1,2]+bRope`, PIT), 'Pp!steal bRope');
    expect([spot(cleric, 'bCl'), spot(cleric, 'bRope'), points(cleric)]).toEqual(['out', 'T1[1,1] yPp', '1:0']);
    const thief = play(scene(`${PICK} bTh@T1[1,2]+bRope`, PIT), 'Pp!steal bRope');
    expect([spot(thief, 'bTh'), spot(thief, 'bRope'), points(thief)]).toEqual(['T1[1,2]', 'T1[1,1] yPp', '0:0']);
    const wounded = play(scene(`${PICK} bTh@T1[1,2]*+bRope`, PIT), 'Pp!steal bRope');
    expect([spot(wounded, 'bTh'), points(wounded)]).toEqual(['out', '1:0']);
  });

  it('P-PICK-09 P-PICK-C4: on a rift the Thief dies too', () => {
    const after = play(scene(`${PICK} bTh@T1[1,2]+bRope`, RIFT), 'Pp!steal bRope');
    expect([spot(after, 'bTh'), spot(after, 'bRope'), points(after)]).toEqual(['out', 'T1[1,1] yPp', '1:0']);
  });

  it('P-PICK-10: a Paladin stays as long as one Rope is left him', () => {
    const two = play(scene(`${PICK} bPa@T1[1,2]+bRope+bRope#2`, RIFT), 'Pp!steal bRope');
    expect([spot(two, 'bPa'), spot(two, 'bRope#2'), points(two)]).toEqual(['T1[1,2]', 'T1[1,2] bPa', '0:0']);
    const other = play(scene(`${PICK} bPa@T1[1,2]+bRope+bSword`, RIFT), 'Pp!steal bSword');
    expect([spot(other, 'bPa'), spot(other, 'bRope'), points(other)]).toEqual(['T1[1,2]', 'T1[1,2] bPa', '0:0']);
    const last = play(scene(`${PICK} bPa@T1[1,2]+bRope+bSword`, RIFT), 'Pp!steal bRope');
    expect([spot(last, 'bPa'), spot(last, 'bRope'), points(last)]).toEqual(['out', 'T1[1,1] yPp', '1:0']);
  });

  it('P-PICK-11: in mist, his own or the victim’s', () => {
    const s = scene(`${PICK} bWa@T1[1,2]+bSword`, hall(['.....', '..m..']));
    expect(spot(play(s, 'Pp!steal bSword'), 'bSword')).toBe('T1[1,1] yPp');
    expect(verdict(scene(`${PICK} bWa@T1[1,2]+bSword`, hall(['.....', '.mm..'])), 'Pp!steal bSword')).toBe('legal');
  });

  it('P-PICK-12: no combat: no cards, and whoever was wounded or healed this turn is robbed all the same', () => {
    const s = scene(`${PICK} bWa@T1[1,2]+bSword`, OPEN);
    expect(play(s, 'Pp!steal bSword').state.tasks).toEqual(s.state.tasks);
    const hurt = play(s, 'Pp x bWa', 'yellow: C6', 'blue: C0');
    expect([verdict(hurt, 'Pp x bWa'), verdict(hurt, 'Pp!steal bSword')]).toEqual(['B-COMB-06', 'legal']);
    expect(spot(play(hurt, 'Pp!steal bSword'), 'bSword')).toBe('T1[1,1] yPp');
    const healed = play(scene(`${PICK} yCl@T1[0,2] bWa@T1[1,2]*+bSword`, OPEN), 'Cl!heal bWa');
    expect([verdict(healed, 'Pp x bWa'), verdict(healed, 'Pp!steal bSword')]).toEqual(['B-COMB-08', 'legal']);
  });

  it('P-PICK-13: charmed he steals from the charmer’s side, not from his own', () => {
    const tokens = 'yWz@T1[3,3]+yScroll bPp@T1[1,1] yWa@T1[1,2]+ySword bTr@T1[1,0]+bArmor';
    const s = play(scene(tokens, OPEN), 'Wz!charm bPp');
    expect(offers(s, /steal/)).toEqual(['bPp!steal ySword']);
    expect(verdict(s, 'bPp!steal bArmor')).toBe('P-PICK-14');
    expect(spot(play(s, 'bPp!steal ySword'), 'ySword')).toBe('T1[1,1] bPp');
  });

  it('P-PICK-14: what lies alone, or with a friend, is taken by moving', () => {
    const s = scene(`${PICK} bSword@T1[1,2] yGo@T1[1,0]*+bArmor`, OPEN);
    expect(offers(s, /steal/)).toEqual([]);
    expect([verdict(s, 'Pp!steal bSword'), verdict(s, 'Pp!steal bArmor')]).toEqual(['P-PICK-14', 'P-PICK-14']);
    expect(spot(play(s, 'Pp T1[1,1]>T1[1,2]+bSword>T1[1,3]'), 'bSword')).toBe('T1[1,3] yPp');
  });
});

const EMPTY = '  .   .   .   .   .  ';
const LINE = '+   +   +   +   +   +';
const GEAR = '  .   .   .   .   G  ';
/** A portcullis and a wall in the first row. */
const GATED = [LINE, '  . ! . | .   .   .  ', LINE, EMPTY, LINE, EMPTY, LINE, EMPTY, LINE, GEAR, LINE];
/** A wall on the west rim of its second row. */
const WEST_WALL = [LINE, EMPTY, LINE, '| .   .   .   .   .  ', LINE, EMPTY, LINE, EMPTY, LINE, GEAR, LINE];
