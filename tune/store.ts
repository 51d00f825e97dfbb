import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Tuned, Weights } from '../packages/ai/src/worth/weights.ts';
import type { Run } from './run.ts';
import { namesOf } from './weights.ts';

/** The search that is stored there, if one is; throws when it is something else. */
export const readRun = (file: string): Run | undefined => {
  if (!existsSync(file)) return undefined;
  const run = JSON.parse(readFileSync(file, 'utf8')) as Partial<Run>;
  const { base, theta, gains, history, ...counts } = run;
  const isWhole = base !== undefined && theta?.length === namesOf(base).length && theta.every(Number.isFinite);
  const isCounted = [counts.iteration, counts.games, counts.pairs, gains?.step].every(Number.isFinite);
  if (isWhole && isCounted && typeof counts.seed === 'string' && Array.isArray(history)) return run as Run;
  throw new Error(`${file} holds no search; --fresh begins anew.`);
};

export const readTuned = (file: string): Tuned => {
  const { from, weights } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Tuned>;
  if (typeof from === 'string' && weights !== undefined && Object.values(weights).every(Number.isFinite))
    return { from, weights };
  throw new Error(`${file} holds no weights.`);
};

/** All of it or nothing: beside the file first, then in its place. */
export const writeJson = (file: string, value: Run | Tuned): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, `${JSON.stringify(value, undefined, 2)}\n`);
  renameSync(`${file}.tmp`, file);
};

export const areSame = (one: Weights, other: Weights): boolean =>
  namesOf({ ...one, ...other }).every((name) => one[name] === other[name]);
