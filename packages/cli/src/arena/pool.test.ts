import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from './game.ts';
import { playGame } from './game.ts';
import { playMeeting } from './match.ts';
import { jobOf, type Meeting } from './pairs.ts';
import { type Crew, playAll } from './pool.ts';
import { SOAK_RULES, soak, soakJobs } from './soak.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-pool-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const meeting: Meeting = { a: 'random', b: 'random', rules: 'base.1 beginner', seed: 'pool', ms: undefined };
const jobs = [0, 1, 2, 3].map((number) => jobOf(meeting, number));

/** A worker that does this with a job it is sent; it has `beats` and answers with `reply(winner)`. */
const crewThat = (name: string, does: string): Crew => {
  const file = join(folder, `${name}.mjs`);
  const opening = "import { parentPort, workerData } from 'node:worker_threads'; const { beats } = workerData;";
  const reply =
    "const reply = (winner) => parentPort.postMessage({ winner, first: 'blue', turns: 9, thought: { yellow: [1], blue: [2] }, faults: [] });";
  writeFileSync(
    file,
    `${opening}\n${reply}\nparentPort.on('message', (job) => { Atomics.add(beats, 0, 1); ${does} });`,
  );
  return { workers: 2, entry: pathToFileURL(file) };
};

const played = async (crew: Crew): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  await playAll(jobs, crew, {
    ends: (outcome, index) => {
      outcomes[index] = outcome;
    },
  });
  return outcomes;
};

describe('the pool', () => {
  test('plays the same games as one would alone', async () => {
    const timeless = ({ thought, ...rest }: Outcome) => ({ ...rest, turns: [thought.yellow.length, rest.turns] });
    expect((await played({ workers: 2 })).map(timeless)).toEqual(jobs.map((job) => timeless(playGame(job))));
  });

  test('does not wait for who is stuck', async () => {
    const crew = crewThat('stuck', "if (job.seed === 'pool:1') for (;;); else reply('blue');");
    const outcomes = await played({ ...crew, patience: 3 });
    expect(outcomes.map(({ winner }) => winner)).toEqual([undefined, undefined, 'blue', 'blue']);
    expect(outcomes[0]?.faults).toEqual([{ kind: 'stall', message: 'A decision takes more than 3 s.' }]);
  });

  test('goes on when a thread dies', async () => {
    const dying = crewThat(
      'dying',
      "if (job.bots.yellow === 'random' && job.seed === 'pool:2') throw new Error('ill'); reply('draw');",
    );
    const outcomes = await played(dying);
    expect(outcomes.map(({ faults }) => faults.length)).toEqual([0, 0, 1, 1]);
    expect(outcomes[3]?.faults[0]).toEqual({ kind: 'exception', message: 'Error: ill' });
    const leaving = await played(crewThat('leaving', 'process.exit(3);'));
    expect(leaving.map(({ faults }) => faults[0]?.kind)).toEqual(Array.from({ length: 4 }, () => 'exception'));
  });

  test('gives up when no thread can be started', async () => {
    const crew: Crew = { workers: 2, entry: pathToFileURL(join(folder, 'nowhere.mjs')) };
    await expect(played(crew)).rejects.toThrow('nowhere.mjs');
  });

  test('stops when it is told to, and tells of no half game', async () => {
    const stop = new AbortController();
    let told = 0;
    const crew = {
      ...crewThat('slow', "setTimeout(() => reply('yellow'), job.seed === 'pool:1' ? 0 : 5000);"),
      signal: stop.signal,
    };
    await playAll(
      jobs,
      { ...crew, workers: 1 },
      {
        begins: (index) => {
          if (index === 2) setTimeout(() => stop.abort(), 50);
        },
        ends: () => {
          told += 1;
        },
      },
    );
    expect(told).toBe(2);
  });
});

describe('a meeting', () => {
  test('is reported for the first bot', async () => {
    const report = await playMeeting({ ...meeting, a: 'greedy' }, 4, crewThat('yellow', "reply('yellow');"));
    expect(report).toMatchObject({ games: 4, wins: 2, draws: 0, losses: 2, score: 0.5, firstPlayer: 0 });
    expect(report).toMatchObject({ msPerTurn: { a: 1.5, b: 1.5 }, msPerTurnP95: { a: 2, b: 2 }, refusals: 0 });
    expect(report.turns).toEqual({ least: 9, mean: 9, most: 9 });
  });
});

describe('a soak', () => {
  const wish = { games: 400, seed: 'wet', ms: undefined };

  test('draws all rules and all bots by its seed', () => {
    const drawn = soakJobs(wish);
    expect(new Set(drawn.map(({ rules }) => rules))).toEqual(new Set(SOAK_RULES));
    expect(new Set(drawn.flatMap(({ bots }) => [bots.yellow, bots.blue])).size).toBe(10);
    expect(soakJobs(wish)).toEqual(drawn);
    expect(soakJobs({ ...wish, seed: 'dry' })).not.toEqual(drawn);
  });

  test('counts its games and what went wrong', async () => {
    const crew = crewThat('soaked', "if (job.seed === 'wet:7') throw new Error('wet'); reply('blue');");
    const report = await soak({ ...wish, games: 40 }, crew);
    const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);
    expect([sum(report.rules), sum(report.bots), report.exceptions, report.stalls]).toEqual([40, 80, 1, 0]);
    expect(report.faults[0]).toMatchObject({ seed: 'wet:7', message: 'Error: wet' });
  });

  test.each(SOAK_RULES)('there are rules %s', (rules) => {
    const bots = { yellow: 'random', blue: 'random' } as const;
    expect(playGame({ rules, seed: 'wet', whims: 'wet', bots, ms: undefined }).faults).toEqual([]);
  });
});
