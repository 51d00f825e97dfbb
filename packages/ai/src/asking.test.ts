import { type Action, check, determinize, legal, redact, type Seat, topTask } from '@archmage/engine';
import { play, rulesOf, type Scene, scene } from '@archmage/engine/testing';
import { playMatch, randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import { advise } from './advice/advise.ts';
import type { Bot } from './bot.ts';
import { BOTS } from './bots.ts';
import { BOT_NAMES, type BotName, LEVELS } from './names.ts';
import { pick } from './pick.ts';

const rules = rulesOf('asking.1');
/** Everybody is nearly out: so nobody is worth more when wounded, not even to the plainest. */
const table = scene('yMe@T4[1,1] yTh@T4[3,3] bWa@T1[1,1] bGo@T1[3,1]', { rules });

const questionTo = ({ state }: Scene, seat: Seat) => ({
  rules,
  view: redact(state, seat),
  seat,
  random: randomOf('any'),
  notes: undefined,
});

const answerOf = (name: BotName, asked: Scene, seat: Seat): Action => BOTS[name](questionTo(asked, seat)).action;

/** Lets its bot answer what rules ask, each kind once, and uses abilities that ask whenever it may. */
const askedOften =
  (bot: Bot, met: Set<string>): Bot =>
  (question) => {
    const { rules: played, view, seat, random } = question;
    const task = topTask(view);
    if (task?.kind !== 'question' || met.has(task.asks)) {
      const choices = [...legal(played, view, seat)];
      const uses = choices.filter(({ type }) => type === 'use');
      return { action: pick(random, uses.length > 0 ? uses : choices) };
    }
    const answer = bot(question);
    met.add(task.asks);
    expect(check(played, view, seat, answer.action)).toBeUndefined();
    return answer;
  };

const STRONG = [...LEVELS, 'greedy', 'mcts', 'planner'] as const;

describe('a question', () => {
  test.each(BOT_NAMES)('%s answers whatever is asked, open or in secret, with something legal', (name) => {
    const met = new Set<string>();
    const bot = askedOften(BOTS[name], met);
    playMatch({ rules, seed: 'asked', bots: { yellow: bot, blue: bot }, random: randomOf('asked') }, undefined, 160);
    expect([...met].sort()).toEqual(['aim', 'grab', 'keep', 'mark', 'yield']);
  });

  test.each(STRONG)('%s aims at an enemy, and not at its own', (name) => {
    const { option } = answerOf(name, play(table, 'Me!aim'), 'yellow') as { option: { piece?: number } };
    expect(rules.roster[option.piece ?? -1]?.owner).toBe('blue');
  });

  test.each([...LEVELS, 'planner'] as const)('%s sees what chance may make of its answer', (name) => {
    const asked = play(table, 'Me!threaten');
    // One roll in six wounds who threatens; what is paid is worth nothing here.
    expect(answerOf(name, asked, 'blue')).toEqual({ type: 'answer', option: { word: 'roll' } });
  });

  test('that would be good to have answered is asked for, and the turn goes on after it', () => {
    const far = scene('yMe@T1[1,1] yTh@T1[3,1] bWa@T1[1,3] bGo@T3[1,1]', { rules });
    const { action, notes } = BOTS.archmage(questionTo(far, 'yellow'));
    expect(action).toMatchObject({ type: 'use', offer: 'aim' });
    expect(notes?.steps).not.toContainEqual({ type: 'pass' });
  });

  test('is advised on', () => {
    const [best] = advise(questionTo(play(table, 'Me!aim'), 'yellow'));
    expect(best?.steps[0]).toMatchObject({ type: 'answer' });
  });

  test('of the other one in secret cannot be imagined, and mcts does without', () => {
    const kept = play(table, 'Me!peek', 'chance: answer card=C1');
    expect(determinize(rules, redact(kept.state, 'yellow'), randomOf('any'))).toBeDefined();
    expect(determinize(rules, redact(kept.state, 'blue'), randomOf('any'))).toBeUndefined();
    const below = kept.state.tasks.slice(-1);
    const state = { ...kept.state, tasks: [...below, { kind: 'act', seats: ['blue'] } as const] };
    expect(check(rules, state, 'blue', answerOf('mcts', { rules, state }, 'blue'))).toBeUndefined();
  });
});
