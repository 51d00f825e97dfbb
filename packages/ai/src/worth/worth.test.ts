import { labyrinthOf } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { scaleOf } from './scale.ts';
import { FAR, stepsFrom } from './steps.ts';
import { threatsTo } from './threats.ts';
import { POINT, waysOut } from './ways.ts';
import { TUNED } from './weights.ts';
import { WIN, worth } from './worth.ts';

type Scene = ReturnType<typeof scene>;

const worthOf = ({ rules, state }: Scene): number => worth(figuresOf(rules, TUNED.weights), state, 'yellow', 'blue');

const pointsOf = ({ rules, state }: Scene, code: string): number => {
  const { id } = rules.roster.find((each) => each.code === code && each.owner === 'yellow') ?? { id: -1 };
  return (waysOut(rules, state.tiles, id)[state.pieces[id]?.at ?? 0] as number) / POINT;
};

describe('ways out', () => {
  test('are counted in action points: the quick need fewer', () => {
    expect(pointsOf(scene('yGo@B4[2,4]'), 'Go')).toBe(1 / 4);
    expect(pointsOf(scene('yTr@B4[2,4]'), 'Tr')).toBe(1 / 2);
  });

  test('lead through a gate for who opens it, and over a pit for who flies', () => {
    const [warrior, mekanork] = ['Wa', 'Me'].map((code) => pointsOf(scene(`y${code}@T4[1,3]`), code));
    expect(warrior).toBeLessThan(mekanork as number);
    const [wizard, cleric] = ['Wz', 'Cl'].map((code) => pointsOf(scene(`y${code}@T4[3,1]`), code));
    expect(wizard).toBeLessThan(cleric as number);
  });

  test('go through rooms nobody has seen, too', () => {
    const known = pointsOf(scene('yGo@YL1'), 'Go');
    const unknown = pointsOf(scene('yGo@YL1', { faceDown: ['T1', 'T2', 'T3', 'T4', 'B1', 'B2', 'B3', 'B4'] }), 'Go');
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });
});

test('steps go where one can walk: not over a pit, nor through a wall', () => {
  const { rules, state } = scene('');
  const steps = stepsFrom(labyrinthOf(rules, state.tiles), 6);
  expect(steps[6]).toBe(0);
  expect(steps[7]).toBe(1);
  expect(Math.max(...steps)).toBe(FAR);
});

describe('worth', () => {
  test('one side’s is the other’s loss', () => {
    const { rules, state } = scene('yGo@B4[2,4] bTr@T1[1,1] bGo@T3[1,1]* yWz@T2[4,0]+yWand');
    const figures = figuresOf(rules, TUNED.weights);
    expect(worth(figures, state, 'yellow', 'blue')).toBeCloseTo(-worth(figures, state, 'blue', 'blue'));
  });

  test('is more with a point, nearer to the exit, with a Treasure, and unhurt', () => {
    const plain = worthOf(scene('yGo@B3[1,1] bTr@T1[1,1]'));
    expect(worthOf(scene('yGo@B3[1,1] bTr@T1[1,1]', { players: { yellow: { bank: 1 } } }))).toBeCloseTo(plain + 1);
    expect(worthOf(scene('yGo@B4[2,4] bTr@T1[1,1]'))).toBeGreaterThan(plain);
    expect(worthOf(scene('yGo@B3[1,1]+yTreasure bTr@T1[1,1]'))).toBeGreaterThan(plain);
    expect(worthOf(scene('yGo@B3[1,1]* bTr@T1[1,1]'))).toBeLessThan(plain);
  });

  test('an enemy in reach is a threat, a wounded one is none, and the wounded fear most', () => {
    const threat = ({ rules, state }: Scene) => threatsTo(scaleOf(figuresOf(rules, TUNED.weights), state), 'yellow');
    const near = threat(scene('yGo@T1[1,1] bTr@T1[1,2]'));
    expect(near).toBeGreaterThan(0);
    expect(threat(scene('yGo@T1[1,1] bTr@T4[1,1]'))).toBe(0);
    expect(threat(scene('yGo@T1[1,1] bTr@T1[1,2]*'))).toBe(0);
    expect(threat(scene('yGo@T1[1,1]* bTr@T1[1,2]'))).toBeGreaterThan(near);
  });

  test('a game that ends with this turn is won or lost (B-END-02)', () => {
    expect(worthOf(scene('yGo@B3[1,1]', { players: { yellow: { bank: 5 } } }))).toBe(WIN);
    expect(worthOf(scene('yGo@B3[1,1]', { players: { blue: { bank: 6 }, yellow: { bank: 5 } } }))).toBe(-WIN);
  });
});
