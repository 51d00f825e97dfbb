import { describe, expect, test } from 'vitest';
import { TUNED, type Weights } from '../../packages/ai/src/worth/weights.ts';
import { scoreOf } from '../../packages/cli/src/arena/score.ts';
import { checkOf, isBetter, scoreText, tunedBy } from '../../tune/accept.ts';
import type { Job, Outcome } from '../../tune/game.ts';
import { parseWishes } from '../../tune/options.ts';
import { begin } from '../../tune/run.ts';
import { movesOf, weightsAt } from '../../tune/weights.ts';

const base = TUNED.weights;
const found = { ...begin(base, 'found', 4), iteration: 3, games: 24, theta: Object.keys(base).map(() => 0.1) };

/** So many deals of which both games are won, shared and lost. */
const results = (won: number, shared: number, lost: number) =>
  scoreOf([...'WW'.repeat(won), ...'WL'.repeat(shared), ...'LL'.repeat(lost)] as ('W' | 'L')[]);

describe('the weights found are taken', () => {
  test.each([
    ['60 % of 200 games', results(35, 50, 15), true],
    ['52.5 % of 200 games, which may be luck', results(30, 45, 25), false],
    ['52.5 % of 4000 games', results(600, 900, 500), true],
    ['half of the games', results(25, 50, 25), false],
    ['40 %', results(15, 50, 35), false],
    ['two games, both won', results(1, 0, 0), false],
  ])('or not, after %s', (_, score, verdict) => {
    expect(isBetter(score)).toBe(verdict);
  });

  test('with a word about where they come from', async () => {
    const isNew = (weights: Weights) => weights.escape !== base.escape;
    const play = async (jobs: readonly Job[]): Promise<readonly Outcome[]> =>
      jobs.map(({ weights }) => ({
        winner: isNew(weights.yellow) ? 'yellow' : 'blue',
        points: { yellow: 0, blue: 0 },
      }));
    const check = await checkOf(found, 100, play);
    expect(check.score).toMatchObject({ games: 100, wins: 100 });
    expect(scoreText(check.score)).toBe('100.0 % [92.9, 100.0] in 100 games');
    expect(tunedBy(found, check, new Date('2026-11-16T12:00:00Z'))).toEqual({
      from: 'tuned by self-play, 2026-11-16; 3 iterations, 24 games; against the weights before 100.0 % [92.9, 100.0] in 100 games',
      weights: weightsAt(base, found.theta),
    });
  });
});

describe('weights', () => {
  test('move by a factor, the decay by what it takes away', () => {
    const moved = weightsAt(
      { ...base, escape: 0.5, decay: 0.9 },
      Object.keys(base).map(() => Math.log(2)),
    );
    expect(moved.escape).toBeCloseTo(1);
    expect(moved.decay).toBeCloseTo(0.8);
  });

  test('that are nothing can become something', () => {
    expect(
      weightsAt(
        { ...base, gear: 0 },
        Object.keys(base).map(() => -0.5),
      ).gear,
    ).toBeCloseTo(-0.05);
  });

  test('are told by how far they moved', () => {
    const theta = Object.keys(base).map((name) => (name === 'prey' ? -0.5 : 0.1));
    expect(movesOf(base, theta)[0]).toMatchObject({ name: 'prey', from: base.prey });
  });
});

describe('what is asked for', () => {
  test('has its usual values', () => {
    const usual = { fresh: false, accept: false, games: 200, minutes: Number.POSITIVE_INFINITY, pairs: undefined };
    expect(parseWishes([])).toMatchObject(usual);
    expect(parseWishes(['--minutes', '0.5', '--threads', '1'])).toMatchObject({ minutes: 0.5, threads: 1 });
  });

  test.each([
    [['--minutes', 'soon'], '--minutes takes a number from 0 to 100000, not "soon".'],
    [['--pairs', '0'], '--pairs takes a number from 1 to 100000, not "0".'],
    [['--games', '1.5'], '--games takes a number from 0 to 100000, not "1.5".'],
  ])('%j is refused', (args, sentence) => {
    expect(parseWishes(args)).toBe(sentence);
  });

  test('an unknown option is refused', () => {
    expect(parseWishes(['--fast'])).toContain('--fast');
  });
});
