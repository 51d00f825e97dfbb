import { parseAction } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import { settled } from '@archmage/host/testing';
import { signal } from '@preact/signals';
import { expect, onTestFinished, test } from 'vitest';
import type { Coach } from '../table/coach.ts';
import type { TableSession } from '../table/session.ts';
import { world } from '../world.ts';
import { sitDownTo } from './exercise.ts';

const STAGE = scene('yGo@T1[1,1] yTh@T1[3,1] bTr@T4[1,1] bGo@B4[1,1]', { ap: 2 });

const sitDown = async (): Promise<TableSession> => {
  const { rules, state } = STAGE;
  const reply = parseAction(rules, state, 'blue', 'A2');
  if (!reply.ok) throw new Error('The reply cannot be read.');
  const session = await sitDownTo({
    rules,
    start: state,
    seat: 'yellow',
    seed: 'no chance',
    reply: async () => ({ action: reply.value, notes: undefined }),
  });
  onTestFinished(session.stop);
  session.table.stage.current = {
    play: async () => {},
    spotAt: () => undefined,
    reset: () => {},
    focus: () => {},
  };
  return session;
};

const EXERCISE: Coach = { Panel: () => null, marks: signal([]), leads: 'exercise', stop: () => {} };

test('an exercise begins from its position, the other side answers as it is told, and nothing is stored', async () => {
  const { hand, table } = await sitDown();
  expect(table.view.value.turn).toMatchObject({ seat: 'yellow' });
  hand.act({ type: 'pass' });
  await expect.poll(() => table.view.value.turn.seat).toBe('blue');
  await expect.poll(() => table.view.value.turn.purses.length).toBe(1);
  expect(await world().library.list()).toMatchObject({ ok: true, value: { games: [] } });
});

test('what was done is taken back, whatever the book says', async () => {
  const { hand, table } = await sitDown();
  const { rules, state } = STAGE;
  const step = parseAction(rules, state, 'yellow', 'Go b2>b3');
  if (!step.ok) throw new Error('The step cannot be read.');
  hand.act(step.value);
  await expect.poll(() => table.undoable.value?.count).toBe(1);
  hand.takeBack();
  await expect.poll(() => table.view.value.turn.purses[0]?.ap).toBe(2);
});

test('no hint gives it away', async () => {
  const { hinting, table } = await sitDown();
  table.coach.value = EXERCISE;
  hinting.ask();
  await settled();
  expect(table.hint.value).toBeUndefined();
});

test('what the coach points at is marked besides what can be done there', async () => {
  const { hand, scenery, table } = await sitDown();
  hand.next();
  const [reach] = scenery.value.highlights;
  if (reach === undefined) throw new Error('Nothing can be done.');
  const marks = signal([{ on: reach.on, tone: 'pointed', text: undefined, label: 'here' } as const]);
  table.coach.value = { ...EXERCISE, marks };
  expect(scenery.value.highlights.filter(({ on }) => on === reach.on).map(({ tone }) => tone)).toEqual([
    reach.tone,
    'pointed',
  ]);
});
