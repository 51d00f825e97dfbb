import { ownFor, ownIdOf, type ParseError, type Result, say } from '@archmage/engine';
import { type Learnt, learn } from './own.ts';

/**
 * What a game or a position needs besides the boxes, as comments behind its text: whoever reads it in has everything.
 * Each line ends with a bar, for blanks at the end of a line get lost on the way, and the id is a hash of all of it.
 */
export const withNeeds = (text: string, rules: string, comment: ';' | '#'): string => {
  const needs = ownFor(rules).flatMap((own) => [
    `${comment} own ${own.id}`,
    ...own.text.split(LINE_END).map((line) => `${comment} |${line}|`),
  ]);
  return needs.length === 0 ? text : `${text.trimEnd()}\n\n${needs.join('\n')}\n`;
};

/**
 * Tells the engine of what a text brings along, except for what is had already. A text that was changed on the way is
 * refused: it would be another game's.
 */
export const learnNeeds = (text: string, isHad: (id: string) => boolean): Result<readonly Learnt[]> => {
  const learnt: Learnt[] = [];
  for (const carried of carriedIn(text)) {
    if (isHad(carried.id)) continue;
    const own = learnCarried(carried);
    if (!own.ok) return own;
    learnt.push(own.value);
  }
  return { ok: true, value: learnt };
};

interface Carried {
  readonly id: string;
  readonly lines: string[];
  /** Where it is named, from 1. */
  readonly line: number;
}

const LINE_END = /\r\n?|\n/;

const carriedIn = (text: string): readonly Carried[] => {
  const all: Carried[] = [];
  for (const [index, line] of text.split(LINE_END).entries()) {
    const [, id] = /^[;#] own (\w+)\s*$/.exec(line) ?? [];
    if (id !== undefined) all.push({ id, lines: [], line: index + 1 });
    const [, content] = /^[;#] \|(.*)\|\s*$/.exec(line) ?? [];
    if (content !== undefined) all.at(-1)?.lines.push(content);
  }
  return all;
};

const learnCarried = ({ id, lines, line }: Carried): Result<Learnt> => {
  const text = lines.join('\n');
  if (ownIdOf(text) !== id) return { ok: false, error: { ...CHANGED, line, ...say('carried', { id }) } };
  const own = learn(text);
  if (own.ok) return own;
  const { error } = own;
  return { ok: false, error: { ...error, line: line + error.line, column: error.column + '; |'.length } };
};

const CHANGED: Pick<ParseError, 'column' | 'found'> = { column: '; own '.length + 1, found: say('changed') };
