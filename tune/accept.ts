import type { Tuned, Weights } from '../packages/ai/src/worth/weights.ts';
import { resultOf } from '../packages/cli/src/arena/pairs.ts';
import { type Score, scoreOf } from '../packages/cli/src/arena/score.ts';
import { mirrored } from './game.ts';
import type { Run, World } from './run.ts';
import { weightsAt } from './weights.ts';

export interface Check {
  readonly weights: Weights;
  readonly score: Score;
}

/** The weights found so far against those the search began with, on deals it has not seen. */
export const checkOf = async (run: Run, games: number, play: World['play']): Promise<Check> => {
  const weights = weightsAt(run.base, run.theta);
  const seed = `${run.seed}:check:${run.iteration}`;
  const outcomes = await play(mirrored({ a: weights, b: run.base }, seed, Math.ceil(games / 2)));
  return { weights, score: scoreOf(outcomes.map(resultOf)) };
};

/** The rule: they are taken if even the low end of the 95 % interval is above one half. */
export const isBetter = ({ ci95: [low] }: Score): boolean => low > 0.5;

/** `53.5 % [48.0, 59.0] in 200 games`. */
export const scoreText = ({ score, ci95: [low, high], games }: Score): string => {
  const share = (number: number) => (100 * number).toFixed(1);
  return `${share(score)} % [${share(low)}, ${share(high)}] in ${games} games`;
};

/** What is written into the weights' file. */
export const tunedBy = ({ iteration, games }: Run, { weights, score }: Check, date: Date): Tuned => ({
  from: [
    `tuned by self-play, ${date.toISOString().slice(0, 10)}`,
    `${iteration} iterations, ${games} games`,
    `against the weights before ${scoreText(score)}`,
  ].join('; '),
  weights,
});
