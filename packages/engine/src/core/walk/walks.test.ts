import { expect, test } from 'vitest';
import { parsePosition } from '../../notation/position.ts';
import { explain } from '../../result.ts';
import { deal } from '../../testing/dealt.ts';
import { everyWalk } from '../../testing/every-walk.ts';
import { allowedIsListed, offeredTo, outcomesDiffer } from '../../testing/laws/choices.ts';
import { random as anything, greedy, playout } from '../../testing/players.ts';
import { randomOf } from '../../testing/random.ts';
import { rulesOf } from '../../testing/scene.ts';
import { type Choices, legal } from '../legal.ts';
import { situationOf } from '../situation.ts';
import type { Seat, State } from '../state.ts';
import { checkWalk, thingsOf } from './check.ts';
import { walks } from './index.ts';
import { walkerOf } from './walker.ts';

const rules = rulesOf('base.1');

const spelt = (choices: Choices): string => JSON.stringify([...choices]);

/** States of a few games in which somebody acts, one after the other. */
const questions = (by = rules): readonly (readonly [State, Seat])[] => {
  const random = randomOf(23);
  return [0, 1].flatMap(() =>
    [...playout(by, { yellow: anything, blue: greedy }, random, { cap: 220 })]
      .filter(({ state }) => state.tasks.at(-1)?.kind === 'act')
      .map(({ state }) => [state, state.turn.seat] as const),
  );
};

test('Choices stay what they were, whatever is asked after them', { timeout: 60_000 }, () => {
  const asked = questions().map(([state, seat]) => legal(rules, state, seat));
  const then = questions().map(([state, seat]) => spelt(legal(rules, state, seat)));
  expect(asked.map(spelt)).toEqual(then);
});

test.each(['base.1', 'paladins.1', 'base.1+paladins.1 teams=free'])(
  'Asked in another order, the answers are the same: %s',
  { timeout: 60_000 },
  (id) => {
    const by = rulesOf(id);
    const all = questions(by);
    const answers = new Map(all.map((question) => [question, spelt(legal(by, ...question))]));
    for (const question of randomOf(2).shuffle(all)) expect(spelt(legal(by, ...question))).toBe(answers.get(question));
  },
);

test('The n-th choice is the n-th, whichever was looked at before', () => {
  const random = randomOf(3);
  for (const [state, seat] of questions().slice(0, 120)) {
    const list = [...legal(rules, state, seat)];
    const choices = legal(rules, state, seat);
    for (const nth of random.shuffle([...list.keys()]).slice(0, 40)) expect(choices.at(nth)).toEqual(list[nth]);
  }
});

test('Every walk is allowed, takes as many steps as it says, and ends where it says', { timeout: 60_000 }, () => {
  const random = randomOf(7);
  for (let position = 0; position < 60; position++) {
    const state = deal(rules, random);
    for (const { id, at, wounded } of state.pieces) {
      if (at < 0 || wounded || rules.roster[id]?.sort !== 'character') continue;
      const situation = situationOf(rules, state);
      for (const { end, steps, walk } of walks(rules, state, id)) {
        const path = walk.flatMap((leg) => ('to' in leg ? [leg.to] : []));
        expect([path.length, path.at(-1)]).toEqual([steps, end]);
        expect(checkWalk(walkerOf(situation, id, thingsOf(situation, id, walk)), walk)).toBeUndefined();
      }
    }
  }
});

test.each([
  ['base.1', 12],
  ['paladins.1', 12],
  ['base.1+paladins.1 teams=free', 10],
] as const)(
  'Of all walks there are each outcome is listed, and no other: %s',
  { timeout: 120_000 },
  (id, positions) => {
    const by = rulesOf(id);
    const random = randomOf(31);
    for (let position = 0; position < positions; position++) {
      const state = deal(by, random);
      const { seat } = state.turn;
      const offered = offeredTo(by, state, seat);
      expect(outcomesDiffer(offered)).toEqual([]);
      for (const piece of by.characters[seat])
        expect(allowedIsListed(offered, everyWalk(by, state, seat, piece))).toEqual([]);
    }
  },
);

/** Rifts side by side: a Rope is laid down and taken up again on the way (P-ROPE-11, P-ROPE-12). */
const RIFTS = `dtp 1 paladins.1
rooms 8cw.2 7ccw.2 6cw.1 7cw.2 / 8ccw.1 5ccw.0 6ccw.0 5cw.0
marks k3=rubble:yellow
yellow Pa@n10
blue Pp@l3+yRope Dr@n4
loose yRing@j4 yShield@o3 yScroll@m3 bScroll@i3
turn 20 blue ap=4 highest=5
tasks act(blue)`;

const CORNERS: readonly (readonly [string, string, string])[] = [
  [
    'P-ROCKS-14: brought to rocks to die with, or left there before',
    'paladins.1',
    `rooms 5ccw.0 ? ? 6cw.2 / 6ccw.2 8cw.1 8ccw.1 7ccw.3
unseen 5cw 7cw
yellow Pp@k10+bScroll
blue Il@p4
loose yShield@l10`,
  ],
  [
    'P-ROCKS-14: brought there by a flyer, who may go on and come back',
    'base.1+paladins.1 teams=free',
    `rooms 4cw.1 7ccw.2 3ccw.1 3cw.3 / 7cw.0 4ccw.3 8ccw.0 8cw.3
yellow Wz@g5+bRope | A:2 | team Wz Rope Rope Key Gm Wm Ww Pa Go Il Cl Treasure Scroll Wand | pairs 3 8
blue Pa@i5* | A:2 | team Pa Pp Go Dr Gh Gm Th Wa Rope Ring Armor Sword Treasure Shield | pairs 7 4
loose yKey@h5 bShield@h5`,
  ],
  [
    'P-ROCKS-15: one thing given for another among rocks, and back to die with it',
    'paladins.1',
    `rooms 8ccw.3 6cw.3 5cw.0 7cw.0 / 7ccw.0 5ccw.0 ? 6ccw.1
unseen 8cw
yellow El@b8
blue Wm@b9
loose yRing@c7 bShield@b7`,
  ],
  [
    'P-ROCKS-15: two things among rocks, and back to die with empty hands',
    'paladins.1',
    `rooms 5ccw.3 7cw.3 5cw.3 6ccw.1 / 8ccw.3 8cw.2 6cw.2 7ccw.3
yellow Pp@r5
blue Wm@s4
loose yShield@r4 yKey@r4 yScroll@q4`,
  ],
  [
    'B-ROP-04: a Rope brought flying from one pit to the next, and left to stand on',
    'base.1',
    `rooms 2cw.0 3cw.2 1cw.3 3ccw.3 / 4cw.2 4ccw.3 2ccw.1 1ccw.0
yellow Wz@m5
blue Tr@k1
loose yRope@p5`,
  ],
];

test.each(CORNERS)('%s', (_, id, tokens) => {
  const by = rulesOf(id);
  const position = parsePosition(`dtp 1 ${id}\n${tokens}\nturn 20 yellow ap=2 highest=5\ntasks act(yellow)`, by);
  if (!position.ok) throw new Error(explain(position.error));
  const offered = offeredTo(by, position.value, 'yellow');
  expect(offered.listed.length).toBeGreaterThan(20);
  expect(outcomesDiffer(offered)).toEqual([]);
  for (const piece of by.characters.yellow)
    expect(allowedIsListed(offered, everyWalk(by, position.value, 'yellow', piece))).toEqual([]);
});

test('Whatever was left and taken up again, each listed Move can be spelt out and is allowed', () => {
  const mixed = rulesOf('paladins.1');
  const position = parsePosition(RIFTS, mixed);
  if (!position.ok) throw new Error(explain(position.error));
  const situation = situationOf(mixed, position.value);
  const moves = [...legal(mixed, position.value, 'blue')].filter((action) => action.type === 'move');
  expect(moves.length).toBeGreaterThan(300);
  for (const { piece, walk } of moves)
    expect(checkWalk(walkerOf(situation, piece, thingsOf(situation, piece, walk)), walk)).toBeUndefined();
});
