import { describe, expect, test } from 'vitest';
import { storyOf, testGame } from '../play/test-games.ts';
import { chancesOf, type Moment, momentsOf, percentsOf, swingsOf } from './chances.ts';

const moment = (turn: number, seat: Moment['seat'], at: number): Moment => ({ turn, seat, at });

/** Four turns, and the end. */
const MOMENTS = [
  moment(1, 'yellow', 10),
  moment(2, 'blue', 14),
  moment(3, 'yellow', 20),
  moment(4, 'blue', 21),
  moment(4, undefined, 30),
];
const FOUND = [0.5, 0.6, 0.2, 0.21, 0.7];

const game = testGame('base-1');
const story = storyOf(game, 'spectator');
const LAST = { ...story.start, ending: { winner: 'blue', why: 'target' } } as const;

describe('the moments of a game', () => {
  test('are where its turns begin, and its end', () => {
    const moments = momentsOf(story);
    expect(moments.slice(0, 2).map(({ turn, seat }) => [turn, seat])).toEqual([
      [1, 'yellow'],
      [2, 'blue'],
    ]);
    expect(moments.at(-1)).toEqual(moment(25, undefined, story.chapters.length));
    for (const { seat, at } of moments.slice(0, -1)) {
      const [next] = story.chapters.slice(at);
      expect([seat, 'chance', 'clock']).toContain(next?.actor);
    }
  });

  test('are none when no turn was played', () => {
    expect(momentsOf({ start: story.start, chapters: story.chapters.slice(0, 3) })).toEqual([]);
  });
});

describe('the line of the chances', () => {
  test('goes as far as is known', () => {
    expect(chancesOf(MOMENTS, FOUND.slice(0, 2), story.start).map(({ turn, chance }) => [turn, chance])).toEqual([
      [1, 0.5],
      [2, 0.6],
    ]);
  });

  test('ends with the result, whatever the position said', () => {
    expect(chancesOf(MOMENTS, FOUND, LAST).at(-1)?.chance).toBe(0);
    expect(chancesOf(MOMENTS, FOUND, story.start).at(-1)?.chance).toBe(0.7);
    const drawn = { ...LAST, ending: { winner: 'draw', why: 'agreed' } } as const;
    expect(chancesOf(MOMENTS, FOUND, drawn).at(-1)?.chance).toBe(0.5);
  });
});

describe('swings', () => {
  test('are the turns that changed most, seen by whose turn it was', () => {
    expect(swingsOf(MOMENTS, FOUND).map(({ turn, seat, at, until }) => [turn, seat, at, until])).toEqual([
      [4, 'blue', 21, 30],
      [2, 'blue', 14, 20],
      [1, 'yellow', 10, 14],
    ]);
    const [last, second] = swingsOf(MOMENTS, FOUND);
    expect([last?.from, last?.to, second?.from, second?.to]).toEqual([0.79, expect.closeTo(0.3), 0.4, 0.8]);
  });

  test('are no more than asked for, and none where little changed', () => {
    expect(swingsOf(MOMENTS, FOUND, 1)).toHaveLength(1);
    expect(swingsOf(MOMENTS, [0.5, 0.51, 0.5, 0.52, 0.5])).toEqual([]);
    expect(swingsOf([], [])).toEqual([]);
  });
});

test.each([
  [0.5, { yellow: 50, blue: 50 }],
  [0.335, { yellow: 34, blue: 66 }],
  [1, { yellow: 100, blue: 0 }],
])('%d in per cents', (chance, shares) => {
  expect(percentsOf(chance)).toEqual(shares);
});
