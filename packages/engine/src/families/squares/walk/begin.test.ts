import { describe, expect, it } from 'vitest';
import { walks } from '../../../core/choices/walks.ts';
import { situationOf } from '../../../core/situation/situation.ts';
import { hall } from '../../../testing/hall.ts';
import { type Scene, scene, token, verdict } from '../../../testing/scene.ts';
import type { Flood } from './flood.ts';
import { findWalks } from './walks.ts';

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

describe('Something in range helps past terrain', () => {
  it.each([
    ['yTr@T1[2,2]', false],
    ['yTr@T1[2,2] bSword@T1[2,3] yWa@T1[3,2]*', false],
    ['yTr@T1[2,2]+bSword', false],
    ['yTr@T1[2,2] bSword@T1[3,2] yRope@T1[2,3]', true],
    ['yTr@T1[2,2]+yRope', true],
    ['yTr@T1[2,2] bShield@T1[2,3]', true],
    // Nobody comes to it.
    ['yTr@T1[2,2] yRope@T1[2,4]', false],
    // Who survives rocks needs no Shield.
    ['yWz@T1[2,2]+yRope', true],
    ['yWz@T1[2,2]+bShield', false],
  ])('%s', (tokens, isHelped) => {
    expect(floodOf(scene(tokens, FLOOR), tokens.slice(0, 3)).isHelped).toBe(isHelped);
  });
});

describe('A walk with things', () => {
  it('takes as many steps as it has squares, whatever is done on the way', () => {
    const s = scene('yTr@T1[2,2] bSword@T1[2,3]', FLOOR);
    const taken = walks(s.rules, s.state, token(s, 'yTr').id).filter(({ walk }) => walk.length > 2);
    expect(taken.length).toBeGreaterThan(2);
    for (const { steps } of taken) expect(steps).toBe(2);
  });
});

describe('A walk in the open', () => {
  const from = (s: Scene, start: number, steps: number): ReadonlyMap<number, number> => {
    const { link } = situationOf(s.rules, s.state).maze;
    const far = new Map([[start, 0]]);
    for (const [place, step] of far)
      for (const to of link.subarray(place * 4, place * 4 + 4))
        if (to >= 0 && step < steps && !far.has(to)) far.set(to, step + 1);
    return far;
  };

  // A load goes along, or is left somewhere, and one walks on with the steps that are left; it is not left where one stops.
  it.each([
    ['yWa@T2[2,2]+ySword', 3],
    ['yTh@T2[2,2]+ySword', 5],
    ['yPp@T2[2,2]+ySword', 6],
    ['yEl@T2[2,2]+ySword', 7],
  ])('ends with the load everywhere, and without it wherever it may have been left: %s', (tokens, speed) => {
    const s = scene(tokens, FLOOR);
    const { at, id } = token(s, tokens.slice(0, 3));
    const reached = from(s, at, speed);
    let count = reached.size;
    for (const [place, step] of reached) count += from(s, place, speed - step).size - 1;
    const all = walks(s.rules, s.state, id);
    expect(all.length).toBe(count);
    const left = (walk: (typeof all)[number]['walk']): string => {
      const nth = walk.findIndex((leg) => 'leave' in leg);
      return nth < 0 ? 'held' : JSON.stringify(walk[nth - 1] ?? 'at first');
    };
    expect(new Set(all.map(({ end, walk }) => `${end} ${left(walk)}`)).size).toBe(count);
    expect(Math.max(...all.map(({ steps }) => steps))).toBe(speed);
  });
});
