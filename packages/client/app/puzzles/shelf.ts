import { boxesOfStanza, type Puzzle, readPuzzle, stanzasIn, type Theme, themeOf } from '@archmage/ai/puzzles';
import { explain, type Result } from '@archmage/engine';
import index from '../../../../puzzles/index.txt?raw';
import { bring } from '../boxes.ts';

/** A puzzle before it is fetched: what a list says of it. */
export interface PuzzleCard {
  readonly id: string;
  readonly theme: Theme;
  readonly rating: number;
  /** The file it stands in. */
  readonly group: string;
  /** `base`, or `base+paladins`. */
  readonly boxes: string;
}

const GROUPS = import.meta.glob<string>('../../../../puzzles/*-*.txt', { query: '?raw', import: 'default' });

export const PUZZLES: readonly PuzzleCard[] = index
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [id = '', rating, group = '', boxes = ''] = line.split(' ');
    const theme = themeOf(id);
    return theme === undefined ? [] : [{ id, theme, rating: Number(rating), group, boxes }];
  });

/** Fetches and reads it, and the boxes it is played with. */
export const openPuzzle = async ({ id, group }: PuzzleCard): Promise<Puzzle> => {
  const text = await GROUPS[`../../../../puzzles/${group}.txt`]?.();
  const stanza = trust(stanzasIn(text ?? '')).find(({ puzzle }) => puzzle.text === id);
  if (stanza === undefined) throw new Error(`There is no puzzle ${id}.`);
  await bring(boxesOfStanza(stanza));
  return trust(readPuzzle(stanza));
};

const trust = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(explain(result.error));
};

/** The same for everybody: from day to day another, all of them before one comes again. */
export const puzzleOfTheDay = (day: string, cards: readonly PuzzleCard[] = PUZZLES): PuzzleCard | undefined => {
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / A_DAY);
  const shuffled = [...cards].sort((a, b) => mark(a.id).localeCompare(mark(b.id)));
  return shuffled[days % shuffled.length];
};

const A_DAY = 24 * 60 * 60 * 1000;

/** What an id has of chance comes behind its theme. */
const mark = (id: string): string => id.replace(/^.*-/, '');

/** The unsolved one that is nearest to a rating. */
export const nearest = (
  rating: number,
  isDone: (id: string) => boolean,
  cards: readonly PuzzleCard[] = PUZZLES,
): PuzzleCard | undefined => {
  const left = cards.filter(({ id }) => !isDone(id));
  return left.toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))[0];
};
