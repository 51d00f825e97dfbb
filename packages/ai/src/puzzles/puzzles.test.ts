import { type Action, apply, parseAction, type State } from '@archmage/engine';
import { type Scene, scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { effortOf } from './effort.ts';
import { type Goal, hasReached, questOf } from './goal.ts';
import { formatGoal, parseGoal } from './goal-text.ts';
import { holder, judge } from './judge.ts';
import { replyTo } from './reply.ts';
import { isSure, lineOf, proofOf } from './sure.ts';
import { formatSteps } from './text.ts';
import { threatIn } from './threat.ts';

const PLENTY = 1_000_000;
const BLUE_FAR = 'bTr@T2[1,1] bWa@B2[1,1]';

const action = ({ rules, state }: Scene, text: string): Action => {
  const read = parseAction(rules, state, 'yellow', text);
  if (!read.ok) throw new Error(`${text} cannot be read.`);
  return read.value;
};

const after = (on: Scene, text: string): State => apply(on.rules, on.state, 'yellow', action(on, text)).state;

const sure = ({ rules, state }: Scene, goal: Goal, actions: number) =>
  isSure(proofOf(questOf(rules, state, goal), effortOf(PLENTY)), state, actions);

const score = (points: number): Goal => ({ kind: 'score', points, keep: [] });

describe('what a solver can be sure of', () => {
  // The Cleric stands at the way out of the last room, the Goblin beside him.
  const runners = scene(`yCl@T4[1,4] yGo@T4[0,4] ${BLUE_FAR}`, { ap: 2 });

  test('takes as many actions as it takes', () => {
    expect(sure(runners, score(1), 1)).toBe('yes');
    expect(sure(runners, score(3), 1)).toBe('no');
    expect(sure(runners, score(3), 2)).toBe('yes');
    expect(sure(runners, score(4), 2)).toBe('no');
  });

  test('is not said when nobody looked far enough', () => {
    const { rules, state } = runners;
    expect(isSure(proofOf(questOf(rules, state, score(4)), effortOf(3)), state, 2)).toBe('spent');
  });

  test('is shown by a line that reaches it', () => {
    const { rules, state } = runners;
    const quest = questOf(rules, state, score(3));
    const line = lineOf(proofOf(quest, effortOf(PLENTY)), state, 2);
    const end = line.reduce((now, step) => apply(rules, now, step.actor, step.action).state, state);
    expect(hasReached(quest, end)).toBe(true);
    expect(formatSteps(rules, state, line).split('; ')).toHaveLength(2);
  });

  test('a fight counts only if no card of the other saves him', () => {
    const players = (blue: readonly string[]) => ({
      players: { yellow: { hand: ['C0', 'C2'] }, blue: { hand: blue } },
    });
    const fight = (blue: readonly string[]) =>
      scene(`yWa@T1[1,1] bGo@T1[1,2]* bTr@T2[1,1]`, { ap: 1, ...players(blue) });
    expect(sure(fight(['C0', 'C4']), score(1), 1)).toBe('yes');
    expect(sure(fight(['C0', 'C5']), score(1), 1)).toBe('no');
    const { rules, state } = fight(['C0', 'C5']);
    const begun = after({ rules, state }, 'Wa x bGo');
    const laid = apply(rules, begun, 'yellow', { type: 'commit', card: 'C2' }).state;
    expect(replyTo(questOf(rules, state, score(1)), laid)).toEqual({ type: 'commit', card: 'C5' });
  });

  test('what is to be kept is still in hand', () => {
    const hand = ['A2', 'A3'];
    const { rules, state } = scene(`yCl@T4[1,4] ${BLUE_FAR}`, { players: { yellow: { hand } } });
    const start: State = {
      ...state,
      turn: { ...state.turn, purses: [] },
      tasks: [{ kind: 'card', seats: ['yellow'] }],
    };
    const proof = (keep: readonly string[]) =>
      isSure(proofOf(questOf(rules, start, { kind: 'score', points: 1, keep }), effortOf(PLENTY)), start, 1);
    expect(proof(['A3'])).toBe('yes');
    expect(proof(['A2', 'A3'])).toBe('no');
  });
});

describe('what the other could do', () => {
  const ONE_CARD = { players: { blue: { hand: ['A2', 'C0'] } } };
  // Blue leaves on the left; his Thief is two squares from there.
  const runner = scene('yWa@T1[1,2] yTr@T3[1,1] bTh@T1[3,1] bTr@T3[3,3]', { ap: 1, ...ONE_CARD });
  const hold = (points: number): Goal => ({ kind: 'hold', points, keep: [] });

  test('is found with the highest card he has', () => {
    const { rules } = runner;
    const passed = after(runner, 'pass');
    const threat = { rules, seat: 'blue', effort: effortOf(PLENTY) } as const;
    expect(formatSteps(rules, { ...passed }, threatIn({ ...threat, points: 1 }, passed) as never)).toMatch(/^A2; Th /);
    expect(threatIn({ ...threat, points: 2 }, passed)).toBe('none');
    expect(threatIn({ ...threat, points: 2, effort: effortOf(5) }, passed)).toBe('spent');
  });

  test('is judged when the turn is over', () => {
    const { rules, state } = runner;
    expect(judge(questOf(rules, state, hold(1)), state)).toEqual({ said: 'open' });
    const missed = judge(questOf(rules, state, hold(1)), after(runner, 'pass'));
    expect(missed).toMatchObject({ said: 'missed' });
    expect(missed.said === 'missed' && missed.threat.length).toBeGreaterThan(1);
    expect(judge(questOf(rules, state, hold(2)), after(runner, 'pass'))).toEqual({ said: 'reached' });
  });

  test('is refuted again by what refuted it once', () => {
    const { rules, state } = runner;
    const effort = effortOf(PLENTY);
    const isHeld = holder(questOf(rules, state, hold(1)), effort, PLENTY);
    expect(isHeld(after(runner, 'pass'))).toBe('no');
    const { nodes } = effort;
    expect(isHeld(after(runner, 'Tr l2>l3'))).toBe('no');
    expect(effort.nodes).toBe(nodes);
  });
});

test.each(['win', 'score 2', 'hold 1', 'win keep A4 A5', 'score 3 keep J'])('the goal %s reads back', (text) => {
  const goal = parseGoal(text);
  expect(goal && formatGoal(goal)).toBe(text);
});

test.each(['', 'lose', 'score', 'score 0', 'win 2', 'hold 1 keep'])('%j is no goal', (text) => {
  expect(parseGoal(text)).toBeUndefined();
});
