import type { Legend } from '../board/room.ts';
import type { BySeat, Kind, Option } from '../core/state.ts';
import type { Result } from '../result.ts';
import type { CardFace, CardSort } from './card.ts';
import type { Cites, Citing, GeneralCites } from './cites.ts';
import type { Course } from './course.ts';
import type { OfferRule, QuestionRule, Rule } from './rule.ts';
import type { Family, Options } from './ruleset.ts';
import type { OwnNpcs, Scenario } from './scenario.ts';

/** What comes in one box, as data. */
export interface Box {
  /** `base.1`: a promise; a change of meaning gets a new number. */
  readonly id: string;
  readonly family: Family;
  readonly cites: GeneralCites;
  readonly rooms: string;
  readonly legend: Legend;
  readonly terrain: readonly Terrain[];
  readonly hindrances: readonly Hindrance[];
  readonly covers?: readonly Covering[];
  readonly characters: readonly Character[];
  readonly objects: readonly Thing[];
  /** What is done on the board itself, by anybody. */
  readonly offers?: readonly OfferRule[];
  /** What its rules ask, by name: `packages/words` has a sentence for each in every language, or it does not compile. */
  readonly asks?: readonly string[];
  /** Of these, the ones asked by rules that are nobody's own. */
  readonly questions?: readonly QuestionRule[];
  /** Bags and decks, by name, with all that is in them. */
  readonly piles?: Readonly<Record<string, readonly Option[]>>;
  readonly deck: readonly CardFace[];
  /** The sort of cards that are secret while they are held. */
  readonly covert?: CardSort;
  /** The characters of a seat that has others than these, and no cards. */
  readonly cast?: Partial<BySeat<readonly Character[]>>;
  /** Where the game runs otherwise than between two players. */
  readonly course?: Course;
  readonly layout: Layout;
  /** The scenarios that come with it, as far as they can be played with these boxes. */
  readonly scenarios?: (boxes: readonly Box[]) => readonly Scenario[];
  /** It is played by its scenarios alone. */
  readonly staged?: true;
  /** A smaller game for newcomers. */
  readonly beginner?: Layout & { readonly without: readonly Kind[] };
}

/** What a kind of square does; several may be the same obstacle, a pit and a pit in the mist. */
export interface Terrain {
  readonly name: string;
  /** Nobody enters without an ability, an object or a card; the name of what is in the way. */
  readonly obstacle?: string;
  /** Tokens of a revealed room may be placed here. */
  readonly floor?: true;
  /** No line of sight enters it. */
  readonly blind?: true;
  /** All squares of it in a room together are held by whoever alone stands on them. */
  readonly held?: true;
  readonly cites?: Cites;
}

/** What an obstacle is like, and the rules behind it where they are not those of any obstacle. */
export interface Hindrance {
  readonly name: string;
  /** What it has in common with others, for rules that mean them all. */
  readonly tags: readonly string[];
  /** A card carries one over it. */
  readonly jumped?: true;
  /** Anybody may step in and dies, and these are the rules for it. */
  readonly kills?: Citing<'dead' | 'stopBusy'>;
  readonly cites?: Cites;
  /** The rules for those with a trait, where they are others. */
  readonly citesTo?: Readonly<Record<string, Cites>>;
}

/** A marker laid on a square: the obstacle it is there, and whether it stops a line of sight. */
export interface Covering {
  readonly name: string;
  readonly obstacle: string;
  readonly blind?: true;
}

/** A way to play a box that comes with rules and things of its own: fetched for the games that name it. */
export interface Part {
  /** What its rules ask, by name, as of a box. */
  readonly asks: readonly string[];
  /** The box as it is played in this way; `own` is what a user brought for it. */
  remake(box: Box, options: Options, own: OwnNpcs | undefined): Box;
  /** Reads a user's own cards. */
  read(text: string): Result<unknown>;
}

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Where on a starting line a team begins; where there are posts, the rows of rooms it begins before. */
  readonly dots: readonly number[];
  /** What one faces from a starting line: the terrain of each post before a room (C-BOARD-20). */
  readonly posts?: readonly string[];
  /** Face-down tokens a room takes: in the end columns, and in between. */
  readonly capacity: { readonly end: number; readonly middle: number };
}

interface Named<Name extends Kind> {
  readonly name: Name;
  readonly code: string;
  /** Where the catalogue begins to say what it can do. */
  readonly rule: string;
  readonly traits: readonly string[];
  readonly rules: readonly Rule[];
}
export interface Character<Name extends Kind = Kind> extends Named<Name> {
  readonly sort: 'character';
  readonly speed: number;
  readonly combat: number;
  /** What this one alone is called. */
  readonly called?: string;
}
export interface Thing<Name extends Kind = Kind> extends Named<Name> {
  readonly sort: 'object';
  /** A player may have as many of it as there are boxes with one in play. */
  readonly common: boolean;
  /** How many of it a player has from this box. */
  readonly copies: number;
}

type Plain = {
  readonly code: string;
  readonly rule: string;
  readonly traits?: readonly string[];
  readonly rules?: readonly Rule[];
};

export const character = <const Name extends Kind>(
  name: Name,
  { traits = [], rules = [], ...rest }: { speed: number; combat: number } & Plain,
): Character<Name> => ({ sort: 'character', name, traits, rules, ...rest });

export const object = <const Name extends Kind>(
  name: Name,
  { traits = [], rules = [], common = false, copies = 1, ...rest }: { common?: boolean; copies?: number } & Plain,
): Thing<Name> => ({ sort: 'object', name, traits, rules, common, copies, ...rest });
