import type { ParseError } from '@archmage/engine';
import type { Arrow } from './room-draft.ts';
import { type GridSpot, LAST_LINE } from './spots.ts';

/** Where in the drawings an error stands: a room, and a place in it if it is one of the drawing's. */
export interface Misplaced {
  readonly number: string;
  readonly arrow: Arrow;
  readonly spot: GridSpot | undefined;
}

/** The room whose lines hold the error. */
export const misplacedIn = (text: string, { line, column }: ParseError): Misplaced | undefined => {
  const lines = text.split(/\r?\n/);
  for (let at = Math.min(line, lines.length); at > 0; at -= 1) {
    const name = /^# (?:\S+ )?([^\s-]+)[- ](cw|ccw)\s*$/.exec(lines[at - 1] ?? '');
    if (name === null) continue;
    const row = line - at - 1;
    if (row > LAST_LINE) return undefined;
    const spot = row < 0 ? undefined : { row, column: gridColumn(column) };
    return { number: name[1] ?? '', arrow: name[2] === 'cw' ? 'cw' : 'ccw', spot };
  }
  return undefined;
};

/** Posts and upright edges are one character wide, the rest three. */
const gridColumn = (column: number): number => {
  const at = column - 1;
  const whole = 2 * Math.floor(at / 4) + (at % 4 === 0 ? 0 : 1);
  return Math.max(0, Math.min(LAST_LINE, whole));
};

export interface Excerpt {
  readonly before: string;
  readonly mark: string;
  readonly after: string;
}

/** The line of an error, cut at the character it means. */
export const excerptOf = (text: string, { line, column }: ParseError): Excerpt => {
  const content = [...(text.split(/\r\n|\r|\n/)[line - 1] ?? '')];
  return {
    before: content.slice(0, column - 1).join(''),
    mark: content[column - 1] ?? ' ',
    after: content.slice(column).join(''),
  };
};

/** Where the error's character stands in the text, to put the cursor there. */
export const offsetOf = (text: string, { line, column }: ParseError): number => {
  const before = text.split('\n').slice(0, line - 1);
  return Math.min(text.length, before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1);
};
