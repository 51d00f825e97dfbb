import {
  apply,
  explain,
  formatPosition,
  isAsked,
  legal,
  parsePosition,
  type Ruleset,
  redact,
  type State,
  score,
  topTask,
} from '@archmage/engine';
import { rulesOf, scene } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import type { Bot, Notes } from '../bot.ts';
import { BOTS } from '../bots.ts';
import { BEST } from '../levels.ts';
import { figuresOf } from '../worth/figures.ts';
import { TUNED } from '../worth/weights.ts';
import { thinker } from './bot.ts';
import { watchOf } from './guard.ts';
import { startOf } from './line.ts';
import { toWin } from './race.ts';
import { standingOf } from './seen.ts';

const rules = rulesOf('base.1');

const positionOf = (text: string): State => {
  const read = parsePosition(text, rules);
  if (!read.ok) throw new Error(explain(read.error));
  return read.value;
};

/** Yellow turns room H and walks out with the Cleric, if nothing is done about it. */
const LOSING = positionOf(`dtp 1 base.1
rooms  2cw.3 3cw.0 4ccw.1 4cw.0 / 1cw.2 2ccw.1 3ccw.3 1ccw.2
marks  j2-j3=open
yellow Cl@k7+bArmor Go@j1* Me@y2+yWa* Th=out Tr=out Ww=out Wz@c8 | A:234 J:3 C:0 | bank 4
blue   Cl@r4 Go@s10 Me=out Th=out Tr@a10+yWand Ww@k5+bTreasure Wa@j2+bPotion Wz@q4+bWand | A:2345 J:3 C:02234 | bank 1
loose  yArmor@l10 yRope@i4 yPotion@f2 ySword@f6 yTreasure@k1 bRope@k4 bSword@o9
turn   18 blue highest=5
tasks  card(blue)
`);

/** Blue's whole turn, fights included; yellow lays what he has. */
const afterTurn = (bot: Bot, from: State, seed: string): State => {
  const random = randomOf(seed);
  const notes: { now: Notes | undefined } = { now: undefined };
  let state = from;
  while (state.ending === undefined && !(topTask(state)?.kind === 'card' && isAsked(state, 'yellow'))) {
    if (!isAsked(state, 'blue')) {
      state = apply(rules, state, 'yellow', legal(rules, state, 'yellow').at(0)).state;
      continue;
    }
    const view = redact(state, 'blue', 'recalls');
    const { action, notes: written } = bot({ rules, view, seat: 'blue', random, notes: notes.now });
    notes.now = written;
    state = apply(rules, state, 'blue', action).state;
  }
  return state;
};

const figures = figuresOf(rules, TUNED.weights);

/** A look of its own, wide and at every Move: can yellow win next turn without a fight? */
const canWin = (by: Ruleset, state: State): boolean => {
  const [most] = [...legal(by, state, 'yellow')].filter(({ type }) => type === 'card').reverse();
  let layer = most === undefined ? [] : [apply(by, state, 'yellow', most).state];
  const seen = new Set<number>();
  while (layer.length > 0) {
    const next: State[] = [];
    for (const now of layer)
      for (const action of legal(by, now, 'yellow')) {
        if (action.type === 'attack' || action.type === 'reveal' || action.type === 'pass') continue;
        const after = apply(by, now, 'yellow', action).state;
        if (score(by, after, 'yellow') >= by.options.target) return true;
        const { size } = seen;
        if (seen.add(standingOf(after)).size > size && isAsked(after, 'yellow') && topTask(after)?.kind === 'act')
          next.push(after);
      }
    const nearest = next.map((now) => ({ now, far: toWin(figures, now, 'yellow') })).sort((a, b) => a.far - b.far);
    layer = nearest.slice(0, WIDE).map(({ now }) => now);
  }
  return false;
};

const WIDE = 60;

const known = new Map<string, boolean>();
const isSafe = (state: State): boolean => {
  const text = formatPosition(rules, state);
  const safe = known.get(text) ?? !canWin(rules, state);
  known.set(text, safe);
  return safe;
};

const SEEDS = Array.from({ length: 10 }, (_, nth) => `${nth + 1}`);

describe('who sees that the other wins next turn', () => {
  test('would lose by doing something else', () => {
    const idle: Bot = ({ view }) =>
      topTask(view)?.kind === 'card' ? { action: { type: 'card', card: 'A2' } } : { action: { type: 'pass' } };
    expect(isSafe(afterTurn(idle, LOSING, '1'))).toBe(false);
  });

  test.each(['sergeant', 'scout', 'strategist', 'archmage'] as const)(
    '%s stops him, nine times in ten',
    (level) => {
      const right = SEEDS.filter((seed) => isSafe(afterTurn(BOTS[level], LOSING, seed)));
      expect(right.length).toBeGreaterThanOrEqual(9);
    },
    300_000,
  );

  test.each(['squire', 'rogue'] as const)('%s does not look', (level) => {
    expect(SEEDS.filter((seed) => isSafe(afterTurn(BOTS[level], LOSING, seed))).length).toBeLessThan(9);
  });
});

describe('how likely the other wins next turn', () => {
  const losing = (tokens: string, bank: number, hand = ['A5', 'C0', 'C3', 'C6']): number => {
    const { state } = scene(tokens, { active: 'blue', ap: 1, players: { yellow: { bank, hand } } });
    const view = redact(state, 'blue', 'recalls');
    const question = { rules, view, seat: 'blue', random: randomOf('a'), notes: undefined } as const;
    return watchOf(thinker(BEST.style, BEST.weights)(question)).losing(startOf(state, 0));
  };

  test('is certain where somebody walks out with the points that are lacking', () => {
    expect(losing('yTh@B4[2,4] bTr@T1[1,1]', 4)).toBe(1);
    expect(losing('yGo@B4[2,4] bTr@T1[1,1]', 3)).toBe(1);
  });

  test('is nothing where they are not enough, or nobody can come so far', () => {
    expect(losing('yTh@B4[2,4] bTr@T1[1,1]', 3)).toBe(0);
    expect(losing('yCl@T1[2,1] bTr@B4[1,1]', 4)).toBe(0);
  });

  test('is a matter of the cards where it takes a fight', () => {
    const wounded = 'yGo@T1[1,1] bTr@T1[1,2]* bGo@T3[1,1]';
    expect(losing(wounded, 4)).toBeCloseTo(1);
    expect(losing(wounded, 4, ['A5', 'C0', 'C3'])).toBeCloseTo(0);
  });
});
