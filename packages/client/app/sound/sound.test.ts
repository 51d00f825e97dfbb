import { decide, evolve, isRefusal, parseAction } from '@archmage/engine';
import { rulesOf, scene } from '@archmage/engine/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { elsewhere, sound, volume } from '../shell/settings.ts';
import { cueOfMotion, cuesOfMoment } from './cues.ts';
import { earsOf } from './sound.ts';

const RULES = rulesOf('base.1');

/** Counts what is begun; nothing is heard. */
const fakeContext = () => {
  const started: number[] = [];
  const param = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
  const node = () => ({
    connect: () => {},
    start: (at: number) => started.push(at),
    stop: () => {},
    gain: param(),
    frequency: param(),
  });
  const context = {
    currentTime: 1,
    sampleRate: 100,
    state: 'running',
    destination: node(),
    createGain: node,
    createDynamicsCompressor: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(50) }),
    resume: async () => {},
    close: vi.fn(async () => {}),
  };
  return {
    context: context as unknown as AudioContext,
    started,
    passes: (seconds: number) => (context.currentTime += seconds),
  };
};

const page = (visibilityState: string) => vi.stubGlobal('document', { visibilityState });

afterEach(() => {
  vi.unstubAllGlobals();
  sound.value = 'on';
  elsewhere.value = 'quiet';
  volume.value = 'middle';
});

/** The sounds of an action, event by event. */
const heardOf = (tokens: string, text: string) => {
  const { rules, state } = scene(tokens);
  const action = parseAction(rules, state, 'yellow', text);
  const events = action.ok ? decide(rules, state, 'yellow', action.value) : undefined;
  if (events === undefined || isRefusal(events)) throw new Error(`${text} cannot be done.`);
  let view = state;
  return events.flatMap((event) => {
    const before = view;
    view = evolve(before, event);
    return cuesOfMoment(rules, ['yellow'], { event, before, after: view });
  });
};

describe('what is heard', () => {
  test('of motions', () => {
    expect(cueOfMotion({ kind: 'walk', token: 1, path: [1, 2] })).toBe('steps');
    expect(cueOfMotion({ kind: 'turn', room: 1, quarters: 1 })).toBe('grind');
    expect(cueOfMotion({ kind: 'strike', from: [1], to: [2] })).toBe('steel');
    expect(cueOfMotion({ kind: 'shake', token: 1 })).toBe('wound');
    expect(cueOfMotion({ kind: 'glow', token: 1 })).toBeUndefined();
  });

  test('of points, cards and one’s own turn', () => {
    const { state } = scene('yWa@T4[1,4] bMe@T1[1,1]');
    const moment = (event: Parameters<typeof evolve>[1]) =>
      cuesOfMoment(RULES, ['yellow'], { event, before: state, after: evolve(state, event) });
    expect(moment({ type: 'turnBegan', seat: 'yellow', seconds: 0 })).toEqual(['turn']);
    expect(moment({ type: 'turnBegan', seat: 'blue', seconds: 0 })).toEqual([]);
    expect(heardOf('yWa@T4[1,4] bMe@T1[1,1]', 'Wa t2>z2')).toContain('points');
  });

  test('a card that lies face down sounds like any other', () => {
    const { state } = scene('yWa@T1[1,1] bMe@T1[1,2]');
    const laid = ['C0', 'C6', '?'].map((card) => {
      const event = { type: 'committed', seat: 'blue', card } as const;
      return cuesOfMoment(RULES, ['yellow'], { event, before: state, after: state });
    });
    expect(laid).toEqual([['card'], ['card'], ['card']]);
  });
});

describe('the ears', () => {
  const walk = { kind: 'walk', token: 1, path: [1, 2, 3] } as const;

  test('hear a walker and its load once, and every step of it', () => {
    page('visible');
    const { context, started, passes } = fakeContext();
    const { ears } = earsOf(RULES, ['yellow'], context);
    ears.motion(walk);
    ears.motion({ ...walk, token: 2 });
    expect(new Set(started).size).toBe(2);
    const { length } = started;
    passes(1);
    ears.motion(walk);
    expect(started).toHaveLength(2 * length);
  });

  test('hear nothing when muted, nor while another tab is in front, unless one wants to', () => {
    const { context, started } = fakeContext();
    const { ears, stop } = earsOf(RULES, ['yellow'], context);
    sound.value = 'off';
    ears.motion(walk);
    sound.value = 'on';
    page('hidden');
    ears.motion(walk);
    expect(started).toEqual([]);
    elsewhere.value = 'heard';
    ears.motion(walk);
    expect(started).not.toEqual([]);
    stop();
    expect(context.close).toHaveBeenCalled();
  });
});
