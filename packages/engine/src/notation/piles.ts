import { isSameOption, withoutOptions } from '../core/asking/option.ts';
import { HIDDEN, type Laid, type Lot, type Option, type Pile, type State } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { formatOption, isName, readOption } from './option.ts';
import type { PositionReading } from './read-tiles.ts';
import { endOf, miss, part, readAll, type Word, wordsOf } from './words.ts';

/** `deck(card=C1 card=C2 card=C3 | discard card=C3 | yellow ?)`: all that belongs to it, then its lots; `/` lies sideways. */
export const formatPiles = (rules: Ruleset, { piles, tiles }: State): string => {
  const option = (each: Laid['face']) => formatOption(rules, tiles, each);
  const lot = ({ name, things }: Lot) => [
    SEPARATOR,
    name,
    ...things.map(({ face, sideways }) => `${option(face)}${sideways ? SIDEWAYS : ''}`),
  ];
  const whole = ({ name, all }: Pile) => (isWhole(rules, name, all) ? [WHOLE] : all.map(option));
  return piles
    .filter(({ name, all, lots }) => lots.length > 0 || !isWhole(rules, name, all))
    .map((pile) => `${pile.name}(${[...whole(pile), ...pile.lots.flatMap(lot)].join(' ')})`)
    .join(' ');
};

/** Where a game runs by a course of its own, what its piles begin with need not be written out. */
const isWhole = ({ course, piles }: Ruleset, name: string, all: Pile['all']): boolean => {
  const first = course && piles.find((pile) => pile.name === name)?.all;
  return (
    first !== undefined && first.length === all.length && first.every((each, nth) => isSameOption(each, all[nth] ?? {}))
  );
};

/** All that the pile begins with. */
const WHOLE = '*';

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
  return completed(draft.rules, piles);
};

/** Piles that are not mentioned are as the game begins with them, in its order. */
const completed = ({ course, piles: all }: Ruleset, piles: readonly Pile[]): readonly Pile[] => {
  if (course === undefined) return piles;
  const others = piles.filter(({ name }) => !all.some((pile) => pile.name === name));
  return [...all.map((pile) => piles.find(({ name }) => name === pile.name) ?? pile), ...others];
};

const readPile = (draft: PositionReading, name: string, inside: Word): Pile => {
  const sections: Word[][] = [[]];
  for (const word of wordsOf(inside)) {
    if (word.text === SEPARATOR) sections.push([]);
    else sections.at(-1)?.push(word);
  }
  const [first = [], ...rest] = sections;
  const begun = draft.rules.course && draft.rules.piles.find((pile) => pile.name === name)?.all;
  const isAll = begun !== undefined && first[0]?.text === WHOLE && first.length === 1;
  const all = isAll ? begun : readAll(first, (word) => readOption(draft, draft.tiles, word));
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
