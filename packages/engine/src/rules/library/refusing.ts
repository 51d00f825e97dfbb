import type { Facts, Refusal, RefusalCode } from '../../core/refusal.ts';

/** What abilities and objects refuse besides the core's own reasons. */
export const LIBRARY_CODES = [
  'broken',
  'carriedByHealer',
  'inMist',
  'nobodyInLine',
  'noBreachLeft',
  'noDirection',
  'noEmptyFloor',
  'noFountain',
  'noMagicUser',
  'noObject',
  'noPortcullis',
  'notBesideRoom',
  'notClosed',
  'nothingBehind',
  'notInSight',
  'notLaid',
  'notWithFoe',
  'notWounded',
  'noWall',
  'noWallHere',
  'noWizard',
  'otherRoomThan',
  'portcullis',
  'stoodOver',
] as const;
export type LibraryCode = (typeof LIBRARY_CODES)[number];

/** A refusal of a box's own rule. */
export const refusing = (rule: string, code: LibraryCode | RefusalCode, facts: Facts = {}): Refusal => ({
  code,
  rule,
  facts,
});
