import { BOTS, type Bot } from '@archmage/ai';
import { describe, expect, test } from 'vitest';
import { playGame } from './game.ts';
import { reportOf } from './match.ts';
import { evenly, jobOf, type Meeting, resultOf } from './pairs.ts';

const meeting: Meeting = { a: 'greedy', b: 'random', rules: 'base.1 beginner', seed: 'arena', ms: undefined };

const game = (number: number, bots?: { readonly yellow: Bot; readonly blue: Bot }, ms?: number) =>
  playGame({ ...jobOf(meeting, number), ms }, bots === undefined ? {} : { bots });

describe('a pair of games', () => {
  test('has one deal, and the seats exchanged', () => {
    const [first, second, third] = [0, 1, 2].map((number) => jobOf(meeting, number));
    expect([first?.bots, second?.bots]).toEqual([
      { yellow: 'greedy', blue: 'random' },
      { yellow: 'random', blue: 'greedy' },
    ]);
    expect(second?.seed).toBe(first?.seed);
    expect(second?.whims).not.toBe(first?.whims);
    expect(third?.seed).not.toBe(first?.seed);
  });

  test('begins with the same player', () => {
    for (const deal of [0, 2, 4]) expect(game(deal).first).toBe(game(deal + 1).first);
  });

  test('is told for the first bot, whichever its seat', () => {
    const won = { ...game(0), winner: 'yellow' } as const;
    expect([0, 1].map((number) => resultOf(won, number))).toEqual(['W', 'L']);
    expect(resultOf({ ...won, winner: 'draw' }, 0)).toBe('D');
    expect(resultOf({ ...won, winner: undefined }, 0)).toBe('D');
    expect([evenly(1), evenly(2)]).toEqual([2, 2]);
  });
});

describe('a game', () => {
  test('repeats itself exactly', () => {
    const [one, other] = [game(3), game(3)];
    expect({ ...other, thought: [] }).toEqual({ ...one, thought: [] });
    expect(other.thought.yellow.length).toBe(one.thought.yellow.length);
    expect(one).toMatchObject({ faults: [] });
  });

  test('measures a turn as all decisions of the seat whose turn it is', () => {
    const asked = new Set<string>();
    const spy: Bot = (question) => {
      const { number, seat } = question.view.turn;
      if (number > 0 && seat === question.seat) asked.add(`${seat} ${number}`);
      return BOTS.random(question);
    };
    const { thought, turns } = game(0, { yellow: spy, blue: spy });
    expect(thought.yellow.length + thought.blue.length).toBe(asked.size);
    expect(turns).toBeGreaterThan(3);
  });

  test('a refused action is counted, and chance plays instead', () => {
    const broken: Bot = (question) =>
      question.view.turn.number === 2 ? { action: { type: 'timeout', of: 'turn' } } : BOTS.random(question);
    const { faults, winner } = game(0, { yellow: broken, blue: broken });
    expect(winner).toBeDefined();
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toEqual({
      kind: 'refusal',
      message: expect.stringMatching(/^(greedy|random) as (yellow|blue) in turn 2: timeout, \w+ \(B-[A-Z]+-\d+\)$/),
    });
  });

  test('what a bot throws is counted with its message, and so is nonsense', () => {
    const throwing: Bot = (question) => {
      if (question.view.turn.number === 1) throw new Error('no idea');
      return question.view.turn.number === 2 ? ({} as ReturnType<Bot>) : BOTS.random(question);
    };
    const outcome = game(1, { yellow: throwing, blue: throwing });
    expect(outcome.winner).toBeDefined();
    expect(outcome.faults[0]?.message).toMatch(/in turn 1: Error: no idea$/);
    const report = reportOf(meeting, [game(0), outcome]);
    expect(report.exceptions + report.refusals).toBe(outcome.faults.length);
    expect(report.faults[0]).toMatchObject({ kind: 'exception', rules: 'base.1 beginner', seed: 'arena:1' });
  });

  test('rules that do not exist are an exception, not the end', () => {
    const { faults, winner } = playGame({ ...jobOf(meeting, 0), rules: 'chess' });
    expect([winner, faults.length, faults[0]?.kind]).toEqual([undefined, 1, 'exception']);
  });

  test('a bot’s time is over when its turn’s is used up, and begins anew with the next', () => {
    const waited: number[] = [];
    const patient: Bot = (question) => {
      const { number, seat } = question.view.turn;
      if (number > 0 && number <= 4 && seat === question.seat && question.isOver?.() === false) {
        waited.push(number);
        while (question.isOver() === false);
      }
      return BOTS.random(question);
    };
    const { thought } = game(0, { yellow: patient, blue: BOTS.random }, 20);
    expect(waited.length).toBeGreaterThan(1);
    expect(waited).toEqual([...new Set(waited)]);
    expect(thought.yellow.slice(0, 2).every((ms) => ms >= 20)).toBe(true);
    expect(game(0, { yellow: patient, blue: patient }).faults).toEqual([]);
    expect(waited.length).toBeLessThan(5);
  });
});
