import { describe, expect, it } from 'vitest';
import { legal } from '../core/choices/legal.ts';
import { walks } from '../core/choices/walks.ts';
import { check } from '../core/decide.ts';
import { NOBODY } from '../core/situation/situation.ts';
import type { Family } from '../rules/ruleset.ts';
import { at, play, type Scene, scene, token } from '../testing/scene.ts';
import { squares } from './squares.ts';

/** A scene of the base set as another family would have it. */
const otherwise = (tokens: string, change: Partial<Family>, faceDown: readonly string[] = []): Scene => {
  const s = scene(tokens, { faceDown });
  return { ...s, rules: { ...s.rules, family: { ...s.rules.family, ...change } } };
};
const { carrying, movement } = squares;

describe('The core asks the family', () => {
  it('where one may go: a Move is listed, spelt out, and refused as the family says', () => {
    const far = { to: at(scene(''), 'T4[4,4]') };
    const s = otherwise('yWa@T1[1,1]', {
      movement: {
        ...movement,
        find: (_, piece) => ({ piece, length: 1, spell: () => [far] }),
        check: (_, __, [leg]) => (leg && 'to' in leg && leg.to === far.to ? undefined : { code: 'tooFar', facts: {} }),
      },
    });
    const { id: piece } = token(s, 'yWa');
    const moves = [...legal(s.rules, s.state, 'yellow')].filter(({ type }) => type === 'move');
    expect(moves).toEqual([{ type: 'move', piece, walk: [far] }]);
    expect(walks(s.rules, s.state, piece)).toEqual([{ end: far.to, steps: 1, walk: [far] }]);
    const near = { type: 'move', piece, walk: [{ to: at(s, 'T1[1,2]') }] } as const;
    expect(check(s.rules, s.state, 'yellow', near)).toMatchObject({ code: 'tooFar' });
    expect(token({ ...s, state: play(s, 'Wa T1[1,1]>T4[4,4]').state }, 'yWa').at).toBe(far.to);
  });

  it('where one may jump', () => {
    const s = otherwise('yWa@T1[1,2]', {
      movement: {
        ...movement,
        jumps: (_, piece) => [{ type: 'jump', piece, over: 7, to: 8 }],
        checkJump: () => undefined,
      },
    });
    const jumps = [...legal(s.rules, s.state, 'yellow')].filter(({ type }) => type === 'jump');
    expect(jumps).toEqual([{ type: 'jump', piece: token(s, 'yWa').id, over: 7, to: 8 }]);
    expect(jumps.map((jump) => check(s.rules, s.state, 'yellow', jump))).toEqual([undefined]);
  });

  it('which rooms one may turn up', () => {
    const s = otherwise('yWa@T1[1,4]', { movement: { ...movement, access: () => [5] } }, ['T2', 'B2']);
    const reveals = [...legal(s.rules, s.state, 'yellow')].filter(({ type }) => type === 'reveal');
    expect(reveals).toEqual([{ type: 'reveal', piece: token(s, 'yWa').id, tile: 5 }]);
  });

  it('what one takes up, to whom goes what is left, and what the wounded keep', () => {
    const lying = otherwise('yWa@T1[1,1] ySword@T1[1,2]', { carrying: { ...carrying, gather: () => undefined } });
    expect(token(play(lying, 'Wa T1[1,1]>T1[1,2]'), 'ySword').carrier).toBeUndefined();
    const given = otherwise('yWa@T1[1,1]+ySword yGo@T1[1,2]', { carrying: { ...carrying, receiver: () => NOBODY } });
    expect(token(play(given, 'Wa T1[1,1]>T1[1,2]-ySword>T1[1,3]'), 'ySword').carrier).toBeUndefined();
    const hurt = otherwise('yWa@T1[1,1] bTr@T1[1,2]+bSword', { carrying: { ...carrying, lost: () => [] } });
    const after = play(hurt, 'Wa x bTr', 'yellow: C6', 'blue: C0');
    expect([token(after, 'bTr').wounded, token(after, 'bSword').carrier]).toEqual([true, token(hurt, 'bTr').id]);
  });
});
