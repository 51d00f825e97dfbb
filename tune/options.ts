import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export interface Wishes {
  readonly help: boolean;
  readonly fresh: boolean;
  /** Only play the check match. */
  readonly accept: boolean;
  readonly minutes: number;
  readonly iterations: number;
  readonly pairs: number | undefined;
  readonly games: number;
  readonly threads: number;
  readonly seed: string | undefined;
}

export const USAGE = `Usage: npm run tune -- [options]

Looks for better weights of the computer players by self-play, and goes on where it stopped the last time.
When its time is up it plays a check match, and takes the new weights if they are better beyond doubt.

  --minutes M      stop after so many minutes; the check match comes afterwards
  --iterations N   stop after so many iterations
  --accept         no search: only the check match for what was found so far
  --games N        games of the check match, 200 unless told; 0 leaves it out
  --fresh          forget what was found and begin anew from the weights as they are
  --pairs N        deals in an iteration, each played with both seatings; 16 unless told
  --threads N      games at a time, one for each core unless told
  --seed TEXT      for a search that can be repeated, with --fresh
  --help           this text
`;

/** What was asked for, or a sentence that says what is wrong with it. */
export const parseWishes = (args: readonly string[]): Wishes | string => {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const { help, fresh, accept, seed } = values;
    return { help, fresh, accept, seed, ...numbersOf(values) };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const OPTIONS = {
  help: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  accept: { type: 'boolean', default: false },
  minutes: { type: 'string' },
  iterations: { type: 'string' },
  pairs: { type: 'string' },
  games: { type: 'string', default: '200' },
  threads: { type: 'string' },
  seed: { type: 'string' },
} as const;

type Texts = Readonly<Partial<Record<'minutes' | 'iterations' | 'pairs' | 'games' | 'threads', string>>>;

const numbersOf = ({ minutes, iterations, pairs, games, threads }: Texts) => ({
  minutes: numberOf('minutes', minutes, 0) ?? Number.POSITIVE_INFINITY,
  iterations: numberOf('iterations', iterations, 0) ?? Number.POSITIVE_INFINITY,
  pairs: numberOf('pairs', pairs, 1),
  games: numberOf('games', games, 0) ?? 0,
  threads: numberOf('threads', threads, 1) ?? availableParallelism(),
});

const numberOf = (name: string, text: string | undefined, least: number): number | undefined => {
  if (text === undefined) return undefined;
  const number = Number(text);
  const isWhole = name === 'minutes' || Number.isInteger(number);
  if (text.trim() !== '' && isWhole && number >= least && number <= MOST) return number;
  throw new Error(`--${name} takes a number from ${least} to ${MOST}, not "${text}".`);
};

const MOST = 100_000;
