import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWith } from '../test-io.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-arena-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const QUICK = ['arena', '--rules', 'base beginner', '--jobs', '1'];

const json = async (...argv: readonly string[]) => {
  const { out, code, err } = await runWith([...argv, '--json']);
  expect(err).toBe('');
  return { code, value: JSON.parse(out) };
};

describe('arena', () => {
  test('says in one object how two bots did, and the same again', async () => {
    const argv = [...QUICK, '--a', 'greedy', '--b', 'random', '--games', '3', '--seed', 'twice', '--jobs', '2'];
    const { code, value } = await json(...argv);
    expect(code).toBe(0);
    expect(value).toMatchObject({ a: 'greedy', b: 'random', rules: 'base.1 beginner', seed: 'twice', games: 4 });
    expect(value.wins + value.draws + value.losses).toBe(4);
    expect(value.score).toBe((value.wins + value.draws / 2) / 4);
    expect(value.ci95[0]).toBeLessThanOrEqual(value.score);
    expect(value.ci95[1]).toBeGreaterThanOrEqual(value.score);
    expect(value.msPerTurn).toEqual({ a: expect.any(Number), b: expect.any(Number) });
    expect(value).toMatchObject({ refusals: 0, exceptions: 0, stalls: 0, faults: [] });
    const timeless = { msPerTurn: 0, msPerTurnP95: 0 };
    expect({ ...(await json(...argv)).value, ...timeless }).toEqual({ ...value, ...timeless });
  });

  test('says it in sentences, in both languages', async () => {
    const argv = [...QUICK, '--a', 'random', '--b', 'random', '--games', '2', '--ms', '50'];
    const { code, out } = await runWith(argv);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^random against random: base\.1 beginner, seed 1\nrandom won \d, drew \d and lost \d of 2 games\./,
    );
    expect(out).toMatch(/\nRefused actions: 0; exceptions: 0; stalls: 0\.\n$/);
    const french = await runWith([...argv, '--lang', 'fr']);
    expect(french.out).toMatch(
      /^random contre random : .*\n(.*\n)*Actions refusées : 0 ; exceptions : 0 ; blocages : 0\.\n$/,
    );
  });

  test('a ladder says where it cannot be kept', async () => {
    const place = mkdtempSync(join(tmpdir(), 'archmage-ladder-'));
    const [file, below, taken] = [join(place, 'file'), join(place, 'file', 'x'), join(place, 'taken')];
    writeFileSync(file, '');
    mkdirSync(join(taken, 'strength.json'), { recursive: true });
    const said = async (into: string) => (await runWith(['arena', '--ladder', '--into', into])).err;
    expect(await said(file)).toBe(`The folder ${file} cannot be used: it is a file.\n`);
    expect(await said(below)).toBe(`The folder ${below} cannot be used: its folder is a file.\n`);
    expect(await said(taken)).toBe(`The file ${join(taken, 'strength.json')} cannot be read: it is a folder.\n`);
    rmSync(place, { recursive: true });
  });

  test('climbs a ladder, and only writes its page again', async () => {
    const argv = [...QUICK, '--ladder', '--bots', 'greedy,random', '--games', '2', '--into', folder];
    const { code, out } = await runWith(argv);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Pairings to play: 1; games: 2\. .*\n1\/1 {2}random against greedy …\n1\/1 {2}random against greedy: /,
    );
    const page = readFileSync(join(folder, 'strength.md'), 'utf8');
    expect(page).toMatch(/commit [0-9a-f]{7,}|commit unknown/);
    rmSync(join(folder, 'strength.md'));
    const again = await runWith(['arena', '--ladder', '--write', '--into', folder]);
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('strength.md is written.')]);
    expect(readFileSync(join(folder, 'strength.md'), 'utf8')).toBe(page);
    expect((await json(...argv)).value).toMatchObject({ anchor: 'greedy', bots: { greedy: { games: 2 } } });
    expect(readdirSync(folder).sort()).toEqual(['strength.json', 'strength.md', 'strength.svg']);
  });

  test('soaks', async () => {
    const { code, value } = await json('arena', '--soak', '2', '--seed', 'few', '--ms', '1');
    expect([code, value.games, value.refusals, value.exceptions, value.stalls]).toEqual([0, 2, 0, 0, 0]);
    expect(Object.keys(value.bots)).toContain('archmage');
    const { out } = await runWith(['arena', '--soak', '1', '--seed', 'few', '--ms', '1', '--lang', 'fr']);
    expect(out).toMatch(/^Parties : 1 ; graine few\nParties par règles :\n/);
  });

  test('counts what each bot does, and names what it never did', async () => {
    const argv = [...QUICK, '--deeds', '--bots', 'random,greedy', '--games', '2', '--seed', 'deeds'];
    const { code, value } = await json(...argv);
    expect([code, value.rules, value.games, value.faults]).toEqual([0, 'base.1 beginner', 2, []]);
    expect(Object.keys(value.bots)).toEqual(['random', 'greedy']);
    const { done, never } = value.bots.greedy;
    expect(done['action move']).toBeGreaterThan(20);
    // Two games with both seats: the beginner's game lines up and hides everything.
    expect(done['character thief']).toBeGreaterThan(0);
    expect(Object.keys(done).filter((deed) => done[deed] === 0)).toEqual(never);
    expect(Object.keys(done).filter((deed) => /^(?:event|task) |draw|resign|agree/.test(deed))).toEqual([]);
    expect((await json(...argv)).value).toEqual(value);
  });

  test('says so in a table, in both languages', async () => {
    const argv = [...QUICK, '--deeds', '--bots', 'random', '--games', '1'];
    const { out } = await runWith(argv);
    expect(out).toMatch(
      /^What the bots do, each with itself: base\.1 beginner, seed 1\. Games of each: 1\.\n\nabilities and /,
    );
    expect(out).toMatch(/\nactions +random\n(.*\n)* {2}turn up a room +\d+\n/);
    expect(out).toMatch(/\nrandom (?:never did these\. \w.*|did everything)\.\nRefused actions: 0;/);
    const french = await runWith([...argv, '--lang', 'fr']);
    expect(french.out).toMatch(/\nles actions +random\n(.*\n)* {2}révéler une salle +\d+\n/);
  });

  test('helps in both languages, and names the bots', async () => {
    const [english, french] = [await runWith(['arena', '--help']), await runWith(['arena', '--help', '--lang', 'fr'])];
    expect(english.out).toMatch(/^Usage: archmage arena --a BOT --b BOT/);
    expect(french.out).toMatch(/^Utilisation : archmage arena --a ROBOT --b ROBOT/);
    for (const { out } of [english, french])
      for (const word of ['--ladder', '--soak', '--deeds', '--ms', 'strategist, archmage', 'level6'])
        expect(out).toContain(word);
  });

  test.each([
    [['--b', 'greedy'], '--a is missing. See archmage arena --help.'],
    [['--a', 'greedy'], '--b is missing. See archmage arena --help.'],
    [['--a', 'clever', '--b', 'greedy'], '--a has to be random, greedy, mcts, planner, squire,'],
    [['--a', 'greedy', '--b', 'level7'], 'strategist or archmage, not "level7".'],
    [
      ['--a', 'greedy', '--b', 'random', '--games', '0'],
      '--games has to be a whole number from 1 to 1000000, not "0".',
    ],
    [['--a', 'greedy', '--b', 'random', '--ms', 'soon'], '--ms has to be a whole number'],
    [['--a', 'greedy', '--b', 'random', '--jobs', '0'], '--jobs has to be a whole number from 1 to 256, not "0".'],
    [['--a', 'greedy', '--b', 'random', '--rules', 'chess'], 'There are no rules "chess"'],
    [['--a', 'greedy', '--b', 'random', '--fresh'], '--fresh does not go with --a. See archmage arena --help.'],
    [['--ladder', '--a', 'greedy'], '--a does not go with --ladder.'],
    [['--ladder', '--bots', 'greedy'], '--bots takes two names or more, with commas, not "greedy".'],
    [['--ladder', '--bots', 'greedy,nobody'], '--bots has to be random, greedy'],
    [['--ladder', '--write', '--into', 'nowhere'], 'archmage arena --ladder plays the games.'],
    [['--ladder', '--write', '--games', '4'], '--games does not go with --write.'],
    [['--soak', 'much'], '--soak has to be a whole number from 1 to 1000000, not "much".'],
    [['--soak', '4', '--rules', 'base'], '--rules does not go with --soak.'],
    [['--deeds', '--a', 'greedy'], '--a does not go with --deeds.'],
    [['--deeds', '--bots', 'clever'], '--bots has to be random, greedy'],
    [['greedy'], '"greedy" is one argument too many.'],
  ])('%j is answered with one sentence', async (argv, sentence) => {
    const { code, out, err } = await runWith(['arena', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(existsSync('nowhere')).toBe(false);
  });

  test('understands levels by their number wherever a bot is named', async () => {
    const { value } = await json(...QUICK, '--a', 'level1', '--b', 'level6', '--games', '2', '--ms', '1');
    expect([value.a, value.b]).toEqual(['squire', 'archmage']);
  });
});
