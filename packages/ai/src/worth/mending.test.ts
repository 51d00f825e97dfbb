import { type Scene, type SceneOptions, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { mendedWorth } from './mending.ts';
import { scaleOf } from './scale.ts';
import { TUNED } from './weights.ts';
import { worth } from './worth.ts';

const box = {
  rules: 'paladins.1',
  rooms: ['5ccw.0', '6ccw.0', '7ccw.0', '8ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'],
};

/** What the yellow Scout is worth who could be mended, of 1 when he is unhurt. */
const mended = (tokens: string, options: SceneOptions = box): number => {
  const stage: Scene = scene(tokens, options);
  const { at, carrier } = token(stage, options === box ? 'yEl' : 'yGo');
  return mendedWorth(scaleOf(figuresOf(stage.rules, TUNED.weights), stage.state), 1, at, carrier);
};

describe('who is wounded', () => {
  test('beside a fountain is nearly as good as mended (P-FOUNT-01)', () => {
    expect(mended('yEl@B3[2,2]*')).toBeGreaterThan(0.8);
    expect(mended('yEl@B3[1,3]*')).toBe(mended('yEl@B3[2,2]*'));
  });

  test('is not where a closed portcullis or nothing at all is between (P-FOUNT-05)', () => {
    expect(mended('yEl@T3[2,3]*')).toBeGreaterThan(0);
    expect(mended('yEl@T3[1,4]*')).toBe(0);
    expect(mended('yEl@B3[2,1]*')).toBe(0);
  });

  test('has hope when he is carried there, the more the nearer and the quicker (P-FOUNT-03)', () => {
    const [lying, beside, near, slow] = ['El@B3[2,2]*', 'Pa@B3[2,2]+yEl*', 'Pa@B3[0,1]+yEl*', 'Gm@B3[0,1]+yEl*'].map(
      (tokens) => mended(`y${tokens}`),
    ) as [number, number, number, number];
    expect(lying).toBeGreaterThan(beside);
    expect(beside).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(slow);
  });

  test('has none where no rule says so', () => {
    expect(mended('yGo@T1[1,1]*', {})).toBe(0);
  });
});

test('a position is worth more with the wounded beside a fountain, and more when he has drunk', () => {
  const [far, beside, well] = ['T2[0,4]*', 'T3[2,3]*', 'T3[2,3]'].map((at) => {
    const { rules, state } = scene(`yEl@${at} bDr@B1[0,1] yDr@B4[4,0]`, box);
    return worth(figuresOf(rules, TUNED.weights), state, 'yellow', 'blue');
  }) as [number, number, number];
  expect(beside).toBeGreaterThan(far + TUNED.weights.tempo);
  expect(well).toBeGreaterThan(beside + TUNED.weights.tempo);
});
