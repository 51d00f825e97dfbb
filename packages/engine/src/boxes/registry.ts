import type { Box, Part } from '../rules/box.ts';
import { type Supply, supplyOf } from './supply.ts';

/** Every box there is, by its id. What is left out of a game is not fetched for it. */
const LOADERS = {
  'base.1': async () => (await import('./base/index.ts')).base,
  'paladins.1': async () => (await import('./paladins-and-dragons/index.ts')).paladinsAndDragons,
  'prison.1': async () => (await import('./prison/index.ts')).prison,
  'cards.1': async () => (await import('./card-game/index.ts')).cardGame,
};

/** Ways to play a box that need more than it: fetched for the games that name them. */
const PART_LOADERS = {
  'prison-solo.1': async () => (await import('./prison/solo/index.ts')).prisonSolo,
};

export type PartId = keyof typeof PART_LOADERS;
export type ByPart<T> = Readonly<Record<PartId, T>>;
export type PartAsks<Id extends PartId> = Awaited<ReturnType<(typeof PART_LOADERS)[Id]>>['asks'][number];

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

export const BOX_PARTS = supplyOf<Part>(PART_LOADERS);

const boxes = supplyOf<Box>(LOADERS);

/** Parts of boxes are fetched by their names like boxes, and are none. */
export const BOXES: Supply<Box> = {
  ...boxes,
  load: async (wanted) => {
    await Promise.all([boxes.load(wanted), BOX_PARTS.load(wanted)]);
  },
};

/** The boxes a ruleset's id names, `base.1+paladins.1 teams=free` two, and the part that it plays of one. */
export const boxesIn = (rules: string): readonly string[] => {
  const boxes = (/^\s*(\S*)/.exec(rules)?.[1] ?? '').split('+');
  return / solo=/.test(rules) ? [...boxes, ...boxes.flatMap((box) => soloOf(box) ?? [])] : boxes;
};

/** The part that plays a box alone. */
export const soloOf = (box: string): PartId | undefined => (box === 'prison.1' ? 'prison-solo.1' : undefined);
