import { expect, test } from 'vitest';
import { parsePosition } from '../../notation/position.ts';
import { explain } from '../../result.ts';
import { deal } from '../../testing/dealt.ts';
import { offeredTo, outcomesDiffer } from '../../testing/laws/choices.ts';
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

/** Rifts side by side: a Rope is laid down and taken up again on the way (P-ROPE-11, P-ROPE-12). */
const RIFTS = `dtp 1 paladins.1
rooms 8cw.2 7ccw.2 6cw.1 7cw.2 / 8ccw.1 5ccw.0 6ccw.0 5cw.0
marks k3=rubble:yellow
yellow Pa@n10
blue Pp@l3+yRope Dr@n4
loose yRing@j4 yShield@o3 yScroll@m3 bScroll@i3
turn 20 blue ap=4 highest=5
tasks act(blue)`;

/** Rocks on l9, which the Shield makes passable: the Scroll is brought there to die with, or was left there before. */
const ROCKS = `dtp 1 paladins.1
rooms 5ccw.0 ? ? 6cw.2 / 6ccw.2 8cw.1 8ccw.1 7ccw.3
unseen 5cw 7cw
yellow Pp@k10+bScroll
blue Il@p4
loose yShield@l10
turn 20 yellow ap=2 highest=5
tasks act(yellow)`;

test('P-ROCKS-14: what the dead leave is the same, whether they brought it or it lay there', () => {
  const by = rulesOf('paladins.1');
  const position = parsePosition(ROCKS, by);
  if (!position.ok) throw new Error(explain(position.error));
  const offered = offeredTo(by, position.value, 'yellow');
  expect(offered.listed.length).toBeGreaterThan(50);
  expect(outcomesDiffer(offered)).toEqual([]);
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
