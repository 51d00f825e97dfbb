import { type ActionOf, formatAction, opponent, parseAction } from '@archmage/engine';
import { scene } from '@archmage/engine/testing';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { beginGame, playFrom } from './driver/begin.ts';
import { type Hand, keyboard, mouse, touch } from './driver/hands.ts';
import { after, askedPerson, greedy, type Mirror, type Step } from './driver/mirror.ts';
import { dragMove, perform } from './driver/perform.ts';
import { doStep, expectEnd, playOn, type Sitting, sitDown } from './driver/play.ts';
import { openPage, PHONE, useBrowser } from './harness.ts';

useBrowser();
vi.setConfig({ testTimeout: 120_000 });

/** A position, and what is done in it one after the other: the kind of action, and the action in the notation. */
interface Scenario {
  readonly tokens: string;
  readonly does: readonly (readonly [kind: string, action: string])[];
}

const SCENARIOS: readonly Scenario[] = [
  // Walking, carrying, agreeing on a draw.
  {
    tokens: 'yWa@T1[1,1] ySword@T1[1,2] yTh@T1[2,2]+yRope bMe@T4[1,1]',
    does: [
      ['take', 'Wa b2>c2+ySword>d2'],
      ['swap', 'Wa d2>d3>c3-ySword+yRope>c2'],
      ['leave', 'Wa c2>d2-yRope>d3'],
      ['give', 'Th c3>d3-ySword>d4'],
      ['take from a friend', 'Th d4>d3+ySword>c3'],
      ['move', 'Wa d3>d4>c4'],
      ['agree', 'agree'],
    ],
  },
  // Abilities and gears.
  {
    tokens: [
      'yMe@T1[0,1]+yPotion yCl@T1[1,1] yGo@T1[1,2]* yTr@T1[3,1]* yTh@T1[2,1] yWa@T1[2,3]',
      'yWw@T3[1,1]+ySword yWz@T2[4,2]+yWand bTr@T2[0,2] bMe@B4[1,1]',
    ].join(' '),
    does: [
      ['heal', 'Cl!heal yGo'],
      ['regenerate', 'Tr!regenerate'],
      ['lock', 'Th!lock a3|b3'],
      ['break', 'Wa!break d3|e3'],
      ['fire', 'Wz!fire n'],
      ['walk', 'Ww!walk l1'],
      ['walk, leaving', 'Ww!walk- l2'],
      ['drink', 'Me!drink'],
      ['rotate', 'Me rot A+'],
    ],
  },
  // Jumping, fighting, giving up.
  {
    tokens: 'yWa@T4[3,1]+ySword yGo@T1[1,1] bMe@T1[1,2] bCl@B4[1,1]',
    does: [
      ['jump', 'Wa q4^r4>s4'],
      ['jump, leaving', 'Wa s4-^r4>q4'],
      ['attack', 'Go x bMe'],
      ['commit', 'C2'],
      ['commit', 'C3'],
      ['pass', 'pass'],
      ['card', 'A3'],
      ['resign', 'resign'],
    ],
  },
];

const HANDS: readonly Hand[] = [mouse, keyboard, touch];
const done = new Set<string>();

const openFor = (hand: Hand, at = '/'): Promise<Page> =>
  openPage(hand === touch ? { at, touch: true, viewport: PHONE } : { at });

/** Yellow and blue have action points enough for all of it. */
const positionOf = ({ tokens }: Scenario) =>
  scene(tokens, { turn: { purses: [{ ap: 9, only: undefined, lent: false }] } });

const stepOf = (mirror: Mirror, text: string): Step => {
  const seat = askedPerson(mirror) ?? 'yellow';
  const { rules, state } = mirror.game;
  const action = parseAction(rules, state, seat, text);
  if (!action.ok) throw new Error(`"${text}" cannot be read.`);
  expect(formatAction(rules, state, action.value)).toBe(text);
  return { seat, actions: [action.value] };
};

/** Both agree at once where both are at the screen. */
const agreeing = async (sitting: Sitting, step: Step): Promise<Sitting> => {
  await perform(sitting, step);
  return { ...sitting, mirror: after(after(sitting.mirror, step), { ...step, seat: opponent(step.seat) }) };
};

const doAll = async (from: Sitting, { does }: Scenario): Promise<Sitting> => {
  let sitting = await sitDown(from);
  for (const [kind, text] of does) {
    const step = stepOf(sitting.mirror, text);
    if (kind === 'agree') sitting = await agreeing(sitting, step);
    else if (kind === 'move' && sitting.hand.drag) sitting = await dragged(sitting, step);
    else sitting = await doStep(sitting, step);
    done.add(`${sitting.hand.name} ${kind}`);
  }
  return sitting;
};

const dragged = async (sitting: Sitting, step: Step): Promise<Sitting> => {
  await dragMove(sitting, step.actions[0] as ActionOf<'move'>);
  return sitDown({ ...sitting, mirror: after(sitting.mirror, step) });
};

describe('every kind of action', () => {
  test.each(HANDS.map((hand) => [hand.name, hand] as const))('%s: in play', async (_, hand) => {
    const page = await openFor(hand);
    // One page for all of them: to open it takes as long as to do most of what follows.
    for (const scenario of SCENARIOS) {
      const mirror = await playFrom(page, positionOf(scenario));
      const ended = await doAll({ page, hand, mirror, lifted: undefined }, scenario);
      if (ended.mirror.game.state.ending !== undefined) await expectEnd(ended);
    }
  });

  test.each(HANDS.map((hand) => [hand.name, hand] as const))('%s: set-up', async (_, hand) => {
    const page = await openFor(hand, '/new');
    const wish = { mode: 'computer', game: 'beginner', handicap: 'veryExperienced good', seed: 'seed 41' } as const;
    const mirror = await beginGame(page, wish);
    const kinds = ['forgo', 'line', 'hide', 'card', 'reveal', 'place'].map((kind) => `${hand.name} ${kind}`);
    const seen: string[] = [];
    await playOn({ page, hand, mirror, lifted: undefined }, greedy, {
      onStep: async (__, { actions: [{ type }] }) => {
        seen.push(`${hand.name} ${type}`);
      },
      until: () => kinds.every((kind) => seen.includes(kind)),
    });
    for (const kind of seen) done.add(kind);
  });

  test('nothing is left out', () => {
    const kinds = SCENARIOS.flatMap(({ does }) => does.map(([kind]) => kind));
    const all = [...kinds, 'forgo', 'line', 'hide', 'card', 'reveal', 'place'];
    const wanted = HANDS.flatMap(({ name }) => all.map((kind) => `${name} ${kind}`));
    expect([...done].sort()).toEqual([...new Set(wanted)].sort());
  });
});
