import { describe, expect, it } from 'vitest';
import { hall } from '../../testing/hall.ts';
import { type Scene, scene, token, verdict } from '../../testing/scene.ts';
import { situationOf } from '../situation.ts';
import type { Flood } from './flood.ts';
import { findWalks, reachOf } from './walks.ts';

const FLOOR = hall();

const floodOf = (s: Scene, name: string): Flood =>
  findWalks(situationOf(s.rules, s.state), token(s, name).id).flood as Flood;
const thingsOf = (s: Scene, name: string): readonly string[] =>
  floodOf(s, name).walker.things.map((id) => `${s.rules.roster[id]?.owner[0]}${s.rules.roster[id]?.code}`);

describe('What a walk may move', () => {
  it.each([
    [
      'B-OBJ-01: what lies near enough for a step with it',
      'yTr@T1[2,2] bSword@T1[2,3] yArmor@T1[3,2]',
      ['yArmor', 'bSword'],
    ],
    ['B-MOVE-01: nothing farther away, walls or no walls', 'yTr@T1[2,2] bSword@T1[2,4] yArmor@T1[3,3]', []],
    ['B-OBJ-02: its load', 'yTr@T1[2,2]+bSword', ['bSword']],
    ['B-OBJ-09: a friend’s load', 'yTr@T1[2,2] yWa@T1[2,3]+bSword', ['bSword']],
    ['B-OBJ-07: not a foe’s', 'yTr@T1[2,2] bWa@T1[2,3]+bSword', []],
    ['B-OBJ-01: a wounded friend, and nobody else', 'yTr@T1[2,2] yWa@T1[2,3]* yGo@T1[3,2] bWa@T1[1,2]*', ['yWa']],
    ['P-GHOST-04: nothing without hands', 'yGh@T1[2,2] bSword@T1[2,3]', []],
  ])('%s', (_, tokens, things) => {
    const s = scene(tokens, FLOOR);
    expect([...thingsOf(s, tokens.slice(0, 3))].sort()).toEqual([...things].sort());
  });

  it('never itself, even where it might be carried', () => {
    const s = scene('yTr@T1[2,2]* ySword@T1[2,3]', FLOOR);
    expect(thingsOf(s, 'yTr')).toEqual(['ySword']);
  });

  it('B-OBJ-02: what lies on the very first square, too', () => {
    expect(verdict(scene('yTr@T1[0,1] bSword@T1[0,0] bMe@B4[1,1]', FLOOR), 'Tr T1[0,1]>T1[0,0]+bSword>T1[1,0]')).toBe(
      'legal',
    );
  });
});

describe('A plain walk', () => {
  const PIT = hall(['.....', '.....', '....o']);
  const FAR = hall(['....o', '.....', '.....', '.....', 'o....']);
  it.each([
    ['yTr@T1[2,2]', PIT, true],
    ['yTr@T1[2,2] bSword@T1[2,3] yWa@T1[3,2]*', PIT, true],
    ['yTr@T1[2,2]+bSword', PIT, true],
    ['yTr@T1[2,2] bSword@T1[2,3] yRope@T1[3,2]', PIT, false],
    ['yTr@T1[2,2]+yRope', PIT, false],
    ['yTr@T1[2,2] bShield@T1[2,3]', PIT, false],
    ['yTr@T1[2,2] yRope@T1[2,4]', PIT, true],
    ['yTr@T1[2,2]+yRope', FAR, true],
    ['yTr@T1[2,2] bShield@T1[2,3]', FLOOR, true],
  ])('has nothing in reach that makes a difference to where one may go: %s', (tokens, on, isPlain) => {
    expect(floodOf(scene(tokens, on), 'yTr').isPlain).toBe(isPlain);
  });

  it('takes as many steps as it has squares, whatever is done on the way', () => {
    const s = scene('yTr@T1[2,2] bSword@T1[2,3]', FLOOR);
    const walks = findWalks(situationOf(s.rules, s.state), token(s, 'yTr').id);
    const taken = Array.from({ length: walks.length }, (_, nth) => reachOf(walks, nth)).filter(
      ({ walk }) => walk.length > 2,
    );
    expect(taken.length).toBeGreaterThan(2);
    for (const { steps } of taken) expect(steps).toBe(2);
  });
});
