import { type Action, decide, evolve, isRefusal, parseAction, type State } from '@archmage/engine';
import { type Scene, scene } from '@archmage/engine/testing';
import type { Chapter, Story } from '@archmage/host';
import { expect, test } from 'vitest';
import { pastOf } from './past.ts';

/** The story of what yellow and blue do, one after the other. */
const storyOf = ({ rules, state: start }: Scene, ...texts: readonly string[]): Story => {
  let state: State = start;
  const chapters = texts.map((text, index): Chapter => {
    const actor = state.turn.seat;
    const action = parseAction(rules, state, actor, text);
    const events = action.ok ? decide(rules, state, actor, action.value as Action) : undefined;
    if (events === undefined || isRefusal(events)) throw new Error(`${text} cannot be done.`);
    state = events.reduce(evolve, state);
    return { index, actor, events };
  });
  return { start, chapters };
};

const POSITION = scene('yMe@T1[0,1] yWa@T1[1,1] bTh@B4[1,1]', { ap: 3 });
const TURN = ['Wa b2>c2>d2', 'Me rot A+', 'Me rot A+'] as const;

test('a turn that is over leaves its walks and turned rooms, in the rooms’ own frames', () => {
  const story = storyOf(POSITION, ...TURN);
  expect(pastOf(POSITION.rules, story, 3)).toEqual({
    seat: 'yellow',
    walks: [{ side: 'yellow', places: [6, 7, 8] }],
    turned: [{ room: 0, quarters: expect.any(Number), side: 'yellow' }],
    fights: [],
  });
});

test('nothing is left of it before it is over, nor after the next action', () => {
  const story = storyOf(POSITION, ...TURN, 'A2');
  expect([1, 2, 4].map((told) => pastOf(POSITION.rules, story, told))).toEqual([undefined, undefined, undefined]);
});
