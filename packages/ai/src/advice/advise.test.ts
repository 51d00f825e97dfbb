import { check, isRefusal, legal, redact, type Seat, start } from '@archmage/engine';
import { rulesOf, scene } from '@archmage/engine/testing';
import { act, open, randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import type { Question } from '../bot.ts';
import { BOTS } from '../bots.ts';
import { BEST } from '../levels.ts';
import { thinker } from '../plan/bot.ts';
import { plansFor } from '../plan/plan.ts';
import { advise } from './advise.ts';
import { winChance } from './chance.ts';

type Scene = ReturnType<typeof scene>;

const asked = ({ rules, state }: Scene, seat: Seat = 'yellow'): Question => ({
  rules,
  view: redact(state, seat, 'recalls'),
  seat,
  random: randomOf('advice'),
  notes: undefined,
});

const kinds = (reasons: readonly { readonly kind: string }[] | undefined) => reasons?.map(({ kind }) => kind) ?? [];

describe('advice', () => {
  test('is at most three plans, the best first, that begin differently and can be begun', () => {
    const question = asked(scene('yGo@B4[2,0] yWa@T1[1,1] yTh@T2[4,0] bTr@T1[1,3] bGo@T2[1,0]', { ap: 3 }));
    const plans = advise(question);
    expect(plans.length).toBeLessThanOrEqual(3);
    for (const { steps, chance, gains } of plans) {
      expect(steps[0] && check(question.rules, question.view, 'yellow', steps[0])).toBeUndefined();
      expect(gains.length).toBeGreaterThan(0);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
    const ways = plans.flatMap((plan) => [plan, ...(plan.variants ?? [])]);
    expect(ways.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ways.map(({ steps }) => JSON.stringify(steps[0]))).size).toBe(ways.length);
    const chances = plans.map(({ chance }) => chance);
    expect([...chances].sort((a, b) => b - a)).toEqual(chances);
    expect(advise(question, 1)).toHaveLength(1);
  });

  test('is one plan for one room, whoever reveals it', () => {
    const line = 'yGo@T1[0,4] yTh@T1[4,4] yWa@T1[2,4] bTr@T4[1,1] bGo@B4[1,1]';
    const stage = scene(line, { ap: 1, faceDown: ['T2', 'B1', 'B2', 'B3'] });
    const doors = [...legal(stage.rules, stage.state, 'yellow')].flatMap((action) =>
      action.type === 'reveal' ? [action] : [],
    );
    expect(new Set(doors.map(({ piece }) => piece)).size).toBeGreaterThan(new Set(doors.map(({ tile }) => tile)).size);
    const rooms = advise(asked(stage)).flatMap(({ steps: [step] }) => (step?.type === 'reveal' ? [step.tile] : []));
    expect(rooms.length).toBeGreaterThan(0);
    expect(new Set(rooms).size).toBe(rooms.length);
  });

  test('is one idea with variants where plans differ only in how it is done', () => {
    const question = asked(scene('yGo@B2[2,0] bTr@T1[1,1]', { ap: 2 }));
    const plans = advise(question);
    const ideas = plans.map(({ gains }) =>
      JSON.stringify(gains.map(({ kind, piece, target }) => [kind, piece, target])),
    );
    expect(new Set(ideas).size).toBe(ideas.length);
    const main = plans.map(({ gains }) => JSON.stringify(gains.find(({ kind }) => kind !== 'turns') ?? gains));
    expect(new Set(main).size).toBe(main.length);
    const variants = plans.flatMap((plan) => plan.variants ?? []);
    expect(variants.length).toBeGreaterThan(0);
    for (const { steps } of variants)
      expect(steps[0] && check(question.rules, question.view, 'yellow', steps[0])).toBeUndefined();
  });

  test('begins with what the strongest does, and knows something else to do than to turn up a room', () => {
    const line = 'yGo@T1[0,4] yTh@T1[4,4] yWa@T1[2,4] bTr@T4[1,1] bGo@B4[1,1]';
    const question = asked(scene(line, { ap: 3, faceDown: ['T2', 'B1', 'B2', 'B3'] }));
    const [strongest] = plansFor(thinker(BEST.style, BEST.weights)(question), question.view);
    const plans = advise({ ...question, random: randomOf('advice') });
    expect(plans[0]?.steps).toEqual(strongest?.steps);
    const doors = plans.filter(({ steps }) => steps.some(({ type }) => type === 'reveal'));
    expect(doors.length).toBeGreaterThan(0);
    expect(doors.length).toBeLessThan(plans.length);
  });

  test('has a reason for who starts, and for what is hidden where', () => {
    const rules = rulesOf('base.1');
    let table = open(rules, 'set-up');
    const met = new Set<string>();
    while (table.state.turn.number === 0) {
      const seat = table.state.tasks.at(-1)?.seats[0] as Seat;
      const question = { ...asked({ rules, state: table.state }, seat), isOver: () => true };
      const plans = advise(question);
      for (const { gains } of plans) for (const { kind } of gains) met.add(kind);
      const gists = plans.map(({ gains }) => JSON.stringify(gains));
      expect(new Set(gists).size).toBe(gists.length);
      const after = act(table, seat, plans[0]?.steps[0] ?? { type: 'pass' });
      if (isRefusal(after)) throw new Error(after.code);
      table = after;
    }
    expect([...met].filter((kind) => !/^(starts|hides)/.test(kind))).toEqual([]);
    expect(met.size).toBeGreaterThanOrEqual(7);
  });

  test('says that a character leaves, and for how many points', () => {
    const [best] = advise(asked(scene('yGo@B4[1,4] yTreasure@B4[2,4] bTr@T1[1,1]', { ap: 1 })));
    expect(best?.gains[0]).toMatchObject({ kind: 'escapes', points: 3 });
  });

  test('says that it wins, and is sure of it', () => {
    const stage = scene('yCl@B4[2,4] bTr@T1[1,1]', { ap: 1, players: { yellow: { bank: 4 } } });
    const [best] = advise(asked(stage));
    expect(kinds(best?.gains)).toEqual(['wins', 'escapes']);
    expect(best?.chance).toBeGreaterThan(0.95);
  });

  test('tells of a fight how it may go', () => {
    const [best] = advise(asked(scene('yWa@T1[1,1] bTr@T1[1,2]* bGo@T4[1,1]', { ap: 1 })));
    expect(best?.gains[0]).toMatchObject({ kind: 'fights' });
    expect(best?.gains[0]?.chance).toBeGreaterThan(0.5);
  });

  test('warns of an enemy who may leave next turn, and of one who may attack', () => {
    const runner = advise(asked(scene('yTr@T2[1,1] bGo@T1[3,0] bWa@T4[1,1]', { ap: 1 })));
    expect(runner.flatMap(({ risks }) => kinds(risks))).toContain('overtaken');
    const prey = advise(asked(scene('yWz@T1[1,1]* yCl@T4[1,1] bTr@T1[1,2]', { ap: 1 })));
    expect(prey.flatMap(({ risks }) => kinds(risks))).toContain('exposes');
  });

  test('helps with every other decision too, with what may be done', () => {
    const rules = rulesOf('base.1');
    let table = open(rules, 'advice');
    for (let count = 0; count < 40; count++) {
      const seat = table.state.tasks.at(-1)?.seats[0] as Seat;
      const question = { ...asked({ rules, state: table.state }, seat), isOver: () => true };
      const plans = advise(question);
      expect(plans.length).toBeGreaterThan(0);
      for (const { steps } of plans) expect(steps[0] && check(rules, question.view, seat, steps[0])).toBeUndefined();
      const after = act(table, seat, BOTS.greedy(question).action);
      if (isRefusal(after)) throw new Error(after.code);
      table = after;
    }
    expect(table.state.turn.number).toBeGreaterThan(1);
  });
});

test('the chance to win is even at the start, and one side’s is what the other lacks', () => {
  const rules = rulesOf('base.1');
  const view = redact(start(rules), 'spectator');
  expect(winChance(rules, view, 'yellow')).toBeCloseTo(0.5);
  const stage = scene('yGo@B4[2,4] bTr@T1[1,1]', { players: { yellow: { bank: 4 } } });
  const seen = redact(stage.state, 'spectator');
  expect(winChance(rules, seen, 'yellow')).toBeGreaterThan(0.8);
  expect(winChance(rules, seen, 'yellow') + winChance(rules, seen, 'blue')).toBeCloseTo(1);
});
