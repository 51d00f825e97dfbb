import { HIDDEN, OUT } from '@archmage/engine';
import { type Scene, scene, token } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { scaleOf } from './scale.ts';
import { threatOf, threatsTo } from './threats.ts';
import { TUNED } from './weights.ts';
import { worth } from './worth.ts';

const box = {
  rules: 'paladins.1',
  rooms: ['5ccw.0', '6ccw.0', '7ccw.0', '8ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'],
};
const both = { ...box, rules: 'base.1+paladins.1 teams=free' };

const worthOf = ({ rules, state }: Scene): number => worth(figuresOf(rules, TUNED.weights), state, 'yellow', 'blue');

/** What it is worth that `bearer` carries `load`, with these others about. */
const gain = (bearer: string, load: string, others = '', options: Parameters<typeof scene>[1] = box): number =>
  worthOf(scene(`${bearer}+${load} ${others}`, options)) - worthOf(scene(`${bearer} ${others}`, options));

describe('a load', () => {
  test('a Ring is of use to anybody, a Key to who picks no locks (P-RING-03, P-KEY-01)', () => {
    expect(gain('yPa@T1[1,1]', 'yRing')).toBeCloseTo(TUNED.weights.tool);
    expect(gain('yPp@T1[1,1]', 'yKey')).toBeCloseTo(TUNED.weights.tool);
    expect(gain('yTh@T1[1,1]', 'yKey', '', both)).toBe(0);
  });

  test('a Key is worth more where a gate is in the way: its bearer goes through (P-KEY-01)', () => {
    expect(gain('yPa@T2[0,2]', 'yKey')).toBeGreaterThan(gain('yPa@T1[1,1]', 'yKey') + 0.02);
    expect(gain('yPa@T2[0,2]', 'yRing')).toBeCloseTo(TUNED.weights.tool);
    const stage = scene('', both);
    const { opens } = figuresOf(stage.rules, TUNED.weights);
    // Who picks locks does not when he is carried.
    expect(['yKey', 'yRope', 'yTh'].map((name) => opens[token(stage, name).id])).toEqual([1, 0, 0]);
  });

  test('a Scroll is of use to magic users alone (P-CHARM-02)', () => {
    expect(gain('yIl@T1[1,1]', 'yScroll')).toBeCloseTo(TUNED.weights.tool);
    expect(gain('yWz@T1[1,1]', 'yScroll', '', both)).toBeCloseTo(TUNED.weights.tool);
    expect(gain('yPa@T1[1,1]', 'yScroll')).toBe(0);
  });

  test('a Wand is a wizard’s, no other magic user’s (P-ILLU-15)', () => {
    expect(gain('yWz@T1[1,1]', 'yWand', '', both)).toBeCloseTo(TUNED.weights.fire);
    expect(gain('yIl@T1[1,1]', 'yWand', '', both)).toBeCloseTo(TUNED.weights.wand);
  });

  test('a Rope is nothing to who never walks (P-DRAGON-10)', () => {
    expect(gain('yPa@T1[1,1]', 'yRope')).toBeCloseTo(TUNED.weights.bridge);
    expect(gain('yDr@T1[1,1]', 'yRope')).toBe(0);
  });

  test('a Paladin’s second one counts as well (P-PALADIN-01)', () => {
    const two = gain('yPa@T1[1,1]', 'yRing+yKey');
    expect(two).toBeCloseTo(gain('yPa@T1[1,1]', 'yRing') + gain('yPa@T1[1,1]', 'yKey'));
  });
});

describe('a Dragonslayer (P-SLAYER-01)', () => {
  const dragon = 'bDr@B4[3,3]';

  test('counts while there is a Dragon of the other side', () => {
    expect(gain('yPp@T1[1,1]', 'ySlayer', dragon)).toBeGreaterThan(0);
    expect(gain('yPp@T1[1,1]', 'ySlayer', 'yDr@B1[3,3]')).toBe(0);
  });

  test('counts while one may still come, and not when it is dead', () => {
    const hidden = { ...box, faceDown: ['T2'], stash: { T2: ['bDr'] } };
    expect(gain('yPp@T1[1,1]', 'ySlayer', '', hidden)).toBeGreaterThan(0);
    const dead = ({ rules, state }: Scene): Scene => {
      const { id } = token({ rules, state }, 'bDr');
      const pieces = state.pieces.map((piece) => (piece.id === id ? { ...piece, at: OUT } : piece));
      return { rules, state: { ...state, pieces } };
    };
    const [with_, without] = ['+ySlayer', ''].map((load) => worthOf(dead(scene(`yPp@T1[1,1]${load}`, hidden))));
    expect(with_).toBe(without);
  });

  test('counts as long as the other’s team is not known to have none', () => {
    const team = (kinds: readonly string[]) => ({
      ...both,
      faceDown: ['T2'],
      stash: { T2: ['bGo'] },
      players: { blue: { team: kinds } },
    });
    expect(gain('yPp@T1[1,1]', 'ySlayer', '', team([HIDDEN]))).toBeGreaterThan(0);
    expect(gain('yPp@T1[1,1]', 'ySlayer', '', team(['goblin']))).toBe(0);
  });

  test('makes its bearer a threat to the Dragon, and to nobody else', () => {
    const threat = (load: string, target: string): number => {
      const { rules, state } = scene(`yPp@T1[1,1]${load} b${target}@T1[1,2]`, box);
      const scale = scaleOf(figuresOf(rules, TUNED.weights), state);
      const [hunter, prey] = ['yPp', `b${target}`].map((name) => token({ rules, state }, name));
      return hunter === undefined || prey === undefined ? Number.NaN : threatOf(scale, hunter.id, prey);
    };
    expect(threat('+ySlayer', 'Dr')).toBeGreaterThan(threat('', 'Dr'));
    // P-SLAYER-02, P-DRAGON-14: it would not be wounded but dead, and that is two points.
    expect(threat('+ySlayer', 'Dr')).toBeGreaterThan(TUNED.weights.prey / 2);
    expect(threat('+ySlayer', 'Il')).toBe(threat('', 'Il'));
  });
});

describe('a Fire Shield (P-SHIELD-01)', () => {
  test('counts more while the other side has something that shoots', () => {
    const rocks = gain('yPa@T4[4,4]', 'yShield');
    expect(rocks).toBeCloseTo(TUNED.weights.bridge);
    expect(gain('yPa@T4[4,4]', 'yShield', 'bDr@B1[3,3]')).toBeCloseTo(rocks + TUNED.weights.shield);
  });

  test('takes its bearer out of the line of fire', () => {
    const threat = (tokens: string): number => {
      const { rules, state } = scene(tokens, box);
      return threatsTo(scaleOf(figuresOf(rules, TUNED.weights), state), 'blue');
    };
    const bare = threat('yDr@YL6 bPa@B1[1,0]');
    expect(bare).toBeGreaterThan(0.3);
    expect(threat('yDr@YL6 bPa@B1[1,0]+bShield')).toBeLessThan(bare - 0.3);
    expect(threat('yDr@YL6 bPa@B1[1,0]+bShield+bKey')).toBeLessThan(bare - 0.3);
  });
});

test('two Swords add up (P-PALADIN-08)', () => {
  const threat = (load: string): number => {
    const { rules, state } = scene(`yPa@T1[1,1]${load} bWa@T1[1,2]`, both);
    const scale = scaleOf(figuresOf(rules, TUNED.weights), state);
    return threatOf(scale, token({ rules, state }, 'yPa').id, token({ rules, state }, 'bWa'));
  };
  const [none, one, two] = ['', '+ySword', '+ySword+bSword'].map(threat) as [number, number, number];
  expect(one).toBeGreaterThan(none);
  expect(two - one).toBeCloseTo(one - none);
});

describe('a prison’s things', () => {
  const prison = {
    rules: 'prison.1',
    rooms: ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '40ccw.0', '40cw.0'],
  };
  const { reach, shield } = TUNED.weights;

  test('a Bow shoots as well in any hands, a spear strikes with its bearer’s strength (R-RNG-05, R-SPEAR-04)', () => {
    expect(gain('yTe@T1[2,1]', 'yBow', '', prison)).toBeCloseTo(2 * reach);
    expect(gain('yCo@T1[2,1]', 'yBow', '', prison)).toBeCloseTo(2 * reach);
    expect(gain('yCo@T1[2,1]', 'ySpear', '', prison)).toBeCloseTo(6 * reach);
  });

  test('a Large shield is worth something as long as there is a Bow (R-SHLD-01)', () => {
    expect(gain('yTe@T1[2,1]', 'yLargeShield', 'bBow@T3[4,0]', prison)).toBeCloseTo(shield);
    expect(gain('yTe@T1[2,1]', 'yLargeShield', '', prison)).toBe(0);
  });

  test('whom an archer sees is threatened, but not behind a Large shield (R-SHLD-01)', () => {
    const threat = (tokens: string): number => {
      const { rules, state } = scene(tokens, prison);
      return threatsTo(scaleOf(figuresOf(rules, TUNED.weights), state), 'yellow');
    };
    const [seen, unseen] = [threat('yTe@T2[2,3] bTe@T2[2,0]+bBow'), threat('yTe@T2[2,3] bTe@T2[2,0]+bRope')];
    expect(seen).toBeGreaterThan(unseen);
    expect(threat('yTe@T2[2,3]+yLargeShield bTe@T2[2,0]+bBow')).toBe(unseen);
  });

  test('who opens gates is worth more where they bar a friend’s way', () => {
    const locked = (other: string, weights = TUNED.weights): number => {
      const { rules, state } = scene(`yCl@T1[2,1] ${other} bTe@BL0`, prison);
      return worth(figuresOf(rules, weights), state, 'yellow', 'blue');
    };
    const indifferent = { ...TUNED.weights, opener: 0 };
    expect(locked('yBk@YL0')).toBeGreaterThan(locked('yBk@YL0', indifferent));
    expect(locked('yNa@YL0')).toBe(locked('yNa@YL0', indifferent));
  });
});
