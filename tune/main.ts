import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedOf } from '../packages/host/src/index.ts';
import { checkOf, isBetter, scoreText, tunedBy } from './accept.ts';
import { parseWishes, USAGE, type Wishes } from './options.ts';
import { openPool, type Pool } from './pool.ts';
import { begin, type Run, tune } from './run.ts';
import { areSame, readRun, readTuned, writeJson } from './store.ts';
import { moveText, progressOf } from './tell.ts';
import { movesOf } from './weights.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(root, '.tune');
const STATE = join(FOLDER, 'state.json');
const WEIGHTS = join(root, 'packages/ai/src/worth/weights.json');
const PAIRS = 16;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const seconds = (): number => performance.now() / 1000;

const opening = ({ fresh, pairs, seed }: Wishes): Run => {
  const { from, weights } = readTuned(WEIGHTS);
  const stored = fresh ? undefined : readRun(STATE);
  if (stored === undefined) {
    say(`A new search, from weights ${from}.`);
    return begin(weights, seed ?? seedOf(crypto.getRandomValues(new Uint8Array(16))), pairs ?? PAIRS);
  }
  if (!areSame(stored.base, weights))
    throw new Error('weights.json is not what the search began with; --fresh begins anew from it.');
  say(`The search goes on after ${stored.iteration} iterations and ${stored.games} games.`);
  return { ...stored, pairs: pairs ?? stored.pairs };
};

const search = (from: Run, { minutes, iterations }: Wishes, { play }: Pool): Promise<Run> => {
  const end = seconds() + 60 * minutes;
  const last = from.iteration + iterations;
  return tune(from, {
    play,
    now: seconds,
    isOver: ({ iteration }) => iteration >= last || seconds() >= end,
    keep: (run, faults) => {
      writeJson(STATE, run);
      say(progressOf(run));
      for (const fault of faults) say(`       broke off: ${fault}`);
    },
  });
};

const judge = async (run: Run, games: number, { play }: Pool): Promise<void> => {
  for (const move of movesOf(run.base, run.theta)) say(`  ${moveText(move)}`);
  const check = await checkOf(run, games, play);
  say(`Against the weights it began with: ${scoreText(check.score)}.`);
  if (!isBetter(check.score)) {
    say('Not taken: the low end of the interval is not above 50 %. The search may go on.');
    return;
  }
  writeJson(WEIGHTS, tunedBy(run, check, new Date()));
  // What was taken is over: the next search begins from the new weights.
  renameSync(STATE, join(FOLDER, `taken-${run.seed.replaceAll(/\W/g, '')}-${run.iteration}.json`));
  say('Taken: weights.json is written.');
};

const run = async (wishes: Wishes): Promise<void> => {
  const opened = opening(wishes);
  writeJson(STATE, opened);
  const pool = await openPool(wishes.threads);
  try {
    const found = wishes.accept ? opened : await search(opened, wishes, pool);
    if (wishes.games > 0 && found.iteration > 0) await judge(found, wishes.games, pool);
  } finally {
    await pool.close();
  }
};

const main = async (args: readonly string[]): Promise<number> => {
  const wishes = parseWishes(args);
  if (typeof wishes === 'string') {
    process.stderr.write(`${wishes}\n\n${USAGE}`);
    return 2;
  }
  if (wishes.help) process.stdout.write(USAGE);
  else await run(wishes);
  return 0;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`The tuning stopped. ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
