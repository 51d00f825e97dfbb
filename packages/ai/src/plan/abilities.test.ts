import { apply, formatAction, OUT, redact } from '@archmage/engine';
import { type Scene, type SceneOptions, scene, token } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../bots.ts';

const box = {
  rules: 'paladins.1',
  rooms: ['5ccw.0', '6ccw.0', '7ccw.0', '8ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'],
};

const staged = (tokens: string, options: SceneOptions): Scene => scene(tokens, { ...box, ...options });

interface Planned {
  /** In the notation, until chance or the other has a say. */
  readonly steps: readonly string[];
  readonly after: Scene;
}

/** What the strongest does. */
const planOf = ({ rules, state }: Scene): Planned => {
  const view = redact(state, 'yellow', 'recalls');
  const { action, notes } = BOTS.archmage({ rules, view, seat: 'yellow', random: randomOf('a'), notes: undefined });
  let now = state;
  const steps = [action, ...(notes?.steps ?? [])].map((step) => {
    const text = formatAction(rules, now, step);
    now = apply(rules, now, 'yellow', step).state;
    return text;
  });
  return { steps, after: { rules, state: now } };
};

describe('a fountain of youth (P-FOUNT-01)', () => {
  const others = 'bDr@T1[3,0] yDr@T4[4,4]';

  test('who lies beside it drinks', () => {
    expect(planOf(staged(`yEl@B3[2,2]* ${others}`, { ap: 1 })).steps[0]).toBe('El!fountain');
  });

  test('a friend is carried there and left, for he cannot drink in somebody’s arms (P-FOUNT-03)', () => {
    const { steps } = planOf(staged(`yPa@B3[2,0] yEl@B3[2,1]* ${others}`, { ap: 2 }));
    expect(steps[0]).toMatch(/^Pa .*\+yEl>m8-yEl>/);
    expect(steps[1]).toBe('El!fountain');
  });
});

describe('an illusion of one’s own, where no better place for it is in sight (P-ILLU-07)', () => {
  // In the midst of mist nothing is seen.
  const blind = 'yIl@T1[1,1]';

  test('a pit is taken back that bars the way out', () => {
    const stage = staged(`${blind} yGm@T4[3,3] bDr@B1[0,1]`, {
      rooms: ['5ccw.0', '6ccw.0', '8ccw.0', '7ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'],
      ap: 2,
      covers: { 'T4[3,4]': 'pit:yellow' },
      players: { yellow: { bank: 4, hand: ['A2', 'C0', 'C3'] } },
    });
    expect(planOf(stage).steps.slice(0, 2)).toEqual(['Il!unpit', 'Gm s4>t4>z4']);
  });

  test('rubble is taken back that hides somebody from the Dragon', () => {
    const stage = staged(`${blind} yDr@YL0 bPa@T1[0,2] bDr@B4[4,0]`, { ap: 2, covers: { 'T1[0,1]': 'rubble:yellow' } });
    expect(planOf(stage).steps.slice(0, 2)).toEqual(['Il!unrubble', 'Dr!breathe e']);
  });
});

describe('a Charm Scroll (P-CHARM-01)', () => {
  test('leads somebody under falling rocks three Moves away, whatever else there is to do', () => {
    const busy = 'yPa@T1[0,4] yWm@T2[2,4] yPp@T1[0,0] yEl@B2[0,0] yGh@B1[4,4] yGm@B2[4,4]';
    const { steps, after } = planOf(staged(`yIl@T3[4,1]+yScroll ${busy} bGm@T3[4,0] bDr@B4[4,0]`, { ap: 5 }));
    expect(steps).toContain('Il!charm bGm');
    expect(token(after, 'bGm').at).toBe(OUT);
  });

  test('its bearer goes into the room of whom it is for, though that is not the way out', () => {
    const tokens = 'yIl@T4[0,0]+yScroll bPp@T3[2,1] bDr@B1[0,1] yPa@B4[4,0]';
    const { steps, after } = planOf(staged(tokens, { ap: 2 }));
    expect(steps[0]).toMatch(/^Il p1>o1/);
    expect(steps[1]).toBe('Il!charm bPp');
    expect(token(after, 'bPp').at).toBe(OUT);
  });
});

test('a Dragonslayer is carried back to the Dragon (P-SLAYER-01)', () => {
  const tokens = 'yPa@T2[4,2]+ySlayer bDr@T2[1,0] bWm@B1[4,0] yPp@T4[4,4]';
  expect(planOf(staged(tokens, { ap: 2 })).steps).toEqual(['Pa h5>g5>f5>f4>f3', 'Pa x bDr']);
});

test('a gate is closed before an enemy who is stronger (P-KEY-01)', () => {
  const gate = 'T2[2,0]|T2[2,1]';
  const rooms = ['5ccw.0', '8ccw.0', '7ccw.0', '6ccw.0', '5cw.0', '6cw.0', '7cw.0', '8cw.0'];
  const tokens = 'yPp@T2[2,1]+yKey bGm@T2[2,0] bDr@B1[0,1] yDr@B4[4,0]';
  const { steps } = planOf(staged(tokens, { rooms, ap: 1, open: [gate] }));
  expect(steps[0]).toBe('Pp!lock f3|g3');
});
