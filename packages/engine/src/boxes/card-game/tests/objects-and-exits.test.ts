import { describe, expect, it } from 'vitest';
import { fight, go, health, isAt, judge, points, quarter } from '../../../testing/quarter.ts';
import { offers, token } from '../../../testing/scene.ts';

const FOE = 'Wa@be.C';
const rope = { lines: ['loose ySword@(1,0)'] };

describe('Things', () => {
  it('C-OBJ-1 C-OBJ-2 C-OBJ-4 C-OBJ-5 C-OBJ-C2: picked up and dropped by the way, one at a time, of either colour', () => {
    const s = quarter('Na@(0,0)+ySword', FOE, { lines: ['loose bTreasure@(1,0)'] });
    expect(judge(s, 'Na (0,0)>(1,0)+bTreasure')).toBe('C-OBJ-4');
    const swapped = go(s, 'Na (0,0)>(1,0)-ySword+bTreasure');
    expect(token(swapped, 'bTreasure').carrier).toBe(token(s, 'yNa').id);
    expect(isAt(swapped, 'ySword', '(1,0)')).toBe(true);
  });

  it('C-OBJ-6 C-OBJ-13 C-OBJ-C1 C-ITEM-ROPE-1: exchanged with a friend on the way, a Rope helps in the same move', () => {
    const s = quarter('Na@(2,1)+yKey Me@(2,2)+yRope', FOE);
    expect(judge(s, 'Na (2,1)>(2,2)-yKey:yMe=yRope>(3,3)')).toBe('legal');
    expect(judge(s, 'Na (2,1)>(2,2)>(3,3)')).toBe('C-MOVE-10');
    const done = go(s, 'Na (2,1)>(2,2)-yKey:yMe=yRope>(3,3)');
    expect([token(done, 'yKey').carrier, token(done, 'yRope').carrier]).toEqual([
      token(s, 'yMe').id,
      token(s, 'yNa').id,
    ]);
  });

  it('C-OBJ-C3 C-CHAR-CLERIC-2: a Cleric puts down whom he carries without a step, then heals him', () => {
    const s = quarter('Cl@(0,0)+yNa*', FOE);
    expect(judge(s, 'Cl!heal yNa')).toBe('C-CHAR-CLERIC-2');
    expect(judge(go(s, 'Cl (0,0)-yNa'), 'Cl!heal yNa')).toBe('legal');
  });

  it('C-OBJ-7 C-OBJ-8 C-OBJ-C4: one takes from the wounded of either side, and presses nothing on an enemy', () => {
    const s = quarter('Na@(0,0)', 'Wa@(1,0)*+bSword');
    expect(judge(s, 'Na (0,0)>(1,0)+bSword>(2,0)')).toBe('legal');
    const laden = quarter('Na@(0,0)+yRope', 'Wa@(1,0)*+bSword');
    expect(judge(laden, 'Na (0,0)>(1,0)-yRope:bWa=bSword')).toBe('legal');
    expect(judge(quarter('Na@(0,0)+yRope', 'Wa@(1,0)*'), 'Na (0,0)>(1,0)-yRope:bWa')).toBe('C-WND-6');
    expect(judge(quarter('Na@(0,0)+yRope Wa@(1,0)*', FOE), 'Na (0,0)>(1,0)-yRope:yWa')).toBe('legal');
  });

  it('C-OBJ-9 C-OBJ-C5: nothing is taken from an unwounded enemy', () => {
    const s = quarter('El@(0,2)', 'Wa@(1,2)+bKey');
    expect(judge(s, 'El (0,2)>(1,2)+bKey>(0,2)')).not.toBe('legal');
  });

  it('C-OBJ-10 C-OBJ-11 C-OBJ-C6: any number lie together, at posts too', () => {
    const s = quarter('Na@yw.C+yRope', FOE, { lines: ['loose ySword@yw.C bSword@yw.C'] });
    const dropped = go(s, 'Na yw.C-yRope');
    expect(['yRope', 'ySword', 'bSword'].every((name) => isAt(dropped, name, 'yw.C'))).toBe(true);
    expect(judge(quarter('Na@yw.T', FOE, { lines: ['loose ySword@yw.C'] }), 'Na yw.T+ySword')).toBe('C-OBJ-1');
  });

  it('C-OBJ-C7: those who do not move trade nothing with each other', () => {
    const s = quarter('Wa@(0,1) Me@(3,3)+ySword Cl@(3,3)', FOE);
    expect(offers(s, /^Wa .*ySword/)).toEqual([]);
  });

  it('C-OBJ-14 C-JUMP-5 C-JUMP-C7: a jump takes its load along and picks up nothing', () => {
    const s = quarter('Wa@(2,2)+yNa*', FOE, { lines: ['loose ySword@(3,2)'] });
    const landed = go(s, 'Wa (2,2)^(3,2)');
    expect(isAt(landed, 'yNa', '(3,2)')).toBe(true);
    expect(token(landed, 'ySword').carrier).toBeUndefined();
    expect(rope.lines).toHaveLength(1);
  });

  it('C-OBJ-12 C-ITEM-KEY-1 C-ITEM-C12: a Key opens, a Thief closes, a Warrior breaks; then a Key changes nothing', () => {
    const s = quarter('Na@(1,1)+yKey Th@(2,1) Wa@(1,1)', FOE, { ap: 5 });
    const gate = (offers(s, /Na!lock/)[0] as string).split(' ')[1];
    const broken = go(s, `Na!lock ${gate}`, `Th!lock ${gate}`, `Wa!break ${gate}`);
    expect(judge(broken, `Na!lock ${gate}`)).toBe('C-ITEM-KEY-1');
    expect(judge(broken, 'Th (2,1)>(1,1)')).toBe('legal');
  });
});

describe('Leaving', () => {
  it('C-EXIT-1 C-EXIT-3 C-EXIT-4 C-EXIT-C8: a step into the other’s starting zone, in the same move, and one is out', () => {
    const s = quarter('Na@(2,2)', 'Wa@bw.T');
    const out = go(s, 'Na (2,2)>(2,3)>be.S');
    expect([health(out, 'yNa'), points(out)]).toEqual(['out', '1:0']);
    expect(judge(s, 'Na (2,2)>(2,3)>be.S>be.C')).toBe('C-EXIT-4');
  });

  it('C-EXIT-7 C-EXIT-C1: an unwounded character at a post blocks the zone he faces, and no other', () => {
    const rooms = ['bluecw', 'greencw', 'blueccw', 'orangeccw'] as const;
    const s = quarter('Wa@(3,3) Cl@(2,3)', 'Na@be.T', { rooms });
    expect(judge(s, 'Wa (3,3)>be.T')).toBe('C-EXIT-7');
    expect(judge(s, 'Cl (2,3)>be.C')).toBe('legal');
  });

  it('C-EXIT-8 C-EXIT-C2 C-WND-11 C-SZC-1: wounded there, he blocks nothing', () => {
    const rooms = ['bluecw', 'greencw', 'blueccw', 'orangeccw'] as const;
    const s = quarter('Wa@(3,3) Me@(3,3)', 'Na@be.T', { rooms });
    const won = fight(s, 'Wa x bNa', 'C6', 'C0');
    expect(health(won, 'bNa')).toBe('wounded');
    expect(judge(won, 'Me (3,3)>be.T')).toBe('legal');
  });

  it('C-EXIT-5 C-EXIT-C3 C-ITEM-TREASURE-1: a Treasure is worth a point, the rest is discarded', () => {
    const s = quarter('Pa@(2,3)+yTreasure+ySword', 'Wa@bw.T');
    const out = go(s, 'Pa (2,3)>be.S');
    expect([points(out), health(out, 'yPa', 'ySword', 'yTreasure')]).toEqual(['2:0', 'out out out']);
  });

  it('C-EXIT-6 C-EXIT-C4: a carried friend is rescued, and nobody scores for him', () => {
    const out = go(quarter('Wa@(2,3)+yNa*', 'Cl@bw.T'), 'Wa (2,3)>be.S');
    expect([points(out), health(out, 'yNa')]).toEqual(['1:0', 'out']);
  });

  it('C-EXIT-C5: a Goblin with a Treasure brings three', () => {
    expect(points(go(quarter('Go@(2,3)+yTreasure', 'Cl@bw.T'), 'Go (2,3)>be.S'))).toBe('3:0');
  });

  it('C-EXIT-9 C-EXIT-C6 C-CHAR-3: the weak pass a Colossus at a post, fliers anybody', () => {
    const s = quarter('Go@(2,3) Cl@(2,3) Wz@(2,3)', 'Co@be.S');
    expect([judge(s, 'Go (2,3)>be.S'), judge(s, 'Cl (2,3)>be.S')]).toEqual(['legal', 'C-EXIT-7']);
    const two = quarter('Go@(2,3) Cl@(2,3) Wz@(2,3)', 'Co@be.S Na@be.S');
    expect([judge(two, 'Go (2,3)>be.S'), judge(two, 'Wz (2,3)>be.S')]).toEqual(['C-EXIT-7', 'legal']);
  });

  it('C-EXIT-10: not on through a border zone with an unwounded enemy', () => {
    expect(judge(quarter('Na@(2,2)', 'Wa@(2,3)'), 'Na (2,2)>(2,3)>be.S')).toBe('C-MOVE-5');
  });

  it('C-EXIT-11 C-EXIT-C7 C-CHAR-WALLWALKER-4 C-CHAR-C32: through a wall the Ghost and the Wall-walker leave', () => {
    const s = quarter('Na@(3,3)', 'Cl@(1,0) Gh@(1,0) Ww@(1,0)', { active: 'blue' });
    expect(judge(s, 'Cl (1,0)>yw.T')).toBe('C-MOVE-10');
    expect([judge(s, 'Gh (1,0)>yw.T'), judge(s, 'Ww (1,0)>yw.T')]).toEqual(['legal', 'legal']);
    const kept = quarter('Na@yw.T', 'Ww@(1,0)', { active: 'blue' });
    expect(judge(kept, 'Ww (1,0)>yw.T')).toBe('C-EXIT-7');
    const own = quarter('Ww@yw.T', 'Cl@be.C');
    const within = go(own, 'Ww yw.T>(1,0)');
    expect(isAt(within, 'yWw', '(1,0)')).toBe(true);
    expect(isAt(go(within, 'Ww (1,0)>yw.T'), 'yWw', 'yw.T')).toBe(true);
  });
});

describe('Jumping', () => {
  it('C-JUMP-1 C-JUMP-2 C-JUMP-6 C-JUMP-8 C-JUMP-C1 C-JUMP-C3: from any zone at the pit to any other', () => {
    expect(offers(quarter('Wa@(2,2)', FOE), /\^/)).toHaveLength(2);
    const s = quarter('Wa@(2,2)', FOE);
    expect([judge(s, 'Wa (2,2)^(3,3)'), judge(s, 'Wa (2,2)^(3,2)'), judge(s, 'Wa (2,2)^(2,3)')]).toEqual([
      'legal',
      'legal',
      'C-JUMP-1',
    ]);
    expect(offers(quarter('Wa@(2,3)', FOE), /\^/)).toEqual([]);
    expect(judge(quarter('Th@(2,2)', FOE), 'Th (2,2)^(3,3)')).toBe('legal');
  });

  it('C-JUMP-C2: not where an unwounded enemy is', () => {
    expect(judge(quarter('Wa@(2,2)', 'Cl@(3,2)'), 'Wa (2,2)^(3,2)')).toBe('C-JUMP-2');
    expect(judge(quarter('Wa@(2,2)', 'Cl@(3,2)'), 'Wa (2,2)^(3,3)')).toBe('legal');
    expect(judge(quarter('Wa@(2,2)', 'Cl@(3,2)*'), 'Wa (2,2)^(3,2)')).toBe('legal');
  });

  it('C-JUMP-3 C-JUMP-4 C-JUMP-C4 C-INFO-10: a Jump card first, then any Combat card but the +0, and it is gone', () => {
    const s = quarter('Wa@(2,2)', FOE, { hands: { yellow: 'J:1 C:035' } });
    expect(judge(s, 'Wa (2,2)^(3,2)=C3')).toBe('C-JUMP-1');
    const over = go(s, 'Wa (2,2)^(3,2)');
    expect(over.state.players.yellow.hand).toEqual(['C0', 'C3', 'C5']);
    expect(judge(over, 'Wa (3,2)^(2,2)=C0')).toBe('C-JUMP-1');
    expect(go(over, 'Wa (3,2)^(2,2)=C5').state.players.yellow.hand).toEqual(['C0', 'C3']);
  });

  it('C-JUMP-C5: without any card nobody jumps', () => {
    expect(offers(quarter('Wa@(2,2)', FOE, { hands: { yellow: 'C:0' } }), /\^/)).toEqual([]);
  });

  it('C-JUMP-C6: three friends there leave no room', () => {
    expect(judge(quarter('Wa@(2,2) Na@(3,3) Cl@(3,3) Me@(3,3)', FOE), 'Wa (2,2)^(3,3)')).toBe('C-MOVE-11');
  });
});
