import { at, play, type Scene, scene } from '@archmage/engine/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { language } from '../../shell/settings.ts';
import { describeSpot } from './describe.ts';

const ROOMS = ['8ccw.0', '6ccw.0', '7ccw.0', '5ccw.0', '8cw.0', '6cw.0', '7cw.0', '5cw.0'];
const start = scene('yGm@T1[1,0] yIl@T1[1,3]+yScroll yPa@T2[4,1]+yKey+yShield bPa@B4[0,0]', {
  rules: 'paladins.1',
  rooms: ROOMS,
});
const s = play(start, 'Gm!smash a2|b2', 'Il!pit e2', 'Il!rubble d1');
const told = (square: string, { rules, state }: Scene = s): string =>
  describeSpot(rules, state, { kind: 'place', place: at(s, square) });

const before = language.peek();
beforeAll(() => {
  language.value = 'en';
});
afterAll(() => {
  language.value = before;
});

describe('A square is called by what it is', () => {
  test.each([
    ['T3[1,3]', 'n2, fountain, wall north, portcullis east'],
    ['T1[3,3]', 'd4, falling rocks, wall south'],
    ['T2[1,1]', 'g2, rift'],
    ['T4[1,0]', 'p2, mist, wall south'],
    ['T1[1,2]', 'c2, pentacle, wall north'],
    ['T1[2,3]', 'd3, gear of room number 8, wall north, west'],
  ])('%s', (square, name) => {
    expect(told(square)).toBe(name);
  });

  test('illusions, with whose they are', () => {
    expect(told('T1[1,4]')).toBe('e2, illusion of Yellow: pit, wall east');
    expect(told('T1[0,3]')).toBe('d1, illusion of Yellow: rubble, wall east');
  });

  test('a wall somebody broke, from both sides', () => {
    expect(told('T1[1,0]')).toBe('a2, broken wall east, the yellow Golem');
    expect(told('T1[1,1]')).toBe('b2, pentacle, wall north, broken wall west');
  });

  test('and all that somebody carries', () => {
    expect(told('T2[4,1]')).toContain('the yellow Paladin with the yellow Fire Shield and the yellow Key');
  });
});
