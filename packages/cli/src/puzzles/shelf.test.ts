import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatPuzzle, readPuzzle, stanzasIn } from '@archmage/ai/puzzles';
import { hashOf } from '@archmage/engine';
import { describe, expect, onTestFinished, test } from 'vitest';
import { replayed } from './prove.ts';
import { puzzlesIn, puzzlesOn, shelve } from './shelf.ts';

const FOLDER = fileURLToPath(new URL('../../../../puzzles', import.meta.url));
const ALL = puzzlesOn(FOLDER);

describe('our puzzles', () => {
  test.each(ALL)('$id: the solution reaches the goal, passing does not', (puzzle) => {
    expect(replayed(puzzle)).toBeUndefined();
  });

  test('are named after their theme and their position, each once', () => {
    expect(ALL.map(({ id }) => id)).toEqual(
      ALL.map(({ theme, rules, start }) => `${theme}-${hashOf(rules, start).slice(0, 6)}`),
    );
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
  });

  test('lie as they would be put there: groups and index are what is written for them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'archmage-puzzles-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    shelve(folder, ALL);
    expect(readdirSync(folder)).toEqual(readdirSync(FOLDER));
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name), 'utf8')).toBe(readFileSync(join(FOLDER, name), 'utf8'));
  });

  test('come a few kilobytes at a time', () => {
    for (const name of readdirSync(FOLDER)) expect(readFileSync(join(FOLDER, name)).length).toBeLessThan(12_000);
  });
});

describe('a solution that is none', () => {
  const [puzzle] = puzzlesIn(join(FOLDER, 'win-1.txt'));
  if (puzzle === undefined) throw new Error('There is no puzzle.');

  const pass = { actor: puzzle.start.turn.seat, action: { type: 'pass' } } as const;

  test('is noticed', () => {
    expect(replayed({ ...puzzle, solution: puzzle.solution.slice(0, -1) })).toBe('solution');
    expect(replayed({ ...puzzle, goal: { kind: 'score', points: 0, keep: [] }, solution: [pass] })).toBe('passing');
  });

  test.each([
    ['puzzle win-', 'puzzle lose-', 'beginning'],
    ['goal win', 'goal glory', 'oneOf'],
    ['; tasks act', '; tasks fly', 'taskLike'],
    ['solution ', 'solution Xx ', 'oneOf'],
    ['rating ', 'rated ', 'beginning'],
  ])('%s is not %s', (right, wrong, code) => {
    const stanzas = stanzasIn(formatPuzzle(puzzle).replace(right, wrong));
    const read = stanzas.ok ? readPuzzle(stanzas.value[0] as never) : stanzas;
    expect(read.ok ? '' : read.error.code).toBe(code);
  });

  test('a puzzle that breaks off is no puzzle', () => {
    const text = formatPuzzle(puzzle).split('\n').slice(0, 3).join('\n');
    const read = stanzasIn(text);
    expect(read.ok ? undefined : read.error).toMatchObject({ code: 'beginning', facts: { list: ['position'] } });
  });
});
