import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatPuzzle, type Puzzle, readPuzzle, stanzasIn, THEMES } from '@archmage/ai/puzzles';
import { textOf, trust, writeWhole } from '../files.ts';

/** The puzzles of a file. */
export const puzzlesIn = (file: string): readonly Puzzle[] => puzzlesOf(textOf(file), file);

export const puzzlesOf = (text: string, file: string): readonly Puzzle[] =>
  trust(stanzasIn(text), file).map((stanza) => trust(readPuzzle(stanza), file));

/** Those of a folder, group by group. */
export const puzzlesOn = (folder: string): readonly Puzzle[] => groupsOn(folder).flatMap((file) => puzzlesIn(file));

const groupsOn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => /^[a-z]+-\d+\.txt$/.test(name))
    .sort()
    .map((name) => join(folder, name));

/** Who wants one of them fetches some kilobytes. */
const GROUP = 10;

/** Puts puzzles on the shelf, those of a theme by their rating, a few to a file; the index says where each is. */
export const shelve = (folder: string, puzzles: readonly Puzzle[]): void => {
  const index: string[] = [];
  const files = new Map<string, string>();
  for (const theme of THEMES) {
    const own = puzzles.filter((puzzle) => puzzle.theme === theme).sort(byRating);
    for (const [nth, puzzle] of own.entries()) {
      const group = `${theme}-${1 + Math.floor(nth / GROUP)}`;
      const text = files.get(group);
      files.set(group, `${text === undefined ? '' : `${text}\n`}${formatPuzzle(puzzle)}`);
      index.push(`${puzzle.id} ${puzzle.rating} ${group} ${boxesOf(puzzle)}\n`);
    }
  }
  for (const file of groupsOn(folder)) rmSync(file);
  for (const [group, text] of files) writeWhole(join(folder, `${group}.txt`), text);
  writeWhole(join(folder, 'index.txt'), index.join(''));
};

const byRating = (a: Puzzle, b: Puzzle): number => a.rating - b.rating || a.id.localeCompare(b.id);

/** `base`, `base+paladins`. */
const boxesOf = ({ rules }: Puzzle): string => (rules.id.split(' ')[0] ?? '').replaceAll(/\.\d+/g, '');
