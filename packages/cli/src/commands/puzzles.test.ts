import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayed } from '../puzzles/prove.ts';
import { puzzlesIn, puzzlesOn } from '../puzzles/shelf.ts';
import { runWith } from '../test-io.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-puzzles-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OURS = join(import.meta.dirname, '../../../../puzzles');

test('games are searched once: whoever is stopped goes on', async () => {
  const into = join(folder, 'found.txt');
  const game = ['--games', '1', '--rules', 'base beginner', '--bots', 'greedy', '--seed', 'b'];
  const argv = ['puzzles', ...game, '--into', into, '--json'];
  const { code, out } = await runWith(argv);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 1, file: into, found: puzzlesIn(into).length });
  expect(puzzlesIn(into).map(replayed)).toEqual([undefined]);
  const text = readFileSync(into, 'utf8');
  expect(text).toContain('# searched base.1 beginner, greedy, greedy, seed b 0\n');
  expect((await runWith(argv)).code).toBe(0);
  expect(readFileSync(into, 'utf8')).toBe(text);
});

test('what is shelved is proved', async () => {
  const shelved = await runWith(['puzzles', '--shelve', join(OURS, 'win-1.txt'), '--folder', folder]);
  expect(shelved).toMatchObject({ code: 0, err: '' });
  const count = puzzlesOn(folder).length;
  expect(shelved.out).toBe(`Puzzles in ${folder}: ${count}.\n`);
  const proved = await runWith(['puzzles', '--prove', '--folder', folder]);
  expect(proved).toMatchObject({ code: 0, out: `Puzzles proved: ${count}. Flaws: 0.\n` });
});

test('a folder that is not there is named', async () => {
  const { code, err } = await runWith(['puzzles', '--prove', '--folder', join(folder, 'nowhere')]);
  expect(code).toBe(2);
  expect(err).toContain('nowhere');
});
