import { learntFor } from './known.ts';
// Whatever is learnt from a text is kept with the game.
import './kept.ts';
import { learn } from './own-text.ts';

/**
 * What a game or a position needs besides the boxes, as comments behind its text: whoever reads it in has everything.
 * Each line ends with a bar, for blanks at the end of a line get lost on the way, and the id is a hash of all of it.
 */
export const withNeeds = (text: string, rules: string, comment: ';' | '#'): string => {
  const needs = learntFor(rules).flatMap((own) => [
    `${comment} own ${own.id}`,
    ...own.text.split(/\r\n?|\n/).map((line) => `${comment} |${line}|`),
  ]);
  return needs.length === 0 ? text : `${text.trimEnd()}\n\n${needs.join('\n')}\n`;
};

/** Tells the engine of what a text brings along. */
export const learnNeeds = (text: string): void => {
  let own: string[] | undefined;
  const all: string[][] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    if (/^[;#] own \w+\s*$/.test(line)) {
      own = [];
      all.push(own);
    }
    const [, content] = /^[;#] \|(.*)\|\s*$/.exec(line) ?? [];
    if (content !== undefined) own?.push(content);
  }
  for (const lines of all) learn(lines.join('\n'));
};
