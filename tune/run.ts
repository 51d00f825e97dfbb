import type { Weights } from '../packages/ai/src/worth/weights.ts';
import { randomOf } from '../packages/host/src/index.ts';
import { gainOf, type Job, mirrored, type Outcome } from './game.ts';
import { GAINS, type Gains, nudged, stepped, type Theta, trialOf } from './spsa.ts';
import { namesOf, weightsAt } from './weights.ts';

/** A search for better weights, as it is stored between two iterations; what comes next follows from it alone. */
export interface Run {
  readonly seed: string;
  /** The weights it began with. */
  readonly base: Weights;
  readonly gains: Gains;
  /** Deals in an iteration, each played twice. */
  readonly pairs: number;
  readonly iteration: number;
  readonly games: number;
  readonly theta: Theta;
  readonly history: readonly Past[];
}

/** An iteration that is over. */
export interface Past {
  readonly games: number;
  readonly seconds: number;
  /** How well those nudged along the signs did against the others, -1 to 1. */
  readonly gain: number;
}

export const begin = (base: Weights, seed: string, pairs: number): Run => ({
  ...{ seed, base, gains: GAINS, pairs, iteration: 0, games: 0 },
  theta: namesOf(base).map(() => 0),
  history: [],
});

/** What the search needs of the world. */
export interface World {
  readonly play: (jobs: readonly Job[]) => Promise<readonly Outcome[]>;
  /** Seconds since some time ago. */
  readonly now: () => number;
  readonly isOver: (run: Run) => boolean;
  /** Told after each iteration, and of the games that broke off in it. */
  readonly keep: (run: Run, faults: readonly string[]) => void;
}

export const tune = async (from: Run, world: World): Promise<Run> => {
  let run = from;
  while (!world.isOver(run)) run = await iterate(run, world);
  return run;
};

const iterate = async (run: Run, { play, now, keep }: World): Promise<Run> => {
  const { seed, base, gains, pairs, iteration, theta } = run;
  const begun = now();
  const trial = trialOf(gains, iteration, theta.length, randomOf(`${seed}:signs:${iteration}`));
  const two = { a: weightsAt(base, nudged(theta, trial, 1)), b: weightsAt(base, nudged(theta, trial, -1)) };
  const outcomes = await play(mirrored(two, `${seed}:${iteration}`, pairs));
  const gain = gainOf(outcomes);
  const past: Past = { games: outcomes.length, seconds: now() - begun, gain };
  const next: Run = {
    ...run,
    iteration: iteration + 1,
    games: run.games + outcomes.length,
    theta: stepped(theta, trial, gain),
    history: [...run.history, past],
  };
  keep(
    next,
    outcomes.flatMap(({ fault }) => fault ?? []),
  );
  return next;
};
