import type { Advice } from '@archmage/ai';
import { type Action, type ActionOf, legal, redact, type Seat } from '@archmage/engine';
import { memoryLibrary, simpleStart, startGame } from '@archmage/host';
import { type AnswerTo, answer, type Question, type Think } from '@archmage/host/mind';
import { playUntil, rulesOf, settingOf, settled, worldOf } from '@archmage/host/testing';
import { afterEach, describe, expect, test } from 'vitest';
import type { StageRef } from '../../../board/stage.ts';
import { choicesOf } from '../../play/choices.ts';
import { sessionOf, type TableSession } from '../session.ts';
import { sketchPlan } from './sketch.ts';

let stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

interface Office {
  readonly asked: Question[];
  readonly think: Think;
  /** Answers are held back until then. */
  readonly free: () => void;
  readonly dropped: () => number;
}

const officeOf = (isHeld = false): Office => {
  const asked: Question[] = [];
  let dropped = 0;
  let free = (): void => {};
  const gate = isHeld ? new Promise<void>((resolve) => (free = resolve)) : Promise.resolve();
  const think: Think = async <Q extends Question>(question: Q, signal?: AbortSignal): Promise<AnswerTo<Q>> => {
    asked.push(question);
    signal?.addEventListener('abort', () => dropped++);
    await gate;
    signal?.throwIfAborted();
    // No time to think is enough for a plan.
    return answer({ ...question, ms: 0 }, () => 0);
  };
  return { asked, think, free: () => free(), dropped: () => dropped };
};

const sitDown = async (
  office: Office,
  blue: 'human' | 'random',
  opening: 'simple' | 'full',
  id = 'base.1',
): Promise<TableSession> => {
  const rules = rulesOf(id);
  const start = opening === 'simple' ? { start: simpleStart(rules, 'a test') } : {};
  const options = { takeback: 'relaxed', memory: 'forgets' } as const;
  const setting = settingOf({ rules, players: { yellow: 'human', blue }, options, ...start });
  const started = await startGame(setting, worldOf(memoryLibrary()));
  if (!started.ok) throw new Error(started.failure.why);
  const session = sessionOf(started.value, office.think);
  const play = async () => {};
  const stage: StageRef['current'] = { play, spotAt: () => undefined, reset: () => {}, focus: () => {} };
  session.table.stage.current = stage;
  stops.push(session.stop);
  for (let nth = 0; nth < 100 && opening === 'simple' && session.table.asked.value === undefined; nth++)
    await settled();
  return session;
};

const playCard = async ({ hand, table }: TableSession): Promise<void> => {
  const seen = table.asked.value;
  const [first] = seen === undefined ? [] : choicesOf(seen).cards;
  if (first === undefined) throw new Error('There is no card to play.');
  hand.play(first.card);
  await settled();
};

const plansOf = ({ table }: TableSession): readonly Advice[] => {
  const hint = table.hint.value;
  return hint?.is === 'there' ? hint.plans : [];
};

const lineUp = async ({ table }: TableSession, seat: Seat): Promise<void> => {
  for (let nth = 0; nth < 4; nth++) {
    const [action] = [...legal(table.host.rules, table.host.view(seat), seat)];
    await table.host.act(seat, action as Action);
  }
  await settled();
};

describe('a hint', () => {
  test('is thought about, then there with at most three plans', async () => {
    const office = officeOf(true);
    const session = await sitDown(office, 'random', 'simple');
    session.hinting.ask();
    expect(session.table.hint.value?.is).toBe('thinking');
    session.hinting.ask();
    expect(office.asked).toHaveLength(1);
    office.free();
    await settled();
    expect(plansOf(session).length).toBeGreaterThan(0);
    expect(plansOf(session).length).toBeLessThanOrEqual(3);
    for (const { chance, gains } of plansOf(session)) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(gains.length).toBeGreaterThan(0);
    }
  });

  test('asks with the seat’s own view, and has its limit', async () => {
    const office = officeOf();
    const session = await sitDown(office, 'human', 'full');
    await lineUp(session, 'yellow');
    session.director.lift();
    await settled();
    session.hinting.ask();
    await settled();
    const [question] = office.asked;
    if (question?.ask !== 'advice') throw new Error('No advice was asked for.');
    expect(question).toMatchObject({ seat: 'blue', ms: 1500 });
    expect(redact(question.view, 'blue', 'recalls')).toEqual(question.view);
    const secrets = session.table.host.view('yellow').players.yellow.lineup;
    expect(secrets.length).toBe(4);
    expect(question.view.players.yellow.lineup).toEqual(['?', '?', '?', '?']);
    expect(JSON.stringify(question)).not.toContain('a test');
  });

  test('on a screen that two people share it knows no more than both do', async () => {
    const office = officeOf();
    const session = await sitDown(office, 'human', 'full', 'base.1+paladins.1 teams=free');
    const { asked, host } = session.table;
    await playUntil(host, 'card');
    for (let nth = 0; nth < 100 && asked.value === undefined; nth++) await settled();
    session.hinting.ask();
    await settled();
    expect(office.asked).toMatchObject([{ ask: 'advice', seat: host.view('spectator').turn.seat }]);
    expect(office.asked.map((question) => 'view' in question && question.view)).toEqual([host.view('spectator')]);
    expect(plansOf(session).length).toBeGreaterThan(0);
  });

  test('is not to be had behind a curtain, nor by who is not asked', async () => {
    const office = officeOf();
    const session = await sitDown(office, 'human', 'full');
    expect(session.table.curtain.value).toBe('yellow');
    session.hinting.ask();
    expect(session.table.hint.value).toBeUndefined();
    expect(office.asked).toEqual([]);
  });

  test('goes when the curtain falls for the other one, and its thought is dropped', async () => {
    const office = officeOf(true);
    const session = await sitDown(office, 'human', 'full');
    session.director.lift();
    session.hinting.ask();
    await lineUp(session, 'yellow');
    expect(session.table.curtain.value).toBe('blue');
    expect(session.table.hint.value).toBeUndefined();
    expect(office.dropped()).toBe(1);
    office.free();
    await settled();
    expect(session.table.hint.value).toBeUndefined();
  });

  test('goes when something is played or taken back, and when the table is left', async () => {
    const session = await sitDown(officeOf(), 'random', 'simple');
    const ask = async (): Promise<void> => {
      session.hinting.ask();
      await settled();
      expect(session.table.hint.value?.is).toBe('there');
    };
    await ask();
    await playCard(session);
    expect(session.table.hint.value).toBeUndefined();
    await ask();
    session.hand.takeBack();
    await settled();
    expect(session.table.hint.value).toBeUndefined();
    await ask();
    session.stop();
    expect(session.table.hint.value).toBeUndefined();
  });

  test('is followed through the hand', async () => {
    const session = await sitDown(officeOf(), 'random', 'simple');
    session.hinting.ask();
    await settled();
    const [best] = plansOf(session);
    if (best === undefined) throw new Error('There is no plan.');
    session.hinting.follow(best);
    await settled();
    const { chapters } = session.table.host.story('yellow');
    expect(chapters.at(-1)?.action).toEqual(best.steps[0]);
    expect(session.table.view.value.turn.purses).toHaveLength(1);
  });

  test('leaves in sight what is left of a plan, and nothing of a plan that cannot be gone on with', async () => {
    const session = await sitDown(officeOf(), 'random', 'simple');
    const seen = session.table.asked.value;
    const [card] = seen === undefined ? [] : choicesOf(seen).cards;
    if (card === undefined) throw new Error('There is no card to play.');
    const plan: Advice = { steps: [card, { type: 'pass' }], chance: 0.5, gains: [{ kind: 'waits' }], risks: [] };
    session.hinting.follow(plan);
    await settled();
    expect(plansOf(session)).toEqual([{ ...plan, steps: [{ type: 'pass' }] }]);
    session.hinting.follow({ ...plan, steps: [{ type: 'pass' }, card] });
    await settled();
    expect(session.table.hint.value).toBeUndefined();
  });

  test('is shown on the board until one does something of one’s own', async () => {
    const session = await sitDown(officeOf(), 'random', 'simple');
    await playCard(session);
    const seen = session.table.asked.value;
    if (seen === undefined) throw new Error('Nobody is asked.');
    const action = [...legal(seen.rules, seen.view, seen.seat)].find(
      (each) => each.type === 'move',
    ) as ActionOf<'move'>;
    const step = { action, seen, events: [] };
    session.hinting.show(sketchPlan([step], (nth) => `step ${nth}`));
    expect(session.scenery.value.highlights.map(({ label }) => label)).toEqual(['step 1']);
    expect(session.scenery.value.trails).toHaveLength(1);
    session.hand.next();
    expect(session.scenery.value.highlights.map(({ label }) => label)).not.toContain('step 1');
  });

  test('says so when nobody could think', async () => {
    const think: Think = () => Promise.reject(new Error('no worker'));
    const session = await sitDown({ ...officeOf(), think }, 'random', 'simple');
    session.hinting.ask();
    await settled();
    expect(session.table.hint.value?.is).toBe('failed');
  });
});
