import { describe, expect, it } from 'vitest';
import { formatPlace } from '../../notation/place.ts';
import { inNotation, type Scene, scene, token } from '../../testing/scene.ts';
import { check } from '../decide.ts';
import { walks } from './walks.ts';

const reaches = ({ rules, state, ...rest }: Scene, name: string) =>
  walks(rules, state, token({ rules, state, ...rest }, name).id);
/** `T1[1,2]` in one step: `b3 1`. */
const squares = (s: Scene, name: string) =>
  reaches(s, name).map(({ end, steps }) => `${formatPlace(s.rules, s.state.tiles, end)} ${steps}`);

describe('Where a character could go in one Move', () => {
  it('B-MOVE-01 B-MOVE-02: every square in reach with its steps, by a way that is allowed', () => {
    const s = scene('yTr@T1[1,2]');
    expect(squares(s, 'yTr').sort()).toEqual(
      ['T1[1,1] 1', 'T1[1,3] 1', 'T1[2,2] 1', 'T1[0,1] 2', 'T1[2,1] 2', 'T1[2,3] 2', 'T1[3,2] 2', 'T1[1,2] 2']
        .map(inNotation)
        .sort(),
    );
    const { id } = token(s, 'yTr');
    for (const { end, steps, walk } of reaches(s, 'yTr')) {
      expect(check(s.rules, s.state, 'yellow', { type: 'move', piece: id, walk })).toBeUndefined();
      expect([walk.length, walk.at(-1)]).toEqual([steps, { to: end }]);
    }
  });

  it('whoever’s turn it is, and from the very first square', () => {
    const s = scene('bTr@T1[0,0] yWa@T1[3,3]');
    expect(squares(s, 'bTr')).toContain(inNotation('T1[1,0] 1'));
  });

  it('nowhere from outside the board', () => {
    const s = scene('yWa@T1[1,1]');
    expect([reaches(s, 'bGo'), walks(s.rules, s.state, 99)]).toEqual([[], []]);
    const gone = s.state.pieces.map((piece) => ({ ...piece, at: -1 }));
    expect(walks(s.rules, { ...s.state, pieces: gone }, token(s, 'yWa').id)).toEqual([]);
  });
});
