import { type Action, evolve, parseAction, redact } from '@archmage/engine';
import { play, type Scene, scene } from '@archmage/engine/testing';
import { describe, expect, test } from 'vitest';
import { type PlanStep, stepsOf } from '../../play/plan.ts';
import type { Seen } from '../../play/seen.ts';
import { stepText } from './plan-words.ts';
import { sketchPlan, sketchStep } from './sketch.ts';

const label = (nth: number): string => `step ${nth}`;

/** Actions of yellow in the notation, each read in the view after the one before. */
const planOf = (tokens: string, ...texts: readonly string[]): readonly PlanStep[] => {
  const { rules, state } = scene(tokens, { faceDown: ['T2'] });
  const seen: Seen = { rules, view: state, seat: 'yellow' };
  let view = state;
  const actions = texts.map((text): Action => {
    const action = parseAction(rules, view, 'yellow', text);
    if (!action.ok) throw new Error(`${text}: ${action.error.code}`);
    const step = stepsOf({ ...seen, view }, [action.value])[0];
    view = step?.events.reduce(evolve, view) ?? view;
    return action.value;
  });
  return stepsOf(seen, actions);
};

const TURNING = planOf('yMe@T1[0,1] yGo@T1[3,3] bGo@T4[1,1]', 'Me rot A+', 'Go b4>b3', 'pass');
const FIGHTING = planOf('yGo@T1[1,1] bMe@T1[1,2] bCl@B4[1,1]', 'Go x bMe');

describe('the steps of a plan', () => {
  test('are each taken in the view after the one before', () => {
    expect(TURNING.map(({ seen }) => seen.view.tiles[0]?.turn)).toEqual([0, 1, 1]);
  });

  test('end before what could not be done', () => {
    const [first] = TURNING;
    if (first === undefined) throw new Error('There is no plan.');
    expect(stepsOf(first.seen, [{ type: 'card', card: 'A5' }, first.action])).toEqual([]);
    expect(stepsOf(first.seen, [first.action, first.action, { type: 'commit', card: 'C1' }])).toHaveLength(2);
  });

  test('are told in the sentences of the log, with who does it', () => {
    expect(TURNING.map(stepText)).toEqual([
      'The yellow Mekanork turns room A clockwise.',
      'The yellow Goblin goes from b4 to b3.',
      'End the turn.',
    ]);
    expect(FIGHTING.map(stepText)).toEqual(['The yellow Goblin attacks the blue Mekanork.']);
    expect(planOf('yGo@T1[0,4] bMe@T4[1,1]', 'Go reveal B').map(stepText)).toEqual([
      'The yellow Goblin reveals room B.',
    ]);
  });
});

describe('a combat card of a plan', () => {
  const asked = play(scene('yGo@T1[1,1] bMe@T1[1,2] bCl@B4[1,1]'), 'Go x bMe');
  const told = ({ rules, state }: Scene, card: string): readonly string[] =>
    stepsOf({ rules, view: redact(state, 'yellow'), seat: 'yellow' }, [{ type: 'commit', card }]).map(stepText);

  test('ends with being laid: how the fight goes on nobody knows', () => {
    expect(told(asked, 'C5')).toEqual(['Yellow lays a combat card: Combat 5.']);
    expect(told(play(asked, 'blue: C3'), 'C5')).toEqual(['Yellow lays a combat card: Combat 5.']);
  });
});

describe('a plan on the board', () => {
  test('has a number for each step', () => {
    const walk = planOf('yMe@T1[0,1] yGo@T1[3,3] bGo@T4[1,1]', 'Go d4>d3', 'Me rot E+');
    const { highlights, trails, view } = sketchPlan(walk, label);
    expect(highlights.map(({ on, text, label: said }) => [on.kind, text, said])).toEqual([
      ['place', '1', 'step 1'],
      ['room', '2', 'step 2'],
    ]);
    expect(trails).toHaveLength(1);
    expect(view).toBeUndefined();
  });

  test('leaves out what is done in a room that will have turned by then', () => {
    const { highlights, trails } = sketchPlan(TURNING, label);
    expect(highlights.map(({ text }) => text)).toEqual(['1']);
    expect(trails).toEqual([]);
  });

  test('shows such a step on the board as it will be', () => {
    const { highlights, trails, view } = sketchStep(TURNING, 2, label);
    expect(view?.tiles[0]?.turn).toBe(1);
    expect(highlights).toHaveLength(1);
    expect(trails[0]?.places).toHaveLength(2);
    expect(sketchStep(TURNING, 1, label).view).toBeUndefined();
    expect(sketchStep(TURNING, 9, label).highlights).toEqual([]);
  });

  test('leads from who strikes to who is struck, and has nothing to show of a turn’s end', () => {
    const { highlights, trails } = sketchPlan(FIGHTING, label);
    expect(highlights).toMatchObject([{ tone: 'danger', text: undefined }]);
    expect(trails[0]?.places).toHaveLength(2);
    expect(sketchStep(TURNING, 3, label).highlights).toEqual([]);
  });
});
