import { describe, expect, it } from 'vitest';
import { isEngaged } from '../core/combat/reach.ts';
import { situationOf } from '../core/situation/situation.ts';
import { scene, token } from '../testing/scene.ts';
import { HOLDS } from './squares/walk/needs.ts';
import { squares } from './squares.ts';

const engaged = (tokens: string) => {
  const s = scene(tokens);
  return isEngaged(situationOf(s.rules, s.state), token(s, 'yWa').id, token(s, 'bGo').id);
};

describe('Games on squares', () => {
  it('B-GLO-01: neighbours fight, on all four sides, on the first square too', () => {
    expect(['T1[1,2]', 'T1[2,1]', 'T1[2,3]', 'T1[3,2]'].map((square) => engaged(`yWa@T1[2,2] bGo@${square}`))).toEqual(
      Array(4).fill(true),
    );
    expect([engaged('yWa@T1[0,0] bGo@T1[1,0]'), engaged('yWa@T1[1,0] bGo@T1[0,0]')]).toEqual([true, true]);
    expect([engaged('yWa@T1[2,2] bGo@T1[1,1]'), engaged('yWa@T1[2,1] bGo@T1[2,0]')]).toEqual([false, false]);
  });

  it('B-TURN-05 B-MOVE-04 B-MOVE-05: two tokens to a square; friends and the wounded let one pass, wounded friends let one stop', () => {
    const { crosses, rests } = squares;
    expect({ crosses, rests }).toEqual({
      crosses: ['friend', 'woundedFriend', 'woundedFoe'],
      rests: ['woundedFriend'],
    });
    expect(HOLDS).toBe(2);
  });
});
