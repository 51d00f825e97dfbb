import { type Action, apply, check, legal, redact, type State, topTask } from '@archmage/engine';
import { at, play, type Scene, scene, token } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../evaluate.ts';
import { place } from './place.ts';

/** B-REV-C5: yellow places his Goblin and blue's Troll, then blue yellow's Sword. */
const revealed: Scene = play(
  scene('yCl@T1[0,4]', { faceDown: ['T2'], stash: { T2: ['yGo', 'bTr', 'ySword'] } }),
  'Cl reveal B',
  'chance: * 2ccw.0',
);

const answer = ({ rules, state }: Scene, seed: string, worthOf: (state: State) => number): Action => {
  const seat = topTask(state)?.seats[0] === 'blue' ? 'blue' : 'yellow';
  return place({ rules, view: redact(state, seat), seat, random: randomOf(seed), notes: undefined }, worthOf);
};

const after = ({ rules, state }: Scene, seed: string, worthOf: (state: State) => number): Scene => {
  const seat = topTask(state)?.seats[0] ?? 'chance';
  const action = answer({ rules, state }, seed, worthOf);
  expect(check(rules, state, seat, action)).toBeUndefined();
  return { rules, state: apply(rules, state, seat, action).state };
};

const id = (name: string): number => token(revealed, name).id;

describe('a revealed token', () => {
  test('goes where the placer likes it best', () => {
    const wanted = at(revealed, 'T2[0,3]');
    const likes = ({ pieces }: State) => (pieces[id('yGo')]?.at === wanted ? 1 : 0);
    expect(answer(revealed, 'any', likes)).toEqual({ type: 'place', token: id('yGo'), at: wanted });
  });

  test('any of equal squares will do, the same with the same seed', () => {
    const seeds = Array.from({ length: 20 }, (_, nth) => `seed ${nth}`);
    const all = seeds.map((seed) => JSON.stringify(answer(revealed, seed, () => 0)));
    expect(new Set(all).size).toBeGreaterThan(10);
    expect(seeds.map((seed) => JSON.stringify(answer(revealed, seed, () => 0)))).toEqual(all);
  });

  test('is tried on every square once', () => {
    let tried = 0;
    answer(revealed, 'any', () => tried++);
    expect(tried).toBe(legal(revealed.rules, revealed.state, 'yellow').length);
  });

  test('the revealer places first, then the other his objects (B-REV-05)', () => {
    const yellow = (state: State) => evaluate(revealed.rules, state, 'yellow');
    const blue = (state: State) => evaluate(revealed.rules, state, 'blue');
    const two = after(after(revealed, 'a', yellow), 'b', yellow);
    expect(topTask(two.state)).toMatchObject({ kind: 'place', seats: ['blue'], tokens: [id('ySword')] });
    const three = after(two, 'c', blue);
    expect(topTask(three.state)?.kind).toBe('act');
    for (const name of ['yGo', 'bTr', 'ySword']) expect(token(three, name).at).toBeGreaterThanOrEqual(0);
  });
});
