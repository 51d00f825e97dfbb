import type { Box } from '../rules/box.ts';
import { supplyOf } from './supply.ts';

/** Every box there is, by its id. What is left out of a game is not fetched for it. */
const LOADERS = {
  'base.1': async () => (await import('./base/index.ts')).base,
  'paladins.1': async () => (await import('./paladins-and-dragons/index.ts')).paladinsAndDragons,
  'prison.1': async () => (await import('./prison/index.ts')).prison,
};

export type BoxId = keyof typeof LOADERS;
/** Something for each box: who adds a box is asked for it. */
export type ByBox<T> = Readonly<Record<BoxId, T>>;
type BoxNamed<Id extends BoxId> = Awaited<ReturnType<(typeof LOADERS)[Id]>>;
/** The names of a box's characters and objects, and of what its squares and markers are made of. */
export type CharacterOf<Id extends BoxId> = BoxNamed<Id>['characters'][number]['name'];
export type ObjectOf<Id extends BoxId> = BoxNamed<Id>['objects'][number]['name'];
export type KindOf<Id extends BoxId> = CharacterOf<Id> | ObjectOf<Id>;
/** What a box's rules ask. */
export type AskOf<Id extends BoxId> =
  BoxNamed<Id> extends { readonly asks: readonly (infer Name extends string)[] } ? Name : never;
export type GroundOf<Id extends BoxId> = BoxNamed<Id>['terrain' | 'hindrances'][number]['name'];

export const BOXES = supplyOf<Box>(LOADERS);

/** The boxes a ruleset's id names: `base.1+paladins.1 teams=free` two. */
export const boxesIn = (rules: string): readonly string[] => (/^\s*(\S*)/.exec(rules)?.[1] ?? '').split('+');
