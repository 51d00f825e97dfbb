import { describe, expect, it } from 'vitest';
import { formatPlace } from '../../notation/place.ts';
import { inNotation, type Scene, scene, token } from '../../testing/scene.ts';
import type { Leg } from '../action.ts';
import { trial } from './walks.ts';

const walk = (s: Scene, name: string, legs: readonly (Leg | string)[]) =>
  trial(s.rules, s.state, 'yellow', {
    type: 'move',
    piece: token(s, name).id,
    walk: legs.map((leg) => (typeof leg === 'string' ? { to: placeOf(s, leg) } : leg)),
  });

const placeOf = (s: Scene, square: string): number => {
  const name = inNotation(square);
  return s.state.tiles
    .flatMap((_, tile) => Array.from({ length: s.rules.grid.cells }, (__, cell) => tile * s.rules.grid.cells + cell))
    .find((place) => formatPlace(s.rules, s.state.tiles, place) === name) as number;
};

describe('A Move tried as far as it goes', () => {
  it('B-MOVE-04 B-MOVE-07: past a friend it may go on, but not end with him', () => {
    const s = scene('yTr@T1[1,2] yWa@T1[1,1]');
    const tried = walk(s, 'yTr', ['T1[1,1]']);
    expect(tried).toMatchObject({ refusal: { code: 'stopWithFriend' } });
    expect('state' in tried && tried.state.pieces[token(s, 'yTr').id]?.at).toBe(placeOf(s, 'T1[1,1]'));
  });

  it('B-TURN-09: nothing is spent', () => {
    const s = scene('yTr@T1[1,2]');
    const tried = walk(s, 'yTr', ['T1[1,1]']);
    expect(tried).toMatchObject({ refusal: undefined, state: { turn: s.state.turn } });
  });

  it('B-OBJ-09: what is left with a friend is in his hands', () => {
    const s = scene('yTr@T1[1,2]+ySword yWa@T1[1,1]');
    const tried = walk(s, 'yTr', ['T1[1,1]', { leave: token(s, 'ySword').id }]);
    expect('state' in tried && tried.state.pieces[token(s, 'ySword').id]?.carrier).toBe(token(s, 'yWa').id);
  });

  it('B-MOVE-05: where it cannot go at all it is refused', () => {
    const s = scene('yTr@T1[1,2] bWa@T1[1,1]');
    expect(walk(s, 'yTr', ['T1[1,1]'])).toMatchObject({ code: 'foeInTheWay', rule: 'B-MOVE-05' });
    expect(trial(s.rules, s.state, 'blue', { type: 'move', piece: token(s, 'bWa').id, walk: [] })).toMatchObject({
      code: 'notAsked',
    });
  });
});
