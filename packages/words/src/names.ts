import {
  type Action,
  type Card,
  type CardFace,
  edgeName,
  formatKind,
  formatPlace,
  formatTile,
  formatToken,
  HIDDEN,
  type Kind,
  labyrinthOf,
  type Option,
  type OptionPart,
  PARTS,
  type PieceId,
  type Place,
  type RoomId,
  type Ruleset,
  type Seat,
  type Secret,
  type State,
} from '@archmage/engine';
import type { Ground, KindWords } from './box-words.ts';
import { fill } from './fill.ts';
import type { Lexicon } from './lexicon.ts';

/** As in the notation (`yTh`, `A3`), or in words (`the yellow Thief`, `Action 3`). */
export const NAMINGS = ['codes', 'names'] as const;
export type Naming = (typeof NAMINGS)[number];

/** Where the words come from, and the position they are said in. */
export interface Speech {
  readonly rules: Ruleset;
  readonly state: State;
  /** The position before what is told, if the teller has it: then a Move is told from its first square on. */
  readonly before?: State;
  /** The action it came of, if the teller knows it: then a deed is told with its doer. */
  readonly doing?: Action | undefined;
  /** Whose doings are told, where a heading says so: his characters go by their names alone. */
  readonly own?: Seat | undefined;
  readonly words: Lexicon;
  readonly naming: Naming;
}

/** `yTh`, or `the yellow Thief`. */
export const nameOf = ({ rules, words, naming, own }: Speech, piece: PieceId): string => {
  const member = rules.roster[piece];
  if (naming === 'names' && member?.name !== undefined) return member.name;
  const name = member && nounOf(words, member.kind)?.[member.owner === own ? 'the' : member.owner];
  return naming === 'codes' || name === undefined ? formatToken(rules, piece) : name;
};

/** A list that reads as one: `yTh, yTr`, or `the yellow Thief and the yellow Troll`. */
export const namesOf = (speech: Speech, pieces: readonly PieceId[]): string =>
  listed(
    speech,
    pieces.map((piece) => nameOf(speech, piece)),
  );

/** `Thief`; a kind without a name goes by its own. */
export const kindName = (words: Lexicon, kind: Secret<Kind>): string => nounOf(words, kind)?.name ?? kind;

/** `Th`, or `the Thief`. */
export const kindIn = ({ rules, words, naming }: Speech, kind: Secret<Kind>): string =>
  (naming === 'names' ? nounOf(words, kind)?.the : undefined) ?? formatKind(rules, kind);

/** `d7`; `y3` and `z3` on the starting lines. */
export const placeName = ({ rules, state }: Speech, place: Place): string => formatPlace(rules, state.tiles, place);

/** `c4|d4`, or `between c4 and d4`. */
export const edgeIn = ({ rules, state, words, naming }: Speech, edge: number): string => {
  const code = edgeName(rules, state.tiles, edge);
  if (naming === 'codes') return code;
  const [, one = '', sign, other = ''] = /^(\w+)([|>-])(\w+)$/.exec(code) ?? [];
  const { between, sideOf } = words.sentences.parts;
  if (sign === '>') return fill(sideOf, { place: one, side: lookUp(words.things.sides, other) ?? other });
  return sign === undefined ? code : fill(between, { one, other });
};

/** `Action 3`, `Combat 5`, `Jump`. */
export const cardName = ({ things }: Lexicon, { sort, value }: Pick<CardFace, 'sort' | 'value'>): string =>
  fill(things.cards[sort], { number: value });

export const cardIn = ({ rules, words, naming }: Speech, card: Secret<Card>): string => {
  const face = rules.cards[card];
  return naming === 'codes' || face === undefined ? card : cardName(words, face);
};

/** `1cw`, or `number 1 (clockwise)`. */
export const roomIn = ({ rules, words, naming }: Speech, id: RoomId): string => {
  const room = rules.rooms[id]?.room;
  if (naming === 'codes' || room === undefined) return id;
  const { clockwise, counterClockwise, room: text } = words.sentences.parts;
  return fill(text, { number: room.number, way: room.arrow === 'cw' ? clockwise : counterClockwise });
};

/** What a character or an object can do, its speed and strength left out. */
export const abilityText = (words: Lexicon, kind: Kind): string => nounOf(words, kind)?.can ?? '';

/** The label of what an ability or an object offers; one without a label goes by its id. */
export const offerName = ({ offers }: Lexicon, offer: string): string => lookUp(offers, offer) ?? offer;

/** What a question asks; one without a sentence of its own is asked plainly. */
export const questionText = ({ asking, questions }: Lexicon, asks: string): string =>
  lookUp(questions, asks) ?? asking.plain;

/** What a box calls an answer, a pile or a lot; one without a word goes by its name. */
export const wordIn = ({ terms, things }: Lexicon, name: string): string =>
  lookUp(terms, name) ?? lookUp<string>(things.actors, name) ?? name;

/** An option in words, whatever it is made of: `the yellow Thief, d7`. */
export const optionIn = (speech: Speech, option: Option): string =>
  PARTS.filter((part) => option[part] !== undefined)
    .map((part) => (PART_NAMES[part] as PartName<unknown>)(speech, option[part]))
    .join(', ');

type PartName<T> = (speech: Speech, value: T) => string;
const PART_NAMES: { readonly [P in OptionPart]-?: PartName<Exclude<Option[P], undefined>> } = {
  word: ({ words }, word) => wordIn(words, word),
  number: (_, number) => `${number}`,
  card: (speech, card) => cardIn(speech, card),
  kind: (speech, kind) => kindIn(speech, kind),
  piece: (speech, piece) => nameOf(speech, piece),
  tile: ({ state }, tile) => formatTile(state.tiles, tile),
  place: (speech, place) => placeName(speech, place),
  edge: (speech, edge) => edgeIn(speech, edge),
};

/** A terrain in words: its name, in a sentence, as a place; one without words goes by its name. */
export const groundOf = ({ grounds }: Lexicon, terrain: string): Ground =>
  lookUp(grounds, terrain) ?? { name: terrain, a: terrain, where: terrain };

/** What hinders walkers on a square, printed or laid there: a terrain's name. */
export const obstacleAt = ({ rules }: Speech, { tiles }: State, place: Place): string | undefined => {
  const bits = labyrinthOf(rules, tiles).terrain[place] ?? 0;
  return rules.hazards.hindrances.find((hindrance) => hindrance.bits & bits)?.name;
};

/** `a, b`, or `a and b`. */
export const listed = ({ words, naming }: Speech, items: readonly string[]): string => {
  const last = items.at(-1);
  if (naming === 'codes' || last === undefined || items.length === 1) return items.join(', ');
  return fill(words.sentences.parts.list, { list: items.slice(0, -1).join(', '), last });
};

export const isHidden = (secret: string): boolean => secret === HIDDEN;

const nounOf = ({ kinds }: Lexicon, kind: string): KindWords | undefined => lookUp(kinds, kind);

export const lookUp = <T>(texts: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;
