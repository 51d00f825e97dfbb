import { describe, expect, test } from 'vitest';
import { hall } from '../../testing/hall.ts';
import { at, scene, token } from '../../testing/scene.ts';
import { sightlines } from './sight.ts';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

/** A wall, a portcullis, and slits above and below the middle. */
const DRAWN = [
  '+   +   +   +   +   +',
  '  .   .   .   .   .  ',
  '+   +   +   +   +   +',
  '  .   .   .   . | .  ',
  '+   +   +-:-+   +   +',
  '  . ! .   .   .   .  ',
  '+   +   +-:-+   +   +',
  '  .   .   .   .   .  ',
  '+   +   +-:-+   +   +',
  '  .   .   .   .   G  ',
  '+   +   +   +   +   +',
] as const;

const linesFrom = (square: string, more = '', turn = 0) => {
  const { rooms, rules } = hall(DRAWN);
  const [, ...others] = rooms;
  const s = scene(`yWa@${square} ${more}`, { rules, rooms: [`11cw.${turn}`, ...others] });
  return { s, lines: sightlines(rules, s.state, token(s, 'yWa').id) };
};

describe('A line of sight', () => {
  test('ends at the first character met, of either side', () => {
    const { lines, s } = linesFrom('T1[0,0]', 'bGo@T1[0,3] yCl@T1[3,0]*');
    expect(lines[EAST]).toEqual({
      seen: ['T1[0,1]', 'T1[0,2]', 'T1[0,3]'].map((name) => at(s, name)),
      stop: 'somebody',
    });
    expect(lines[SOUTH]?.stop).toBe('somebody');
    expect(lines[SOUTH]?.seen.at(-1)).toBe(at(s, 'T1[3,0]'));
  });

  test('ends at the rim of the board without anything that stops it', () => {
    expect(linesFrom('T1[0,0]').lines[NORTH]).toEqual({ seen: [], stop: undefined });
  });

  test('is stopped by an edge, told in its room’s own frame', () => {
    const { lines, s } = linesFrom('T1[1,2]');
    expect(lines[EAST]).toEqual({ seen: [at(s, 'T1[1,3]')], stop: { edge: at(s, 'T1[1,3]') * 4 + EAST } });
    const gate = linesFrom('T1[2,2]');
    expect(gate.lines[WEST]?.stop).toEqual({ edge: at(gate.s, 'T1[2,1]') * 4 + WEST });
    const turned = linesFrom('T1[2,2]', '', 1);
    expect(turned.lines[NORTH]?.stop).toEqual({ edge: at(turned.s, 'T1[1,2]') * 4 + WEST });
  });

  test('passes a slit of one’s own square, and no other', () => {
    const { lines, s } = linesFrom('T1[2,2]');
    expect(lines[NORTH]?.seen.slice(0, 2)).toEqual(['T1[1,2]', 'T1[0,2]'].map((name) => at(s, name)));
    expect(lines[SOUTH]).toEqual({ seen: [at(s, 'T1[3,2]')], stop: { edge: at(s, 'T1[3,2]') * 4 + SOUTH } });
    const back = linesFrom('T1[0,2]');
    expect(back.lines[SOUTH]).toEqual({
      seen: [at(back.s, 'T1[1,2]')],
      stop: { edge: at(back.s, 'T1[1,2]') * 4 + SOUTH },
    });
  });
});
