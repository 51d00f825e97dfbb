import type { Facts, Refusal, RefusalCode } from '../../core/refusal.ts';
import type { Citing } from '../cites.ts';

/** What abilities and objects refuse besides the core's own reasons. */
export const LIBRARY_CODES = [
  'armsFull',
  'broken',
  'carriedByHealer',
  'foeBeside',
  'gearLocked',
  'immune',
  'inMist',
  'nobodyInLine',
  'noBreachLeft',
  'noDirection',
  'noEmptyFloor',
  'noFountain',
  'noMagicUser',
  'noObject',
  'noPortcullis',
  'nonPlayer',
  'noRoomBehind',
  'notBesideRoom',
  'notClosed',
  'nothingBehind',
  'notInLine',
  'notInSight',
  'notLaid',
  'notWithFoe',
  'notWounded',
  'noWall',
  'noWallHere',
  'noWizard',
  'offBoardBehind',
  'otherRoomThan',
  'pitBehind',
  'portcullis',
  'pushBarred',
  'pushOnto',
  'pushToDeath',
  'revealFirst',
  'shielded',
  'spearTooShort',
  'spentThisTurn',
  'notInRoom',
  'noRoomThere',
  'stoodOver',
] as const;
export type LibraryCode = (typeof LIBRARY_CODES)[number];

/** A refusal by a rule that an ability was given with its bearer. */
export const refusing = <Code extends LibraryCode | RefusalCode>(
  cites: Citing<Code>,
  code: Code,
  facts: Facts,
): Refusal => ({ code, rule: cites[code], facts });
