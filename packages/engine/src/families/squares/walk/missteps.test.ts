import { describe, expect, it } from 'vitest';
import type { Action, Leg } from '../../../core/action.ts';
import { hall } from '../../../testing/hall.ts';
import { at, inNotation, scene, token } from '../../../testing/scene.ts';
import { told } from '../../../testing/told.ts';

const WARRIOR = scene('yWa@T1[1,1]');
const walk = (...legs: readonly Leg[]): Action => ({ type: 'move', piece: token(WARRIOR, 'yWa').id, walk: legs });

describe('A misstep says who, where and after how many steps', () => {
  it('B-MOVE-02 B-TURN-06: a wall, a square too far off, a diagonal', () => {
    const s = scene('yTh@T1[2,2]');
    expect(told(s, 'Th T1[2,2]>T1[3,2]>T1[3,3]>T1[3,4]')).toBe(inNotation('wall piece=yTh place=T1[3,4] steps=2'));
    expect(told(s, 'Th T1[2,2]>T1[2,1]>T1[2,0]')).toBe(inNotation('wall piece=yTh place=T1[2,0] steps=1'));
    expect(told(s, 'Th T1[2,2]>T1[3,2]>T1[3,3]>T1[4,3]')).toBe(inNotation('wall piece=yTh place=T1[4,3] steps=2'));
    expect(told(scene('yTh@T1[1,3]'), 'Th T1[1,3]>T1[0,3]')).toBe(inNotation('wall piece=yTh place=T1[0,3] steps=0'));
    expect(told(s, 'Th T1[2,2]>T1[2,4]')).toBe(inNotation('notAdjacent piece=yTh place=T1[2,4] steps=0'));
    expect(told(s, 'Th T1[2,2]>T1[2,3]>T1[1,2]')).toBe(inNotation('diagonal piece=yTh place=T1[1,2] steps=1'));
    // In the next row or column, but not beside it.
    expect(told(s, 'Th T1[2,2]>T1[4,3]')).toBe(inNotation('notAdjacent piece=yTh place=T1[4,3] steps=0'));
    expect(told(s, 'Th T1[2,2]>T1[3,4]')).toBe(inNotation('notAdjacent piece=yTh place=T1[3,4] steps=0'));
    expect(told(s, 'Th T1[2,2]>T1[2,2]')).toBe(inNotation('notAdjacent piece=yTh place=T1[2,2] steps=0'));
  });

  it('B-MOVE-11: squares that are not there', () => {
    const s = scene('yWa@T1[0,4]', { faceDown: ['T2'] });
    expect(told(s, 'Wa T1[0,4]>T2[0,0]')).toBe(inNotation('offBoard piece=yWa place=T2[0,0]'));
    const { places } = s.rules.grid;
    expect([-1, places, places + 1].map((to) => told(WARRIOR, walk({ to })))).toEqual(
      Array(3).fill('offBoard piece=yWa place=?'),
    );
    expect(told(WARRIOR, walk({ to: places - 1 }))).toBe(inNotation('notAdjacent piece=yWa place=BL9 steps=0'));
    expect(told(WARRIOR, walk({ to: 0 }))).toBe(inNotation('diagonal piece=yWa place=T1[0,0] steps=0'));
  });

  it('B-MOVE-01 B-MOVE-09: too far, or not at all', () => {
    const there = 'T1[1,1]>T1[1,2]>T1[1,1]>T1[1,2]';
    expect(told(WARRIOR, `Wa ${there}>T1[1,1]`)).toBe(inNotation('tooFar piece=yWa place=T1[1,1] steps=3'));
    expect(told(scene('yTr@T1[1,1]'), 'Tr T1[1,1]>T1[1,2]>T1[1,3]>T1[2,3]')).toBe(
      inNotation('tooFar piece=yTr place=T1[2,3] steps=2'),
    );
    expect(told(WARRIOR, walk())).toBe(inNotation('noStep piece=yWa place=T1[1,1]'));
    expect(told(scene('yWa@T1[1,1]+ySword'), 'Wa T1[1,1]-ySword')).toBe(inNotation('noStep piece=yWa place=T1[1,1]'));
  });

  it('B-MOVE-04 B-MOVE-05 B-PIT-01 B-PIT-03: who stands there, what lies there', () => {
    const s = scene('yWa@T1[1,2] yGo@T1[1,1] bGo@T1[1,3]');
    expect(told(s, 'Wa T1[1,2]>T1[1,1]')).toBe(inNotation('stopWithFriend piece=yWa place=T1[1,1]'));
    expect(told(s, 'Wa T1[1,2]>T1[1,3]')).toBe(inNotation('foeInTheWay piece=yWa place=T1[1,3] steps=0'));
    expect(told(s, 'Wa T1[1,2]>T1[0,2]')).toBe(inNotation('pitInTheWay piece=yWa place=T1[0,2] steps=0 obstacle=pit'));
    expect(told(scene('yWz@T1[1,2]'), 'Wz T1[1,2]>T1[0,2]')).toBe(
      inNotation('stopOnPit piece=yWz place=T1[0,2] obstacle=pit'),
    );
  });

  it('B-OBJ-01 B-OBJ-02: what cannot be taken or left is named by the square', () => {
    const s = scene('yWa@T1[1,1] bSword@T1[1,2] bArmor@T1[2,1]');
    expect(told(s, 'Wa T1[1,1]-bSword>T1[1,2]')).toBe(inNotation('handsEmpty piece=yWa place=T1[1,1] steps=0'));
    expect(told(s, 'Wa T1[1,1]>T1[1,2]+bArmor')).toBe(inNotation('notHere piece=yWa place=T1[1,2] steps=1'));
    expect(told(s, 'Wa T1[1,1]>T1[1,2]+bSword>T1[1,1]>T1[2,1]+bArmor')).toBe(
      inNotation('handsFull piece=yWa place=T1[2,1] steps=3'),
    );
    expect(told(s, 'Wa T1[1,1]>T1[1,2]+bSword>T1[1,1]-bArmor>T1[2,1]')).toBe(
      inNotation('handsEmpty piece=yWa place=T1[1,1] steps=2'),
    );
  });

  it('B-OBJ-02: a token that is not there at all', () => {
    const to = at(WARRIOR, 'T1[1,2]');
    expect(told(WARRIOR, walk({ take: 99 }, { to }))).toBe('notHere piece=yWa token=99');
    expect(told(WARRIOR, walk({ take: -1 }, { to }))).toBe('notHere piece=yWa token=-1');
    expect(told(WARRIOR, walk({ take: token(WARRIOR, 'bGo').id }, { to }))).toBe(
      inNotation('notHere piece=yWa place=T1[1,1] steps=0'),
    );
    const self = token(WARRIOR, 'yWa').id;
    expect(told(WARRIOR, walk({ take: self }, { to }))).toBe(inNotation('notHere piece=yWa place=T1[1,1] steps=0'));
    expect(told(WARRIOR, walk({ leave: 99 }, { to }))).toBe(inNotation('handsEmpty piece=yWa place=T1[1,1] steps=0'));
  });

  it('B-EXIT-01 B-EXIT-06: nothing follows on the way out', () => {
    const s = scene('yWa@T4[1,4] bSword@BL1');
    expect(told(s, 'Wa T4[1,4]>BL1>BL2')).toBe(inNotation('walkOver piece=yWa place=BL2 steps=1'));
    expect(told(s, 'Wa T4[1,4]>BL1+bSword')).toBe(inNotation('nothingOnExit piece=yWa place=BL1 steps=1'));
    expect(told(scene('yWa@YL1 ySword@YL2'), 'Wa YL1>YL2+ySword>YL3')).toBe('legal');
  });

  it('P-ROCKS-13: the dead go nowhere, and it is told where they died', () => {
    const s = scene('yGo@T1[0,0]', hall(['.r...']));
    expect(told(s, 'Go T1[0,0]>T1[0,1]>T1[0,2]')).toBe(inNotation('dead piece=yGo place=T1[0,1] steps=1'));
  });
});
