import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BotName } from '@archmage/ai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { climb, type Ladder, type LadderListener } from './ladder.ts';
import { around, PAGE, PICTURE, writePage } from './page.ts';
import { missing, played, type Stamp, unplayed } from './pairing.ts';
import type { Crew } from './pool.ts';
import { scoreBetween, standingsOf } from './standings.ts';
import { readPairings } from './store.ts';

let folder = '';
let crew: Crew = { workers: 2 };
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-ladder-'));
  const entry = join(folder, 'worker.mjs');
  writeFileSync(entry, WORKER);
  crew = { workers: 2, entry: pathToFileURL(entry) };
});
beforeEach(() => rmSync(join(folder, 'strength.json'), { force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The better bot by its length of name wins, but for one game in eight. */
const WORKER = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ seed, whims, bots }) => {
  const hash = [...whims].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7);
  const better = bots.yellow.length > bots.blue.length ? 'yellow' : 'blue';
  const winner = hash % 8 === 0 ? (better === 'yellow' ? 'blue' : 'yellow') : better;
  parentPort.postMessage({ winner, first: 'yellow', turns: 10, thought: { yellow: [4], blue: [4, 6] }, faults: [] });
});`;

const stamp: Stamp = { commit: 'abc1234', machine: 'a machine', date: '2026-01-02' };
const bots: readonly BotName[] = ['sergeant', 'greedy', 'mcts', 'archmage'];

const ladderOf = (wish: Partial<Ladder> = {}): Ladder => ({
  ...{ bots, games: 8, stored: 'kept', rules: 'base.1', seed: '1', ms: 50 },
  ...wish,
  file: join(folder, 'strength.json'),
});

/** Plays, and answers how many games that took. */
const play = async (wish: Partial<Ladder> = {}, more: Partial<Crew & Stamp> = {}): Promise<number> => {
  let games = 0;
  const nothing = () => {};
  const listener: LadderListener = {
    plans: (_, planned) => (games = planned),
    begins: nothing,
    step: nothing,
    ends: nothing,
  };
  await climb(ladderOf(wish), { ...stamp, ...more }, { ...crew, ...more }, listener);
  return games;
};

const stored = () => readPairings(join(folder, 'strength.json'));
const resultsOf = () => stored().map(({ a, b, results }) => [a, b, results]);

describe('a ladder', () => {
  test('plays everybody against everybody, in the order of the bots', async () => {
    expect(await play()).toBe(48);
    expect(stored().map(({ a, b }) => `${a} ${b}`)).toEqual([
      'greedy mcts',
      'greedy sergeant',
      'greedy archmage',
      'mcts sergeant',
      'mcts archmage',
      'sergeant archmage',
    ]);
    for (const pairing of stored()) expect([played(pairing).length, missing(pairing, 8)]).toEqual([8, []]);
    expect(stored()[0]).toMatchObject({ rules: 'base.1', seed: '1 greedy-mcts', ms: 50, commits: ['abc1234'] });
    expect(stored()[0]?.totals).toMatchObject({ games: 8, turns: 80, a: { turns: 12, ms: 56 }, b: { turns: 12 } });
  });

  test('goes on where it was stopped, and comes to the same', async () => {
    await play();
    const whole = resultsOf();
    rmSync(join(folder, 'strength.json'));
    const stop = new AbortController();
    let games = 0;
    const listener = { plans: () => {}, begins: () => {}, ends: () => {} };
    const step = () => {
      games += 1;
      if (games === 13) stop.abort();
    };
    await climb(ladderOf(), stamp, { ...crew, signal: stop.signal }, { ...listener, step });
    const half = stored();
    const done = half.reduce((sum, { totals }) => sum + totals.games, 0);
    expect(done).toBe(13);
    expect(await play({}, { commit: 'def5678' })).toBe(48 - 13);
    expect(resultsOf()).toEqual(whole);
    // Which pairings were under way when it stopped is the threads' affair.
    expect(Math.max(...stored().map(({ commits }) => commits.length))).toBe(2);
    expect(await play()).toBe(0);
  });

  test('plays more games of the same deals, other pairings, and one anew', async () => {
    expect(await play({ games: 4 })).toBe(24);
    const before = resultsOf();
    expect(await play({ games: 8, bots: ['greedy', 'mcts'] })).toBe(4);
    expect(resultsOf()[0]?.[2]?.startsWith(`${before[0]?.[2]}`)).toBe(true);
    expect(resultsOf().slice(1)).toEqual(before.slice(1));
    expect(await play({ games: 4, bots: ['mcts', 'greedy'], stored: 'replaced' })).toBe(4);
    expect(resultsOf()).toEqual(before);
    expect(await play({ games: 4, bots: ['mcts', 'greedy', 'squire'] })).toBe(8);
    expect(stored()).toHaveLength(8);
  });

  test('does not mix what was played otherwise', async () => {
    await play({ bots: ['greedy', 'mcts'] });
    expect(await play({ bots: ['greedy', 'mcts'], ms: 60 })).toBe(8);
    expect(await play({ bots: ['greedy', 'mcts'], ms: undefined })).toBe(8);
    expect(await play({ bots: ['greedy', 'mcts'], ms: undefined })).toBe(0);
    expect(await play({ bots: ['greedy', 'mcts'], seed: '2', ms: undefined })).toBe(8);
    expect(stored()).toHaveLength(1);
  });

  test('counts only deals that were played with both seatings', () => {
    const pairing = {
      ...unplayed({ a: 'greedy', b: 'mcts', rules: 'base.1', seed: '1', ms: undefined }),
      results: 'WL .D LL W.',
    };
    expect(played(pairing)).toEqual(['W', 'L', 'L', 'L']);
    expect(missing(pairing, 10)).toEqual([2, 7, 8, 9]);
  });

  test.each(['', '{', '{"pairings":[{"a":"greedy"}]}', '{"pairings":{}}', 'null'])('does not read %j', (text) => {
    const file = join(folder, 'strength.json');
    writeFileSync(file, text);
    expect(() => readPairings(file)).toThrow(`The file ${file} does not hold the results of a ladder.`);
  });
});

describe('the page', () => {
  test('shows how all stand, from what is stored alone', async () => {
    await play({ games: 20 });
    const { anchor, ratings } = standingsOf(stored());
    expect([anchor, ratings.find(({ name }) => name === 'greedy')?.elo]).toEqual(['greedy', 1000]);
    const there = scoreBetween(stored(), 'greedy', 'archmage')?.score ?? 0;
    expect(there).toBeLessThan(0.4);
    expect(scoreBetween(stored(), 'archmage', 'greedy')?.score).toBeCloseTo(1 - there, 10);
    writePage(folder, stored());
    const page = readFileSync(join(folder, PAGE), 'utf8');
    expect(page).toMatch(/\| \*\*sergeant\*\* \(level 3\) \| 1\d\d\d \| 1\d\d\d to 1\d\d\d \|/);
    expect(page).toMatch(/\| \d \| greedy \| 1000 \| anchor \| \d+ % \| 60 \| 4\.\d+ \|/);
    for (const text of ['50 ms a turn', 'commit abc1234', 'a machine', '2026-01-02', 'Games: 120', 'stalls: 0'])
      expect(page).toContain(text);
  });

  test('keeps what people wrote around its own part', async () => {
    await play({ games: 2 });
    rmSync(join(folder, PAGE), { force: true });
    writePage(folder, stored());
    const file = join(folder, PAGE);
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, `${written.replace('# Strength', '# Our strength')}\n## Bars\n\nBy hand.\n`);
    await play({ games: 4 });
    writePage(folder, stored());
    const again = readFileSync(file, 'utf8');
    expect(again).toMatch(/^# Our strength\n/);
    expect(again).toMatch(/\n## Bars\n\nBy hand\.\n$/);
    expect(again).toContain('Games: 24');
    expect(again.match(/Games: /g)).toHaveLength(1);
    writePage(folder, stored());
    expect(readFileSync(file, 'utf8')).toBe(again);
  });

  test('is not written where it may not be', async () => {
    await play({ games: 2, bots: ['greedy', 'mcts'] });
    const file = join(folder, PAGE);
    writeFileSync(file, '# All by hand\n');
    expect(() => writePage(folder, stored())).toThrow('has nowhere to write');
    expect(readFileSync(file, 'utf8')).toBe('# All by hand\n');
    rmSync(file);
    expect(around('no marks', 'part')).toBeUndefined();
  });

  test('has a picture for light and dark', async () => {
    await play({ games: 4 });
    writePage(folder, stored());
    const picture = readFileSync(join(folder, PICTURE), 'utf8');
    expect(picture).toContain('prefers-color-scheme: dark');
    for (const name of bots) expect(picture).toContain(`>${name}</text>`);
    expect(picture).not.toMatch(/NaN|Infinity|undefined/);
    expect(picture.match(/class="interval"/g)).toHaveLength(3);
  });
});
