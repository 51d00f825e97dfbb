import { type Action, apply, formatAction, redact, topTask } from '@archmage/engine';
import { play, type Scene, type SceneOptions, scene } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../bots.ts';
import { BEST } from '../levels.ts';
import type { BotName } from '../names.ts';
import { foreseen } from './answer.ts';
import { appraise } from './appraise.ts';
import { thinker } from './bot.ts';

// The board that many cases of the catalogue use.
const rooms = ['38ccw.0', '39ccw.0', '39cw.0', '37cw.0', '38cw.0', '37ccw.0', '40ccw.0', '40cw.0'];
const REST = 'yTe@YL0 bTe@BL0';

const staged = (tokens: string, options: SceneOptions = {}): Scene =>
  scene(tokens, { rules: 'prison.1', rooms, ...options });

const asked = ({ rules, state }: Scene) =>
  ({
    rules,
    view: redact(state, 'yellow', 'recalls'),
    seat: 'yellow',
    random: randomOf('a'),
    notes: undefined,
  }) as const;

/** What it does, in the notation, until chance or the other has a say. */
const stepsOf = (stage: Scene, bot: BotName = 'archmage'): readonly string[] => {
  const { rules } = stage;
  const { action, notes } = BOTS[bot](asked(stage));
  let now = stage.state;
  return [action, ...(notes?.steps ?? [])].map((step: Action) => {
    const text = formatAction(rules, now, step);
    now = apply(rules, now, 'yellow', step).state;
    return text;
  });
};

const LEVELS = ['scout', 'archmage'] as const;

describe('what is done from afar', () => {
  test.each(LEVELS)('%s shoots who lies wounded (R-BOW-01)', (bot) => {
    expect(stepsOf(staged(`yCl@T2[2,0]+yBow bMe@T2[2,3]* ${REST}`, { ap: 1 }), bot)).toEqual(['Cl x bMe shoot']);
  });

  test('a bearer walks to where he has somebody before his Bow, though that is no way out', () => {
    const steps = stepsOf(staged(`yCo@T2[3,0]+yBow bMe@T2[2,3]* ${REST}`, { ap: 2 }));
    expect(steps.at(-1)).toBe('Co x bMe shoot');
  });

  test.each(LEVELS)('%s strikes with the spear, over a gear (R-SPEAR-01)', (bot) => {
    expect(stepsOf(staged(`yCo@T1[2,1]+ySpear bMe@T1[2,3] ${REST}`, { ap: 1 }), bot)).toEqual(['Co x bMe thrust']);
  });

  test('who has a scream goes to where it pushes somebody into a pit (R-BAN-06)', () => {
    const steps = stepsOf(staged(`yBn@T3[3,2] bCl@T3[1,1] ${REST}`, { ap: 3 }));
    expect(steps.at(-1)).toBe('Bn!scream bCl');
  });

  test.each([
    ['a Bow (R-GRP-04)', 'yNa@T2[2,4] bMe@T2[2,3] yTe@T2[3,0]+yBow yBk@YL0', ['Te f4>f3>g3', 'Na x bMe']],
    ['a spear (R-GRP-06)', 'yBk@T2[2,4] bCo@T2[2,3]* yMe@T2[3,1]+ySpear yTe@YL0', ['Me g4>f4>f3>g3', 'Bk x bCo']],
  ])('before a friend strikes, the bearer of %s gets in line to help', (_, tokens, steps) => {
    expect(stepsOf(staged(`${tokens} bTe@BL0`, { ap: 2 }))).toEqual(steps);
  });
});

describe('questions before cards', () => {
  const answer = (tokens: string, attack: string, options: SceneOptions = {}): string => {
    const fight = play(staged(`${tokens} bTe@BL0`, { ap: 1, ...options }), attack);
    expect(topTask(fight.state)?.kind).toBe('question');
    return stepsOf(fight)[0] ?? '';
  };

  test('a Telepath names what leaves him the upper hand, and no card in vain (R-TEL-01)', () => {
    const yellow = { bank: 4, hand: ['A2', 'C0', 'C3'] };
    const players = { yellow, blue: { hand: ['A2', 'C0', 'C2', 'C6'] } };
    expect(answer('yTe@T2[2,1] bCo@T2[2,2]* yCl@YL0', 'Te x bCo', { players })).toBe('answer card=C2');
  });

  test('nobody who could help for nothing stays out of it (R-GRP-05)', () => {
    expect(answer('yNa@T2[2,4] bMe@T2[2,3] yCl@T2[2,0]+yBow yTe@YL0', 'Na x bMe')).toBe('answer word=everybody');
  });

  test('a fight is worth more to who may call a card than to who may not', () => {
    const worthOf = (attacker: string, by: string): number => {
      const fight = play(staged(`${attacker} bMe@T2[2,2]* bCo@BL0`, { ap: 1 }), `${by} x bMe`);
      const mind = thinker(BEST.style, BEST.weights)(asked(fight));
      return foreseen(mind, fight.state) - appraise(mind, redact(fight.state, 'yellow'));
    };
    // A Banshee fights with one more, and as far from the exit.
    expect(worthOf('yTe@T2[2,1]', 'Te')).toBeGreaterThan(worthOf('yBn@T2[2,1]', 'Bn'));
  });
});
