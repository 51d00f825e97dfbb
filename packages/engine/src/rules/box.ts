import type { Legend } from '../board/room.ts';
import type { Card, Kind } from '../core/state.ts';
import type { Rule } from './rule.ts';
import type { Family } from './ruleset.ts';

/** What comes in one box, as data. */
export interface Box {
  /** `base.1`: a promise; a change of meaning gets a new number. */
  readonly id: string;
  readonly family: Family;
  readonly rooms: string;
  readonly legend: Legend;
  readonly terrain: readonly Terrain[];
  readonly characters: readonly Character[];
  readonly objects: readonly Thing[];
  readonly deck: readonly Card[];
  readonly layout: Layout;
  /** A smaller game for newcomers. */
  readonly beginner?: Layout & { readonly without: readonly Kind[] };
}

export interface Terrain {
  readonly name: string;
  /** Nobody enters without an ability, an object or a card. */
  readonly obstacle?: true;
  /** Tokens of a revealed room may be placed here. */
  readonly floor?: true;
}

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  readonly dots: readonly number[];
  /** Face-down tokens a room takes: in the end columns, and in between. */
  readonly capacity: { readonly end: number; readonly middle: number };
}

interface Named {
  readonly name: Kind;
  readonly code: string;
  readonly traits: readonly string[];
  readonly rules: readonly Rule[];
}
export interface Character extends Named {
  readonly sort: 'character';
  readonly speed: number;
  readonly combat: number;
}
export interface Thing extends Named {
  readonly sort: 'object';
}

type Extras = { readonly traits?: readonly string[]; readonly rules?: readonly Rule[] };

export const character = (
  name: Kind,
  { traits = [], rules = [], ...rest }: { code: string; speed: number; combat: number } & Extras,
): Character => ({ sort: 'character', name, traits, rules, ...rest });

export const object = (name: Kind, { traits = [], rules = [], ...rest }: { code: string } & Extras): Thing => ({
  sort: 'object',
  name,
  traits,
  rules,
  ...rest,
});
