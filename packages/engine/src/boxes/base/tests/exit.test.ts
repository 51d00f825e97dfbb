import { describe, expect, it } from 'vitest';
import { BOARD_S, offers, play, scene, token, verdict } from '../../../testing/scene.ts';
import { carries, points, purses, whereIs } from '../../../testing/tell.ts';

// Somebody on each side who is still there when the others have gone.
const REST = 'yTr@T1[1,1] bMe@T1[3,3]';
const LINE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Board S with 1-ccw, which is open to both sides in every row, in another slot. */
const boardWith = (slot: number): readonly string[] =>
  BOARD_S.map((room, nth) => (nth === slot ? '1ccw.0' : nth === 0 ? (BOARD_S[slot] as string) : room));

describe('Exit and victory points', () => {
  it('B-EXIT-C1 B-EXIT-01 B-EXIT-02: the Cleric leaves for one point, and what is left of his Move is lost', () => {
    const s = scene(`yCl@T4[1,4] ${REST}`);
    expect(verdict(s, 'Cl T4[1,4]>BL1')).toBe('legal');
    expect(verdict(s, 'Cl T4[1,4]>BL1>BL2')).toBe('B-EXIT-01');
    expect(verdict(s, 'Cl T4[1,4]>BL1>T4[1,4]')).toBe('B-EXIT-01');
    const after = play(s, 'Cl T4[1,4]>BL1');
    expect(whereIs(after, 'yCl')).toBe('out');
    expect(points(after)).toBe('1:0');
    expect(purses(after)).toBe('4');
  });

  it('B-EXIT-01: each of the ten squares of the other line is an exit, for either side', () => {
    for (const row of LINE) {
      const half = row < 5 ? 'T' : 'B';
      const yellow = scene(`yTh@${half}4[${row % 5},4] ${REST}`, { rooms: boardWith(row < 5 ? 3 : 7) });
      expect(points(play(yellow, `Th ${half}4[${row % 5},4]>BL${row}`))).toBe('1:0');
      const blue = scene(`bTh@${half}1[${row % 5},0] ${REST}`, { rooms: boardWith(row < 5 ? 0 : 4), active: 'blue' });
      expect(points(play(blue, `Th ${half}1[${row % 5},0]>YL${row}`))).toBe('0:1');
    }
  });

  it('B-EXIT-01: whoever goes out has left at once, not one step later', () => {
    const s = play(scene(`yGo@T4[0,4] ${REST}`), 'Go T4[0,4]>T4[1,4]');
    expect(whereIs(s, 'yGo')).toBe('T4[1,4]');
    expect(points(s)).toBe('0:0');
    expect(points(play(s, 'Go T4[1,4]>BL1'))).toBe('2:0');
  });

  it('B-EXIT-C2 B-EXIT-02 B-EXIT-03: the Goblin with the enemy Treasure is worth three', () => {
    const after = play(scene(`yGo@T4[1,4]+bTreasure ${REST}`), 'Go T4[1,4]>BL1');
    expect(points(after)).toBe('3:0');
    expect(whereIs(after, 'bTreasure')).toBe('out');
  });

  it('B-EXIT-02: everybody but the Goblin is worth one', () => {
    for (const code of ['Cl', 'Me', 'Th', 'Tr', 'Ww', 'Wa', 'Wz']) {
      const s = scene(`y${code}@T4[1,4] yGo@T1[1,1] bMe@T1[3,3]`);
      expect([code, points(play(s, `${code} T4[1,4]>BL1`))]).toEqual([code, '1:0']);
    }
  });

  it('B-EXIT-03: a Treasure of one’s own adds a point too, other objects go for nothing', () => {
    expect(points(play(scene(`yCl@T4[1,4]+yTreasure ${REST}`), 'Cl T4[1,4]>BL1'))).toBe('2:0');
    for (const load of ['yArmor', 'bWand', 'yRope', 'bPotion', 'ySword']) {
      const after = play(scene(`yCl@T4[1,4]+${load} ${REST}`), 'Cl T4[1,4]>BL1');
      expect([load, points(after), whereIs(after, load)]).toEqual([load, '1:0', 'out']);
    }
  });

  it('B-EXIT-C3 B-EXIT-04: a wounded passenger is safe and scores nothing, the Goblin included', () => {
    const after = play(scene(`yWa@T4[1,4]+yGo* ${REST}`), 'Wa T4[1,4]>BL1');
    expect(points(after)).toBe('1:0');
    expect([whereIs(after, 'yWa'), whereIs(after, 'yGo')]).toEqual(['out', 'out']);
  });

  it('B-EXIT-C4 B-EXIT-05: over a wounded enemy everybody goes out, over an unwounded one only the Wizard', () => {
    const down = scene(`yCl@T4[1,4] bWa@BL1* ${REST}`);
    expect(verdict(down, 'Cl T4[1,4]>BL1')).toBe('legal');
    const after = play(down, 'Cl T4[1,4]>BL1');
    expect(points(after)).toBe('1:0');
    expect(token(after, 'bWa')).toMatchObject({ wounded: true, carrier: undefined });
    expect(whereIs(after, 'bWa')).toBe('BL1');
    expect(verdict(scene(`yCl@T4[1,4] bWa@BL1 ${REST}`), 'Cl T4[1,4]>BL1')).toBe('B-MOVE-05');
    expect(verdict(scene(`yWz@T4[1,4] bWa@BL1 ${REST}`), 'Wz T4[1,4]>BL1')).toBe('legal');
  });

  it('B-EXIT-C5 B-EXIT-06: what lies on the other line stays there', () => {
    const s = scene(`yCl@T4[1,4] yRope@BL1 ${REST}`);
    const after = play(s, 'Cl T4[1,4]>BL1');
    expect(points(after)).toBe('1:0');
    expect(whereIs(after, 'yRope')).toBe('BL1');
    expect(carries(after, 'yCl')).toBe('nothing');
    expect(points(play(scene(`yCl@T4[1,4] bTreasure@BL1 ${REST}`), 'Cl T4[1,4]>BL1'))).toBe('1:0');
  });

  it('B-EXIT-06: nothing can be taken or dropped there either', () => {
    expect(verdict(scene(`yCl@T4[1,4] bTreasure@BL1 ${REST}`), 'Cl T4[1,4]>BL1+bTreasure')).toBe('B-EXIT-06');
    expect(verdict(scene(`yCl@T4[1,4]+yRope ${REST}`), 'Cl T4[1,4]>BL1-yRope')).toBe('B-EXIT-06');
  });

  it('B-EXIT-C6 B-EXIT-07: a dead Goblin is worth one to the enemy', () => {
    const s = scene('yGo@T1[1,2]* bWa@T1[1,1] yTr@T4[1,1]', { active: 'blue' });
    const after = play(s, 'Wa x yGo', 'yellow: C0', 'blue: C1');
    expect(points(after)).toBe('0:1');
    expect(whereIs(after, 'yGo')).toBe('out');
  });

  it('B-EXIT-07: the point goes to the other side, whoever caused the death', () => {
    const s = scene('yWz@T1[1,1]+yWand yGo@T1[1,2] bMe@T4[1,1]');
    expect(points(play(s, 'Wz!fire e'))).toBe('0:1');
  });

  it('B-EXIT-C7 B-EXIT-01: one’s own line is no exit', () => {
    const after = play(scene(`yCl@T1[1,0] ${REST}`), 'Cl T1[1,0]>YL1');
    expect(whereIs(after, 'yCl')).toBe('YL1');
    expect(points(after)).toBe('0:0');
  });

  it('B-EXIT-08: points once scored are kept, whatever happens later', () => {
    const s = scene('yGo@T4[1,4] yCl@T1[1,1]* yTr@T1[4,4] bMe@T1[1,2]', { ap: 2 });
    const scored = play(s, 'Go T4[1,4]>BL1', 'pass', 'blue: A2', 'Me x yCl', 'yellow: C0', 'blue: C1');
    expect(points(scored)).toBe('2:1');
    expect(points(play(scored, 'pass'))).toBe('2:1');
  });

  it('B-EXIT-09: who and what has left, died or been used up never returns', () => {
    const s = scene('yCl@T4[1,4] yWz@T1[1,1]+yWand bGo@T1[1,2] bTr@T1[1,3] bMe@T4[4,1] yTh@T2[0,2]+yPotion');
    const after = play(s, 'Cl T4[1,4]>BL1', 'Wz!fire e', 'Th!drink');
    const gone = ['yCl', 'yWand', 'bGo', 'yPotion'];
    expect(gone.map((name) => whereIs(after, name))).toEqual(['out', 'out', 'out', 'out']);
    expect(offers(after, /Cl|Go|Wand|fire|Potion|drink/)).toEqual([]);
    expect(verdict(after, 'Wz!fire e')).toBe('B-TURN-03');
    const next = play(after, 'pass', 'blue: A2', 'pass', 'yellow: A2');
    expect(gone.map((name) => whereIs(next, name))).toEqual(['out', 'out', 'out', 'out']);
    expect(offers(next, /Cl|Go|Wand|fire|Potion|drink/)).toEqual([]);
  });
});
