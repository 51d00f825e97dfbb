import { withoutOptions } from '../core/asking/option.ts';
import { HIDDEN, type Laid, type Lot, type Option, type Pile, type State } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { formatOption, isName, readOption } from './option.ts';
import type { PositionReading } from './tiles.ts';
import { endOf, miss, part, readAll, type Word, wordsOf } from './words.ts';

/** `deck(card=C1 card=C2 card=C3 | discard card=C3 | yellow ?)`: all that belongs to it, then its lots; `/` lies sideways. */
export const formatPiles = (rules: Ruleset, { piles, tiles }: State): string => {
  const option = (each: Laid['face']) => formatOption(rules, tiles, each);
  const lot = ({ name, things }: Lot) => [
    SEPARATOR,
    name,
    ...things.map(({ face, sideways }) => `${option(face)}${sideways ? SIDEWAYS : ''}`),
  ];
  return piles
    .map(({ name, all, lots }) => `${name}(${[...all.map(option), ...lots.flatMap(lot)].join(' ')})`)
    .join(' ');
};

const SEPARATOR = '|';
const SIDEWAYS = '/';

export const readPiles = (draft: PositionReading, line: Word): readonly Pile[] => {
  const piles: Pile[] = [];
  for (let at = 0; line.text.slice(at).trim() !== ''; ) {
    const [all, name = '', inside = ''] = /^\s*([^\s()]+)\(([^()]*)\)(?!\S)/.exec(line.text.slice(at)) ?? [];
    const start = at + line.text.slice(at).search(/\S/);
    if (all === undefined || !isName(name) || piles.some((pile) => pile.name === name)) {
      miss(draft, part(line, start), 'pileLike');
      return piles;
    }
    const open = start + name.length + 1;
    piles.push(readPile(draft, name, part(line, open, open + inside.length)));
    at += all.length;
  }
  return piles;
};

const readPile = (draft: PositionReading, name: string, inside: Word): Pile => {
  const sections: Word[][] = [[]];
  for (const word of wordsOf(inside)) {
    if (word.text === SEPARATOR) sections.push([]);
    else sections.at(-1)?.push(word);
  }
  const [first = [], ...rest] = sections;
  const all = readAll(first, (word) => readOption(draft, draft.tiles, word));
  const lots = rest.map((words) => readLot(draft, words, endOf(inside)));
  const isInOrder = lots.every((lot, nth) => nth === 0 || (lots[nth - 1] as Lot).name < lot.name);
  if (!isInOrder) miss(draft, inside, 'lotOrder');
  if (!isWithin(all, lots)) miss(draft, inside, 'lotWithin');
  return { name, all, lots };
};

const readLot = (draft: PositionReading, [name, ...words]: readonly Word[], end: Word): Lot => {
  if (name === undefined || !isName(name.text) || words.length === 0) miss(draft, name ?? end, 'lotName');
  return { name: name?.text ?? '', things: readAll(words, (word) => readThing(draft, word)) };
};

const readThing = (draft: PositionReading, word: Word): Laid | undefined => {
  const sideways = word.text.endsWith(SIDEWAYS);
  const name = part(word, 0, word.text.length - (sideways ? SIDEWAYS.length : 0));
  const face = name.text === HIDDEN ? HIDDEN : readOption(draft, draft.tiles, name);
  return face && { face, sideways };
};

/** Each thing is in one place; a covered one is any of those that are left. */
const isWithin = (all: readonly Option[], lots: readonly Lot[]): boolean => {
  const faces = lots.flatMap(({ things }) => things.map(({ face }) => face));
  const known = faces.filter((face) => face !== HIDDEN);
  const left = withoutOptions(all, known).length;
  return left === all.length - known.length && left >= faces.length - known.length;
};
