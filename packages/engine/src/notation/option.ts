import { PARTS } from '../core/asking/option.ts';
import { HIDDEN, type Option, type OptionPart, type Secret, type Tile } from '../core/state.ts';
import { type Phrase, say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { aSlot, aSquare, edgeName, formatPlace, formatTile, parseEdge, parsePlace, parseTile } from './place.ts';
import { aToken, formatKind, formatToken, parseKind, parseToken } from './token.ts';
import { cut, cutOnce, endOf, miss, oneOf, type Reading, type Word } from './words.ts';

type Tiles = readonly Tile[];

/** How a thing of some sort is written, and what a reader is told to write. */
export interface Spelling<T> {
  expects(rules: Ruleset): Phrase;
  format(rules: Ruleset, tiles: Tiles, value: T): string;
  parse(rules: Ruleset, tiles: Tiles, text: string): T | undefined;
}

export const SPELLINGS: { readonly [P in OptionPart]-?: Spelling<Exclude<Option[P], undefined>> } = {
  word: {
    expects: () => say('word'),
    format: (_, __, word) => word,
    parse: (_, __, text) => (isName(text) ? text : undefined),
  },
  number: {
    expects: () => say('whole'),
    format: (_, __, number) => `${number}`,
    parse: (_, __, text) => (/^(0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined),
  },
  card: {
    expects: ({ deck }) => say('cardLike', { card: deck.yellow[0] ?? '' }),
    format: (_, __, card) => card,
    parse: ({ deck }, __, text) => oneOf([...deck.yellow, ...deck.blue], text),
  },
  kind: {
    expects: (rules) => say('kindLike', { kind: formatKind(rules, rules.roster[0]?.kind ?? '') }),
    format: (rules, _, kind) => formatKind(rules, kind),
    parse: (rules, _, text) => parseKind(rules, 'chance', text),
  },
  piece: {
    expects: aToken,
    format: (rules, _, piece) => formatToken(rules, piece),
    parse: (rules, _, text) => parseToken(rules, text),
  },
  tile: {
    expects: ({ grid }) => aSlot(grid),
    format: (_, tiles, tile) => formatTile(tiles, tile),
    parse: (_, tiles, text) => {
      const tile = parseTile(tiles, text);
      return tile < 0 ? undefined : tile;
    },
  },
  place: { expects: ({ grid }) => aSquare(grid), format: formatPlace, parse: parsePlace },
  edge: { expects: () => say('edge'), format: edgeName, parse: parseEdge },
};

/** What a box may call its words, questions, piles and lots. */
export const isName = (text: string): boolean => /^[A-Za-z][\w-]{0,39}$/.test(text);

/** `card=C3`, `piece=yTh,place=d7`; `?` when it is secret. */
export const formatOption = (rules: Ruleset, tiles: Tiles, option: Secret<Option>): string => {
  if (option === HIDDEN) return HIDDEN;
  const written = PARTS.filter((part) => option[part] !== undefined);
  return written.map((part) => `${part}=${spelling(part).format(rules, tiles, option[part])}`).join();
};

/** The rooms are those that its squares and slots are named by. */
export const readOption = (
  reading: Reading & { readonly rules: Ruleset },
  tiles: Tiles,
  word: Word,
): Option | undefined => {
  const option: Partial<Record<OptionPart, unknown>> = {};
  for (const each of cut(word, ',')) {
    const [name, value] = cutOnce(each, '=');
    const part = oneOf(PARTS, name.text);
    if (part === undefined || part in option) return miss(reading, name, say('partsOnce', { list: PARTS }));
    const { expects, parse } = spelling(part);
    const read = parse(reading.rules, tiles, value?.text ?? '');
    if (read === undefined) return miss(reading, value ?? endOf(name), expects(reading.rules));
    option[part] = read;
  }
  return option as Option;
};

const spelling = (part: OptionPart): Spelling<unknown> => SPELLINGS[part] as Spelling<unknown>;
