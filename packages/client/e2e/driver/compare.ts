import { isAsked, type Ruleset, SEATS, type State, score, topTask, type Viewer } from '@archmage/engine';
import { fill, nameOf, questionText } from '@archmage/words';
import { LEXICONS } from '@archmage/words/all';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { describeSpot } from '../../app/table/said/describe.ts';
import { speechOf } from '../../app/table/said/narrate.ts';
import { en } from '../../app/texts/en.ts';
import type { Spot } from '../../board/model.ts';
import { viewFor } from './mirror.ts';
import type { At } from './perform.ts';

/** Waits until the page says what the mirror says, to whoever looks, and lets the hand act. */
export const agree = async ({ page, hand, mirror }: At, viewer: Viewer): Promise<void> => {
  const view = viewFor(mirror, viewer);
  const { rules } = mirror.game;
  const expected = { cells: cellsOf(rules, view), words: wordsOf(rules, view, viewer) };
  const agrees = (read: typeof readOn) =>
    expect.poll(async () => differences(expected, await read(page)), { timeout: 15_000, interval: 20 }).toEqual([]);
  await agrees(readOn);
  // The quick look is for waiting; what counts for this hand is what it hears.
  if (hand.name === 'tree') await agrees(heardOn);
};

/** The names of the board's parts, and everything else that is said. */
interface Said {
  readonly cells: readonly string[];
  readonly words: string;
}

/** The page as assistive technology has it: a line for each thing, with its role and its name. */
const heardOn = async (page: Page): Promise<Said> => {
  const words = await page.getByRole('main').ariaSnapshot();
  const cells = [...words.matchAll(/- '?gridcell ("(?:[^"\\]|\\.)*")/g)];
  return { cells: cells.map(([, name]) => JSON.parse(name ?? '""') as string), words };
};

/** The same taken from the page itself, which is much quicker. */
const readOn = (page: Page): Promise<Said> =>
  page.evaluate(() => ({
    cells: [...document.querySelectorAll('[data-spot]')].map((cell) => cell.getAttribute('aria-label') ?? ''),
    words: ['.score', '.table-hint'].map((part) => document.querySelector(part)?.textContent).join(' '),
  }));

const differences = (
  expected: { readonly cells: readonly string[]; readonly words: readonly string[] },
  said: Said,
) => {
  const squares = said.cells.filter((name) => !name.startsWith(EDGE));
  const lacking = expected.cells.filter(
    (cell) => !squares.some((name) => name === cell || name.startsWith(`${cell}, `)),
  );
  return [
    ...(said.words.includes(en.table.hints.wait) ? ['the page is busy'] : []),
    ...expected.words.filter((text) => !said.words.includes(text)),
    ...(squares.length === expected.cells.length ? [] : [`${squares.length} squares, not ${expected.cells.length}`]),
    ...lacking,
  ];
};

const EDGE = fill(en.table.square.edge, { place: '' });

/** What each square and each face-down room is called. */
const cellsOf = (rules: Ruleset, view: State): readonly string[] => {
  const { grid } = rules;
  const rooms = view.tiles.flatMap(({ room }, tile): readonly Spot[] =>
    room === undefined ? [{ kind: 'room', room: tile }] : placesFrom(tile * grid.cells, grid.cells),
  );
  return [...rooms, ...placesFrom(grid.squares, 2 * grid.lineLength)].map((spot) => describeSpot(rules, view, spot));
};

const placesFrom = (first: number, length: number): readonly Spot[] =>
  Array.from({ length }, (_, nth) => ({ kind: 'place', place: first + nth }));

/** The points, the action points and the question, which must stand above the board. */
const wordsOf = (rules: Ruleset, view: State, viewer: Viewer): readonly string[] => {
  const { score: texts } = en.parts;
  const { target } = rules.options;
  const points = SEATS.map((seat) => fill(texts.points, { points: score(rules, view, seat), target }));
  const purses = view.turn.purses.map(({ ap, only, lent }) =>
    fill(only === undefined ? texts.purse : lent ? texts.purseLent : texts.purseOf, {
      ap,
      piece: only === undefined ? undefined : nameOf(speechOf(rules, view), only),
      seat: en.parts.seats[view.turn.seat],
    }),
  );
  return [...points, ...purses, promptOf(view, viewer)];
};

const promptOf = (view: State, viewer: Viewer): string => {
  const task = topTask(view);
  const asked = SEATS.filter((each) => isAsked(view, each));
  const seat = asked.find((each) => each === viewer) ?? asked[0];
  if (task === undefined || seat === undefined) return '';
  const question = task.kind === 'question' ? questionText(LEXICONS.en, task.asks) : undefined;
  const prompt = en.table.prompts[task.kind === 'draft' ? task.what : task.kind];
  return fill(prompt, { seat: en.table.names[seat], question });
};
