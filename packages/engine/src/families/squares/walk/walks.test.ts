import { expect, test } from 'vitest';
import { type Choices, legal } from '../../../core/choices/legal.ts';
import { walks } from '../../../core/choices/walks.ts';
import { situationOf } from '../../../core/situation/situation.ts';
import type { Seat, State } from '../../../core/state.ts';
import { deal } from '../../../testing/dealt.ts';
import { searchesAgree, walkers } from '../../../testing/laws/searches.ts';
import { random as anything, greedy, playout } from '../../../testing/players.ts';
import { randomOf } from '../../../testing/random.ts';
import { rulesOf } from '../../../testing/scene.ts';
import { checkWalk, thingsOf } from './check.ts';
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
] as const)('The quick search finds all that the plain one does: %s', { timeout: 120_000 }, (id, positions) => {
  const by = rulesOf(id);
  const random = randomOf(31);
  for (let position = 0; position < positions; position++) {
    const state = deal(by, random);
    for (const piece of walkers(by, state)) expect(searchesAgree(by, state, piece)).toEqual([]);
  }
});
