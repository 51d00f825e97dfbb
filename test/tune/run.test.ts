import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TUNED } from '../../packages/ai/src/worth/weights.ts';
import { randomOf } from '../../packages/host/src/index.ts';
import type { Job, Outcome } from '../../tune/game.ts';
import { begin, type Run, tune, type World } from '../../tune/run.ts';
import { areSame, readRun, readTuned, writeJson } from '../../tune/store.ts';
import { progressOf } from '../../tune/tell.ts';
import { weightsAt } from '../../tune/weights.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-tune-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const base = TUNED.weights;

/** Whoever values escapes more wins more often. */
const played = ({ seed, weights: { yellow, blue } }: Job): Outcome => {
  const random = randomOf(`${seed}${yellow.escape}`);
  const isYellow = random(1000) / 1000 < 1 / (1 + Math.exp(3 * (blue.escape - yellow.escape)));
  return { winner: isYellow ? 'yellow' : 'blue', points: isYellow ? { yellow: 5, blue: 2 } : { yellow: 1, blue: 5 } };
};

const worldUntil = (last: number, file?: string): World => ({
  play: async (jobs) => jobs.map(played),
  now: () => 0,
  isOver: ({ iteration }) => iteration >= last,
  keep: (run) => file && writeJson(file, run),
});

const stored = (file: string): Run => {
  const run = readRun(file);
  if (run === undefined) throw new Error('Nothing is stored.');
  return run;
};

describe('a search', () => {
  test('stopped and taken up again is the same as one without a stop', async () => {
    const file = join(folder, 'state.json');
    const whole = await tune(begin(base, 'again', 4), worldUntil(12));
    await tune(begin(base, 'again', 4), worldUntil(5, file));
    expect(stored(file)).toMatchObject({ iteration: 5, games: 40 });
    expect(await tune(stored(file), worldUntil(12, file))).toEqual(whole);
    expect(stored(file)).toEqual(whole);
    expect(whole).toMatchObject({ iteration: 12, games: 96 });
    expect(whole.history).toHaveLength(12);
  });

  test('another seed goes another way', async () => {
    const [one, other] = await Promise.all(['one', 'other'].map((seed) => tune(begin(base, seed, 4), worldUntil(3))));
    expect(one?.theta).not.toEqual(other?.theta);
  });

  test('finds what wins', async () => {
    const { theta } = await tune(begin(base, 'find', 16), worldUntil(150));
    expect(weightsAt(base, theta).escape).toBeGreaterThan(1.5 * base.escape);
  });

  test('is told in one line', async () => {
    const run = await tune(begin(base, 'line', 4), worldUntil(2));
    expect(progressOf(run)).toMatch(
      /^ {4}2 {6}16 games {5}0\.0 s +\d+\.\d % {2}\w+ [\d.]+ -> [\d.]+(, \w+ [\d.]+ -> [\d.]+){2}$/,
    );
  });

  test('tells of games that broke off', async () => {
    const told: string[] = [];
    const broken = { winner: 'draw', points: { yellow: 0, blue: 0 }, fault: 'ill' } as const;
    await tune(begin(base, 'ill', 1), {
      ...worldUntil(1),
      play: async () => [broken, broken],
      keep: (_, faults) => told.push(...faults),
    });
    expect(told).toEqual(['ill', 'ill']);
  });
});

describe('what is stored', () => {
  test('is missing at first, and must be a search', () => {
    const file = join(folder, 'other.json');
    expect(readRun(file)).toBeUndefined();
    writeFileSync(file, JSON.stringify({ ...begin(base, 'x', 4), theta: [1] }));
    expect(() => readRun(file)).toThrow('--fresh');
  });

  test('weights come back as they were written', () => {
    const file = join(folder, 'weights.json');
    writeJson(file, TUNED);
    expect(readTuned(file)).toEqual(TUNED);
    expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(TUNED, undefined, 2)}\n`);
    writeFileSync(file, '{"from":"nowhere"}');
    expect(() => readTuned(file)).toThrow('holds no weights');
  });

  test('weights are the same or not', () => {
    expect(areSame(base, { ...base })).toBe(true);
    expect(areSame(base, { ...base, prey: 9 })).toBe(false);
    expect(areSame(base, { ...base, ...{ novel: 1 } })).toBe(false);
  });
});
